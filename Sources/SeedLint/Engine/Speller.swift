package import SeedDecoding
package import SeedText

/// What looks words up: the pass reads on several threads, and the thread of the rule that asks resolves.
package protocol Speller: Sendable {
  /// What gathers the words that are not known to be right, on several threads.
  var pass: SpellingPass { get }

  /// Looks up what the pass has gathered.
  ///
  /// - Throws: `SpellingUnavailable` when words are left and the library is not installed.
  mutating func resolve(
    _ unknown: SpellingPass.Unknown,
    of catalog: Catalog,
    workers: Int
  ) throws(SpellingUnavailable) -> SpellingOutcome
}

/// What came of looking words up.
package struct SpellingOutcome: Sendable {
  package var findings = FindingSink()
  /// The entries of the rule's word list without which there would be more findings.
  package var usedEntries: Set<String> = []

  package init() {}
}
