import SeedLint
import SeedModel

/// Flags a bug with too few quick fixes.
struct QuickFixesPerBug: BugQuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.quickFixesPerBug.rule),
    summary: "A bug has fewer quick fixes than it needs.",
    rationale: """
      A quick fix is offered right after a crash. Whoever crashes twice in a day should not be handed the same one.
      """,
    reads: "the number and `type` of each bug's fixes",
    options: [Quota.quickFixesPerBug.option]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = QuotaExamples.fixesPerBug("quick-fixes-per-bug", type: "quickFix", other: "daily")

  static let adjective: String? = "quick"

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.type(.quickFix) }
}
