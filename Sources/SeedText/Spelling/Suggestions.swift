import SeedSource

/// The words that may have been meant, nearest first.
package enum Suggestions {
  /// How many are shown.
  package static let limit = 3

  /// Ranks suggestions by how little they change of a word. Of two that are as near one that only doubles a
  /// letter, or does not, comes first (`upp`: up, pup), then the one that was given first. American spellings
  /// of a British word come before all others.
  ///
  /// - Parameter american: what `american(of:)` says, in American texts.
  package static func rank(
    _ candidates: [String],
    for word: String,
    american: Set<String> = []
  ) -> [String] {
    var seen: Set<String> = [word]
    let isNear = candidates.contains { !isParted($0, word) && distance(word, $0) <= 2 }
    var ranked = candidates.filter { seen.insert($0).inserted && (!isParted($0, word) || parts($0, isNear)) }
      .enumerated()
      .map { (cost: cost(word, $1, american), position: $0, text: $1) }
      .sorted { ($0.cost, $0.position) < ($1.cost, $1.position) }
      .map(\.text)
    // What is parted costs more than a slip of the pen, and is as likely.
    if let index = ranked.firstIndex(where: { isParted($0, word) }), index >= limit {
      ranked.insert(ranked.remove(at: index), at: limit - 1)
    }
    return ranked
  }

  /// Whether one of two suggestions is likelier for a word than the other.
  package static func differ(
    _ one: String,
    _ other: String,
    for word: String,
    american: Set<String> = []
  ) -> Bool {
    cost(word, one, american) != cost(word, other, american)
  }

  private static func cost(_ word: String, _ suggestion: String, _ american: Set<String>) -> Int {
    if american.contains(suggestion) { return -1 }
    return 2 * distance(word, suggestion) + (single(word) == single(suggestion) ? 0 : 1)
  }

  /// A word whose doubled letters are single.
  private static func single(_ word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// What may be the American spelling of a British word, words or not: `color` of `colour`.
  package static func american(of word: String) -> Set<String> {
    Set(
      spellings.flatMap { british, ending in
        word.ranges(of: british).map { word[..<$0.lowerBound] + ending + word[$0.upperBound...] }
      }
    )
  }

  /// Letters of British words and of American ones.
  private static let spellings: [(british: String, american: String)] = [
    ("our", "or"), ("is", "iz"), ("ys", "yz"), ("ll", "l"), ("re", "er"), ("gue", "g"), ("mme", "m"),
    ("ey", "ay"),
    ("ce", "se"), ("que", "ck"), ("tyre", "tire"),
  ]

  /// Whether a suggestion does nothing but part a word, by a space or a hyphen.
  private static func isParted(_ suggestion: String, _ word: String) -> Bool {
    suggestion.utf8.contains { " -".utf8.contains($0) }
      && suggestion.utf8.filter { !" -".utf8.contains($0) }.elementsEqual(word.utf8)
  }

  /// Whether two words that have grown together may be meant: what often grows together with the next word
  /// ("infact"), or any words where nothing else is near ("goodmorning"; `sombody` is no "som body").
  private static func parts(_ suggestion: String, _ isNear: Bool) -> Bool {
    let parts = suggestion.split(separator: " ")
    guard parts.count > 1, parts.allSatisfy({ $0.count > 1 || ["a", "A", "I"].contains($0) }) else {
      return false
    }
    return openers.contains(parts[0].lowercased()) || !isNear && parts.allSatisfy { $0.count > 2 }
  }

  private static let openers: Set<String> = [
    "a", "all", "any", "as", "at", "by", "each", "every", "in", "never", "no", "of", "some", "to", "up",
  ]

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
