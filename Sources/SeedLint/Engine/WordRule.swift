package import SeedDecoding
import SeedDiagnostics
package import SeedText

/// A rule that judges the words of one text. All such rules share one pass that finds the words.
package protocol WordRule: Rule {
  init(_ options: RuleOptions)

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  /// The traits without which a text cannot break the rule; empty when it needs none.
  static var traits: TextTraits { get }

  /// How many words a text has at least that breaks the rule.
  var fewestWords: Int { get }

  /// Whether a text that has what it needs may break the rule: a quick look at what is there anyway, before a view is
  /// made.
  ///
  /// - Parameter prompt: the words of the prompt of the text's fix, where they are known.
  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    prompt: StemSketch?
  ) -> Bool

  func check(_ words: WordView, _ findings: inout FindingSink)
}

extension WordRule {
  package static var traits: TextTraits { [] }
  package var fewestWords: Int { 0 }

  package func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits,
    prompt: StemSketch?
  ) -> Bool {
    true
  }
}

/// A rule that counts words over the whole content. The words come from the same pass.
package protocol CorpusRule: Rule {
  init(_ options: RuleOptions)

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  /// The runs that it counts, nil for none. One rule of all counts runs.
  var runs: RunShape? { get }

  /// Whether it counts how texts open.
  static var countsOpenings: Bool { get }

  /// - Parameter corpus: the runs, and the openings, of the texts that such rules read.
  func check(_ corpus: WordCorpus, _ catalog: Catalog, _ findings: inout FindingSink)
}

extension CorpusRule {
  package var runs: RunShape? { nil }
  package static var countsOpenings: Bool { false }
}

/// A rule that looks for the terms of a list. All such rules share one table, in which each word is looked up
/// once.
///
/// The list is the option `terms`, which the configuration may replace, and what the configuration adds under
/// the rule's `wordListName`. `Term` says how an entry is written.
package protocol TermRule: Rule {
  init(_ options: RuleOptions)

  /// What to look for.
  var terms: [Term] { get }

  /// Whether terms are also looked for where letters stand in for others (`DisguisedWords`); false unless the rule
  /// says otherwise.
  static var seesThroughDisguises: Bool { get }

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  /// Judges the places of one text where terms stand, in order; asks for each of them unless the rule does
  /// otherwise.
  ///
  /// - Parameter matches: the indices of the words; never empty.
  func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink)

  /// Judges a place where one of the terms stands.
  func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink)
}

extension TermRule {
  package static var seesThroughDisguises: Bool { false }

  package func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink) {
    for match in matches { check(match, in: words, &findings) }
  }

  package func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink) {}
}
