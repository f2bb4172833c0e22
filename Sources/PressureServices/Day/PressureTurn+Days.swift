import CivilTime
import SeededRandom

extension PressureTurn {
  /// Begins the first day now, whatever the time; after its close it is left to the next midnight.
  mutating func beginFirstDay() {
    let date = state.zone.local(at: now).date
    let day = PressureDay(date: date, zone: state.zone, window: state.settings.window, startsAt: now)
    if now < day.closeAt {
      begin(day)
    } else {
      state.nextDay = UpcomingDay(
        after: date,
        notBefore: now,
        window: state.settings.window,
        zone: state.zone
      )
    }
  }

  /// Begins the day whose turn has come.
  mutating func beginNextDay(_ next: UpcomingDay) {
    begin(
      PressureDay(
        date: next.date,
        zone: state.zone,
        window: state.settings.window,
        startsAt: next.startsAt
      )
    )
  }

  private mutating func begin(_ newDay: PressureDay) {
    var day = newDay
    var first = newRecord(sortOrder: 0, date: day.date)
    first.text = state.draft
    if day.isLate, first.isSet { first.lockedAt = day.startsAt }
    state.draft = ""
    day.records = [first]
    effects.append(.save(first))
    state.fixedVariants.removeAll { $0.date < day.date }
    for index in state.slots.indices {
      if let miss = state.slots[index].lastMiss,
        !RestartShield.isAllowed(event: miss.at, activation: day.startsAt)
      {
        state.slots[index].lastMiss = nil
      }
    }
    state.day = day
    findNextDay()
  }

  /// Looks for the day after today's again: by the user's zone, and not before today's close.
  mutating func findNextDay() {
    guard let day = state.day else { return }
    state.nextDay = UpcomingDay(
      after: day.date,
      notBefore: max(day.closeAt, now),
      window: state.settings.window,
      zone: state.zone
    )
  }

  /// A record that is pending and has no text.
  mutating func newRecord(sortOrder: Int, date: CivilDate) -> Commitment {
    Commitment(id: state.idRandom.identity(), date: date, sortOrder: sortOrder, updatedAt: now)
  }

  /// Changes a record of today and stores it.
  mutating func update(_ sortOrder: Int, _ change: (inout Commitment) -> Void) {
    guard let index = state.day?.records.firstIndex(where: { $0.sortOrder == sortOrder }),
      var record = state.day?.records[index]
    else { return }
    change(&record)
    record.updatedAt = now
    state.day?.records[index] = record
    effects.append(.save(record))
  }
}

extension PressureTurn {
  /// The user is in another zone: today stays as it began, the next day begins by the new one.
  mutating func changeZone(_ zone: ZoneRules) {
    guard zone != state.zone else { return }
    record(.zoneChanged, .init("from", state.zone.identifier), .init("to", zone.identifier))
    state.zone = zone
    if state.day != nil {
      findNextDay()
    } else if state.nextDay != nil {
      // The first day has not begun; where it can begin at once, it does.
      state.nextDay = nil
      beginFirstDay()
    }
  }

  mutating func changeSettings(_ change: SettingsChange) throws(PressureRefusal) {
    if let mode = change.personalityMode, mode == .brutal,
      !PressureFeature.brutalVoice.isOpen(to: state.entitlement, at: now)
    {
      throw .requiresSubscription
    }
    if change.escalationTuning != nil,
      !PressureFeature.escalationTuning.isOpen(to: state.entitlement, at: now)
    {
      throw .requiresSubscription
    }
    if change.notificationsEnabled == true, state.permission != .granted {
      throw .notificationsDenied
    }
    if change.deadline != nil || change.close != nil {
      let old = state.settings.window
      do throws(CheckInWindow.Fault) {
        let deadline = change.deadline ?? old.deadline
        try changeWindow(CheckInWindow(deadline: deadline, close: change.close ?? old.close))
      } catch {
        throw PressureRefusal(error)
      }
    }
    if let mode = change.personalityMode { state.settings.personalityMode = mode }
    if let tuning = change.escalationTuning { state.settings.escalationTuning = tuning }
    if let isEnabled = change.notificationsEnabled { state.settings.notificationsEnabled = isEnabled }
    record(.settingsChanged, .init("fields", change.fieldNames.joined(separator: ",")))
  }

  /// A new window counts today where today's deadline and its own are still ahead, else from tomorrow.
  private mutating func changeWindow(_ window: CheckInWindow) {
    state.settings.window = window
    if let day = state.day, !day.isLocked, now < day.deadlineAt {
      let deadlineAt = day.zone.instant(of: LocalDateTime(day.date, window.deadline))
      if now < deadlineAt {
        state.day?.window = window
        state.day?.deadlineAt = deadlineAt
        state.day?.closeAt = day.zone.instant(of: LocalDateTime(day.date, window.close))
      }
    }
    findNextDay()
  }
}
