import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a bug with too few weekly fixes.
package struct WeeklyPerBug: RunRule {
  package static let metadata = RuleMetadata(
    Quota.weeklyPerBug.rule,
    .error,
    summary: "A bug has fewer weekly fixes than it needs.",
    rationale: """
      A weekly fix is a rule for seven days; a handful is enough, and with fewer the same one returns within a month.
      """,
    reads: "the number and `type` of each bug's fixes",
    options: [
      Quota.weeklyPerBug.option
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("weekly-per-bug", #""minimum": 2"#)
          + QuotaExamples.fixes([
            QuotaExamples.standard(type: "weekly"), QuotaExamples.standard(type: "weekly"),
          ])
      ),
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("weekly-per-bug", #""minimum": 1"#)
          + QuotaExamples.fixes([QuotaExamples.standard(type: "weekly")])
      ),
    ],
    flagged: [
      .file("bugs.json", QuotaExamples.flaggedBugs),
      .file(
        "bugs.json",
        QuotaExamples.flaggedBugs,
        beside: QuotaExamples.settings("weekly-per-bug", #""minimum": 3"#)
          + QuotaExamples.fixes([
            QuotaExamples.standard(type: "weekly"), QuotaExamples.standard(type: "daily"),
          ])
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ run: RunView, _ findings: inout FindingSink) {
    guard let report = run.quotas else { return }
    let catalog = run.catalog
    Self.report({ $0.type(.weekly) }, "weekly fix", plural: "weekly fixes", in: report, catalog, &findings)
  }
}
