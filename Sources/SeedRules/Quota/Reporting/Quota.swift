package import SeedDiagnostics
package import SeedLint

/// A threshold of a quota rule: the option that says it, with its default. The table of all of them, a row
/// each.
package struct Quota: Sendable {
  package let rule: RuleID
  package let option: RuleOption

  package static let bugs = least(5, "bug-count", "number of bugs")
  package static let fixes = least(250, "fixes-total", "number of fixes")
  package static let fixesPerBug = least(50, "fixes-per-bug", "number of fixes of a bug")
  package static let dailyPerBug = least(45, "daily-per-bug", "number of daily fixes of a bug")
  package static let weeklyPerBug = least(5, "weekly-per-bug", "number of weekly fixes of a bug")
  package static let quickFixesPerBug = least(5, "quick-fixes-per-bug", "number of quick fixes of a bug")
  package static let tidbitsPerBug = least(30, "tidbits-per-bug", "number of tidbits of a bug")
  package static let tidbitsPerTrigger = least(
    2,
    "tidbits-per-trigger",
    "number of a bug's tidbits for each trigger"
  )
  package static let interactionTypesPerBug = Quota(
    rule: "quota/interaction-mix",
    option: .integer("types", 5, 0...14, "The least number of different interaction types.", looser: .lower)
  )

  package static let lowShare = share(0.25, "severity-mix", "low", "The least share of low fixes.")
  package static let mediumShare = share(0.25, "severity-mix", "medium", "The least share of medium fixes.")
  package static let highShare = share(0.1, "severity-mix", "high", "The least share of high fixes.")
  package static let standardShare = share(
    0.5,
    "interaction-mix",
    "standard",
    "The greatest share of standard fixes.",
    looser: .higher
  )
  package static let leastComments = share(0.57, "comment-ratio", "minimum", "The least share of all fixes.")
  package static let mostComments = share(
    0.63,
    "comment-ratio",
    "maximum",
    "The greatest share of all fixes.",
    looser: .higher
  )
  package static let leastCommentsOfBug = share(
    0.5,
    "comment-ratio",
    "bugMinimum",
    "The least share of a bug's fixes."
  )
  package static let mostCommentsOfBug = share(
    0.7,
    "comment-ratio",
    "bugMaximum",
    "The greatest share of a bug's fixes.",
    looser: .higher
  )

  private static func least(_ count: Int, _ rule: String, _ what: String) -> Quota {
    let option = RuleOption.integer("minimum", count, 0...1_000_000, "The least \(what).", looser: .lower)
    return Quota(rule: RuleID("quota/\(rule)"), option: option)
  }

  private static func share(
    _ share: Double,
    _ rule: String,
    _ name: String,
    _ summary: String,
    looser: RuleOption.Looser = .lower
  ) -> Quota {
    Quota(rule: RuleID("quota/\(rule)"), option: .ratio(name, share, summary, looser: looser))
  }
}
