import SeedSource

/// The words that may have been meant, nearest first.
package enum Suggestions {
  /// How many are shown.
  package static let limit = 3

  /// Ranks suggestions by how little they change of a word. Of two that are as near one that only doubles a
  /// letter, or does not, comes first (`upp`: up, pup), then the one that was given first.
  package static func rank(_ candidates: [String], for word: String) -> [String] {
    var seen: Set<String> = [word]
    return candidates.filter { seen.insert($0).inserted && !hasStrayLetter($0) }
      .enumerated()
      .map { (cost: cost(word, $1), position: $0, text: $1) }
      .sorted { ($0.cost, $0.position) < ($1.cost, $1.position) }
      .map(\.text)
  }

  /// Whether one of two suggestions is likelier for a word than the other.
  package static func differ(_ one: String, _ other: String, for word: String) -> Bool {
    cost(word, one) != cost(word, other)
  }

  private static func cost(_ word: String, _ suggestion: String) -> Int {
    2 * distance(word, suggestion) + (single(word) == single(suggestion) ? 0 : 1)
  }

  /// A word whose doubled letters are single.
  private static func single(_ word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Whether a suggestion cuts a single letter off a word: `haha` is no "h aha".
  private static func hasStrayLetter(_ suggestion: String) -> Bool {
    suggestion.contains(" ")
      && suggestion.split(separator: " ").contains { $0.count == 1 && !["a", "A", "I"].contains($0) }
  }

  /// Whether a suggestion is near enough to be put in a word's place.
  package static func isNear(_ suggestion: String, to word: String) -> Bool {
    distance(word, suggestion) <= 2 * max(1, word.unicodeScalars.count / 3)
  }

  /// How much two words differ: 2 for each letter, less for what slips easily. An apostrophe more or less
  /// costs 1, as do two letters that have changed places, and a letter that is doubled or not. A word rarely
  /// is two that have grown together, unless the first one is an article (`alot`).
  ///
  /// - Complexity: O(length²).
  package static func distance(_ left: String, _ right: String) -> Int {
    if right.hasPrefix("a "), right.dropFirst(2) == left.dropFirst() { return 0 }
    let left = Array(left.lowercased().unicodeScalars.prefix(64))
    let right = Array(right.lowercased().unicodeScalars.prefix(64))
    return distances.between(left, right)
  }

  private static let distances = EditDistance<Unicode.Scalar>(change: 2) { letters, index in
    switch letters[index] {
    case "'": 1
    case " ", "-": 3
    default: index > 0 && letters[index - 1] == letters[index] ? 1 : 2
    }
  }
}
