public import CivilTime
public import SeededRandom

/// All that Pressure remembers of a user, but for past records and the notification log.
///
/// A value: ``PressureReducer`` makes the next one from it. Streaks and tiers in it are a cache of the fold
/// over the records.
public struct PressureState: Hashable, Sendable, Codable {
  /// What the user has chosen.
  public internal(set) var settings = PressureSettings()
  /// The user's zone (`timezone_identifier`); a day that has begun keeps its own.
  public internal(set) var zone: ZoneRules
  /// What the user has paid for.
  public internal(set) var entitlement = Entitlement.free
  /// Whether the system lets the app notify.
  public internal(set) var permission = NotificationPermission.notDetermined
  /// The step of onboarding that comes next; nil when it is done (`onboarding_completed`).
  public internal(set) var onboarding: OnboardingStep?
  /// The text of onboarding's first step, until the first day takes it; empty for none.
  public internal(set) var draft = ""
  /// Raised with every change of that text.
  public internal(set) var draftRevision = 0
  /// The current day; nil before the first one.
  public internal(set) var day: PressureDay?
  /// The day after it; nil before the first one is known.
  public internal(set) var nextDay: UpcomingDay?
  /// By `sortOrder`: three.
  public internal(set) var slots = Array(repeating: CommitmentSlot(), count: PressureState.commitmentLimit)
  /// The user's restart shields.
  public internal(set) var shields = ShieldBalance()
  /// The number on the app's icon, 0 or 1.
  public internal(set) var badge = 0
  /// The reminders that the notification centre holds, by their times.
  public internal(set) var pending: [PlannedReminder] = []
  /// The variants given to days' keys.
  public internal(set) var fixedVariants: [FixedVariant] = []
  /// How far each reminder key's rotation is.
  public internal(set) var rotations: [ReminderKey: ShuffledRounds] = [:]
  /// The last variant of each other key.
  public internal(set) var variants = VariantMemory<String>()
  /// The random source for texts.
  public internal(set) var copyRandom: SplitMix64
  /// The random source for identities.
  public internal(set) var idRandom: SplitMix64
  /// Days missed since the app last ran.
  public internal(set) var missedWhileAway = 0
  /// The date on which the app last ran; nil before it did.
  public internal(set) var lastActive: CivilDate?
  /// The instant of the last event or due; none goes back before it.
  public internal(set) var clock = Instant.earliest

  /// How many commitments a day can have.
  public static let commitmentLimit = 3

  /// A user before onboarding.
  public init(seed: UInt64 = 0, zone: ZoneRules = .utc) {
    self.init(seed: seed, zone: zone, onboarding: .coldOpen)
  }

  /// A user whose onboarding is done; the first day begins with the first event.
  public static func onboarded(
    seed: UInt64 = 0,
    zone: ZoneRules = .utc,
    settings: PressureSettings = PressureSettings()
  ) -> PressureState {
    var state = PressureState(seed: seed, zone: zone, onboarding: nil)
    state.settings = settings
    return state
  }

  init(seed: UInt64, zone: ZoneRules, onboarding: OnboardingStep?) {
    let streams = RandomStreams(seed: seed)
    self.zone = zone
    self.onboarding = onboarding
    copyRandom = streams.copy
    idRandom = streams.id
  }

  /// The escalation state as the spec stores it: the first commitment's, with the user's shields.
  public var escalationState: EscalationState { EscalationState(slots[0].escalation, shields: shields) }

  /// The mode in which the app speaks at an instant: the chosen one while it is open to the user.
  public func mode(at now: Instant) -> PersonalityMode {
    PressureFeature.brutalVoice.isOpen(to: entitlement, at: now) ? settings.personalityMode : .professional
  }

  /// Whether a restart shield can take a commitment's last NO or miss: while its hour runs.
  public func offersShield(_ sortOrder: Int = 0, at now: Instant) -> Bool {
    guard slots.indices.contains(sortOrder), let miss = slots[sortOrder].lastMiss, !miss.record.shieldUsed
    else { return false }
    return shields.remaining > 0 && PressureFeature.restartShield.isOpen(to: entitlement, at: now)
      && RestartShield.isAllowed(event: miss.at, activation: now)
  }

  /// Whether a shield is offered for any commitment.
  func offersAnyShield(at now: Instant) -> Bool { slots.indices.contains { offersShield($0, at: now) } }

  /// Whether reminders are planned at all.
  public var canNotify: Bool { settings.notificationsEnabled && permission == .granted }
}

extension PressureState {
  /// What is wrong with a stored state whose parts can each be read; nil for a sound one.
  var fault: String? {
    if slots.count != PressureState.commitmentLimit { return "there are \(slots.count) slots" }
    if slots.contains(where: { !(0...Escalation.highestTier).contains($0.escalation.tier) }) {
      return "a tier lies outside 0…3"
    }
    let orders = day?.records.map(\.sortOrder) ?? [0]
    if orders.first != 0 || orders.contains(where: { !slots.indices.contains($0) }) {
      return "a record of the day has no slot"
    }
    // A life goes on from its last instant. Days that lie elsewhere would be lived through one by one.
    if let day, day.startsAt > clock { return "the day begins after the last event" }
    if let nextDay, nextDay.startsAt < clock { return "the next day lies before the last event" }
    if pending.contains(where: { $0.variant < 0 }) { return "a reminder has no variant" }
    return nil
  }
}
