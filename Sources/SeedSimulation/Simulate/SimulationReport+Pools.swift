import SeedModel

/// Records that stand in for one another: what is written next goes into one of them.
struct RecordPool {
  var kind: WritingNeed.Kind
  /// The bug's slug; nil for a reminder's texts.
  var bug: String?
  /// What tells the pool from others of its bug and kind: "weekly", "afterCrash".
  var label: String
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

  var name: String { bug.map { "\($0) \(label)" } ?? label }
}

extension SimulationReport {
  /// The tidbits of each bug and trigger that has any.
  var tidbitPools: [RecordPool] {
    content.bugs.indices.flatMap { bug in
      EducationTrigger.allCases.compactMap { trigger in
        let places = content.tidbits.indices.filter {
          content.tidbits[$0].bug == bug && content.tidbits[$0].trigger == trigger
        }
        let firstRepeat = egofix(\.tidbitFirstRepeat, EgoFixTables.pool(bug, trigger))
        return pool(.tidbits, bug, "\(trigger)", places, \.tidbitViews, \.tidbitUsers, firstRepeat)
      }
    }
  }

  /// The fixes of each bug and type that has any.
  var fixPools: [RecordPool] {
    content.bugs.indices.flatMap { bug in
      FixType.allCases.compactMap { type in
        let places = content.fixes.indices.filter {
          content.fixes[$0].bug == bug && content.fixes[$0].type == type
        }
        return pool(.fixes, bug, "\(type)", places, \.fixViews, \.fixUsers)
      }
    }
  }

  /// A bug's records as a pool; nil where there are none.
  private func pool(
    _ kind: WritingNeed.Kind,
    _ bug: Int,
    _ label: String,
    _ places: [Int],
    _ viewTable: KeyPath<EgoFixTables, CountTable>,
    _ userTable: KeyPath<EgoFixTables, CountTable>,
    _ firstRepeat: [UInt64] = []
  ) -> RecordPool? {
    if places.isEmpty { return nil }
    let views = egofix(viewTable, 0)
    let users = egofix(userTable, 0)
    let shown = places.map { views[$0] }.total
    let median = firstRepeat.quantile(50)
    return RecordPool(
      kind: kind,
      bug: content.bugs[bug],
      label: label,
      have: places.count,
      unseen: places.count { views[$0] == 0 },
      shown: shown,
      repeats: shown - places.map { users[$0] }.total,
      firstRepeat: median.map { $0 == firstRepeat.count - 1 ? ">\($0 - 1)" : "\($0)" } ?? "–",
      curve: firstRepeat.dropLast(),
      busiest: busiest(bug, viewTable, places)
    )
  }

  /// The texts of each reminder that came at all.
  var reminderPools: [RecordPool] {
    content.reminders.indices.compactMap { place in
      let views = pressure(\.views, place)
      let gaps = pressure(\.gaps, place)
      if views.total == 0 { return nil }
      let median = gaps.quantile(50)
      return RecordPool(
        kind: .texts,
        label: "\(content.reminders[place].voice) \(content.reminders[place].key)",
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
