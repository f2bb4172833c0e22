import CivilTime

extension PressureState {
  /// What falls due next; of several at one instant the first in the order of their kinds.
  var nextDue: PressureDue? {
    var next: PressureDue?
    func consider(_ kind: PressureDue.Kind, _ at: Instant?) {
      guard let at, next.map({ at < $0.at }) ?? true else { return }
      next = PressureDue(kind, at: at)
    }
    consider(.lapse, entitlement.expiry)
    consider(.reminder, pending.first?.at)
    var refill: Instant?
    if let day = day {
      if !day.isLocked { consider(.lock, day.deadlineAt) }
      if !day.records.isEmpty, day.records[0].status == .pending, !day.records[0].isSet {
        // Nothing was set: missed at the deadline, on a day that began after it at its close.
        consider(.missed, day.isLate ? day.closeAt : day.deadlineAt)
      }
      if day.hasOpenRecords { consider(.missed, day.closeAt) }
      if shields.isGrantDue(on: day.date) {
        refill = max(day.startsAt, clock)
      }
    }
    if onboarding == nil { consider(.midnight, nextDay?.startsAt) }
    if let refill, entitlement.isPaid(at: refill) { consider(.refill, refill) }
    return next
  }
}

extension PressureTurn {
  /// Settles one due at its own instant. Nothing is planned: as far as anyone knows, the app does not run.
  mutating func settle(_ due: PressureDue) {
    state.clock = max(state.clock, due.at)
    switch due.kind {
    case .lapse: lapse()
    case .reminder: deliverReminder()
    case .lock: lock()
    case .missed: settleMissed()
    case .midnight:
      if let next = state.nextDay { beginNextDay(next) }
    case .refill:
      if let date = state.day?.date { grantShield(on: date) }
    }
  }

  private mutating func deliverReminder() {
    guard !state.pending.isEmpty else { return }
    let reminder = state.pending.removeFirst()
    if state.day?.date == reminder.date { state.day?.deliveredAt.append(reminder.at) }
    effects.append(.log(.delivered(reminder.id)))
    setBadge(1)
  }

  private mutating func lock() {
    state.day?.isLocked = true
    for record in state.day?.records ?? [] where record.isSet {
      update(record.sortOrder) { [now] in $0.lockedAt = now }
    }
    if state.day?.hasOpenRecords == true { record(.commitmentLocked) }
    if state.worstTier == Escalation.highestTier { setBadge(1) }
  }

  /// At the deadline only the first commitment can be missed, for want of a text; at the close all that is
  /// open is.
  private mutating func settleMissed() {
    guard let day = state.day else { return }
    for record in day.records where record.status == .pending {
      guard !record.isSet || now >= day.closeAt else { continue }
      let before = state.slots[record.sortOrder].escalation
      settle(record.sortOrder, .missed) { [now] record in
        record.status = .missed
        record.lockedAt = record.lockedAt ?? (day.isLate ? now : day.deadlineAt)
      }
      self.record(
        .dayMissed,
        .init("reason", record.isSet ? "no-answer" : "no-text"),
        .init("sort_order", String(record.sortOrder))
      )
      if record.sortOrder == 0, state.lastActive.map({ $0 < day.date }) ?? true {
        state.missedWhileAway += 1
      }
      if let settled = state.day?.record(record.sortOrder) {
        sayOutcome(of: settled, before: before, after: state.slots[record.sortOrder].escalation)
      }
    }
  }
}
