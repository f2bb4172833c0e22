import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedTables

/// Flags content with too few fixes.
struct FixesTotal: QuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.fixes.rule),
    summary: "There are fewer fixes than the app needs.",
    rationale: """
      A user gets a fix a day and should not meet one twice for most of a year.
      """,
    reads: "the number of fixes",
    options: [Quota.fixes.option]
  )

  static let needs: RuleNeeds = .fixes

  static let examples = RuleExamples(
    accepted: [
      .file(
        "fixes.json",
        FixExamples.list(with: [[:], [:]]),
        beside: QuotaExamples.settings("fixes-total", #""minimum": 2"#)
      ),
      .file("fixes.json", "[]", beside: QuotaExamples.settings("fixes-total", #""minimum": 0"#)),
    ],
    flagged: [
      .file("fixes.json", "⟪[⟫]"),
      .file(
        "fixes.json",
        "⟪[⟫" + FixExamples.list(with: [[:]]).dropFirst(),
        beside: QuotaExamples.settings("fixes-total", #""minimum": 2"#)
      ),
    ]
  )

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    let row = report.fixes
    if row.missing == 0 { return }
    var finding = Self.finding(row, of: .fixes, in: catalog)
    let lacking = report.bugs.filter { $0.fixes.missing > 0 }
      .sorted { ($1.fixes.missing, $0.bugIndex) < ($0.fixes.missing, $1.bugIndex) }
      .prefix(3)
    finding.remedy =
      "Write \(row.missing) more"
      + (lacking.isEmpty
        ? "."
        : ", above all for \(QuotaReport.list(lacking.map { "`\($0.slug)` (\($0.fixes.missing))" })).")
    findings.report(finding)
  }
}
