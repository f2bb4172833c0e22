/// Notices while they are planned anew: each is compared with the one that was planned for the same day.
struct NoticePlan {
  private let old: [Notice]
  private let again: Bool
  private var notices: [Notice] = []
  /// The first of the old ones that may still be for a day to come.
  private var next = 0

  /// A plan that takes over from old notices, which are in order.
  init(old: [Notice], again: Bool) {
    self.old = old
    self.again = again
    notices.reserveCapacity(old.count + 1)
  }

  /// Adds a notice, with the old one's variant where there was one for its kind and day; it is told where it
  /// is new or changed. Notices of a kind are added in order.
  mutating func add(_ notice: Notice, effects: inout [EgoFixEffect], variant: () -> UInt8) {
    if next < old.count, old[next].kind != notice.kind { next = 0 }
    while next < old.count, old[next].kind != notice.kind || old[next].day < notice.day { next += 1 }
    var notice = notice
    let isKnown = next < old.count && old[next].day == notice.day
    notice.variant = isKnown ? old[next].variant : variant()
    if again || !isKnown || old[next] != notice { effects.append(.notify(notice)) }
    notices.append(notice)
  }

  /// The notices in order, the running timer among them; those that are no longer planned are taken back.
  func finish(effects: inout [EgoFixEffect]) -> [Notice] {
    var result = notices
    var isOrdered = true
    for notice in old {
      if notice.kind == .timer {
        result.append(notice)
        isOrdered = false
      } else if !notices.contains(where: { $0.kind == notice.kind && $0.day == notice.day }) {
        effects.append(.cancel(notice.kind, day: notice.day))
      }
    }
    if !isOrdered || notices.last?.kind == .stable { result.sort { $0.isBefore($1) } }
    return result
  }
}
