package import SeedText

/// A rule that judges the words of one text, or the places in it where terms stand. All such rules share one
/// pass that finds the words, and one table of terms, in which each word is looked up once.
///
/// A rule that has `terms`, or the option of that name, is asked about the places where they stand. Any other
/// rule is asked about the whole text, when `traits`, `fewestWords` and `suspects` make it worth a look.
package protocol WordRule: Rule {
  init(_ options: RuleOptions)

  /// Whether the rule reads texts of an origin; asked once an origin, not once a text.
  func reads(_ origin: TextOrigin) -> Bool

  /// What to look for; none unless the rule says otherwise. `Term` says how an entry of a list is written.
  var terms: TermList { get }

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

  /// Judges the places of one text where terms stand, in order; asks for each of them unless the rule does
  /// otherwise.
  ///
  /// - Parameter matches: the indices of the words; never empty.
  func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink)

  /// Judges a place where one of the terms stands.
  func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink)
}

/// A word rule that flags every place where a term of its list stands, but for those that it excuses.
package protocol TermRule: WordRule {
  init(terms: TermList)

  /// What to do about a term.
  static var remedy: String { get }

  /// What a finding says of a term, which stands in backticks.
  static func message(_ term: String) -> String

  /// Whether a place is free of the rule; none unless the rule says otherwise.
  func excuses(_ match: Range<Int>, in words: WordView) -> Bool
}

extension TermRule {
  package init(_ options: RuleOptions) { self.init(terms: options.terms()) }

  package func excuses(_ match: Range<Int>, in words: WordView) -> Bool { false }

  package func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink) {
    if excuses(match, in: words) { return }
    let finding = words.finding(of: Self.self, Self.message(words.quote(match)), at: match)
    findings.report(finding, remedy: Self.remedy)
  }
}

extension WordRule {
  package static var kind: RuleKind { .word(Self.self) }
  package var terms: TermList { TermList() }
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

  package func check(_ matches: [Range<Int>], in words: WordView, _ findings: inout FindingSink) {
    for match in matches { check(match, in: words, &findings) }
  }

  package func check(_ match: Range<Int>, in words: WordView, _ findings: inout FindingSink) {}

  /// Whether it is asked about the places of terms. A list that the configuration has emptied has none.
  var looksForTerms: Bool { !terms.isEmpty || Self.metadata.wordListUse == .flagged }
}
