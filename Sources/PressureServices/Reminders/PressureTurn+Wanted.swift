import CivilTime
import SeedModel

extension PressureTurn {
  /// The reminders that should come from now on: today's, and those of the days planned ahead; at most nine.
  func wantedReminders() -> [PlannedReminder] {
    var reminders: [PlannedReminder] = []
    reminders.reserveCapacity(9)
    let clock = ZoneCursor(state.zone, near: now)
    addToday(clock, to: &reminders)
    addDaysAhead(clock, to: &reminders)
    return reminders
  }

  /// What today's reminders speak of: of what is open, the worst tier, then the lowest `sortOrder`. Its text,
  /// its escalation, and how many are open with it.
  var chosen: (text: String, escalation: Escalation, openCount: Int)? {
    let records = state.day?.records ?? []
    var chosen: (index: Int, tier: Int)?
    var openCount = 0
    for index in records.indices where records[index].isOpen {
      openCount += 1
      let tier = state.slots[records[index].sortOrder].escalation.tier
      if chosen.map({ tier > $0.tier }) ?? true { chosen = (index, tier) }
    }
    return chosen.map {
      (records[$0.index].text, state.slots[records[$0.index].sortOrder].escalation, openCount)
    }
  }

  private func addToday(_ clock: ZoneCursor, to reminders: inout [PlannedReminder]) {
    guard let (_, escalation, openCount) = chosen, let day = state.day else { return }
    var kind = ReminderKey.Kind.plain
    if openCount > 1 {
      kind = .several
    } else if escalation.tier >= 2, escalation.successes > 0 {
      kind = .recovering
    }
    add(
      Template(
        date: day.date,
        clock: day.zone == state.zone ? clock : ZoneCursor(day.zone, near: now),
        window: day.window,
        kind: kind,
        tier: escalation.tier
      ),
      revision: day.revision,
      others: openCount - 1,
      notBefore: day.startsAt,
      delivered: day.deliveredAt,
      to: &reminders
    )
  }

  private func addDaysAhead(_ clock: ZoneCursor, to reminders: inout [PlannedReminder]) {
    guard var next = state.nextDay, state.onboarding == nil else { return }
    let window = state.settings.window
    let tier = tierAhead
    for index in 1..<max(1, policies.lookaheadDays) {
      let isFirstDay = index == 1 && state.day == nil && !state.draft.isEmpty
      let template = Template(
        date: next.date,
        clock: clock,
        window: window,
        kind: isFirstDay ? .plain : .planned,
        tier: tier
      )
      let revision = isFirstDay ? state.draftRevision : 0
      // A day that begins late, after a journey, still takes a text: no reminder may say that it is missed.
      let deadline = clock.instant(of: LocalDateTime(next.date, window.deadline))
      if isFirstDay || next.startsAt < deadline {
        add(template, revision: revision, others: 0, notBefore: next.startsAt, delivered: [], to: &reminders)
      }
      let close = clock.instant(of: LocalDateTime(next.date, window.close))
      guard let following = UpcomingDay(after: next.date, notBefore: close, window: window, clock: clock)
      else { return }
      next = following
    }
  }

  /// The tier of the days ahead: the worst of today's commitments, of a user who does not pay the first's.
  private var tierAhead: Int {
    PressureFeature.severalCommitments.isOpen(to: state.entitlement, at: now)
      ? state.worstTier : state.slots[0].escalation.tier
  }

  /// What the reminders of a day have in common.
  private struct Template {
    let date: CivilDate
    let clock: ZoneCursor
    let window: CheckInWindow
    let kind: ReminderKey.Kind
    let tier: Int
  }

  private func add(
    _ day: Template,
    revision: Int,
    others: Int,
    notBefore: Instant,
    delivered: [Instant],
    to reminders: inout [PlannedReminder]
  ) {
    // Changes within a day never bring it more reminders than it may have, nor closer ones.
    var count = delivered.count
    var last = delivered.last
    let closeAt = day.clock.instant(of: LocalDateTime(day.date, day.window.close))
    for slot in ReminderSlot.slots(ofTier: day.tier) where count < CheckInWindow.reminderLimit {
      let at = day.clock.instant(of: LocalDateTime(day.date, day.window.time(of: slot)))
      // A slot that the clocks skip can shift to the close, where there is nothing to be reminded of.
      guard at > now, at > notBefore, at < closeAt,
        last.map({ at.seconds(since: $0) >= CheckInWindow.minimumSpacingSeconds }) ?? true
      else { continue }
      count += 1
      last = at
      reminders.append(
        PlannedReminder(
          id: Identity(high: 0, low: 0),
          at: at,
          date: day.date,
          key: ReminderKey(day.kind, tier: day.tier, slot: slot),
          variant: 0,
          mode: state.mode(at: at),
          revision: revision,
          others: others
        )
      )
    }
  }
}
