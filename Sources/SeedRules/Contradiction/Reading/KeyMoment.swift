import SeedDecoding
import SeedModel
import SeedText

/// The names of the tiers, by what the catalogue's summaries say: "tier 2 (Push)".
struct TierNames {
  /// In small letters, by tier.
  private(set) var names: [Int: String] = [:]
  let hashes: WordSet

  init(_ copy: CopyContent) {
    var names: [Int: String] = [:]
    for key in copy.catalog.copyKeys {
      guard let (tier, name) = Self.named(in: key.value.summary) else { continue }
      names[tier] = name
    }
    self.names = names
    hashes = WordSet(words: Array(names.values))
  }

  static func named(in summary: String) -> (tier: Int, name: String)? {
    var summary = summary
    return summary.withUTF8 { named(in: $0) }
  }

  private static func named(in bytes: UnsafeBufferPointer<UInt8>) -> (tier: Int, name: String)? {
    guard bytes.contains(UInt8(ascii: "(")) else { return nil }
    let words = bytes.split(separator: UInt8(ascii: " "))
    for index in words.indices.dropLast(2) where words[index].elementsEqual("tier".utf8) {
      let last = String(decoding: words[index + 2], as: UTF8.self)
      let name = last.filter(\.isLetter)
      guard let tier = Int(String(decoding: words[index + 1], as: UTF8.self)), last.first == "(",
        !name.isEmpty
      else { continue }
      return (tier, name.lowercased())
    }
    return nil
  }
}

/// When the texts of a key are shown, as far as its name says.
struct KeyMoment {
  /// How long before the close, in seconds; 0 for the midpoint, nil where the name says nothing.
  private var left: Int?
  private var tier: Int?
  /// Whether the number of misses is the tier's.
  private var countsMisses = false
  /// The event and those that it excludes, by their words.
  private var event: Event?
  private var level: String?
  private let tiers: TierNames

  struct Event {
    var name: String
    /// What a text says that tells of the other event, at its sentence's start.
    var others: [[String]]
    /// The hashes of the first words of these.
    var starts: [UInt64]

    init(name: String, others: [[String]]) {
      self.name = name
      self.others = others
      starts = others.compactMap { $0.first.map { WordHash.of($0) } }
    }
  }

  struct Fault {
    var message: String
    /// In bytes of the message.
    var range: Range<Int>
  }

  var isEmpty: Bool { left == nil && tier == nil && event == nil && level == nil }

  init(name: String, tiers: TierNames) {
    self.tiers = tiers
    let parts = name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    let isOfEvent = parts.first.map(Self.eventKeys.contains) ?? false
    for part in parts {
      switch part.utf8.first {
      case UInt8(ascii: "t"):
        if part.hasPrefix("tier"), let number = Int(part.dropFirst(4).prefix { $0.isNumber }) {
          tier = number
        }
      case UInt8(ascii: "m"): if part == "midpoint" { left = 0 }
      default: break
      }
      if let seconds = Self.seconds(before: part) { left = seconds }
      if Self.levels.contains(part) { level = part }
      if isOfEvent, event == nil, let others = Self.events[part] { event = Event(name: part, others: others) }
    }
    countsMisses =
      tier != nil && !parts.contains("recovering") && !parts.contains("several") && !parts.contains("planned")
  }

  /// What keys start with whose texts are shown after an event.
  private static let eventKeys = ["outcome", "arrival", "departure", "checkIn"]
  private static let levels = ["low", "medium", "high", "critical"]

  private static let events: [String: [[String]]] = [
    "arrival": [
      ["you", "left"], ["you've", "left"], ["just", "left"], ["leaving"], ["left"], ["departed"],
      ["on", "leaving"],
      ["you're", "leaving"], ["you", "are", "leaving"],
    ],
    "departure": [
      ["you're", "at"], ["you", "are", "at"], ["you've", "arrived"], ["arrived"], ["you", "arrived"],
      ["you're", "here"],
      ["welcome", "to"], ["you", "are", "here"], ["you", "have", "arrived"], ["arriving"],
      ["just", "arrived"],
    ],
    "applied": [["skipped"], ["failed"], ["you", "skipped"], ["you", "failed"], ["not", "applied"]],
    "skipped": [["applied"], ["failed"], ["you", "applied"], ["you", "failed"], ["fix", "applied"]],
    "failed": [
      ["applied"], ["skipped"], ["you", "applied"], ["you", "skipped"], ["fix", "applied"],
      ["fix", "skipped"],
    ],
    "yes": [
      ["recorded", "as", "a", "no"], ["recorded", "as", "no"], ["recorded", "as", "a", "miss"],
      ["you", "missed"],
    ],
    "no": [
      ["recorded", "as", "a", "yes"], ["recorded", "as", "yes"], ["you", "did", "it"], ["well", "done"],
    ],
    "missed": [
      ["recorded", "as", "a", "yes"], ["recorded", "as", "yes"], ["you", "did", "it"], ["you", "answered"],
    ],
  ]

  /// `twoHoursBeforeClose`: 7,200.
  private static func seconds(before part: String) -> Int? {
    guard
      let end = part.utf8.indices.first(where: {
        part.utf8[$0] == UInt8(ascii: "B") && part.utf8[$0...].starts(with: "Before".utf8)
      })
    else { return nil }
    var words = ""
    for letter in part[..<end] {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return DurationParser.mentions(in: words).first?.seconds.lowerBound
  }

  /// What a message says that is not so when its key is shown; nil where it says nothing of the kind.
  func fault(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    let mentions = left == nil ? [] : DurationParser.mentions(in: bytes)
    // Nearly all texts end here: nothing in them could be held against a key.
    guard
      !mentions.isEmpty || event != nil
        || words.contains(where: { Self.signals.contains($0.hash) || tiers.hashes.contains($0.hash) })
    else { return nil }
    let text = MessageWords(words: words, bytes: bytes)
    return timeFault(mentions, in: text) ?? missFault(in: text) ?? tierFault(in: text)
      ?? eventFault(in: text) ?? levelFault(in: text)
  }

  private static let tierHash = WordHash.of("tier")
  private static let missHash = WordHash.of("miss")
  private static let missesHash = WordHash.of("misses")
  private static let signals = WordSet("miss, misses, tier, low, medium, high, critical")

  private func timeFault(_ mentions: [DurationMention], in text: MessageWords) -> Fault? {
    guard let left, !mentions.contains(where: { $0.seconds.contains(left) }) else { return nil }
    for mention in mentions {
      guard let start = text.words.firstIndex(where: { $0.range.lowerBound >= mention.range.lowerBound }),
        let last = text.words.lastIndex(where: { $0.range.upperBound <= mention.range.upperBound }),
        !text.isQuoted(start), Set(text.before(start)).isDisjoint(with: Self.takes)
      else { continue }
      let after = Array(text.after(last).prefix(3))
      let saysLeft =
        Self.remaining.contains(after.first ?? "") || after.starts(with: ["to", "go"])
        || !Set(text.before(start).suffix(4)).isDisjoint(with: ["closes", "left", "remain", "remaining"])
      let isWhole = text.startsSentence(start) && after.isEmpty
      let isHad = ["you've", "have", "got"].contains(text.word(start - 1)) || after.first == "is"
      guard left == 0 ? saysLeft : saysLeft || isWhole || isHad || mention.isAsked else { continue }
      let says = "the text says \(mention.description)"
      let key =
        left == 0
        ? "the key stands for the midpoint" : "the key stands for \(DurationMention.describe(left)) before"
      return Fault(message: "\(says), and \(key)", range: mention.range)
    }
    return nil
  }

  private static let takes: Set<String> = [
    "take", "takes", "took", "spent", "spend", "needs", "for", "of", "yesterday", "ago", "every", "after",
    "than", "last",
    "first", "lost", "if", "costs", "cost", "per", "without",
  ]
  private static let remaining: Set<String> = [
    "left", "remain", "remains", "remaining", "until", "before", "to",
  ]

  /// "Three misses" at tier 2, where two led.
  private func missFault(in text: MessageWords) -> Fault? {
    guard let tier, countsMisses, tier > 0 else { return nil }
    for index in text.words.indices.dropLast() {
      let next = text.words[index + 1].hash
      guard next == Self.missHash || next == Self.missesHash, let count = Self.counts[text.word(index)],
        ["miss", "misses"].contains(text.word(index + 1)),
        text.words[index + 1].gap == .joined, !text.isQuoted(index),
        Set(text.before(index)).isDisjoint(with: Self.conditions)
      else { continue }
      let after = Array(text.after(index + 1))
      if !Set(after).isDisjoint(with: Self.conditions) { continue }
      let isGeneral = [
        "is", "are", "make", "makes", "made", "was", "were", "would", "can", "put", "went", "and",
      ].contains(after.first ?? "")
      let isRow =
        after.starts(with: ["in", "a", "row"]) || after.starts(with: ["so", "far"])
        || after.starts(with: ["behind"])
      let isWrong = tier == 3 ? count < 3 && isRow : count > tier || count < tier && isRow
      guard isWrong,
        !isGeneral || count > tier && !["is", "are", "would", "make", "makes"].contains(after.first ?? "")
      else { continue }
      let says = "the text says \(text.word(index)) \(text.word(index + 1))"
      return Fault(
        message: "\(says), and the key stands for tier \(tier)",
        range: text.byteRange(index..<index + 2)
      )
    }
    return nil
  }

  private static let counts = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "1": 1, "2": 2, "3": 3, "4": 4,
  ]
  private static let conditions: Set<String> = [
    "another", "if", "would", "next", "third", "second", "becomes", "before", "after", "until", "more",
    "unless", "first",
    "from", "stop", "not", "fourth", "every", "each", "or",
  ]

  private static let tierConditions = conditions.union(["back", "ends", "leave", "leads"])

  /// "You are in Alarm now" at tier 2, and "Tier 3" at tier 2.
  private func tierFault(in text: MessageWords) -> Fault? {
    guard let tier else { return nil }
    for index in text.words.indices {
      let hash = text.words[index].hash
      guard hash == Self.tierHash || tiers.hashes.contains(hash), !text.isQuoted(index) else { continue }
      let word = text.word(index)
      let before = text.before(index)
      guard Set(before).isDisjoint(with: Self.tierConditions) else {
        continue
      }
      if word == "tier", let other = Int(text.word(index + 1)), other != tier {
        guard !["from", "to", "above", "below", "than", "raise", "leaves"].contains(text.word(index - 1))
        else { continue }
        return Fault(
          message: "the text says tier \(other), and the key stands for tier \(tier)",
          range: text.byteRange(index..<index + 2)
        )
      }
      guard let other = tiers.names.first(where: { $0.value == word })?.key, other != tier,
        text.words[index].shape.contains(.capitalized), !text.texts.contains(tiers.names[tier] ?? "-")
      else { continue }
      let tail = before.suffix(3)
      let isHeld =
        ["is", "you're", "still", "now", "it's", "this", "in", "at", "are", "still"].contains(tail.last ?? "")
        && !Set(tail).isDisjoint(with: ["is", "you're", "are", "still", "now", "it's", "stays"])
      guard isHeld else { continue }
      let says = "the text says `\(String(decoding: text.bytes[text.words[index].range], as: UTF8.self))`"
      return Fault(message: "\(says), and the key stands for tier \(tier)", range: text.words[index].range)
    }
    return nil
  }

  private func eventFault(in text: MessageWords) -> Fault? {
    guard let event else { return nil }
    for index in text.words.indices
    where text.startsSentence(index) && event.starts.contains(text.words[index].hash) && !text.isQuoted(index)
    {
      for other in event.others where text.texts[index...].starts(with: other) {
        // A single word says it only where it is all of the sentence, or what happens goes on behind it.
        let after = text.after(index + other.count - 1)
        if other.count == 1, !after.isEmpty, event.name != "arrival", event.name != "departure" { continue }
        if other == ["left"], !after.isEmpty { continue }
        if text.texts.contains(event.name) { continue }
        let says = "the text says `\(other.joined(separator: " "))`"
        return Fault(
          message: "\(says), and the key stands for `\(event.name)`",
          range: text.byteRange(index..<index + other.count)
        )
      }
    }
    return nil
  }

  private static let levelHashes = levels.map { WordHash.of($0) }

  /// "A medium reminder" where the key is high's.
  private func levelFault(in text: MessageWords) -> Fault? {
    guard let level, text.words.contains(where: { Self.levelHashes.contains($0.hash) }),
      !text.texts.contains(level)
    else { return nil }
    for index in text.texts.indices where Self.levels.contains(text.word(index)) && !text.isQuoted(index) {
      let isNamed = ["priority", "reminder", "reminders", "notification", "test", "style"].contains(
        text.word(index + 1)
      )
      let next = index + 1 < text.words.count ? text.words[index + 1].gap : .syntax
      let isHeading = text.startsSentence(index) && next >= .sentence
      guard isNamed || isHeading else { continue }
      return Fault(
        message: "the text says `\(text.word(index))`, and the key stands for `\(level)`",
        range: text.words[index].range
      )
    }
    return nil
  }
}
