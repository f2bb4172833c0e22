import CivilTime
import SeedRuntime

extension PressureTurn {
  /// Takes an event whose time has come, and plans reminders again: whatever happens in it, the app runs.
  mutating func take(_ event: PressureEvent) throws(PressureRefusal) {
    // Each of these looks first and changes then: a refused event leaves nothing behind.
    switch event {
    case .time: break
    case .open: open()
    case .commit(let text, let sortOrder): try commit(text, sortOrder)
    case .yes(let sortOrder): try checkIn(.yes, sortOrder)
    case .no(let sortOrder): try checkIn(.no, sortOrder)
    case .shield(let sortOrder): try useShield(sortOrder)
    case .settings(let change): try changeSettings(change)
    case .zone(let zone): changeZone(zone)
    case .subscribe(let until, let inGrace): try subscribe(until: until, inGrace: inGrace)
    case .lapse:
      guard state.entitlement != .free else { throw .notSubscribed }
      lapse()
    case .permission(let isGranted): answerPermission(isGranted)
    case .onboard(let step): try onboard(step)
    case .tapped(let id):
      record(.notificationTapped)
      effects.append(.log(.tapped(id)))
      open()
    }
    state.clock = now
    if event == .time { return }
    if !event.isReport {
      state.missedWhileAway = 0
      state.lastActive = state.day?.date ?? state.lastActive
    }
    planReminders()
  }

  private mutating func open() {
    record(.appOpened)
    // Tier 3's badge goes with an answer alone.
    if state.worstTier < Escalation.highestTier { setBadge(0) }
    if state.missedWhileAway > 0 {
      say(.missedWhileAway, ["days": .count(state.missedWhileAway)])
    }
  }

  private mutating func answerPermission(_ isGranted: Bool) {
    state.permission = isGranted ? .granted : .denied
    state.settings.notificationsEnabled = isGranted
    record(.permissionAnswered, .init("granted", isGranted ? "true" : "false"))
  }

  private mutating func onboard(_ step: OnboardingStep) throws(PressureRefusal) {
    guard let next = state.onboarding else { throw .alreadyOnboarded }
    guard step.index <= next.index else { throw .wrongStep }
    record(.onboardingStep, .init("step", step.rawValue))
    // Going back to an earlier step takes nothing away.
    guard step == next else { return }
    state.onboarding = step.next
    if state.onboarding == nil { beginFirstDay() }
  }
}
