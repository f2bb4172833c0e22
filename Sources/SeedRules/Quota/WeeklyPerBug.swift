import SeedLint
import SeedModel

/// Flags a bug with too few weekly fixes.
struct WeeklyPerBug: BugQuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.weeklyPerBug.rule),
    summary: "A bug has fewer weekly fixes than it needs.",
    rationale: """
      A weekly fix is a rule for seven days; a handful is enough, and with fewer the same one returns within a month.
      """,
    reads: "the number and `type` of each bug's fixes",
    options: [Quota.weeklyPerBug.option]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = QuotaExamples.fixesPerBug("weekly-per-bug", type: "weekly", other: "daily")

  static let adjective: String? = "weekly"

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.type(.weekly) }
}
