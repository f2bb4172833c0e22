import CivilTime
import SeedModel

extension PressureTurn {
  /// The reminders that should come from now on: today's, and those of the days planned ahead; at most nine.
  func wantedReminders() -> [PlannedReminder] {
    var reminders: [PlannedReminder] = []
    addToday(to: &reminders)
    addDaysAhead(to: &reminders)
    return reminders
  }

  /// What today's reminders speak of: of what is open, the worst tier, then the lowest `sortOrder`.
  var chosenRecord: Commitment? {
    var chosen: Commitment?
    for record in state.day?.records ?? [] where record.isSet && record.status == .pending {
      let tier = state.slots[record.sortOrder].escalation.tier
      if chosen.map({ tier > state.slots[$0.sortOrder].escalation.tier }) ?? true { chosen = record }
    }
    return chosen
  }

  private func addToday(to reminders: inout [PlannedReminder]) {
    guard let day = state.day, let chosen = chosenRecord else { return }
    let escalation = state.slots[chosen.sortOrder].escalation
    let openCount = day.records.count { $0.isSet && $0.status == .pending }
    var kind = ReminderKey.Kind.plain
    if openCount > 1 {
      kind = .several
    } else if escalation.tier >= 2, escalation.successes > 0 {
      kind = .recovering
    }
    add(
      Template(date: day.date, zone: day.zone, window: day.window, kind: kind, tier: escalation.tier),
      revision: day.revision,
      others: openCount - 1,
      notBefore: day.startsAt,
      delivered: day.deliveredAt,
      to: &reminders
    )
  }

  private func addDaysAhead(to reminders: inout [PlannedReminder]) {
    guard var next = state.nextDay, state.onboarding == nil else { return }
    let window = state.settings.window
    let tier = tierAhead
    for index in 1..<max(1, policies.lookaheadDays) {
      let isFirstDay = index == 1 && state.day == nil && !state.draft.isEmpty
      let template = Template(
        date: next.date,
        zone: state.zone,
        window: window,
        kind: isFirstDay ? .plain : .planned,
        tier: tier
      )
      let revision = isFirstDay ? state.draftRevision : 0
      add(template, revision: revision, others: 0, notBefore: next.startsAt, delivered: [], to: &reminders)
      let close = state.zone.instant(of: LocalDateTime(next.date, window.close))
      guard
        let following = UpcomingDay(after: next.date, notBefore: close, window: window, zone: state.zone)
      else { return }
      next = following
    }
  }

  /// The tier of the days ahead: the worst of today's commitments, of a user who does not pay the first's.
  private var tierAhead: Int {
    Feature.severalCommitments.isOpen(to: state.entitlement, at: now)
      ? worstTier : state.slots[0].escalation.tier
  }

  /// What the reminders of a day have in common.
  private struct Template {
    let date: CivilDate
    let zone: ZoneRules
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
    let closeAt = day.zone.instant(of: LocalDateTime(day.date, day.window.close))
    for slot in ReminderSlot.slots(ofTier: day.tier) where count < CheckInWindow.reminderLimit {
      let at = day.zone.instant(of: LocalDateTime(day.date, day.window.time(of: slot)))
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
