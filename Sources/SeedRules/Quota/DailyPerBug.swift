import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a bug with too few daily fixes.
package struct DailyPerBug: RunRule {
  package static let metadata = RuleMetadata(
    Quota.dailyPerBug.rule,
    .error,
    summary: "A bug has fewer daily fixes than it needs.",
    rationale: """
      The daily fix is what the app is opened for. With this many, a user who has one active bug meets none twice in six weeks.
      """,
    reads: "the number and `type` of each bug's fixes",
    options: [
      Quota.dailyPerBug.option
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("daily-per-bug", #""minimum": 2"#)
          + QuotaExamples.fixes([
            QuotaExamples.standard(type: "daily"), QuotaExamples.standard(type: "daily"),
          ])
      ),
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("daily-per-bug", #""minimum": 1"#)
          + QuotaExamples.fixes([QuotaExamples.standard(type: "daily")])
      ),
    ],
    flagged: [
      .file("bugs.json", QuotaExamples.flaggedBugs),
      .file(
        "bugs.json",
        QuotaExamples.flaggedBugs,
        beside: QuotaExamples.settings("daily-per-bug", #""minimum": 3"#)
          + QuotaExamples.fixes([
            QuotaExamples.standard(type: "daily"), QuotaExamples.standard(type: "weekly"),
          ])
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ run: RunView, _ findings: inout FindingSink) {
    guard let report = run.quotas else { return }
    let catalog = run.catalog
    Self.report({ $0.type(.daily) }, "daily fix", plural: "daily fixes", in: report, catalog, &findings)
  }
}
