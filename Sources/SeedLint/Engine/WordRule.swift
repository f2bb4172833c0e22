package import SeedText

/// A rule that judges the words of one text, or the places in it where terms stand. All such rules share one
/// pass that finds the words, and one table of terms, in which each word is looked up once.
///
/// A rule that has `lists`, or the option `terms`, is asked about the places where their terms stand. Any
/// other rule is asked about the whole text, when `traits`, `fewestWords` and `suspects` make it worth a
/// look.
package protocol WordRule: Rule {
  init(_ options: RuleOptions)

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  /// What to look for; nothing unless the rule says otherwise. `Term` says how an entry is written.
  var lists: [TermList] { get }

  /// Whether one of the lists is looked for in texts of an origin; `reads` unless the rule says otherwise.
  func reads(_ origin: TextOrigin, list: Int) -> Bool

  /// Whether terms are also looked for where letters stand in for others (`DisguisedWords`); false unless the
  /// rule says otherwise.
  static var seesThroughDisguises: Bool { get }

  /// The traits without which a text cannot break the rule; empty when it needs none.
  static var traits: TextTraits { get }

  /// How many words a text has at least that breaks the rule.
  var fewestWords: Int { get }

  /// Whether a text that has what it needs may break the rule: a quick look at what is there anyway, before a
  /// view is made.
  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool

  /// Judges a whole text; for rules without terms.
  func check(_ words: WordView, _ findings: inout FindingSink)

  /// Judges the places of one text where terms of a list stand, in order.
  ///
  /// - Parameter matches: never empty.
  func check(
    _ matches: ArraySlice<TermIndex.Match>,
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  )
}

extension WordRule {
  package static var kind: RuleKind { .word(Self.self) }
  package var lists: [TermList] { [] }
  package func reads(_ origin: TextOrigin, list: Int) -> Bool { reads(origin) }
  package static var seesThroughDisguises: Bool { false }
  package static var traits: TextTraits { [] }
  package var fewestWords: Int { 0 }

  package func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    true
  }

  package func check(_ words: WordView, _ findings: inout FindingSink) {}

  package func check(
    _ matches: ArraySlice<TermIndex.Match>,
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  ) {}

  /// Whether it is asked about the places of terms. A list that the configuration has emptied has none.
  var looksForTerms: Bool { lists.contains { !$0.isEmpty } || Self.metadata.wordListUse == .flagged }
}
