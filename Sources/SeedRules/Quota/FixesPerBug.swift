import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a bug with too few fixes, and says which sorts are the scarcest.
package struct FixesPerBug: RunRule {
  package static let metadata = RuleMetadata(
    Quota.fixesPerBug.rule,
    .error,
    summary: "A bug has fewer fixes than it needs.",
    rationale: """
      Fixes of one bug may come every day for weeks. Below this number they come round again too soon.
      """,
    reads: "the number of each bug's fixes",
    options: [
      Quota.fixesPerBug.option
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("fixes-per-bug", #""minimum": 2"#)
          + QuotaExamples.fixes([QuotaExamples.standard(), QuotaExamples.standard()])
      ),
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("fixes-per-bug", #""minimum": 1"#)
          + QuotaExamples.fixes([QuotaExamples.standard()])
      ),
    ],
    flagged: [
      .file("bugs.json", QuotaExamples.flaggedBugs),
      .file(
        "bugs.json",
        QuotaExamples.flaggedBugs,
        beside: QuotaExamples.settings("fixes-per-bug", #""minimum": 3"#)
          + QuotaExamples.fixes([QuotaExamples.standard(), QuotaExamples.standard()])
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ run: RunView, _ findings: inout FindingSink) {
    guard let report = run.quotas else { return }
    let catalog = run.catalog
    Self.report(\.fixes, "fix", plural: "fixes", in: report, catalog, &findings) { bug in
      bug.priorities.map { "Write \(bug.fixes.missing) more, above all \($0)." }
    }
  }
}
