import SeedLint
import SeedTables

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

  static let needs: RuleNeeds = .tidbitsOfBugs

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
