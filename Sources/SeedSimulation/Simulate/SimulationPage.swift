import EgoFixServices
import SeedModel

/// A report for people: sections of rows, which text and HTML show alike.
package struct SimulationPage: Sendable {
  package struct Section: Sendable {
    package var title: String
    /// One sentence on what the rows say.
    package var note: String
    /// The headings of the cells behind the name.
    package var columns: [String]
    package var rows: [Row]
    /// What the curves run over, such as `days 0…365`; nil where there are none.
    package var axis: String?
  }

  package struct Row: Sendable {
    package var name: String
    package var cells: [String]
    /// Counts to be drawn; empty for none.
    package var curve: [UInt64] = []

    /// The curve in so many bars at most, each the sum of its counts; none where nothing was counted.
    package func bars(most: Int) -> [UInt64] {
      guard curve.contains(where: { $0 > 0 }) else { return [] }
      let count = min(most, curve.count)
      return (0..<count).map { bar in
        curve[bar * curve.count / count..<(bar + 1) * curve.count / count].reduce(0, +)
      }
    }
  }

  package var title: String
  package var sections: [Section]
  /// What to write next: what users see again first before the rest.
  package var nextSteps: [String]

  package init(_ report: SimulationReport) {
    let plan = report.plan
    let part = plan.shard.map { ", shard \($0)" } ?? ""
    title =
      "\(plan.users) users, \(plan.days) days, seed \(plan.seed)\(part); content \(report.content.version)"
    sections =
      (report.egofix == nil ? [] : SimulationPage.egofix(report))
      + (report.pressure == nil ? [] : SimulationPage.pressure(report))
    nextSteps = report.needs().map(\.description)
  }

  private static let quantiles = ["p5", "median", "p95", "never"]

  /// A row of users by a day, whose last column counts those to whom it never came.
  private static func days(_ name: String, _ row: [UInt64]) -> Row {
    let cells = [5, 50, 95].map { (percent: UInt64) -> String in
      guard let day = row.quantile(percent) else { return "–" }
      return day == row.count - 1 ? ">\(day - 1)" : "\(day)"
    }
    return Row(name: name, cells: cells + [percent(row.last ?? 0, of: row.total)], curve: row.dropLast())
  }

  static func percent(_ part: UInt64, of all: UInt64) -> String {
    all == 0 ? "–" : "\(hundredths(Double(part) * 100 / Double(all), places: 1)) %"
  }

  /// A number with so many places behind the point at most.
  static func hundredths(_ value: Double, places: Int = 2) -> String {
    let scale = places == 1 ? 10.0 : 100.0
    let number = Int((value * scale).rounded())
    let rest = number % Int(scale)
    return rest == 0 ? "\(number / Int(scale))" : "\(Double(number) / scale)"
  }

  private static func egofix(_ report: SimulationReport) -> [Section] {
    let profiles = Array(report.plan.profiles.enumerated())
    let bugs = report.content.bugs
    let axis = "days 0…\(report.plan.days - 1)"
    var sections = [
      Section(
        title: "Days to the first repeated fix",
        note: "Users by the day on which the day's slot brought a fix that they had seen.",
        columns: quantiles,
        rows: [days("all", report.egofix(\.firstRepeat, 0))]
          + profiles.map { days($1.rawValue, report.egofix(\.firstRepeat, 0, of: $0)) },
        axis: axis
      ),
      Section(
        title: "By bug",
        note: "The same for the fixes of one bug, among those who took it up.",
        columns: quantiles,
        rows: bugs.indices.map { days(bugs[$0], report.egofix(\.bugFirstRepeat, $0)) },
        axis: axis
      ),
    ]
    if let place = report.plan.profiles.firstIndex(of: .oneBug) {
      sections.append(
        Section(
          title: "By bug, for users of one bug",
          note: "How long the fixes of a bug last where nothing else comes.",
          columns: quantiles,
          rows: bugs.indices.map { days(bugs[$0], report.egofix(\.bugFirstRepeat, $0, of: place)) },
          axis: axis
        )
      )
    }
    sections += [
      Section(
        title: "Other first repeats",
        note: "Weekly fixes, quick fixes after a crash, and tidbits.",
        columns: quantiles,
        rows: zip(["weekly fix", "quick fix", "tidbit"], 1...).map {
          days($0, report.egofix(\.firstRepeat, $1))
        },
        axis: axis
      ),
      Section(
        title: "Days to exhaustion",
        note: "Users by the day on which they had seen all daily fixes of a bug and severity.",
        columns: quantiles,
        rows: bugs.indices.flatMap { bug in
          FixSeverity.allCases.map { severity in
            let row = EgoFixTables.cell(bug, .daily, severity)
            return days("\(bugs[bug]) \(severity)", report.egofix(\.exhaustion, row))
          }
        },
        axis: axis
      ),
    ]
    return sections + records(report) + habits(report, profiles.map { ($0, $1.rawValue) })
  }

  /// How often records are seen.
  private static func records(_ report: SimulationReport) -> [Section] {
    let fixes = report.content.fixes
    let views = report.egofix(\.fixViews, 0)
    let users = report.egofix(\.users, 0).total
    let seenBy = report.egofix(\.fixUsers, 0)
    let rare = fixes.indices.sorted { (seenBy[$0], fixes[$0].number) < (seenBy[$1], fixes[$1].number) }
    let often = fixes.indices.sorted { (views[$1], fixes[$0].number) < (views[$0], fixes[$1].number) }
    func row(_ place: Int) -> Row {
      let fix = fixes[place]
      return Row(
        name: "#\(fix.number) \(report.content.bugs[fix.bug]), \(fix.type)",
        cells: ["\(views[place])", percent(seenBy[place], of: users)]
      )
    }
    let unseen = fixes.indices.filter { views[$0] == 0 }
    let pools = report.tidbitPools.sorted { ($1.repeats, $0.name) < ($0.repeats, $1.name) }
    let unseenTidbits = report.tidbitPools.map(\.unseen).reduce(0, +)
    return [
      Section(
        title: "How often fixes are seen",
        note: unseen.isEmpty
          ? "Every fix is seen. The five seen most, and the five seen by the fewest users."
          : "\(unseen.count) are never seen: \(unseen.prefix(20).map { "#\(fixes[$0].number)" }.joined(separator: ", ")).",
        columns: ["views", "of users"],
        rows: (often.prefix(5) + rare.prefix(5).reversed()).map(row),
        axis: nil
      ),
      Section(
        title: "Tidbits, by pool",
        note:
          "\(unseenTidbits == 0 ? "Every tidbit" : "All but \(unseenTidbits)") are shown; the pools with most"
          + " repeats first, and the median of the days on which they begin.",
        columns: ["have", "shown", "repeats", "first"],
        rows: pools.map { pool in
          Row(
            name: "\(pool.name)",
            cells: [
              "\(pool.have)", "\(pool.shown)", percent(pool.repeats, of: pool.shown), pool.firstRepeat,
            ],
            curve: pool.curve
          )
        },
        axis: "days 0…\(report.plan.days - 1)"
      ),
    ]
  }

  /// What a user's days and weeks are like.
  private static func habits(_ report: SimulationReport, _ profiles: [(Int, String)]) -> [Section] {
    let lived = report.egofix(\.days, 0).total
    let months = max(1, report.egofixTables.patterns.columnCount - 1)
    return [
      Section(
        title: "Notifications a week",
        note: "Weeks of users who allow them by the notifications that came.",
        columns: ["p5", "median", "p95"],
        rows: profiles.map { profile in
          let row = report.egofix(\.notices, 0, of: profile.0)
          return Row(
            name: profile.1,
            cells: [5, 50, 95].map { row.quantile($0).map { "\($0)" } ?? "–" },
            curve: Array(row.prefix(15))
          )
        },
        axis: "0…14"
      ),
      Section(
        title: "Days with each interaction type",
        note: "Share of all days on which a card of the type was opened.",
        columns: ["of days"],
        rows: InteractionType.allCases.map {
          Row(
            name: "\($0)",
            cells: [percent(report.egofix(\.interactions, Int($0.rawValue)).total, of: lived)]
          )
        },
        axis: nil
      ),
      Section(
        title: "Patterns found",
        note: "For a hundred users a month.",
        columns: ["a month"],
        rows: PatternType.allCases.map { type in
          let row = report.egofix(\.patterns, Int(type.rawValue))
          let share = Double(row.total) * 100 * Double(EgoFixTables.month) / Double(max(1, lived))
          return Row(name: "\(type)", cells: [hundredths(share)], curve: Array(row.prefix(months)))
        },
        axis: "months 1…\(months)"
      ),
      Section(
        title: "How weights drift",
        note: "Modifiers of active bugs at a month's end; 1 is where they begin.",
        columns: ["p5", "median", "p95"],
        rows: report.egofixTables.weights.rows.enumerated().map { place, name in
          let row = report.egofix(\.weights, place)
          return Row(
            name: "day \(name)",
            cells: [5, 50, 95].map {
              row.quantile($0).map { hundredths(Double($0) / EgoFixTables.weightScale) } ?? "–"
            },
            curve: Array(row.prefix(Int(3 * EgoFixTables.weightScale) + 1))
          )
        },
        axis: "0…3"
      ),
    ]
  }

  private static func pressure(_ report: SimulationReport) -> [Section] {
    [
      Section(
        title: "Pressure: days to the first repeat",
        note: "Users by the day on which a reminder of the tier came whose words they had read.",
        columns: quantiles,
        rows: PressureTables.tierRows.enumerated().map { days($1, report.pressure(\.firstRepeat, $0)) },
        axis: "days 0…\(report.plan.days - 1)"
      ),
      Section(
        title: "Pressure: repeats by tier and slot",
        note: "Of a reminder's texts those that the user had read, and the median of days since.",
        columns: ["have", "shown", "repeats", "days"],
        rows: report.reminderPools.map { pool in
          Row(
            name: pool.name,
            cells: [
              "\(pool.have)", "\(pool.shown)", percent(pool.repeats, of: pool.shown), pool.firstRepeat,
            ],
            curve: pool.curve
          )
        },
        axis: "days since, 0…\(PressureTables.gapLimit)"
      ),
    ]
  }
}
