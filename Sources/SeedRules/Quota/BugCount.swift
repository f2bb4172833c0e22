import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedTables

/// Flags content with too few bugs.
struct BugCount: QuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.bugs.rule),
    summary: "There are fewer bugs than the app is built for.",
    rationale: """
      The app shows a fixed set of ego patterns, and its diagnostics assume that each of them has content.
      """,
    reads: "the number of bugs",
    options: [Quota.bugs.option]
  )

  static let needs: RuleNeeds = .bugs

  static let examples = RuleExamples(
    accepted: [
      QuotaExamples.bug(QuotaExamples.settings("bug-count", #""minimum": 1"#)),
      .file("bugs.json", "[]", beside: QuotaExamples.settings("bug-count", #""minimum": 0"#)),
    ],
    flagged: [
      .file("bugs.json", "⟪[⟫]"),
      .file("bugs.json", "⟪[⟫" + QuotaExamples.bugs.dropFirst()),
    ]
  )

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    let row = report.bugCount
    if row.missing == 0 { return }
    findings.report(Self.finding(row, of: .bugs, in: catalog), remedy: "Write \(row.missing) more.")
  }
}
