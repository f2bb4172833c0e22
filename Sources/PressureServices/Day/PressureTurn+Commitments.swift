import CivilTime
import SeedRuntime
import SeedModel

extension PressureTurn {
  /// The user sets or changes a text.
  mutating func commit(_ text: String, _ sortOrder: Int) throws(PressureRefusal) {
    guard (0..<PressureState.commitmentLimit).contains(sortOrder) else {
      throw isPaid ? .tooManyCommitments : .requiresSubscription
    }
    guard sortOrder == 0 || PressureFeature.severalCommitments.isOpen(to: state.entitlement, at: now) else {
      throw .requiresSubscription
    }
    guard let day = state.day else {
      // Before the first day only its own text can be written down.
      guard sortOrder == 0 else { throw .notOnboarded }
      if let fault = CommitmentText.fault(in: text) { throw PressureRefusal(fault) }
      state.draft = text
      state.draftRevision += 1
      record(.commitmentSet, .init("sort_order", "0"))
      return
    }
    guard day.canEdit(day.record(sortOrder), at: now) else { throw .locked }
    if let fault = CommitmentText.fault(in: text) { throw PressureRefusal(fault) }
    if day.record(sortOrder) == nil {
      let index = day.records.firstIndex { $0.sortOrder > sortOrder } ?? day.records.count
      let record = newRecord(sortOrder: sortOrder, date: day.date)
      state.day?.records.insert(record, at: index)
    }
    update(sortOrder) { [now] record in
      record.text = text
      if day.isLate { record.lockedAt = now }
    }
    state.day?.revision += 1
    record(.commitmentSet, .init("sort_order", String(sortOrder)))
  }

  /// The user answers.
  mutating func checkIn(_ result: CheckInResult, _ sortOrder: Int) throws(PressureRefusal) {
    guard state.onboarding == nil else { throw .notOnboarded }
    guard let day = state.day, let record = day.record(sortOrder) else { throw .noCommitment }
    guard record.status == .pending || record.status == .missed else { throw .alreadyCheckedIn }
    guard now >= day.deadlineAt else { throw .notYetOpen }
    guard now < day.closeAt else { throw .windowClosed }
    guard record.isSet, record.status == .pending else { throw .noCommitment }
    let before = state.slots[sortOrder].escalation
    settle(sortOrder, result) { [now] record in
      record.status = result == .yes ? .yes : .no
      record.checkedInAt = now
    }
    self.record(
      .checkedIn,
      .init("result", result == .yes ? "YES" : "NO"),
      .init("sort_order", String(sortOrder))
    )
    effects.append(.haptic(result == .yes ? .success : .warning))
    clearBadgeAfterCheckIn()
    if let settled = state.day?.record(sortOrder) {
      sayOutcome(of: settled, before: before, after: state.slots[sortOrder].escalation)
    }
  }

  /// Tiers 0 to 2 clear on a check-in. A tier 3 keeps the badge until it is answered itself.
  private mutating func clearBadgeAfterCheckIn() {
    let keepsBadge =
      state.day?.records.contains { record in
        record.isSet && record.status == .pending
          && state.slots[record.sortOrder].escalation.tier == Escalation.highestTier
      } ?? false
    if !keepsBadge { setBadge(0) }
  }

  /// Settles a record of today by a change of its status, and takes it into the escalation.
  mutating func settle(_ sortOrder: Int, _ result: CheckInResult, _ change: (inout Commitment) -> Void) {
    let before = state.slots[sortOrder].escalation
    let outcome = DayOutcome(result, under: policies.escalationAfterRecovery)
    update(sortOrder) { record in
      change(&record)
      record.escalationTierSnap = before.tier
      record.policy = outcome.policy
    }
    state.slots[sortOrder].escalation.apply(outcome)
    if result == .yes {
      state.slots[sortOrder].lastMiss?.since.append(outcome)
    } else if let record = state.day?.record(sortOrder) {
      state.slots[sortOrder].lastMiss = ShieldableMiss(at: now, record: record, before: before, since: [])
    }
    let after = state.slots[sortOrder].escalation.tier
    if after != before.tier {
      record(.tierChanged, .init("from", String(before.tier)), .init("to", String(after)))
    }
  }
}

extension PressureTurn {
  /// The user lets a shield take the last NO or miss: what it did is undone and done again with the shield.
  mutating func useShield(_ sortOrder: Int) throws(PressureRefusal) {
    guard PressureFeature.restartShield.isOpen(to: state.entitlement, at: now) else {
      throw .requiresSubscription
    }
    guard state.slots.indices.contains(sortOrder), let miss = state.slots[sortOrder].lastMiss,
      !miss.record.shieldUsed
    else { throw .nothingToShield }
    guard RestartShield.isAllowed(event: miss.at, activation: now) else { throw .shieldExpired }
    guard state.shields.remaining > 0 else { throw .noShieldLeft }
    var record = miss.record
    record.shieldUsed = true
    record.updatedAt = now
    guard let outcome = record.outcome else { throw .nothingToShield }
    state.shields.remaining -= 1
    let tierBefore = state.slots[sortOrder].escalation.tier
    state.slots[sortOrder].escalation = EscalationEngine.fold([outcome] + miss.since, from: miss.before)
    state.slots[sortOrder].lastMiss?.record = record
    // The miss may be yesterday's: the record of its own day changes, and today's does not.
    if let index = state.day?.records.firstIndex(where: { $0.id == record.id }) {
      state.day?.records[index] = record
    }
    effects.append(.save(record))
    self.record(.shieldUsed, .init("date", record.date.description))
    let tier = state.slots[sortOrder].escalation.tier
    if tier != tierBefore {
      self.record(.tierChanged, .init("from", String(tierBefore)), .init("to", String(tier)))
    }
    effects.append(.haptic(.impact))
    var said = state.slots[sortOrder].said ?? [:]
    said[FeedbackKey.shieldUsed.rawValue] = say(.shieldUsed)
    state.slots[sortOrder].said = said
  }

  mutating func subscribe(until: Instant, inGrace: Bool) throws(PressureRefusal) {
    guard now < until else { throw .alreadyExpired }
    let wasPaid = isPaid
    state.entitlement = inGrace ? .inGrace(until: until) : .paid(until: until)
    record(.subscribed, .init("until", until.description))
    let today = state.day?.date ?? state.zone.local(at: now).date
    if !wasPaid, state.shields.isGrantDue(on: today) { grantShield(on: today) }
  }

  mutating func grantShield(on date: CivilDate) {
    state.shields.grant(on: date)
    record(.shieldGranted, .init("next", state.shields.resetDate?.description ?? ""))
  }

  mutating func lapse() {
    state.entitlement = .free
    record(.subscriptionLapsed)
    say(.subscriptionLapsed)
  }
}
