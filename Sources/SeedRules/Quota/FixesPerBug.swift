import SeedLint

/// Flags a bug with too few fixes, and says which sorts are the scarcest.
struct FixesPerBug: BugQuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.fixesPerBug.rule),
    summary: "A bug has fewer fixes than it needs.",
    rationale: """
      Fixes of one bug may come every day for weeks. Below this number they come round again too soon.
      """,
    reads: "the number of each bug's fixes",
    options: [Quota.fixesPerBug.option]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = QuotaExamples.fixesPerBug("fixes-per-bug")

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.fixes }

  static func remedy(_ bug: QuotaReport.BugReport) -> String? {
    bug.priorities.map { "Write \(bug.fixes.missing) more, above all \($0)." }
  }
}
