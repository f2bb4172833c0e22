import EgoFixServices
import SeedModel

extension EgoFixPlayer {
  /// Counts an opened card.
  mutating func count(_ fix: Int32, wasSeen: Bool) {
    let fix = Int(fix)
    let entry = content.fixes[fix]
    add(tables.fixViews, 0, fix)
    interactionsToday.insert(entry.interaction)
    guard wasSeen else {
      add(tables.fixUsers, 0, fix)
      let cell = EgoFixTables.cell(entry.bug, entry.type, entry.severity)
      unseen[cell] -= 1
      if unseen[cell] == 0 { add(tables.exhaustion, cell, day) }
      return
    }
    let type = Int(entry.type.rawValue)
    if !hasRepeated[type] {
      hasRepeated[type] = true
      add(tables.firstRepeat, type, day)
    }
    if entry.type == .daily, !bugHasRepeated[entry.bug] {
      bugHasRepeated[entry.bug] = true
      add(tables.bugFirstRepeat, entry.bug, day)
    }
  }

  /// Counts what the services put out.
  @inline(__always)
  mutating func count(_ effect: EgoFixEffect) {
    switch effect {
    case .tidbit(let tidbit): if let place = tidbitPlaces[tidbit] { countTidbit(place) }
    case .delivered(let notice):
      let week = (Int(notice.day) - EgoFixPlayer.firstDay) / EgoFixTables.week
      if notices.indices.contains(week), notices[week] < .max { notices[week] += 1 }
    case .detected(let id):
      guard let type = turn.state.patterns.last(where: { $0.id == id })?.finding.type else { return }
      add(tables.patterns, Int(type.rawValue), day / EgoFixTables.month)
    default: break
    }
  }

  private mutating func countTidbit(_ tidbit: Int) {
    add(tables.tidbitViews, 0, tidbit)
    guard seenTidbits[tidbit] else {
      seenTidbits[tidbit] = true
      add(tables.tidbitUsers, 0, tidbit)
      return
    }
    let entry = content.tidbits[tidbit]
    let pool = EgoFixTables.pool(entry.bug, entry.trigger)
    if !poolHasRepeated[pool] {
      poolHasRepeated[pool] = true
      add(tables.tidbitFirstRepeat, pool, day)
    }
    let row = EgoFixTables.repeatRows.count - 1
    if !hasRepeated[row] {
      hasRepeated[row] = true
      add(tables.firstRepeat, row, day)
    }
  }
}
