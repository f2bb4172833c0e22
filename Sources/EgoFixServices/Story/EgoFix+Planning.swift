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
    var planned: [Notice] = []
    if state.settings.allowsNotifications, isOnboarded(state) {
      planned.reserveCapacity(policies.reminderLookaheadDays + 1)
      planDaily(at: moment, into: &planned, in: &state)
      planStable(at: moment, into: &planned, in: &state)
    }
    let old = state.notices
    for notice in planned where again || !old.contains(notice) { effects.append(.notify(notice)) }
    for notice in old {
      if notice.kind == .timer {
        planned.append(notice)
      } else if !planned.contains(where: { $0.kind == notice.kind && $0.day == notice.day }) {
        effects.append(.cancel(notice.kind, day: notice.day))
      }
    }
    if planned.count > 1 { planned.sort { $0.isBefore($1) } }
    state.notices = planned
  }

  private func planDaily(
    at moment: EgoFixMoment,
    into planned: inout [Notice],
    in state: inout EgoFixState
  ) {
    let everyDays = Quieting.everyDays(
      active: state.activeBugs.count,
      stable: Int(state.stableCount),
      policies: policies
    )
    guard let everyDays else { return }
    let minute = state.settings.reminderTime.minute
    let isPast = moment.day == state.day && Int(moment.secondOfDay) >= minute * 60
    let isResting = state.decidedDay == state.day && state.isRestDay
    var day = Int(state.lastFixDay.map { Int($0) + everyDays } ?? Int(state.day))
    let today = Int(state.day)
    if day < today { day += (today - day + everyDays - 1) / everyDays * everyDays }
    if day == today, isPast || isResting || isSlotOpened(in: state) { day += everyDays }
    while day <= today + policies.reminderLookaheadDays, let civilDay = Int32(exactly: day) {
      guard let fix = slotFix(on: civilDay, minute: minute, in: &state) else { return }
      let variant = variant(.daily, on: civilDay, in: &state)
      planned.append(
        Notice(
          kind: .daily,
          day: civilDay,
          secondOfDay: Int32(minute * 60),
          second: nil,
          fix: fix,
          variant: variant
        )
      )
      day += everyDays
    }
  }

  /// Whether the card of the day's slot was opened today.
  private func isSlotOpened(in state: EgoFixState) -> Bool { state.lastFixDay == state.day }

  private func planStable(
    at moment: EgoFixMoment,
    into planned: inout [Notice],
    in state: inout EgoFixState
  ) {
    guard let since = state.allStableSince else { return }
    let second = Int32(state.settings.reminderTime.minute * 60)
    for day in Quieting.stableReminderDays(since: since, policies: policies)
    where (day, second) > (moment.day, moment.secondOfDay) {
      let variant = variant(.stable, on: day, in: &state)
      planned.append(
        Notice(kind: .stable, day: day, secondOfDay: second, second: nil, fix: -1, variant: variant)
      )
    }
  }

  /// The variant of a notice: the one that it was planned with, else a new one.
  private func variant(_ kind: Notice.Kind, on day: Int32, in state: inout EgoFixState) -> UInt8 {
    if let notice = state.notices.first(where: { $0.kind == kind && $0.day == day }) {
      return notice.variant
    }
    return drawCopy(kind == .daily ? .reminderDaily : .reminderStable, in: &state)
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
    let end = Int64(moment.secondOfDay) + Int64(seconds)
    let notice = Notice(
      kind: .timer,
      day: moment.day + Int32(end / 86_400),
      secondOfDay: Int32(end % 86_400),
      second: moment.second + Int64(seconds),
      fix: fix,
      variant: drawCopy(.reminderTimer, in: &state)
    )
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

extension Notice {
  /// Orders notices by the clock on the wall, then by kind.
  func isBefore(_ other: Notice) -> Bool {
    (day, secondOfDay, kind.rawValue) < (other.day, other.secondOfDay, other.kind.rawValue)
  }
}
