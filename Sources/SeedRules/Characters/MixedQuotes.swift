import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables
import SeedText

/// Flags the rarer kind of quotation marks and apostrophes where the content has both straight and curly
/// ones: once a text, at its first one, since a pasted text has many and they are one slip.
///
/// On a tie the straight ones stay. Complexity: O(bytes of the texts); one look at the bytes where the
/// content has one kind only.
struct MixedQuotes: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("characters/mixed-quotes"),
    summary: "Straight and curly quotes are mixed in the content.",
    rationale: """
      Either kind is fine; both side by side look as if two hands wrote the cards, and the same word with \
      two apostrophes is two words to a search. Whichever kind the content has more of is the content's; the \
      other one is flagged. The marks of feet and inches (`6'2"`) and a message's own syntax are neither.
      """,
    repair: """
      Writes the mark in the other kind, as the content's locale has it. Safe: no word changes. A straight mark opens after a space, a \
      bracket or a dash and closes elsewhere; an apostrophe for letters left out (`'90s`) stays an \
      apostrophe. None where one text has quotation marks of both kinds: the inner ones could not be told.
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
        #"""
        [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily",
          "severity": "low", "interactionType": "standard",
          "prompt": "Don’t say “I told you so” today. Don’t imply it." }]
        """#
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
    guard Self.mayHaveBothKinds(catalog) else { return }
    var straight = Tally()
    var curly = Tally()
    Self.forEachMark(in: catalog) { text, mark in
      if mark.isCurly { curly.count(text, mark) } else { straight.count(text, mark) }
    }
    guard straight.count > 0, curly.count > 0 else { return }
    let flagsCurly = curly.count <= straight.count
    let kept = flagsCurly ? straight : curly
    let ofLocale = LocaleMarks(locale: run.configuration.locale)
    for text in catalog.texts where Self.isRead(text, in: catalog) && Self.mayHaveMark(text, in: catalog) {
      TextView.with(text, in: catalog) { view in
        var marks: [QuoteMark] = []
        var doubles: [Bool] = []
        view.forEachQuoteMark { mark in
          if mark.isCurly == flagsCurly { marks.append(mark) }
          if mark.isDouble { doubles.append(mark.isCurly) }
        }
        let isNested = Self.isNested(doubles)
        if let finding = Self.finding(view, isNested, marks, kept: kept, ofLocale) {
          findings.report(finding)
        }
      }
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

  private static func forEachMark(in catalog: Catalog, _ body: (TextView, QuoteMark) -> Void) {
    for text in catalog.texts where isRead(text, in: catalog) && mayHaveMark(text, in: catalog) {
      TextView.with(text, in: catalog) { view in view.forEachQuoteMark { body(view, $0) } }
    }
  }

  private static func isRead(_ text: AuthoredText, in catalog: Catalog) -> Bool {
    catalog.records[Int(text.record)].kind != .priorityRules
  }

  /// Whether the texts can have marks of both kinds, told from their bytes: a curly one takes a byte ≥ 0x80
  /// or an escape, and content without one need not be looked at for straight ones.
  private static func mayHaveBothKinds(_ catalog: Catalog) -> Bool {
    hasText(in: catalog, flagged: [.hasNonASCII, .hasEscapes], where: mayHaveCurly)
      && hasText(in: catalog, flagged: [], where: mayHaveStraight)
  }

  /// Whether some text fits; one with any of the flags, where there are flags.
  private static func hasText(
    in catalog: Catalog,
    flagged mask: JSONNode.Flags,
    where fits: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard var fileIndex = catalog.texts.first?.fileIndex else { return false }
    // The tree is kept from text to text: taking it out of the catalog counts references.
    var tree = catalog.trees[Int(fileIndex)]
    var bytes = tree.file.bytes
    for text in catalog.texts {
      if text.fileIndex != fileIndex {
        fileIndex = text.fileIndex
        tree = catalog.trees[Int(fileIndex)]
        bytes = tree.file.bytes
      }
      let flags = tree.nodes[Int(text.node)].flags
      if mask.rawValue != 0, flags.rawValue & mask.rawValue == 0 { continue }
      let content = tree.contentRange(of: text.node)
      if fits(UnsafeBufferPointer(rebasing: bytes[content.start..<content.end])) { return true }
    }
    return false
  }

  /// Whether a JSON string has U+2018…U+201F, as it is or as an escape.
  private static func mayHaveCurly(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    // No branch in the loop, so that it is vectorised.
    var found: UInt8 = 0
    for byte in content { found |= byte == 0xE2 || byte == UInt8(ascii: "\\") ? 1 : 0 }
    if found == 0 { return false }
    var offset = 1
    while offset < content.count {
      switch (content[offset - 1], content[offset]) {
      case (UInt8(ascii: "\\"), UInt8(ascii: "u")) where escapesCurly(content, at: offset + 1): return true
      case (0xE2, 0x80) where offset + 1 < content.count && (0x98...0x9F).contains(content[offset + 1]):
        return true
      default: offset += 1
      }
    }
    return false
  }

  /// Whether four digits are those of U+2010…U+201F.
  private static func escapesCurly(_ content: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset + 4 <= content.count && content[offset] == UInt8(ascii: "2")
      && content[offset + 1] == UInt8(ascii: "0") && content[offset + 2] == UInt8(ascii: "1")
  }

  /// Whether a JSON string has an apostrophe, or a backslash, which may escape a mark.
  private static func mayHaveStraight(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    // No branch in the loop, so that it is vectorised.
    var found: UInt8 = 0
    for byte in content { found |= byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") ? 1 : 0 }
    return found != 0
  }

  /// Whether a text can have a mark: a straight double one takes an escape, a curly one a byte ≥ 0x80.
  private static func mayHaveMark(_ text: AuthoredText, in catalog: Catalog) -> Bool {
    let tree = catalog.trees[Int(text.fileIndex)]
    let flags = tree[text.node].flags
    if flags.contains(.hasNonASCII) || flags.contains(.hasEscapes) { return true }
    return tree.file[tree.contentRange(of: text.node)].contains(UInt8(ascii: "'"))
  }
}
