package import SeedDiagnostics
package import SeedLint

/// A threshold of a quota rule: the option that says it, with its default. The table of all of them, a row each.
package struct Quota: Sendable {
  package let rule: RuleID
  package let option: RuleOption

  package static let bugs: Quota = .count("quota/bug-count", "minimum", 5, "The least number of bugs.")
  package static let fixes: Quota = .count("quota/fixes-total", "minimum", 250, "The least number of fixes.")
  package static let fixesPerBug: Quota = .count(
    "quota/fixes-per-bug",
    "minimum",
    50,
    "The least number of fixes of a bug."
  )
  package static let dailyPerBug: Quota = .count(
    "quota/daily-per-bug",
    "minimum",
    45,
    "The least number of daily fixes of a bug."
  )
  package static let weeklyPerBug: Quota = .count(
    "quota/weekly-per-bug",
    "minimum",
    5,
    "The least number of weekly fixes of a bug."
  )
  package static let quickFixesPerBug: Quota = .count(
    "quota/quick-fixes-per-bug",
    "minimum",
    5,
    "The least number of quick fixes of a bug."
  )
  package static let lowShare: Quota = .share(
    "quota/severity-mix",
    "low",
    0.25,
    "The least share of low fixes."
  )
  package static let mediumShare: Quota = .share(
    "quota/severity-mix",
    "medium",
    0.25,
    "The least share of medium fixes."
  )
  package static let highShare: Quota = .share(
    "quota/severity-mix",
    "high",
    0.1,
    "The least share of high fixes."
  )
  package static let interactionTypesPerBug: Quota = .count(
    "quota/interaction-mix",
    "types",
    5,
    within: 0...14,
    "The least number of different interaction types."
  )
  package static let standardShare: Quota = .share(
    "quota/interaction-mix",
    "standard",
    0.5,
    "The greatest share of standard fixes."
  )
  package static let leastComments: Quota = .share(
    "quota/comment-ratio",
    "minimum",
    0.5,
    "The least share of all fixes."
  )
  package static let mostComments: Quota = .share(
    "quota/comment-ratio",
    "maximum",
    0.7,
    "The greatest share of all fixes."
  )
  package static let leastCommentsOfBug: Quota = .share(
    "quota/comment-ratio",
    "bugMinimum",
    0.45,
    "The least share of a bug's fixes."
  )
  package static let mostCommentsOfBug: Quota = .share(
    "quota/comment-ratio",
    "bugMaximum",
    0.75,
    "The greatest share of a bug's fixes."
  )
  package static let tidbitsPerBug: Quota = .count(
    "quota/tidbits-per-bug",
    "minimum",
    30,
    "The least number of tidbits of a bug."
  )
  package static let tidbitsPerTrigger: Quota = .count(
    "quota/tidbits-per-trigger",
    "minimum",
    2,
    "The least number of a bug's tidbits for each trigger."
  )

  /// The least number of something.
  private static func count(
    _ rule: RuleID,
    _ name: String,
    _ value: Int,
    within range: ClosedRange<Int> = 0...1_000_000,
    _ summary: String
  ) -> Quota {
    Quota(rule: rule, option: .integer(name, value, range, summary))
  }

  /// The least or greatest share of a whole.
  private static func share(_ rule: RuleID, _ name: String, _ value: Double, _ summary: String) -> Quota {
    Quota(rule: rule, option: .ratio(name, value, summary))
  }
}
