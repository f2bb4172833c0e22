package import SeedText

/// A rule that judges the whole run: the records against each other, all copy, what the texts have in common,
/// the configuration, or what is accepted.
package protocol RunRule: Rule {
  init(_ options: RuleOptions)

  /// When in a run it is asked; at the catalog unless the rule says otherwise.
  static var moment: RunMoment { get }

  /// What the pass over the words counts for it; nothing unless the rule says otherwise.
  var countedWords: CountedWords? { get }

  /// What looks words up for it, with the pass over the words; nothing unless the rule says otherwise. One
  /// rule of all has a speller.
  ///
  /// - Throws: `SpellingUnavailable` when the rule cannot run.
  static func speller(
    _ options: RuleOptions,
    locale: String,
    _ resources: SpellingResources
  ) throws(SpellingUnavailable) -> (any Speller)?

  func check(_ run: RunView, _ findings: inout FindingSink)
}

extension RunRule {
  package static var kind: RuleKind { .run(Self.self) }
  package static var moment: RunMoment { .catalog }
  package var countedWords: CountedWords? { nil }

  package static func speller(
    _ options: RuleOptions,
    locale: String,
    _ resources: SpellingResources
  ) throws(SpellingUnavailable) -> (any Speller)? { nil }
}

/// When in a run a rule is asked, and so what it can see.
package enum RunMoment: Sendable {
  /// Beside the passes: the catalog, and what rules read out of it.
  case catalog
  /// After the pass over the words: what it counted, and the words that it did not know.
  case words
  /// After all of these: the configuration, and which entries of word lists were used.
  case configuration
  /// Once suppressions have been held against the findings.
  case suppressions
  /// Once a baseline has been held against the findings, if it records some that are gone.
  case baseline
}

/// What the pass over the words counts for a rule.
package struct CountedWords: Sendable {
  let kinds: WordCounts.Kinds
  /// Whether texts of an origin count; asked once an origin, not once a text.
  let reads: @Sendable (TextOrigin) -> Bool

  package init(_ kinds: WordCounts.Kinds, _ reads: @escaping @Sendable (TextOrigin) -> Bool) {
    self.kinds = kinds
    self.reads = reads
  }
}
