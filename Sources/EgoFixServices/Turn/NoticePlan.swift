import SeededRandom

/// Notices while they are planned anew: each is compared with the one that was planned for the same day.
///
/// Old and new ones share one array, the new ones behind the old, so that planning again allocates nothing.
struct NoticePlan {
  /// The old ones and behind them the new ones; when finished the new ones alone, in order.
  var notices: [Notice]
  private let oldCount: Int
  private let again: Bool
  /// The first of the old ones that may still be for a day to come.
  private var next = 0
  /// Old ones that stay.
  private var keptCount = 0

  /// A plan that takes over from old notices, which are in order.
  init(old: consuming [Notice], again: Bool) {
    oldCount = old.count
    notices = old
    self.again = again
  }

  /// Adds a notice, with the old one's variant where there was one for its kind and day; it is told where it
  /// is new or changed. Notices of a kind are added in order.
  mutating func add(
    _ notice: Notice,
    effects: inout [EgoFixEffect],
    copy: inout CopyMemory,
    variantCount: Int,
    random: inout SplitMix64
  ) {
    if next < oldCount, notices[next].kind != notice.kind { next = 0 }
    while next < oldCount, notices[next].kind != notice.kind || notices[next].day < notice.day { next += 1 }
    var notice = notice
    if next < oldCount, notices[next].day == notice.day {
      let old = notices[next]
      keptCount += 1
      notice.variant = old.variant
      if again || old != notice { effects.append(.notify(notice)) }
    } else {
      notice.variant = copy.draw(notice.key, of: variantCount, with: &random)
      effects.append(.notify(notice))
    }
    notices.append(notice)
  }

  /// Takes back what is no longer planned, and leaves the new notices in order, the running timer among them.
  mutating func finish(effects: inout [EgoFixEffect]) {
    let newCount = notices.count - oldCount
    var isOrdered = newCount == 0 || notices[notices.count - 1].kind == .daily
    if keptCount < oldCount {
      for place in 0..<oldCount {
        let notice = notices[place]
        if notice.kind == .timer {
          notices.append(notice)
          isOrdered = false
        } else if !isPlanned(notice, newCount) {
          effects.append(.cancel(notice.kind, day: notice.day))
        }
      }
    }
    notices.removeFirst(oldCount)
    if !isOrdered { notices.sort { $0.isBefore($1) } }
  }

  private func isPlanned(_ notice: Notice, _ newCount: Int) -> Bool {
    for place in oldCount..<oldCount + newCount
    where notices[place].kind == notice.kind && notices[place].day == notice.day {
      return true
    }
    return false
  }
}
