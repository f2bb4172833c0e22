import SeedDiagnostics
package import SeedLint

/// How much content has to be there; the options of the quota rules.
package struct QuotaThresholds: Hashable, Sendable {
  package var bugs = 5
  package var fixes = 250
  package var fixesPerBug = 50
  package var dailyPerBug = 45
  package var weeklyPerBug = 5
  package var quickFixesPerBug = 5
  package var lowShare = 0.25
  package var mediumShare = 0.25
  package var highShare = 0.1
  package var interactionTypesPerBug = 5
  package var standardShare = 0.5
  package var commentShare = 0.5...0.7
  package var commentShareOfBug = 0.45...0.75
  package var tidbitsPerBug = 30
  package var tidbitsPerTrigger = 2

  /// The defaults.
  package init() {}

  /// What a configuration says.
  package init(_ configuration: Configuration) {
    for rule in RuleRegistry.quota { apply(configuration.options(of: rule), of: rule.metadata.id) }
  }

  /// Takes over the options of one quota rule.
  private mutating func apply(_ options: RuleOptions, of rule: RuleID) {
    switch rule.name {
    case "bug-count": bugs = options.integer("minimum")
    case "fixes-total": fixes = options.integer("minimum")
    case "fixes-per-bug": fixesPerBug = options.integer("minimum")
    case "daily-per-bug": dailyPerBug = options.integer("minimum")
    case "weekly-per-bug": weeklyPerBug = options.integer("minimum")
    case "quick-fixes-per-bug": quickFixesPerBug = options.integer("minimum")
    case "severity-mix":
      lowShare = options.ratio("low")
      mediumShare = options.ratio("medium")
      highShare = options.ratio("high")
    case "interaction-mix":
      interactionTypesPerBug = options.integer("types")
      standardShare = options.ratio("standard")
    case "comment-ratio":
      commentShare = Self.range(options, "minimum", "maximum")
      commentShareOfBug = Self.range(options, "bugMinimum", "bugMaximum")
    case "tidbits-per-bug": tidbitsPerBug = options.integer("minimum")
    case "tidbits-per-trigger": tidbitsPerTrigger = options.integer("minimum")
    default: break
    }
  }

  /// A minimum above its maximum leaves the minimum alone in force.
  private static func range(_ options: RuleOptions, _ least: String, _ most: String) -> ClosedRange<Double> {
    let minimum = options.ratio(least)
    return minimum...max(minimum, options.ratio(most))
  }
}
