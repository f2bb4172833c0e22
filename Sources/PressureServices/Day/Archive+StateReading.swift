import CivilTime
import SeededRandom

extension ByteReader {
  mutating func state(_ zones: any ZoneSource) throws(ArchiveError) -> PressureState {
    let settings = try settings()
    var state = PressureState(seed: 0, zone: try zone(zones), onboarding: nil)
    state.settings = settings
    state.entitlement = try entitlement()
    state.permission = try value("permission")
    state.onboarding = try optional("onboarding") { (reader) throws(ArchiveError) in
      OnboardingStep.allCases[try reader.integer("onboarding", in: 0...OnboardingStep.allCases.count - 1)]
    }
    state.draft = try text("draft")
    state.draftRevision = try integer("draft revision", in: 0...Escalation.countLimit)
    state.day = try optional("day") { (reader) throws(ArchiveError) in try reader.day(zones) }
    state.nextDay = try optional("next day") { (reader) throws(ArchiveError) in
      UpcomingDay(date: try reader.date("next day"), startsAt: try reader.instant("next day"))
    }
    state.slots = try array("slots") { (reader) throws(ArchiveError) in try reader.slot() }
    guard state.slots.count == PressureState.commitmentLimit else { throw bad("slots") }
    state.shields.remaining = try integer("restart_shields_remaining", in: 0...1)
    state.shields.resetDate = try optional("shield_reset_date") { (reader) throws(ArchiveError) in
      try reader.date("shield_reset_date")
    }
    state.badge = try integer("badge", in: 0...1)
    state.pending = try array("pending") { (reader) throws(ArchiveError) in try reader.reminder() }
    state.fixedVariants = try array("fixed variants") { (reader) throws(ArchiveError) in
      FixedVariant(
        date: try reader.date("fixed variant"),
        key: try reader.key(),
        variant: try reader.integer("fixed variant", in: 0...Int(UInt16.max))
      )
    }
    try readRandom(into: &state)
    state.missedWhileAway = try integer("missed while away", in: 0...Escalation.countLimit)
    state.lastActive = try optional("last active") { (reader) throws(ArchiveError) in
      try reader.date("last active")
    }
    state.clock = try instant("clock")
    // A life goes on from its last instant. Days that lie elsewhere would be lived through one by one.
    if let day = state.day, day.startsAt > state.clock { throw bad("start") }
    if let next = state.nextDay, next.startsAt < state.clock { throw bad("next day") }
    return state
  }

  private mutating func readRandom(into state: inout PressureState) throws(ArchiveError) {
    for _ in 0..<(try count("rotations")) {
      let code = try key().code
      let remaining = try array("rotation") { (reader) throws(ArchiveError) in
        try reader.integer("rotation", in: 0...Int(UInt16.max))
      }
      let last = try optional("rotation") { (reader) throws(ArchiveError) in try reader.integer("rotation") }
      state.rotations[code] = ShuffledRounds(remaining: remaining, last: last)
    }
    for _ in 0..<(try count("variants")) {
      let key = try text("variant")
      state.variants.lastIndexes[key] = try integer("variant")
    }
    state.copyRandom = SplitMix64(state: try unsigned("random"))
    state.idRandom = SplitMix64(state: try unsigned("random"))
  }

  private mutating func settings() throws(ArchiveError) -> PressureSettings {
    var settings = PressureSettings()
    settings.personalityMode = try bool("personality_mode") ? .brutal : .professional
    settings.window = try window()
    settings.notificationsEnabled = try bool("notifications_enabled")
    let tunings = EscalationTuning.allCases
    settings.escalationTuning = tunings[try integer("escalation_tuning", in: 0...tunings.count - 1)]
    return settings
  }

  private mutating func window() throws(ArchiveError) -> CheckInWindow {
    let (deadline, close) = (try time("commitment_deadline"), try time("checkin_window_close"))
    guard let window = try? CheckInWindow(deadline: deadline, close: close) else { throw bad("window") }
    return window
  }

  private mutating func zone(_ zones: any ZoneSource) throws(ArchiveError) -> ZoneRules {
    let name = try text("timezone_identifier")
    guard let zone = try? zones.zone(named: name) else { throw .zone(String(name.prefix(80))) }
    return zone
  }

  private mutating func entitlement() throws(ArchiveError) -> Entitlement {
    switch try byte() {
    case 0: return .free
    case 1: return .paid(until: try instant("subscription_expiry"))
    case 2: return .inGrace(until: try instant("subscription_expiry"))
    default: throw bad("subscription_tier")
    }
  }

  private mutating func day(_ zones: any ZoneSource) throws(ArchiveError) -> PressureDay {
    let date = try date("date")
    let zone = try zone(zones)
    var day = PressureDay(date: date, zone: zone, window: try window(), startsAt: try instant("start"))
    day.isLocked = try bool("locked")
    day.records = try array("records") { (reader) throws(ArchiveError) in try reader.commitment() }
    day.revision = try integer("revision", in: 0...Escalation.countLimit)
    day.deliveredAt = try array("delivered") { (reader) throws(ArchiveError) in
      try reader.instant("delivered")
    }
    return day
  }

  private mutating func slot() throws(ArchiveError) -> CommitmentSlot {
    var slot = CommitmentSlot(escalation: try escalation())
    slot.lastMiss = try optional("last miss") { (reader) throws(ArchiveError) in
      ShieldableMiss(
        at: try reader.instant("last miss"),
        record: try reader.commitment(),
        before: try reader.escalation(),
        since: try reader.array("since") { (reader) throws(ArchiveError) in try reader.value("since") }
      )
    }
    return slot
  }

  private mutating func reminder() throws(ArchiveError) -> PlannedReminder {
    PlannedReminder(
      id: try identity(),
      at: try instant("reminder"),
      date: try date("reminder"),
      key: try key(),
      variant: try integer("variant", in: 0...Int(UInt16.max)),
      mode: try bool("personality") ? .brutal : .professional,
      revision: try integer("revision"),
      others: try integer("others", in: 0...PressureState.commitmentLimit)
    )
  }

  private mutating func key() throws(ArchiveError) -> ReminderKey {
    guard let key = ReminderKey(code: try byte()) else { throw bad("reminder key") }
    return key
  }
}
