import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags two or more dots in a row. A path (`../`) and a range (`1..10`) are left alone.
struct Ellipsis: TextRule {
  static let metadata = RuleMetadata(
    .warning("characters/ellipsis"),
    summary: "Dots stand where the ellipsis character is meant.",
    rationale: """
      Three dots break at the end of a line, are spaced unevenly, and count as three characters against a \
      limit; `…` does none of that. Two dots are neither a full stop nor an ellipsis.
      """,
    repair: """
      Writes `…` for three dots and more, `……` in Chinese and Japanese; nothing in Korean, which has \
      both. Safe. For two dots it writes the same, unsafe: a full stop may have been meant.
      """,
    reads: "every text; in messages the literal parts"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Stop in the middle of a sentence today… and let it stand."),
      .comment("It lives in ../old/habits, lines 1..10."),
    ],
    flagged: [
      .prompt(
        "Stop in the middle of a sentence today⟪...⟫ and let it stand.",
        repaired: "Stop in the middle of a sentence today… and let it stand."
      ),
      .comment(
        "You were about to add something⟪.....⟫ weren't you⟪..⟫",
        repaired: "You were about to add something… weren't you…"
      ),
    ]
  )

  static let traits: TextTraits = .doubledDot

  private let mark: String?

  init(_ options: RuleOptions) {
    mark =
      LanguageTag.language(of: options.locale) == "ko"
      ? nil : LocaleMarks(locale: options.locale).isWide ? "……" : "…"
  }

  func check(_ text: TextView, _ findings: inout FindingSink) {
    text.forEachRun(of: UInt8(ascii: ".")) { range in
      if range.count == 1 || Self.isSyntax(text, range) { return }
      let isOfTwo = range.count == 2
      let message =
        isOfTwo
        ? "two dots are neither a full stop nor an ellipsis"
        : "dots stand where the ellipsis character is meant"
      var finding = text.finding(of: Self.self, message, at: range)
      if isOfTwo || mark == nil {
        finding.remedy = isOfTwo ? "Write a full stop or an ellipsis." : "Write `…` or `……`."
      }
      finding.repair = mark.map {
        Repair("Write an ellipsis", isOfTwo ? .unsafe : .safe, [text.edit(range, with: $0)])
      }
      findings.report(finding)
    }
  }

  /// Whether the dots are part of a path, or two of them stand between two words or numbers.
  private static func isSyntax(_ text: TextView, _ range: Range<Int>) -> Bool {
    let before = text.byte(at: range.lowerBound - 1) ?? 0x20
    let after = text.byte(at: range.upperBound) ?? 0x20
    if before == UInt8(ascii: "/") || after == UInt8(ascii: "/") { return true }
    return range.count == 2 && before.isLetterOrDigit && after.isLetterOrDigit
  }
}
