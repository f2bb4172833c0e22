package import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags content with too few bugs.
package struct BugCount: QuotaRule {
  package static let metadata = RuleMetadata(
    "quota/bug-count",
    .error,
    summary: "There are fewer bugs than the app is built for.",
    rationale: """
      The app shows a fixed set of ego patterns, and its diagnostics assume that each of them has content.
      """,
    reads: "the number of bugs",
    options: [
      .integer("minimum", 5, 0...1_000_000, "The least number of bugs.")
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

  package func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
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
