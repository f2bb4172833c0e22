import SeedModel

/// Records that stand in for one another: what is written next goes into one of them.
struct RecordPool {
  var name: String
  /// Records, and those of them that nobody saw.
  var have: Int
  var unseen = 0
  var shown: UInt64
  /// Those shown to a user who had seen them.
  var repeats: UInt64
  /// The median of the days on which the first one repeats, or of the days since.
  var firstRepeat: String
  var curve: [UInt64]
  /// User-days of those to whom it may be shown.
  var days: UInt64
}

extension SimulationReport {
  /// The tidbits of each bug and trigger that has any.
  var tidbitPools: [RecordPool] {
    let views = egofix(\.tidbitViews, 0)
    let users = egofix(\.tidbitUsers, 0)
    return content.bugs.indices.flatMap { bug in
      EducationTrigger.allCases.compactMap { trigger in
        let places = content.tidbits.indices.filter {
          content.tidbits[$0].bug == bug && content.tidbits[$0].trigger == trigger
        }
        if places.isEmpty { return nil }
        let row = egofix(\.tidbitFirstRepeat, EgoFixTables.pool(bug, trigger))
        let shown = places.map { views[$0] }.total
        return RecordPool(
          name: "\(content.bugs[bug]) \(trigger)",
          have: places.count,
          unseen: places.count { views[$0] == 0 },
          shown: shown,
          repeats: shown - places.map { users[$0] }.total,
          firstRepeat: row.quantile(50).map { $0 == row.count - 1 ? ">\($0 - 1)" : "\($0)" } ?? "–",
          curve: row.dropLast(),
          days: days(of: bug)
        )
      }
    }
  }

  /// The fixes of each bug and type that has any.
  var fixPools: [RecordPool] {
    let views = egofix(\.fixViews, 0)
    let users = egofix(\.fixUsers, 0)
    return content.bugs.indices.flatMap { bug in
      FixType.allCases.compactMap { type in
        let places = content.fixes.indices.filter {
          content.fixes[$0].bug == bug && content.fixes[$0].type == type
        }
        if places.isEmpty { return nil }
        let shown = places.map { views[$0] }.total
        return RecordPool(
          name: "\(content.bugs[bug]) \(type)",
          have: places.count,
          unseen: places.count { views[$0] == 0 },
          shown: shown,
          repeats: shown - places.map { users[$0] }.total,
          firstRepeat: "–",
          curve: [],
          days: days(of: bug)
        )
      }
    }
  }

  /// The texts of each reminder that came at all.
  var reminderPools: [RecordPool] {
    content.reminders.indices.compactMap { place in
      let views = pressure(\.views, place)
      let gaps = pressure(\.gaps, place)
      if views.total == 0 { return nil }
      let median = gaps.quantile(50)
      return RecordPool(
        name:
          "\(content.reminders[place].voice) \(content.reminders[place].key.dropFirst("notification.".count))",
        have: content.reminders[place].variants,
        unseen: views.prefix(content.reminders[place].variants).count { $0 == 0 },
        shown: views.total,
        repeats: gaps.total,
        firstRepeat: median.map { $0 == PressureTables.gapLimit ? "\($0)+" : "\($0)" } ?? "–",
        curve: gaps,
        days: pressure(\.days, 0)[0]
      )
    }
  }

  /// User-days of those who took a bug up.
  private func days(of bug: Int) -> UInt64 { egofix(\.users, bug + 1).total * UInt64(plan.days) }
}

extension SimulationReport {
  /// The days for which users should see nothing twice (spec: "users shouldn't see repeats for months").
  private static let freshDays = 60.0

  /// What to write next: the pools with the most repeats that are too small for sixty days, kind by kind.
  package var nextSteps: [String] {
    steps(fixPools, "fixes") + steps(tidbitPools, "tidbits") + steps(reminderPools, "texts")
  }

  private func steps(_ pools: [RecordPool], _ noun: String) -> [String] {
    let short = pools.compactMap { pool -> (pool: RecordPool, need: Int)? in
      guard pool.days > 0, pool.repeats > 0 else { return nil }
      let aDay = Double(pool.shown) / Double(pool.days)
      let need = Int((aDay * SimulationReport.freshDays).rounded(.up))
      return need > pool.have ? (pool, need) : nil
    }
    return short.sorted { ($1.pool.repeats, $0.pool.name) < ($0.pool.repeats, $1.pool.name) }.prefix(5).map {
      let share = SimulationPage.percent($0.pool.repeats, of: $0.pool.shown)
      return
        "\($0.pool.name): \($0.need - $0.pool.have) more \(noun) (has \($0.pool.have); \(share) of those shown"
        + " had been seen)"
    }
  }
}
