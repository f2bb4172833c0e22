public import CivilTime
import SeededRandom

/// A user in the middle of a history, by the values that `replay` shows of a state; nil and empty fields are
/// those of a new user.
public struct PressureSetup: Hashable, Sendable {
  /// The commitments of the current day and what their histories add up to.
  public struct Slot: Hashable, Sendable {
    /// What is set for the day; empty for nothing.
    public var text = ""
    /// How the day stands.
    public var status = Commitment.Status.pending
    /// When the text locked.
    public var lockedAt: Instant?
    /// When YES or NO was given.
    public var checkedInAt: Instant?
    /// The tier before the day was settled.
    public var tierSnap = 0
    /// Whether a shield took the day's miss.
    public var shieldUsed = false
    /// What the history adds up to, the day included where it is settled.
    public var escalation = Escalation()

    /// A slot without anything.
    public init() {}
  }

  /// The current day; nil for a user whose first day begins with the first event.
  public var date: CivilDate?
  /// The step of onboarding that comes next; nil when it is done. Before its end the first slot's text is
  /// that of its first step.
  public var onboarding: OnboardingStep?
  /// By `sortOrder`: up to three.
  public var slots: [Slot] = []
  /// The user's shields: 0 or 1.
  public var shields = 0
  /// The first of the month after the last grant; nil for that after `date`, where there is a subscription.
  public var shieldResetDate: CivilDate?
  /// The number on the app's icon.
  public var badge = 0
  /// What the user has paid for.
  public var entitlement = Entitlement.free
  /// What the user has chosen.
  public var settings = PressureSettings()
  /// Whether the system lets the app notify; nil for granted where reminders are on.
  public var permission: NotificationPermission?

  /// A user of whom nothing is known.
  public init() {}

  /// The state of this user in a zone.
  public func state(seed: UInt64 = 0, zone: ZoneRules = .utc) -> PressureState {
    var state = PressureState.onboarded(seed: seed, zone: zone, settings: settings)
    state.permission = permission ?? (settings.notificationsEnabled ? .granted : .notDetermined)
    state.entitlement = entitlement
    state.shields = ShieldBalance(remaining: min(shields, 1), resetDate: shieldResetDate)
    if shieldResetDate == nil, entitlement != .free { state.shields.resetDate = date?.firstOfNextMonth }
    state.badge = min(max(badge, 0), 1)
    state.onboarding = onboarding
    if onboarding != nil { state.draft = slots.first?.text ?? "" }
    for (index, slot) in slots.prefix(PressureState.commitmentLimit).enumerated() {
      state.slots[index].escalation = slot.escalation
    }
    guard let date else { return state }
    var day = PressureDay(
      date: date,
      zone: zone,
      window: settings.window,
      startsAt: zone.startOfDay(date)
    )
    let first = slots.first ?? Slot()
    day.isLocked = first.lockedAt != nil || first.status != .pending
    for (index, slot) in ([first] + slots.dropFirst()).prefix(PressureState.commitmentLimit).enumerated()
    where index == 0 || !slot.text.isEmpty {
      var record = Commitment(
        id: state.idRandom.identity(),
        date: date,
        sortOrder: index,
        text: slot.text,
        updatedAt: day.startsAt
      )
      record.status = slot.status
      record.lockedAt = slot.lockedAt
      record.checkedInAt = slot.checkedInAt
      record.escalationTierSnap = slot.tierSnap
      record.shieldUsed = slot.shieldUsed
      day.records.append(record)
    }
    state.day = day
    state.nextDay = UpcomingDay(after: date, notBefore: day.closeAt, window: settings.window, zone: zone)
    state.clock = day.startsAt
    return state
  }
}
