import SeedDiagnostics
package import SeedLint

/// How much content has to be there: what a configuration says of each quota, else the quota's default.
package struct QuotaThresholds: Hashable, Sendable {
  private let values: [RuleID: [String: RuleOption.Value]]
  /// The rules that are off: nobody wants what they would ask for.
  private let off: Set<RuleID>

  /// What a configuration says.
  package init(_ configuration: Configuration) {
    values = configuration.settings.options
    off = Set(configuration.settings.levels.filter { $0.value == .off }.keys)
  }

  /// Whether a rule is off.
  func isOff(_ rule: RuleID) -> Bool { off.contains(rule) }

  private subscript(_ quota: Quota) -> RuleOption.Value {
    values[quota.rule]?[quota.option.name] ?? quota.option.value
  }

  /// A quota that is a number.
  ///
  /// - Precondition: it is one.
  package func count(_ quota: Quota) -> Int {
    guard case .integer(let value, _) = self[quota] else { preconditionFailure("the quota is no number") }
    return off.contains(quota.rule) ? 0 : value
  }

  /// A quota that is a share of 0…1.
  ///
  /// - Precondition: it is one.
  package func share(_ quota: Quota) -> Double {
    guard case .ratio(let value) = self[quota] else { preconditionFailure("the quota is no share") }
    return off.contains(quota.rule) ? (quota.isMost ? 1 : 0) : value
  }

  /// The shares between two quotas. A minimum above its maximum leaves the minimum alone in force.
  package func range(_ least: Quota, _ most: Quota) -> ClosedRange<Double> {
    let minimum = share(least)
    return minimum...max(minimum, share(most))
  }
}
