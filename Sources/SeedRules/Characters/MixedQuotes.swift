import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedTables
import SeedText

/// Flags the rarer kind of quotation marks and apostrophes where the content has both straight and curly
/// ones: once a text, at its first one, since a pasted text has many and they are one slip.
///
/// On a tie the straight ones stay. Complexity: O(bytes of the texts).
struct MixedQuotes: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("characters/mixed-quotes"),
    summary: "Straight and curly quotes are mixed in the content.",
    rationale: """
      Either kind is fine; both side by side look as if two hands wrote the cards, and the same word with \
      two apostrophes is two words to a search. Whichever kind the content has more of is the content's; the \
      other one is flagged. In other languages than English the straight ones are flagged where a quotation \
      stands in curly ones, as in „German“, however many there are. The marks of feet and inches (`6'2"`) \
      and a message's own syntax are neither.
      """,
    repair: """
      Writes the mark in the other kind, as the content's locale has it. Safe: no word changes. A straight mark opens after a space, a \
      bracket or a dash and closes elsewhere; an apostrophe for letters left out (`'90s`) stays an \
      apostrophe. None where one text has quotation marks of both kinds: the inner ones could not be told. \
      None for a curly mark in another language than English, where it is the right one.
      """,
    reads:
      "every text but priority keywords, which are compared with what people type; over the whole content"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        #""prompt": "Don't say \"I told you so\" today. Don't imply it.", "inlineComment": "You'd be 6'2\" tall.""#
      ),
      .file(
        "fixes.json",
        FixExamples.list(with: [["prompt": #""Don’t say “I told you so” today. Don’t imply it.""#]])
      ),
    ],
    flagged: [
      .prompt(#"Say ⟪“⟫he said \"no\" again” to whoever calls you \"sir\" or \"ma'am\" today."#),
      .prompt(
        #"Don't say \"I told you so\" today. Don⟪’⟫t imply it."#,
        repaired: #"Don't say \"I told you so\" today. Don't imply it."#
      ),
      .fix(
        #"""
        "prompt": "Don’t say “I told you so” today. It’s a ‘small’ thing, isn’t it?",
        "inlineComment": "⟪\"⟫I 'rarely' do\", you said in the '90s."
        """#,
        repaired: #"""
          "prompt": "Don’t say “I told you so” today. It’s a ‘small’ thing, isn’t it?",
          "inlineComment": "“I ‘rarely’ do”, you said in the ’90s."
          """#
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let texts = catalog.texts.filter(\.field.part.isProse)
    // A curly mark takes a byte ≥ 0x80 or an escape, and few texts have one.
    let unusual = texts.filter { text in
      let flags = catalog.trees[Int(text.fileIndex)][text.node].flags
      return flags.contains(.hasNonASCII) || flags.contains(.hasEscapes)
    }
    let curly = Tally(isCurly: true, of: unusual, in: catalog)
    if curly.count == 0 { return }
    let straight = Tally(isCurly: false, of: texts, in: catalog)
    if straight.count == 0 { return }
    let isEnglish = LanguageTag.language(of: run.configuration.locale) == "en"
    let flagsCurly = curly.count <= straight.count && (isEnglish || !curly.hasQuotation)
    let ofLocale = Self.marks(of: run.configuration.locale, curly)
    let kept = flagsCurly ? straight : curly
    for text in flagsCurly ? unusual : texts {
      TextView.with(text, in: catalog) { view in
        var marks: [QuoteMark] = []
        var doubles: [Bool] = []
        view.forEachQuoteMark { mark in
          if mark.isCurly == flagsCurly { marks.append(mark) }
          if mark.isDouble { doubles.append(mark.isCurly) }
        }
        // Straight marks beside angle ones may be the inner ones.
        let isNested =
          Self.isNested(doubles) || !marks.isEmpty && view.string.contains { "«»‹›".contains($0) }
        guard var finding = Self.finding(view, isNested, marks, kept: kept, ofLocale) else { return }
        if flagsCurly, !isEnglish { finding.repair = nil }
        findings.report(finding)
      }
    }
  }

  /// How many marks of a kind there are, and where the first is.
  private struct Tally {
    private(set) var count = 0
    private(set) var first: Place?
    /// The curly ones, each once.
    private(set) var marks: Set<String> = []

    /// Whether one of them is no apostrophe.
    var hasQuotation: Bool { marks != ["\u{2019}"] }

    init(isCurly: Bool, of texts: [AuthoredText], in catalog: Catalog) {
      for text in texts {
        TextView.with(text, in: catalog) { view in
          view.forEachQuoteMark { mark in
            guard mark.isCurly == isCurly else { return }
            if count == 0 { first = view.place(mark.range) }
            if isCurly { marks.insert(String(decoding: view.bytes[mark.range], as: UTF8.self)) }
            count += 1
          }
        }
      }
    }
  }

  /// The marks of a locale, or those of its language where the content has them: „nein“ in Switzerland.
  private static func marks(of locale: String, _ curly: Tally) -> LocaleMarks {
    let (own, common) = (LocaleMarks(locale: locale), LocaleMarks(locale: LanguageTag.language(of: locale)))
    guard let open = common.double?.open, curly.marks.contains(open), own.single?.open != open else {
      return own
    }
    return common
  }

  /// Whether quotation marks of one kind stand between two of the other: that they are the inner ones is told
  /// by their kinds alone.
  ///
  /// - Parameter doubles: whether each is a curly one, in the order of the text.
  private static func isNested(_ doubles: [Bool]) -> Bool {
    var start = 0
    for index in doubles.indices.dropFirst() where doubles[index] != doubles[index - 1] {
      if (index - start) % 2 == 1 { return true }
      start = index
    }
    return false
  }

  /// The finding about a text's marks of the wrong kind; nil when it has none.
  private static func finding(
    _ text: TextView,
    _ isNested: Bool,
    _ marks: [QuoteMark],
    kept: Tally,
    _ ofLocale: LocaleMarks
  ) -> Diagnostic? {
    guard let first = marks.first else { return nil }
    let name = first.isDouble ? "quotation mark" : "quote or apostrophe"
    let kinds = first.isCurly ? ("curly", "straight") : ("straight", "curly")
    let message =
      marks.count == 1
      ? "the \(name) is \(kinds.0) among \(kinds.1) ones"
      : "\(marks.count) quotes and apostrophes of the text are \(kinds.0) among \(kinds.1) ones"
    var finding = text.finding(of: Self.self, message, at: first.range)
    finding.notes = [Diagnostic.Note("the first of \(kept.count) \(kinds.1) ones", at: kept.first)]
    let edits = marks.compactMap { mark in
      (mark.isCurly ? text.straightForm(of: mark) : text.curlyForm(of: mark, ofLocale))
        .map { text.edit(mark.range, with: $0) }
    }
    // Half of a pair helps nobody.
    if !edits.isEmpty, !isNested, first.isCurly || edits.count == marks.count {
      finding.repair = Repair("Write \(marks.count == 1 ? "it" : "them") \(kinds.1)", .safe, edits)
    }
    return finding
  }
}
