package import SeedDecoding
import SeedDiagnostics
import SeedSource

/// Flags the rarer kind of quotation marks and apostrophes where the content has both straight and curly ones.
///
/// On a tie the straight ones stay. Complexity: O(texts) where all are ASCII, else O(bytes of the texts).
package struct MixedQuotes: CatalogRule {
  package static let metadata = RuleMetadata(
    "characters/mixed-quotes",
    .warning,
    summary: "Straight and curly quotes are mixed in the content.",
    rationale: """
      Either kind is fine; both side by side look as if two hands wrote the cards, and the same word with two \
      apostrophes is two words to a search. Whichever kind the content has more of is the content's; the other \
      one is flagged. The marks of feet and inches (`6'2"`) and a message's own syntax are neither.
      """,
    fix: """
      Writes the mark in the other kind. Safe: no word changes. A straight mark opens after a space, a bracket \
      or a dash and closes elsewhere; an apostrophe for letters left out (`'90s`) stays an apostrophe.
      """,
    reads:
      "every text but priority keywords, which are compared with what people type; over the whole content"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(
        #""prompt": "Don't say \"I told you so\" today. Don't imply it.", "inlineComment": "You'd be 6'2\" tall.""#
      ),
      .file(
        "fixes.json",
        #"""
        [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily",
          "severity": "low", "interactionType": "standard",
          "prompt": "Don’t say “I told you so” today. Don’t imply it." }]
        """#
      ),
    ],
    flagged: [
      .fix(
        #""prompt": "Don't say \"I told you so\" today. Don⟪’⟫t imply it.""#,
        fixed: #""prompt": "Don't say \"I told you so\" today. Don't imply it.""#
      ),
      .fix(
        #"""
        "prompt": "Don’t say “I told you so” today. It’s a ‘small’ thing, isn’t it?",
        "inlineComment": "⟪\"⟫I ⟪'⟫rarely⟪'⟫ do⟪\"⟫, you said in the ⟪'⟫90s."
        """#,
        fixed: #"""
          "prompt": "Don’t say “I told you so” today. It’s a ‘small’ thing, isn’t it?",
          "inlineComment": "“I ‘rarely’ do”, you said in the ’90s."
          """#
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    // Most content has straight marks only, and a curly one takes a byte ≥ 0x80 or an escape.
    guard catalog.texts.contains(where: { Self.hasCurly($0, in: catalog) }) else { return }
    var straight = Tally()
    var curly = Tally()
    Self.forEachMark(in: catalog) { text, mark in
      if mark.isCurly { curly.count(text, mark) } else { straight.count(text, mark) }
    }
    guard straight.count > 0, curly.count > 0 else { return }
    let flagsCurly = curly.count <= straight.count
    let kept = flagsCurly ? straight : curly
    Self.forEachMark(in: catalog) { text, mark in
      if mark.isCurly == flagsCurly { findings.report(Self.finding(text, mark, kept: kept)) }
    }
  }

  /// How many marks of a kind there are, and where the first is.
  private struct Tally {
    var count = 0
    var first: Place?

    mutating func count(_ text: TextView, _ mark: QuoteMark) {
      if count == 0 { first = text.place(mark.range) }
      count += 1
    }
  }

  private static func finding(_ text: TextView, _ mark: QuoteMark, kept: Tally) -> Diagnostic {
    let name = mark.isDouble ? "quotation mark" : "quote or apostrophe"
    let kinds = mark.isCurly ? ("curly", "straight") : ("straight", "curly")
    let message = "the \(name) is \(kinds.0) among \(kinds.1) ones"
    var finding = text.finding(of: Self.self, message, at: mark.range)
    finding.notes = [Diagnostic.Note("the first of \(kept.count) \(kinds.1) ones", at: kept.first)]
    if let form = mark.isCurly ? text.straightForm(of: mark) : text.curlyForm(of: mark) {
      finding.fix = SuggestedFix("Write it \(kinds.1)", .safe, [text.edit(mark.range, with: form)])
    }
    return finding
  }

  private static func forEachMark(in catalog: Catalog, _ body: (TextView, QuoteMark) -> Void) {
    for text in catalog.texts where isRead(text, in: catalog) && mayHaveMark(text, in: catalog) {
      TextView.with(text, in: catalog) { view in
        for mark in view.quoteMarks { body(view, mark) }
      }
    }
  }

  private static func isRead(_ text: AuthoredText, in catalog: Catalog) -> Bool {
    catalog.records[Int(text.record)].kind != .priorityRules
  }

  private static func hasCurly(_ text: AuthoredText, in catalog: Catalog) -> Bool {
    let tree = catalog.trees[Int(text.fileIndex)]
    let flags = tree[text.node].flags
    guard flags.contains(.hasNonASCII) || flags.contains(.hasEscapes), isRead(text, in: catalog) else {
      return false
    }
    var isFound = false
    TextView.with(text, in: catalog) { view in
      guard view.traits.contains(.nonASCII) else { return }
      isFound = view.quoteMarks.contains(where: \.isCurly)
    }
    return isFound
  }

  /// Whether a text can have a mark: a straight double one takes an escape, a curly one a byte ≥ 0x80.
  private static func mayHaveMark(_ text: AuthoredText, in catalog: Catalog) -> Bool {
    let tree = catalog.trees[Int(text.fileIndex)]
    let flags = tree[text.node].flags
    if flags.contains(.hasNonASCII) || flags.contains(.hasEscapes) { return true }
    return tree.file[tree.contentRange(of: text.node)].contains(UInt8(ascii: "'"))
  }
}
