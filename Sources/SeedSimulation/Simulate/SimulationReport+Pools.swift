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
  /// How often one is shown a day, to the profile that sees them most often.
  var busiest: (profile: SimulationProfile, aDay: Double)?
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
          busiest: busiest(bug, \.tidbitViews, places)
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
          busiest: busiest(bug, \.fixViews, places)
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
        busiest: busiest { (pressure(\.views, place, of: $0).total, pressure(\.days, 0, of: $0)[0]) }
      )
    }
  }

  /// The profile whose users of a bug see some of its records most often.
  private func busiest(
    _ bug: Int,
    _ views: KeyPath<EgoFixTables, CountTable>,
    _ places: [Int]
  ) -> (profile: SimulationProfile, aDay: Double)? {
    busiest { profile in
      let row = egofix(views, 0, of: profile)
      return (places.map { row[$0] }.total, egofix(\.users, bug + 1, of: profile).total * UInt64(plan.days))
    }
  }

  private func busiest(
    _ counts: (Int) -> (shown: UInt64, days: UInt64)
  ) -> (profile: SimulationProfile, aDay: Double)? {
    let rates = plan.profiles.indices.compactMap { place in
      let (shown, days) = counts(place)
      return days == 0 ? nil : (profile: plan.profiles[place], aDay: Double(shown) / Double(days))
    }
    return rates.max { $0.aDay < $1.aDay }
  }
}

/// What to write next.
extension SimulationReport {
  /// The days for which users should see nothing twice (spec: "users shouldn't see repeats for months").
  private static let freshDays = 60.0

  /// What to write next: the pools with the most repeats that are too small for sixty days, kind by kind.
  package var nextSteps: [String] {
    steps(fixPools, "fixes") + steps(tidbitPools, "tidbits") + steps(reminderPools, "texts")
  }

  private func steps(_ pools: [RecordPool], _ noun: String) -> [String] {
    let short = pools.compactMap { pool -> (pool: RecordPool, need: Int, profile: SimulationProfile)? in
      guard pool.repeats > 0, let busiest = pool.busiest else { return nil }
      let need = Int((busiest.aDay * SimulationReport.freshDays).rounded(.up))
      return need > pool.have ? (pool, need, busiest.profile) : nil
    }
    return short.sorted { ($1.pool.repeats, $0.pool.name) < ($0.pool.repeats, $1.pool.name) }.prefix(5).map {
      let share = SimulationPage.percent($0.pool.repeats, of: $0.pool.shown)
      return
        "\($0.pool.name): \($0.need - $0.pool.have) more \(noun) would last \($0.profile.rawValue) users sixty days"
        + " (has \($0.pool.have); \(share) of all shown had been seen)"
    }
  }
}
