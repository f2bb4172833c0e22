/// The fixes of a corpus, each from its number and the seed alone.
struct FixRecords {
  static let bugSlugs = [
    "need-to-be-right", "need-to-be-liked", "need-to-impress", "need-to-be-busy", "fear-of-ordinary",
  ]

  /// Interaction types with their share in a hundred.
  private static let interactions: [(name: String, share: Int)] = [
    ("standard", 21), ("timed", 7), ("multiStep", 14), ("quiz", 14), ("scenario", 14), ("counter", 6),
    ("journal", 3), ("reversal", 4), ("body", 2), ("observation", 4), ("abstain", 3), ("substitute", 3),
    ("predict", 2), ("audit", 3),
  ]

  let seed: UInt64

  /// The fix of a number.
  func record(_ number: Int) -> JSONValue {
    var random = RandomSource(seed: seed, stream: UInt64(number))
    let id = Self.identity(&random)
    let interaction = Self.interaction(&random)
    let configuration = Configurations.make(interaction, &random)
    let duration = configuration?["timed"]?["durationSeconds"].flatMap { value -> Int? in
      guard case .raw(let text) = value else { return nil }
      return Int(text)
    }
    return .record([
      "id": .string(id),
      "number": .number(number),
      "bugSlug": .string(random.pick(Self.bugSlugs)),
      "type": .string(Self.choose(&random, ["daily": 80, "weekly": 10, "quickFix": 10])),
      "severity": .string(Self.choose(&random, ["low": 40, "medium": 40, "high": 20])),
      "interactionType": .string(interaction),
      "prompt": .string(Self.prompt(&random, duration: duration)),
      "inlineComment": random.chance(60) ? .text(.comment, &random) : nil,
      "validation": random.chance(40) ? .text(.validation, &random) : nil,
      "configuration": configuration,
    ])
  }

  /// Whether a record's letters beyond ASCII are escaped, as some editors do.
  func escapesLetters(_ number: Int) -> Bool {
    var random = RandomSource(seed: seed ^ 0xE5CA, stream: UInt64(number))
    return random.chance(10)
  }

  /// A version 4 UUID that does not look made by hand.
  static func identity(_ random: inout RandomSource) -> String {
    while true {
      let high = random.next() & ~0xF000 | 0x4000
      let low = random.next() & ~(3 << 62) | 2 << 62
      let digits = hexadecimal(high) + hexadecimal(low)
      if isPatterned(digits) { continue }
      var text = ""
      for (index, digit) in digits.enumerated() {
        if [8, 12, 16, 20].contains(index) { text += "-" }
        text.append(Character(Unicode.Scalar(digit)))
      }
      return text
    }
  }

  private static func hexadecimal(_ value: UInt64) -> [UInt8] {
    (0..<16).map { index in
      let digit = UInt8(value >> UInt64(60 - index * 4) & 0xF)
      return digit < 10 ? 0x30 + digit : 0x61 + digit - 10
    }
  }

  /// Whether six or more digits in a row repeat or count up: stricter than the rule, which allows seven.
  private static func isPatterned(_ digits: [UInt8]) -> Bool {
    var repeating = 1
    var counting = 1
    for (left, right) in zip(digits, digits.dropFirst()) {
      repeating = left == right ? repeating + 1 : 1
      counting = right == left + 1 || (left == 0x39 && right == 0x61) ? counting + 1 : 1
      if max(repeating, counting) >= 6 { return true }
    }
    return false
  }

  private static func interaction(_ random: inout RandomSource) -> String {
    var place = random.below(100)
    for (name, share) in interactions {
      if place < share { return name }
      place -= share
    }
    preconditionFailure("the shares add up to a hundred")
  }

  private static func choose(
    _ random: inout RandomSource,
    _ shares: KeyValuePairs<String, Int>
  ) -> String {
    var place = random.below(100)
    for (name, share) in shares {
      if place < share { return name }
      place -= share
    }
    preconditionFailure("the shares add up to a hundred")
  }

  /// One sentence or two, of 240 characters at most; a timed fix names its duration.
  private static func prompt(_ random: inout RandomSource, duration: Int?) -> String {
    while true {
      var text = Prose.prompt.text(&random)
      if let duration { text += " Keep at it for \(Durations.phrase(duration, &random))." }
      if random.chance(50) { text += " " + Prose.instruction.text(&random) }
      if text.unicodeScalars.count <= 240 { return text }
    }
  }
}
