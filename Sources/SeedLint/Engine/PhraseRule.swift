import SeedDiagnostics
package import SeedText

/// A rule that is a page and a declaration: it flags every place where an entry of its lists stands, but for
/// those that something excuses.
package protocol PhraseRule: WordRule {
  /// What is looked for, a declaration for each of the rule's lists.
  static var phrases: [Phrases] { get }

  init(lists: [TermList])

  /// Whether a place is free of the rule for a reason that no `Excuse` has; none unless the rule says
  /// otherwise.
  func excuses(_ match: Range<Int>, in words: WordView) -> Bool
}

/// A list of a rule: where it is looked for, what excuses a hit, and what is said of one.
package struct Phrases: Sendable {
  /// The option that has the entries.
  package let option: String
  package let reads: @Sendable (TextOrigin) -> Bool
  package let excuses: [Excuse]
  /// Whether only the first place of a text is reported.
  package let isOnceAText: Bool
  /// What a finding says of a phrase, behind it or around it: "praises the reader", "the voice says …".
  package let says: String
  /// What to do about it.
  package let remedy: String

  package init(
    _ option: String = "terms",
    excuses: [Excuse] = [],
    isOnceAText: Bool = false,
    says: String,
    remedy: String,
    reads: @escaping @Sendable (TextOrigin) -> Bool
  ) {
    self.option = option
    self.excuses = excuses
    self.isOnceAText = isOnceAText
    self.says = says
    self.remedy = remedy
    self.reads = reads
  }
}

extension PhraseRule {
  package init(_ options: RuleOptions) {
    self.init(
      lists: Self.phrases.map { $0.option == "terms" ? options.terms() : options.terms($0.option) }
    )
  }

  package func reads(_ origin: TextOrigin) -> Bool { Self.phrases.contains { $0.reads(origin) } }
  package func reads(_ origin: TextOrigin, list: Int) -> Bool { Self.phrases[list].reads(origin) }

  package func excuses(_ match: Range<Int>, in words: WordView) -> Bool { false }

  package func check(
    _ matches: ArraySlice<TermIndex.Match>,
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  ) {
    let phrases = Self.phrases[list]
    for match in matches.map(\.wordRange) {
      if phrases.excuses.contains(where: { $0.applies(to: match, in: words) }) { continue }
      if excuses(match, in: words) { continue }
      let quote = words.quote(match)
      let says = phrases.says
      let message = says.contains("…") ? says.replacing("…", with: quote) : "\(quote) \(says)"
      findings.report(words.finding(of: Self.self, message, at: match), remedy: phrases.remedy)
      if phrases.isOnceAText { return }
    }
  }
}
