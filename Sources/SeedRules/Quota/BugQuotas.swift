import SeedLint
import SeedModel
import SeedTables

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

  static let examples = QuotaExamples.fixesPerBug("fixes-per-bug")

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.fixes }

  static func remedy(_ bug: QuotaReport.BugReport) -> String? {
    bug.priorities.map { "Write \(bug.fixes.missing) more, above all \($0)." }
  }
}

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

  static let examples = QuotaExamples.fixesPerBug("daily-per-bug", type: "daily", other: "weekly")

  static let adjective = "daily"

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.type(.daily) }
}

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

  static let examples = QuotaExamples.fixesPerBug("weekly-per-bug", type: "weekly", other: "daily")

  static let adjective = "weekly"

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.type(.weekly) }
}

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

  static let examples = QuotaExamples.fixesPerBug("quick-fixes-per-bug", type: "quickFix", other: "daily")

  static let adjective = "quick"

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.type(.quickFix) }
}

/// Flags a bug with too few tidbits.
struct TidbitsPerBug: BugQuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.tidbitsPerBug.rule),
    summary: "A bug has fewer tidbits than it needs.",
    rationale: """
      A tidbit follows every outcome. It is worth reading once; what has been read is not shown again for long.
      """,
    reads: "the number of each bug's tidbits",
    options: [Quota.tidbitsPerBug.option]
  )

  static let examples = RuleExamples(
    accepted: [
      QuotaExamples.bug(
        QuotaExamples.tidbits(["general", "general"])
          + QuotaExamples.settings("tidbits-per-bug", #""minimum": 2"#)
      ),
      QuotaExamples.bug(
        QuotaExamples.tidbits(["restDay", "afterCrash"])
          + QuotaExamples.settings("tidbits-per-bug", #""minimum": 1"#)
      ),
    ],
    flagged: [
      QuotaExamples.flaggedBug(QuotaExamples.tidbits(["general"])),
      QuotaExamples.flaggedBug(
        QuotaExamples.tidbits([]) + QuotaExamples.settings("tidbits-per-bug", #""minimum": 1"#)
      ),
    ]
  )

  static let counted = ContentKind.microEducation

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow { bug.tidbits }

  static func remedy(_ bug: QuotaReport.BugReport) -> String? {
    let lacking = bug.triggers.filter { $0.missing > 0 }.map { "\($0.missing) \($0.name)" }
    return lacking.isEmpty
      ? nil : "Write \(bug.tidbits.missing) more, above all \(QuotaReport.list(lacking))."
  }
}
