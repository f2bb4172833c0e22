import SeedModel

extension EgoFix {
  /// Plans the reminders anew: what is already planned as it should be stays, with its variant.
  ///
  /// - Parameter again: whether what stays is told again, since its instant has changed.
  func plan(
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect],
    again: Bool = false
  ) {
    var old: [Notice] = []
    swap(&old, &state.notices)
    var plan = NoticePlan(old: consume old, again: again)
    if state.settings.allowsNotifications, isOnboarded(state) {
      planDaily(at: moment, into: &plan, in: &state, effects: &effects)
      planStable(at: moment, into: &plan, in: &state, effects: &effects)
    }
    plan.finish(effects: &effects)
    swap(&state.notices, &plan.notices)
  }

  private func planDaily(
    at moment: EgoFixMoment,
    into plan: inout NoticePlan,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
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
    let retest = nextRetest(in: state)
    let end = today + Int32(clamping: policies.reminderLookaheadDays)
    // What was drawn for one day is carried over to the next ones until its card is opened.
    var tested: Int32?
    var daily: Int32?
    while day <= end {
      if let retest, retest.day <= day, tested == nil {
        tested = retestFix(of: retest.bug, on: day, minute: minute, in: &state)
      }
      if tested == nil, daily == nil { daily = dailyFix(on: day, minute: minute, in: &state) }
      guard let fix = tested ?? daily else { return }
      let notice = Notice(kind: .daily, day: day, minute: minute, fix: fix)
      plan.add(notice, effects: &effects) { drawCopy(.reminderDaily, in: &state) }
      day += everyDays
    }
  }

  private func planStable(
    at moment: EgoFixMoment,
    into plan: inout NoticePlan,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    guard let since = state.allStableSince else { return }
    for day in Quieting.stableReminderDays(since: since, policies: policies) {
      let notice = Notice(kind: .stable, day: day, minute: state.settings.reminderTime.minute, fix: -1)
      if notice.isDue(at: moment) { continue }
      plan.add(notice, effects: &effects) { drawCopy(.reminderStable, in: &state) }
    }
  }

  /// A fix's timer starts: its end is notified where the system allows it.
  func startTimer(
    _ fix: Int32,
    seconds: Int32,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard isFix(fix), seconds > 0 else { return .unknownRecord }
    stopTimer(in: &state, effects: &effects)
    guard state.settings.permission == .granted else { return nil }
    var notice = Notice(timerAfter: seconds, from: moment, fix: fix)
    notice.variant = drawCopy(.reminderTimer, in: &state)
    state.notices.append(notice)
    state.notices.sort { $0.isBefore($1) }
    effects.append(.notify(notice))
    return nil
  }

  /// The running timer is stopped.
  func stopTimer(in state: inout EgoFixState, effects: inout [EgoFixEffect]) {
    guard let timer = state.notices.first(where: { $0.kind == .timer }) else { return }
    state.notices.removeAll { $0.kind == .timer }
    effects.append(.cancel(.timer, day: timer.day))
  }
}
