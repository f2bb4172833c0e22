package import SeedDiagnostics
package import SeedLint

/// A threshold of a quota rule: the option that says it, with its default. The table of all of them, a row
/// each.
package struct Quota: Sendable {
  package let rule: RuleID
  package let option: RuleOption
  /// Whether it is the most that there may be, not the least.
  package var isMost: Bool { option.looser == .higher }

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

  package static let lowShare = leastShare(0.25, "severity-mix", "low", of: "low fixes")
  package static let mediumShare = leastShare(0.25, "severity-mix", "medium", of: "medium fixes")
  package static let highShare = leastShare(0.1, "severity-mix", "high", of: "high fixes")
  package static let standardShare = mostShare(0.5, "interaction-mix", "standard", of: "standard fixes")
  package static let leastComments = leastShare(0.57, "comment-ratio", "minimum", of: "all fixes")
  package static let mostComments = mostShare(0.63, "comment-ratio", "maximum", of: "all fixes")
  package static let leastCommentsOfBug = leastShare(0.5, "comment-ratio", "bugMinimum", of: "a bug's fixes")
  package static let mostCommentsOfBug = mostShare(0.7, "comment-ratio", "bugMaximum", of: "a bug's fixes")

  private static func least(_ count: Int, _ rule: String, _ what: String) -> Quota {
    let option = RuleOption.integer("minimum", count, 0...1_000_000, "The least \(what).", looser: .lower)
    return Quota(rule: RuleID("quota/\(rule)"), option: option)
  }

  private static func leastShare(_ share: Double, _ rule: String, _ name: String, of what: String) -> Quota {
    let option = RuleOption.ratio(name, share, "The least share of \(what).", looser: .lower)
    return Quota(rule: RuleID("quota/\(rule)"), option: option)
  }

  private static func mostShare(_ share: Double, _ rule: String, _ name: String, of what: String) -> Quota {
    let option = RuleOption.ratio(name, share, "The greatest share of \(what).", looser: .higher)
    return Quota(rule: RuleID("quota/\(rule)"), option: option)
  }
}
