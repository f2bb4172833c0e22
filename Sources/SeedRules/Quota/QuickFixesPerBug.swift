import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a bug with too few quick fixes.
package struct QuickFixesPerBug: RunRule {
  package static let metadata = RuleMetadata(
    Quota.quickFixesPerBug.rule,
    .error,
    summary: "A bug has fewer quick fixes than it needs.",
    rationale: """
      A quick fix is offered right after a crash. Whoever crashes twice in a day should not be handed the same one.
      """,
    reads: "the number and `type` of each bug's fixes",
    options: [
      Quota.quickFixesPerBug.option
    ]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("quick-fixes-per-bug", #""minimum": 2"#)
          + QuotaExamples.fixes([
            QuotaExamples.standard(type: "quickFix"), QuotaExamples.standard(type: "quickFix"),
          ])
      ),
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.settings("quick-fixes-per-bug", #""minimum": 1"#)
          + QuotaExamples.fixes([QuotaExamples.standard(type: "quickFix")])
      ),
    ],
    flagged: [
      .file("bugs.json", QuotaExamples.flaggedBugs),
      .file(
        "bugs.json",
        QuotaExamples.flaggedBugs,
        beside: QuotaExamples.settings("quick-fixes-per-bug", #""minimum": 3"#)
          + QuotaExamples.fixes([
            QuotaExamples.standard(type: "quickFix"), QuotaExamples.standard(type: "daily"),
          ])
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ run: RunView, _ findings: inout FindingSink) {
    guard let report = run.quotas else { return }
    let catalog = run.catalog
    Self.report({ $0.type(.quickFix) }, "quick fix", plural: "quick fixes", in: report, catalog, &findings)
  }
}
