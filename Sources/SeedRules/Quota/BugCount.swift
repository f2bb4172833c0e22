import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel
import SeedTables

/// Flags content with too few bugs.
package struct BugCount: RunRule {
  package static let metadata = RuleMetadata(
    Quota.bugs.rule,
    .error,
    summary: "There are fewer bugs than the app is built for.",
    rationale: """
      The app shows a fixed set of ego patterns, and its diagnostics assume that each of them has content.
      """,
    reads: "the number of bugs",
    options: [
      Quota.bugs.option
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file("bugs.json", QuotaExamples.bugs, beside: QuotaExamples.settings("bug-count", #""minimum": 1"#)),
      .file("bugs.json", "[]", beside: QuotaExamples.settings("bug-count", #""minimum": 0"#)),
    ],
    flagged: [
      .file("bugs.json", "⟪[⟫]"),
      .file("bugs.json", "⟪[⟫" + QuotaExamples.bugs.dropFirst()),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ run: RunView, _ findings: inout FindingSink) {
    guard let report = run.quotas else { return }
    let catalog = run.catalog
    let row = report.bugCount
    if row.missing == 0 { return }
    let message = "there \(row.have == 1 ? "is" : "are") \(row.have) of \(QuotaReport.count(row.need, "bug"))"
    var finding = Self.finding(message, allOf: .bugs, in: catalog)
    finding.expected = "\(row.need)"
    finding.found = "\(row.have)"
    finding.remedy = "Write \(row.missing) more."
    findings.report(finding)
  }
}
