import SeedSource

/// "Did you mean": the known name closest to one that is not known.
package enum NearestName {
  /// The nearest of some names, or nil when none is close: a third of the letters may differ, at most three;
  /// names that differ in case, `-` and `_` alone are the same.
  ///
  /// - Complexity: O(names × length²).
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8.prefix(128))
    let folded = fold(wanted)
    let distances = EditDistance<UInt8>()
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.utf8)
      if abs(other.count - wanted.count) > 3, fold(other) != folded { continue }
      let distance = fold(other) == folded ? 0 : distances.between(folded, fold(other))
      if distance <= min(3, max(1, max(wanted.count, other.count) / 3)), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    if best?.distance == 0 { return best?.name }
    return meaning(wanted, among: names) ?? best?.name ?? containing(name, among: names)
  }

  /// The name that means what a word means: "moderate" is `medium`.
  private static func meaning(_ wanted: [UInt8], among names: some Sequence<String>) -> String? {
    let word = String(decoding: wanted, as: UTF8.self).lowercased()
    let meant = synonyms.filter { $0.words.contains(word) }.map(\.name)
    return meant.isEmpty ? nil : names.first { meant.contains($0) }
  }

  /// What people write for the values of content.
  private static let synonyms: [(name: String, words: Set<String>)] = [
    ("low", ["easy", "mild", "light", "soft", "small", "minor", "private"]),
    ("medium", ["moderate", "mid", "middle", "normal", "average"]),
    ("high", ["hard", "severe", "difficult", "strong", "heavy", "major", "extreme"]),
    ("daily", ["day", "everyday"]), ("weekly", ["week"]), ("quickFix", ["fast", "short", "instant"]),
    ("standard", ["plain", "simple", "basic", "default", "none"]), ("timed", ["timer", "countdown"]),
    ("multiStep", ["steps", "checklist"]), ("quiz", ["question", "choice"]),
    ("scenario", ["situation", "story"]), ("counter", ["count", "tally"]),
    ("journal", ["write", "writing", "diary"]), ("observation", ["observe", "watch", "notice"]),
    ("abstain", ["avoid", "refrain", "stop"]), ("substitute", ["swap", "replace"]),
    ("predict", ["guess", "prediction"]), ("audit", ["review", "sort"]),
    ("afterApplied", ["success", "done", "applied"]), ("afterSkipped", ["skip", "skipped"]),
    ("afterFailed", ["failure", "failed"]), ("afterCrash", ["crashed"]),
    ("restDay", ["rest", "pause"]), ("general", ["any", "other", "fallback"]),
    ("error", ["fail", "fatal"]), ("warning", ["warn"]), ("note", ["info", "hint"]), ("off", ["disabled"]),
  ]

  /// The only name that has another one in it as whole words: `busy` in `need-to-be-busy`, `comment` in
  /// `inlineComment`.
  private static func containing(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = words(of: name)
    guard name.utf8.count >= 3, !wanted.isEmpty else { return nil }
    var found: String?
    for candidate in names {
      let words = words(of: candidate)
      guard words.count > wanted.count,
        (0...(words.count - wanted.count)).contains(where: { words[$0...].starts(with: wanted) })
      else { continue }
      if found != nil { return nil }
      found = candidate
    }
    return found
  }

  /// Its words, in lower case: they end at a mark or before a capital.
  private static func words(of name: String) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    for byte in name.utf8.prefix(128) {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let folded = fold([byte])
      if isCapital || folded.isEmpty || byte == UInt8(ascii: "/") { words.append([]) }
      if byte != UInt8(ascii: "/") { words[words.count - 1] += folded }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func fold(_ bytes: [UInt8]) -> [UInt8] {
    bytes.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      default: byte
      }
    }
  }
}
