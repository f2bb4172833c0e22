import CivilTime
import SeedRuntime

extension PressureTurn {
  /// Takes an event whose time has come, and plans reminders anew: whatever happens in it, the app runs.
  mutating func take(_ event: PressureEvent) {
    state.clock = now
    if reducer.needsFirstDay(state) { beginFirstDay() }
    if event == .time { return }
    // Each of these looks first and changes then: a refused event leaves nothing behind.
    apply(event)
    if refusal != nil { return }
    state.missedWhileAway = 0
    state.lastActive = state.day?.date ?? state.lastActive
    planReminders()
  }

  private mutating func apply(_ event: PressureEvent) {
    switch event {
    case .time: break
    case .open: open()
    case .commit(let text, let sortOrder): commit(text, sortOrder)
    case .yes(let sortOrder): checkIn(.yes, sortOrder)
    case .no(let sortOrder): checkIn(.no, sortOrder)
    case .shield(let sortOrder): useShield(sortOrder)
    case .settings(let change): changeSettings(change)
    case .zone(let identifier): changeZone(identifier)
    case .subscribe(let until, let inGrace): subscribe(until: until, inGrace: inGrace)
    case .lapse: lapseNow()
    case .permission(let isGranted): answerPermission(isGranted)
    case .onboard(let step): onboard(step)
    case .tapped(let id):
      record(.notificationTapped)
      effects.append(.log(.tapped(id)))
      open()
    }
  }

  private mutating func open() {
    record(.appOpened)
    // Tier 3's badge goes with an answer alone.
    if worstTier < Escalation.highestTier { setBadge(0) }
    if state.missedWhileAway > 0 {
      say(.missedWhileAway, ["days": .count(state.missedWhileAway)])
    }
  }

  private mutating func answerPermission(_ isGranted: Bool) {
    state.permission = isGranted ? .granted : .denied
    state.settings.notificationsEnabled = isGranted
    record(.permissionAnswered, .init("granted", isGranted ? "true" : "false"))
  }

  private mutating func onboard(_ step: OnboardingStep) {
    guard let next = state.onboarding else { return refuse(.alreadyOnboarded) }
    guard step.index <= next.index else { return refuse(.wrongStep) }
    record(.onboardingStep, .init("step", step.rawValue))
    // Going back to an earlier step takes nothing away.
    guard step == next else { return }
    state.onboarding = step.next
    if state.onboarding == nil { beginFirstDay() }
  }
}
