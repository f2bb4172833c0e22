/// Notices while they are planned anew: each is compared with the one that was planned for the same day.
///
/// Old and new ones share one array, the new ones behind the old, so that planning again allocates nothing.
struct NoticePlan {
  private var notices: [Notice]
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
  mutating func add(_ notice: Notice, effects: inout [EgoFixEffect], variant: () -> UInt8) {
    if next < oldCount, notices[next].kind != notice.kind { next = 0 }
    while next < oldCount, notices[next].kind != notice.kind || notices[next].day < notice.day { next += 1 }
    var notice = notice
    let isKnown = next < oldCount && notices[next].day == notice.day
    notice.variant = isKnown ? notices[next].variant : variant()
    if isKnown { keptCount += 1 }
    if again || !isKnown || notices[next] != notice { effects.append(.notify(notice)) }
    notices.append(notice)
  }

  /// The notices in order, the running timer among them; those that are no longer planned are taken back.
  consuming func finish(effects: inout [EgoFixEffect]) -> [Notice] {
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
    return notices
  }

  private func isPlanned(_ notice: Notice, _ newCount: Int) -> Bool {
    for place in oldCount..<oldCount + newCount
    where notices[place].kind == notice.kind && notices[place].day == notice.day {
      return true
    }
    return false
  }
}
