public import SeedModel
public import CivilTime
public import ServiceCopy

/// Pressure's rules as one pure function: the same state, event and instant give the same next state and the
/// same effects.
///
/// ```swift
/// let reducer = PressureReducer(policies: policies, copy: bundle, zones: TZifZones.system)
/// let turn = reducer.reduce(state, .commit(text: "Write a page"), at: now)
/// state = turn.state      // unchanged where turn.refusal says why
/// carryOut(turn.effects)
/// ```
///
/// What fell due since the last event is settled before the event, each at its own instant; who wants to see
/// those turns one by one takes them from ``nextDue(after:)`` and ``settle(_:_:)`` first.
public struct PressureReducer: Sendable {
  /// The product's numbers.
  public let policies: PressurePolicies
  /// Where texts come from.
  public let copy: any CopySource
  /// Where zones come from.
  public let zones: any ZoneSource
  let reminderLines: ReminderLines

  /// Makes the rules for some policies, texts and zones.
  public init(policies: PressurePolicies, copy: any CopySource, zones: any ZoneSource) {
    self.policies = policies
    self.copy = copy
    self.zones = zones
    reminderLines = ReminderLines(copy)
  }

  /// The provider of all texts in the voice in which the app speaks at an instant.
  public func copyProvider(for state: PressureState, at now: Instant) -> any CopyProvider {
    state.mode(at: now).copyProvider(from: copy)
  }

  /// The next state and the effects of an event, and before them those of all that fell due until then.
  ///
  /// - Complexity: O(days since the last event); a few microseconds a day.
  public func reduce(_ state: PressureState, _ event: PressureEvent, at now: Instant) -> PressureTurn {
    var turn = PressureTurn(state: state, now: now, reducer: self)
    guard now >= state.clock else {
      turn.refusal = .backInTime
      return turn
    }
    // An event with its dues seldom has more effects.
    turn.effects.reserveCapacity(24)
    turn.settleAll(until: now)
    turn.now = now
    turn.take(event)
    return turn
  }

  /// What falls due next after a state, whether that lies in the past or ahead; nil where nothing will.
  ///
  /// - Complexity: O(1).
  public func nextDue(after state: PressureState) -> PressureDue? {
    PressureTurn(state: state, now: state.clock, reducer: self).nextDue
  }

  /// The next state and the effects of the due that ``nextDue(after:)`` gives.
  public func settle(_ state: PressureState, _ due: PressureDue) -> PressureTurn {
    var turn = PressureTurn(state: state, now: due.at, reducer: self)
    turn.settle(due)
    return turn
  }

  /// Whether and when a user's first day begins: a user whose onboarding is done and who has no day yet gets
  /// it with the first event.
  func needsFirstDay(_ state: PressureState) -> Bool {
    state.onboarding == nil && state.day == nil && state.nextDay == nil
  }
}

/// What became of an event or a due.
public struct PressureTurn: Sendable {
  /// The next state; the one before where the event was refused, but for what fell due before it.
  public internal(set) var state: PressureState
  /// Why the event changed nothing; nil where it was taken.
  public internal(set) var refusal: PressureRefusal?
  /// What is to be done, in order.
  public internal(set) var effects: [PressureEffect] = []

  /// The instant that counts.
  var now: Instant
  let reducer: PressureReducer

  init(state: PressureState, now: Instant, reducer: PressureReducer) {
    self.state = state
    self.now = now
    self.reducer = reducer
  }

  var policies: PressurePolicies { reducer.policies }
  var isPaid: Bool { state.entitlement.isPaid(at: now) }

  mutating func refuse(_ refusal: PressureRefusal) { self.refusal = refusal }

  mutating func record(_ name: AnalyticsEvent.Name, _ properties: (String, String)...) {
    let local = (state.day?.zone ?? state.zone).local(at: now)
    effects.append(
      .event(
        AnalyticsEvent(
          name: name,
          at: now,
          weekday: local.date.weekday,
          hour: local.time.hour,
          properties: properties.map { AnalyticsEvent.Property(name: $0.0, value: $0.1) }
        )
      )
    )
  }

  mutating func setBadge(_ count: Int) {
    guard state.badge != count else { return }
    state.badge = count
    effects.append(.badge(count))
  }
}
