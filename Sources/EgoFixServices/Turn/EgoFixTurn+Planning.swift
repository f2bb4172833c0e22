import CivilTime
import SeedModel
import SeededRandom

extension EgoFixTurn {
  /// Plans the reminders again: what is already planned as it should be stays, with its variant.
  ///
  /// - Parameter again: whether what stays is told again, since its instant has changed.
  mutating func plan(again: Bool = false) {
    var planned: [Notice] = []
    if state.settings.allowsNotifications, state.isOnboarded {
      planned = dailyNotices()
      if state.allStableSince != nil { planned += stableNotices() }
    }
    for index in planned.indices {
      let notice = planned[index]
      let old = state.notices.first { $0.kind == notice.kind && $0.day == notice.day }
      planned[index].variant = old?.variant ?? drawCopy(notice.key)
      if again || old != planned[index] { effects.append(.notify(planned[index])) }
    }
    for old in state.notices {
      if old.kind == .timer {
        planned.append(old)
      } else if !planned.contains(where: { $0.kind == old.kind && $0.day == old.day }) {
        effects.append(.cancel(old.kind, day: old.day))
      }
    }
    planned.sort { $0.isBefore($1) }
    state.notices = planned
  }

  private mutating func dailyNotices() -> [Notice] {
    let everyDays = Quieting.everyDays(
      active: state.activeBugs.count,
      stable: Int(state.stableCount),
      policies: policies
    )
    guard let everyDays = everyDays.map({ Int32(clamping: $0) }) else { return [] }
    let minute = state.settings.reminderTime.minute
    let today = state.day
    let isResting = state.decidedDay == today && state.isRestDay
    let isOver =
      isResting || state.lastFixDay == today
      || !isAhead(Notice(kind: .daily, day: today, minute: minute, fix: nil))
    let first = max(isOver ? today + 1 : today, state.remindedOn.map { $0 + 1 } ?? today)
    var day = state.lastFixDay.map { $0 + everyDays } ?? today
    if day < first { day += (first - day + everyDays - 1) / everyDays * everyDays }
    let retest = nextRetest()
    let end = today + Int32(clamping: policies.reminderLookaheadDays)
    // What was drawn for one day is carried over to the next ones until its card is opened.
    var tested: Int32?
    var daily: Int32?
    var notices: [Notice] = []
    while day <= end {
      if let retest, retest.day <= day, tested == nil {
        tested = retestFix(of: retest.bug, on: day, minute: minute)
      }
      if tested == nil, daily == nil { daily = dailyFix(on: day, minute: minute) }
      guard let fix = tested ?? daily else { break }
      notices.append(Notice(kind: .daily, day: day, minute: minute, fix: content[fix: fix].id))
      day += everyDays
    }
    return notices
  }

  private func stableNotices() -> [Notice] {
    guard let since = state.allStableSince else { return [] }
    let minute = state.settings.reminderTime.minute
    return Quieting.stableReminderDays(since: since, policies: policies)
      .map { Notice(kind: .stable, day: $0, minute: minute, fix: nil) }
      .filter { $0.day > state.remindedOn ?? CivilDay.never && isAhead($0) }
  }

  /// Whether a notice's instant is still to come: the clock on the wall may show its time twice, or never.
  private func isAhead(_ notice: Notice) -> Bool { notice.instant(in: state.zone) > moment.instant }

  /// A fix's timer starts: its end is notified where the system allows it. One that ran before goes on, and
  /// is not notified any more.
  mutating func startTimer(_ fix: FixID, seconds: Int) throws(EgoFixRefusal) {
    _ = try index(of: fix)
    let assigned = state.assignments.lazy.filter { $0.fix == fix }
    if assigned.isEmpty { throw .notAssigned }
    guard assigned.contains(where: { $0.outcome == .pending }) else { throw .alreadyMarked }
    guard 1...86_400 * 366 ~= seconds else { throw .unknownRecord }
    stopTimer()
    let end = moment.instant.adding(seconds: seconds)
    state.timer = EgoFixState.FixTimer(fix: fix, endsAt: end)
    state.setTimer(of: fix, to: .running(until: end))
    guard state.settings.permission == .granted else { return }
    var notice = Notice(timerAfter: seconds, from: moment, fix: fix)
    notice.variant = drawCopy(.reminderTimer)
    state.notices.append(notice)
    state.notices.sort { $0.isBefore($1) }
    effects.append(.notify(notice))
  }

  /// The running timer is stopped.
  mutating func stopTimer() {
    state.timer = nil
    guard let timer = state.notices.first(where: { $0.kind == .timer }) else { return }
    state.notices.removeAll { $0.kind == .timer }
    effects.append(.cancel(.timer, day: timer.day))
  }
}
