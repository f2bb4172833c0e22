import SeedModel

/// A number that a report gives, by the name under which `--require` asks for it.
package struct SimulationFigure: Hashable, Sendable {
  package var value: Double
  /// Whether the days that were simulated show no more than that it is at least so much.
  package var isAtLeast = false

  package var text: String {
    let rounded = (value * 100).rounded() / 100
    // Beyond 2⁶³ a number has no digits left to round, and `Int` traps.
    let number = Int(exactly: rounded).map { "\($0)" } ?? "\(rounded.isFinite ? rounded : value)"
    return isAtLeast ? "at least \(number)" : number
  }
}

/// Why a name is no figure's.
package enum UnknownFigure: Error, Hashable {
  /// No figure is called so; with what is left of the name behind a profile and a bug.
  case name(String)
  /// It is not counted for single bugs.
  case notByBug(String)
}

extension SimulationFigure {
  /// The names, without the profile and the bug that may stand before them.
  package static let names: [String] =
    quantiled.flatMap { family in percents.map { "\(family.name).\($0.name)" } } + counted.map(\.name)

  static let percents: [(name: String, percent: UInt64)] = [("p5", 5), ("median", 50), ("p95", 95)]

  /// What a figure is about.
  struct Scope {
    let report: SimulationReport
    var profile: Int?
    var bug: Int?

    /// The row of a table that has a row for all and one for each bug.
    var days: Double { Double(report.egofix(\.days, 0, of: profile)[0]) }
  }

  /// A count of users, or of weeks, by a small number of which a share is asked for.
  struct Family: Sendable {
    let name: String
    var isByBug = false
    /// What a column stands for, as a multiple of its place.
    var scale = 1.0
    /// Whether the last column says "so much or more".
    var isOpen = true
    let row: @Sendable (Scope) -> [UInt64]
  }

  static let quantiled: [Family] = [
    Family(name: "days-to-repeat", isByBug: true) { scope in
      if let bug = scope.bug { return scope.report.egofix(\.bugFirstRepeat, bug, of: scope.profile) }
      return scope.report.egofix(\.firstRepeat, 0, of: scope.profile)
    },
    Family(name: "days-to-weekly-repeat") { $0.report.egofix(\.firstRepeat, 1, of: $0.profile) },
    Family(name: "days-to-quick-repeat") { $0.report.egofix(\.firstRepeat, 2, of: $0.profile) },
    Family(name: "days-to-tidbit-repeat") { $0.report.egofix(\.firstRepeat, 3, of: $0.profile) },
    Family(name: "days-to-exhaustion.low", isByBug: true) { exhaustion($0, .low) },
    Family(name: "days-to-exhaustion.medium", isByBug: true) { exhaustion($0, .medium) },
    Family(name: "days-to-exhaustion.high", isByBug: true) { exhaustion($0, .high) },
    Family(name: "notifications-a-week") { $0.report.egofix(\.notices, 0, of: $0.profile) },
    Family(name: "weight", scale: 1 / EgoFixTables.weightScale, isOpen: false) {
      $0.report.egofix(\.weights, $0.report.egofixTables.weights.rows.count - 1, of: $0.profile)
    },
    Family(name: "pressure.days-to-repeat") {
      $0.report.pressure(\.firstRepeat, PressureTables.tierRows.count - 1, of: $0.profile)
    },
    Family(name: "pressure.days-to-same-text") { scope in
      scope.report.pressureTables.gaps.rows.indices.reduce([]) {
        $0 + scope.report.pressure(\.gaps, $1, of: scope.profile)
      }
    },
    Family(name: "pressure.notifications-a-week") { $0.report.pressure(\.notices, 0, of: $0.profile) },
  ]

  private static func exhaustion(_ scope: Scope, _ severity: FixSeverity) -> [UInt64] {
    let bugs = scope.bug.map { $0..<$0 + 1 } ?? scope.report.content.bugs.indices
    return bugs.reduce([]) {
      $0 + scope.report.egofix(\.exhaustion, EgoFixTables.cell($1, .daily, severity), of: scope.profile)
    }
  }

  /// Figures that are made of sums; nil where nothing was counted.
  static let counted: [(name: String, isByBug: Bool, value: @Sendable (Scope) -> Double?)] = [
    (
      "fixes.never-seen", true,
      { scope in
        let views = scope.report.egofix(\.fixViews, 0, of: scope.profile)
        let fixes = scope.report.content.fixes
        return Double(fixes.indices.count { views[$0] == 0 && scope.bug ?? fixes[$0].bug == fixes[$0].bug })
      }
    ),
    (
      "tidbits.never-seen", true,
      { scope in
        let views = scope.report.egofix(\.tidbitViews, 0, of: scope.profile)
        let tidbits = scope.report.content.tidbits
        return Double(
          tidbits.indices.count { views[$0] == 0 && scope.bug ?? tidbits[$0].bug == tidbits[$0].bug }
        )
      }
    ),
    (
      "tidbits.repeat-percent", true,
      { scope in
        let views = scope.report.egofix(\.tidbitViews, 0, of: scope.profile)
        let users = scope.report.egofix(\.tidbitUsers, 0, of: scope.profile)
        let tidbits = scope.report.content.tidbits
        let places = tidbits.indices.filter { scope.bug ?? tidbits[$0].bug == tidbits[$0].bug }
        let shown = places.map { views[$0] }.total
        return shown == 0 ? nil : Double(shown - places.map { users[$0] }.total) * 100 / Double(shown)
      }
    ),
    (
      "card-days-percent", false,
      { scope in
        scope.days == 0
          ? nil : Double(scope.report.egofix(\.days, 2, of: scope.profile)[0]) * 100 / scope.days
      }
    ),
    (
      "patterns-a-month", false,
      { scope in
        let rows = scope.report.egofixTables.patterns.rows.indices
        let found = rows.map { scope.report.egofix(\.patterns, $0, of: scope.profile).total }.total
        return scope.days == 0 ? nil : Double(found * UInt64(EgoFixTables.month)) / scope.days
      }
    ),
  ]
}

extension SimulationReport {
  /// A figure by its name, before which may stand a profile and a bug:
  /// `one-bug.need-to-be-right.days-to-repeat.p5`; nil where nothing was counted for it.
  package func figure(_ name: String) -> Result<SimulationFigure?, UnknownFigure> {
    var scope = SimulationFigure.Scope(report: self)
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    if let first = parts.first, let place = plan.profiles.firstIndex(where: { $0.rawValue == first }) {
      scope.profile = place
      parts.removeFirst()
    }
    if let first = parts.first, let place = content.bugs.firstIndex(of: first) {
      scope.bug = place
      parts.removeFirst()
    }
    let rest = parts.joined(separator: ".")
    if let counted = SimulationFigure.counted.first(where: { $0.name == rest }) {
      if scope.bug != nil, !counted.isByBug { return .failure(.notByBug(rest)) }
      return .success(counted.value(scope).map { SimulationFigure(value: $0) })
    }
    guard let percent = SimulationFigure.percents.first(where: { $0.name == parts.last }),
      let family = SimulationFigure.quantiled.first(where: { "\($0.name).\(percent.name)" == rest })
    else { return .failure(.name(rest)) }
    if scope.bug != nil, !family.isByBug { return .failure(.notByBug(rest)) }
    let row = family.row(scope)
    return .success(
      row.quantile(percent.percent).map {
        SimulationFigure(value: Double($0) * family.scale, isAtLeast: family.isOpen && $0 == row.count - 1)
      }
    )
  }
}

extension [UInt64] {
  /// The least column up to which so many percent of the counts lie; nil where there are none.
  func quantile(_ percent: UInt64) -> Int? {
    let all = total
    guard all > 0 else { return nil }
    var sum: UInt64 = 0
    for column in indices {
      sum += self[column]
      // No product overflows: counts are below 2⁶² and percents are split off.
      if sum >= all / 100 * percent + (all % 100 * percent + 99) / 100 { return column }
    }
    return nil
  }
}
