import SeedLint
import SeedModel

/// Flags a bug with too few daily fixes.
struct DailyPerBug: BugQuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.dailyPerBug.rule),
    summary: "A bug has fewer daily fixes than it needs.",
    rationale: """
      The daily fix is what the app is opened for. With this many, a user who has one active bug meets none twice in six weeks.
      """,
    reads: "the number and `type` of each bug's fixes",
    options: [Quota.dailyPerBug.option]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = QuotaExamples.fixesPerBug("daily-per-bug", type: "daily", other: "weekly")

  static let adjective: String? = "daily"

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.type(.daily) }
}
