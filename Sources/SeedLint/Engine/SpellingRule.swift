package import SeedDecoding
package import SeedText

/// A rule that looks words up in a dictionary: those of all texts together, after the pass over the texts.
package protocol SpellingRule: Rule {
  /// - Throws: `SpellingUnavailable` when the locale's dictionary is not installed.
  static func speller(
    _ options: RuleOptions,
    locale: String,
    _ resources: SpellingResources
  ) throws(SpellingUnavailable) -> any Speller
}

/// What looks words up; on one thread.
package protocol Speller {
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
