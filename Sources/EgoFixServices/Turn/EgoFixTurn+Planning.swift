import CivilTime
import SeedModel
import SeededRandom

extension EgoFixTurn {
  /// Plans the reminders anew: what is already planned as it should be stays, with its variant.
  ///
  /// - Parameter again: whether what stays is told again, since its instant has changed.
  mutating func plan(again: Bool = false) {
    var old: [Notice] = []
    swap(&old, &state.notices)
    var plan = NoticePlan(old: consume old, again: again)
    if state.settings.allowsNotifications, state.isOnboarded {
      planDaily(into: &plan)
      planStable(into: &plan)
    }
    plan.finish(effects: &effects)
    swap(&state.notices, &plan.notices)
  }

  private mutating func planDaily(into plan: inout NoticePlan) {
    let everyDays = Quieting.everyDays(
      active: state.activeBugs.count,
      stable: Int(state.stableCount),
      policies: policies
    )
    guard let everyDays = everyDays.map({ Int32(clamping: $0) }) else { return }
    let minute = state.settings.reminderTime.minute
    let today = state.day
    let isPast = moment.day == today && Int(moment.secondOfDay) >= minute * 60
    let isResting = state.decidedDay == today && state.isRestDay
    var day = state.lastFixDay.map { $0 + everyDays } ?? today
    if day < today { day += (today - day + everyDays - 1) / everyDays * everyDays }
    if day == today, isPast || isResting || state.lastFixDay == today { day += everyDays }
    let retest = nextRetest()
    let end = today + Int32(clamping: policies.reminderLookaheadDays)
    // What was drawn for one day is carried over to the next ones until its card is opened.
    var tested: Int32?
    var daily: Int32?
    while day <= end {
      if let retest, retest.day <= day, tested == nil {
        tested = retestFix(of: retest.bug, on: day, minute: minute)
      }
      if tested == nil, daily == nil { daily = dailyFix(on: day, minute: minute) }
      guard let fix = tested ?? daily else { return }
      let notice = Notice(kind: .daily, day: day, minute: minute, fix: content.id(ofFix: fix))
      add(notice, to: &plan)
      day += everyDays
    }
  }

  private mutating func add(_ notice: Notice, to plan: inout NoticePlan) {
    plan.add(
      notice,
      effects: &effects,
      copy: &state.copy,
      variantCount: content.variantCount(of: notice.key),
      random: &state.random.copy
    )
  }

  private mutating func planStable(into plan: inout NoticePlan) {
    guard let since = state.allStableSince else { return }
    for day in Quieting.stableReminderDays(since: since, policies: policies) {
      let notice = Notice(kind: .stable, day: day, minute: state.settings.reminderTime.minute, fix: nil)
      if notice.isDue(at: moment) { continue }
      add(notice, to: &plan)
    }
  }

  /// A fix's timer starts: its end is notified where the system allows it. One that ran before goes on, and
  /// is not notified any more.
  mutating func startTimer(_ fix: FixID, seconds: Int) throws(EgoFixRefusal) {
    _ = try place(of: fix)
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
