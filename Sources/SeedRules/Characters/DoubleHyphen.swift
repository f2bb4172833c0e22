import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText

/// Flags `--` and `---` where a dash is meant. An option (`--force`), an arrow or comment bracket (`-->`,
/// `<!--`), what stands in an address or a path, and a rule of four or more hyphens are left alone.
struct DoubleHyphen: TextRule {
  static let metadata = RuleMetadata(
    .warning("characters/double-hyphen"),
    summary: "Two hyphens stand where a dash is meant.",
    rationale: """
      `--` is what a typewriter had. On a card it breaks at the end of a line between the two hyphens, and \
      it stands beside real dashes from other hands. Options such as `--force`, addresses and paths are \
      meant as they stand.
      """,
    repair: """
      Writes the dash of the content's locale, `—` in English and `–` in German, and right between digits an \
      en dash; spaces stay. Safe.
      """,
    reads: "every text; in messages the literal parts"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Leave one half-done thing half-done — visibly — until tomorrow."),
      .comment("Runs with --force, as always."),
      .comment("It is all at https://example.com/well--yes."),
    ],
    flagged: [
      .prompt(
        "Leave one thing half-done ⟪--⟫ visibly ⟪--⟫ until tomorrow.",
        repaired: "Leave one thing half-done — visibly — until tomorrow."
      ),
      .comment(
        "You were going to say⟪---⟫well, you said it.",
        repaired: "You were going to say—well, you said it."
      ),
      .comment("That takes 3⟪--⟫4 minutes.", repaired: "That takes 3–4 minutes."),
    ]
  )

  static let traits: TextTraits = .doubledHyphen

  /// The dash of the content's language; nil where nobody knows it.
  private let dash: String?

  init(_ options: RuleOptions) { dash = LocaleMarks(locale: options.locale).dash }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    // The run of bytes looked at last: one without spaces may have very many hyphens.
    var token: (range: Range<Int>, isOther: Bool) = (0..<0, false)
    text.forEachRun(of: UInt8(ascii: "-")) { range in
      guard range.count == 2 || range.count == 3, !Self.isSyntax(text, range, &token) else { return }
      let finding = text.finding(of: Self.self, "hyphens stand where a dash is meant", at: range)
      let around = [text.byte(at: range.lowerBound - 1), text.byte(at: range.upperBound)]
      guard let dash else {
        findings.report(finding, remedy: "Write a dash.")
        return
      }
      let mark = around.allSatisfy { $0?.isDigit == true } ? "–" : dash
      let edit = text.edit(range, with: mark)
      findings.report(finding, Repair("Write an \(mark == "–" ? "en" : "em") dash", .safe, [edit]))
    }
  }

  /// Whether the hyphens are part of an option, an arrow, a comment's bracket, an address or a path.
  private static func isSyntax(
    _ text: TextView,
    _ range: Range<Int>,
    _ token: inout (range: Range<Int>, isOther: Bool)
  ) -> Bool {
    let before = text.byte(at: range.lowerBound - 1)
    let after = text.byte(at: range.upperBound)
    if after == UInt8(ascii: ">") || before == UInt8(ascii: "<") || before == UInt8(ascii: "!") {
      return true
    }
    if !token.range.contains(range.lowerBound) {
      token.range = TextToken.range(around: range, in: text.bytes)
      token.isOther =
        TextToken.isOther(token.range, in: text.bytes)
        || text.bytes[token.range].contains(UInt8(ascii: "/"))
    }
    if token.isOther { return true }
    guard let after, (after | 0x20) >= UInt8(ascii: "a"), (after | 0x20) <= UInt8(ascii: "z") else {
      return false
    }
    guard let before else { return true }
    return " `'\"([".utf8.contains(before)
  }
}
