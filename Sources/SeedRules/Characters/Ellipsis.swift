import SeedDiagnostics
import SeedLint
import SeedText

/// Flags two or more dots in a row. A path (`../`) and a range (`1..10`) are left alone.
struct Ellipsis: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("characters/ellipsis"),
    summary: "Dots stand where the ellipsis character is meant.",
    rationale: """
      Three dots break at the end of a line, are spaced unevenly, and count as three characters against a \
      limit; `…` does none of that. Two dots are neither a full stop nor an ellipsis.
      """,
    repair: """
      Writes `…` for three dots and more. Safe. For two dots it writes `…` too, unsafe: a full stop may have \
      been meant.
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

  func check(_ text: TextView, _ findings: inout FindingSink) {
    text.forEachProse { piece in
      var offset = piece.range.lowerBound
      while offset < piece.range.upperBound {
        let start = offset
        while offset < piece.range.upperBound, text.bytes[offset] == UInt8(ascii: ".") { offset += 1 }
        if start == offset {
          offset += 1
        } else if offset - start > 1, !Self.isSyntax(text, start..<offset) {
          findings.report(Self.finding(text, start..<offset))
        }
      }
    }
  }

  private static func finding(_ text: TextView, _ range: Range<Int>) -> Diagnostic {
    let edit = text.edit(range, with: "…")
    guard range.count > 2 else {
      var finding = text.finding(of: Self.self, "two dots are neither a full stop nor an ellipsis", at: range)
      finding.remedy = "Write `.` or `…`."
      finding.repair = Repair("Write an ellipsis", .unsafe, [edit])
      return finding
    }
    var finding = text.finding(of: Self.self, "dots stand where the ellipsis character is meant", at: range)
    finding.repair = Repair("Write an ellipsis", .safe, [edit])
    return finding
  }

  /// Whether the dots are part of a path, or two of them stand between two words or numbers.
  private static func isSyntax(_ text: TextView, _ range: Range<Int>) -> Bool {
    let before = text.byte(at: range.lowerBound - 1) ?? 0x20
    let after = text.byte(at: range.upperBound) ?? 0x20
    if before == UInt8(ascii: "/") || after == UInt8(ascii: "/") { return true }
    return range.count == 2 && isLetterOrDigit(before) && isLetterOrDigit(after)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
