import SeedDecoding
import SeedModel
import SeedText

/// The names of the tiers, by what the catalogue's summaries say: "tier 2 (Push)".
struct TierNames {
  /// In small letters, by tier.
  private(set) var names: [Int: String] = [:]
  private var hashes: [UInt64] = []

  init(_ copy: CopyContent) {
    for key in copy.catalog.copyKeys {
      var summary = key.value.summary
      summary.withUTF8 { bytes in
        for open in bytes.indices where bytes[open] == UInt8(ascii: "(") {
          let before = bytes[..<open].suffix(7)
          let name = bytes[(open + 1)...].prefix { $0 | 0x20 &- UInt8(ascii: "a") < 26 }
          guard before.count == 7, before.starts(with: "tier ".utf8), !name.isEmpty,
            let tier = Int(String(decoding: before.dropFirst(5).dropLast(), as: UTF8.self))
          else { continue }
          names[tier] = String(decoding: name, as: UTF8.self).lowercased()
        }
      }
    }
    hashes = names.values.map { WordHash.of($0) }
  }

  /// Whether a word is one of the names.
  func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }
}

/// When the texts of a key are shown, as far as its name says.
struct KeyMoment {
  struct Fault {
    var message: String
    /// In bytes of the message.
    var range: Range<Int>
  }

  /// How long before the close, in seconds; 0 for the midpoint, nil where the name says nothing.
  private var left: Int?
  private var tier: Int?
  /// Whether the tier tells how many misses there were.
  private let countsMisses: Bool
  private let tiers: TierNames

  var isEmpty: Bool { left == nil && tier == nil }

  init(name: String, tiers: TierNames) {
    self.tiers = tiers
    let parts = name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    for part in parts {
      if part.hasPrefix("tier"), let number = Int(part.dropFirst(4)) { tier = number }
      if part == "midpoint" { left = 0 }
      if let seconds = Self.seconds(before: part) { left = seconds }
    }
    countsMisses = !parts.contains { ["recovering", "several", "planned"].contains($0) }
  }

  /// `twoHoursBeforeClose`: 7,200.
  private static func seconds(before part: Substring) -> Int? {
    guard part.utf8.contains(UInt8(ascii: "B")) else { return nil }
    let words = part.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
      .split(separator: " ")
    guard let end = words.firstIndex(of: "before") else { return nil }
    return DurationParser.mentions(in: words[..<end].joined(separator: " ")).first?.seconds.lowerBound
  }

  /// What a message says that is not so when its key is shown; nil where it says nothing of the kind.
  func fault(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    let maySay = words.contains {
      $0.shape.contains(.digit) || Self.signals.contains($0.hash) || tiers.contains($0.hash)
    }
    guard maySay else { return nil }
    let words = DurationWord.words(words, in: bytes)
    return timeFault(in: words) ?? tier.flatMap { missFault($0, in: words) ?? tierFault($0, in: words) }
  }

  /// "One hour left" where two are.
  private func timeFault(in words: [DurationWord]) -> Fault? {
    guard let left else { return nil }
    let mentions = DurationParser.mentions(in: words)
    if mentions.contains(where: { $0.seconds.contains(left) }) { return nil }
    for mention in mentions {
      guard let last = words.lastIndex(where: { $0.range.upperBound <= mention.range.upperBound }),
        let start = words.firstIndex(where: { $0.range.lowerBound >= mention.range.lowerBound }),
        !words[start].isQuoted,
        !words[..<start].suffix(3).contains(where: { Self.takes.contains($0.text) })
      else { continue }
      let isFollowed = last + 1 < words.count && words[last + 1].joint == .space
      let after = isFollowed ? words[(last + 1)...].prefix(2).map(\.text) : []
      let before = words[..<start].suffix(2).map(\.text)
      guard
        after.first.map(Self.remaining.contains) ?? false || after == ["to", "go"]
          || before == ["closes", "in"] || before == ["you", "have"]
      else { continue }
      let key =
        left == 0
        ? "is shown at the midpoint" : "is shown \(DurationMention.describe(left)) before the close"
      return Fault(message: "the text says \(mention.description), but it \(key)", range: mention.range)
    }
    return nil
  }

  /// "Three misses in a row" at tier 2, where two led.
  private func missFault(_ tier: Int, in words: [DurationWord]) -> Fault? {
    guard countsMisses, tier > 0 else { return nil }
    for index in words.indices.dropLast() {
      guard let count = Self.counts[words[index].text], ["miss", "misses"].contains(words[index + 1].text),
        !words[index].isQuoted, words[index + 1].joint == .space
      else { continue }
      let after = words[(index + 2)...].prefix(3).map(\.text)
      let isRow = after == ["in", "a", "row"] || after.starts(with: ["so", "far"])
      // The highest tier is left by no further miss.
      guard isRow, tier == 3 ? count < 3 : count != tier else { continue }
      let says = "the text says \(words[index].text) \(words[index + 1].text)"
      return Fault(
        message: "\(says), but it is shown at tier \(tier)",
        range: words[index].range.lowerBound..<words[index + 1].range.upperBound
      )
    }
    return nil
  }

  /// "You are in Alarm" and "this is tier 3" at tier 2.
  private func tierFault(_ tier: Int, in words: [DurationWord]) -> Fault? {
    for index in words.indices.dropFirst(2) where !words[index].isQuoted && words[index].joint == .space {
      let before = (words[index - 2].text, words[index - 1].text)
      let isHeld =
        before == ("this", "is") || before == ("still", "at") || before == ("still", "in")
        || ["you're", "are"].contains(before.0) && ["at", "in"].contains(before.1)
      guard isHeld else { continue }
      var other = tiers.names.first { $0.value == words[index].text }?.key
      var end = index
      if words[index].text == "tier", index + 1 < words.count {
        other = Int(words[index + 1].text)
        end = index + 1
      }
      guard let other, other != tier else { continue }
      return Fault(
        message: "the text says tier \(other), but it is shown at tier \(tier)",
        range: words[index].range.lowerBound..<words[end].range.upperBound
      )
    }
    return nil
  }

  private static let signals = WordSet(Lists.Durations.momentSignals)
  private static let counts = ["one": 1, "two": 2, "three": 3, "four": 4, "1": 1, "2": 2, "3": 3, "4": 4]
  private static let takes: Set<String> = ["takes", "took", "needs", "for", "every", "than", "if", "without"]
  private static let remaining: Set<String> = ["left", "remain", "remains", "remaining", "until"]
}
