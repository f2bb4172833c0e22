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
  public var policies: PressurePolicies { given.policies }
  /// Where texts come from.
  public var copy: any CopySource { given.copy }
  /// Where zones come from.
  public var zones: any ZoneSource { given.zones }

  /// What the rules were made with, shared by the copies of their value: every turn has one.
  final class Given: Sendable {
    let policies: PressurePolicies
    let copy: any CopySource
    let zones: any ZoneSource
    let lines: PressureLines

    init(_ policies: PressurePolicies, _ copy: any CopySource, _ zones: any ZoneSource) {
      self.policies = policies
      self.copy = copy
      self.zones = zones
      lines = PressureLines(copy)
    }
  }

  let given: Given

  /// Makes the rules for some policies, texts and zones.
  public init(policies: PressurePolicies, copy: any CopySource, zones: any ZoneSource) {
    given = Given(policies, copy, zones)
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
    // An event with its dues seldom has more effects.
    turn.effects.reserveCapacity(24)
    turn.pass(to: now, event)
    return turn
  }

  /// The same in place: changes the state, adds the effects behind those that are there, and says why an
  /// event changed nothing.
  ///
  /// Whoever lives many days saves the copies of the state that ``reduce(_:_:at:)`` makes.
  /// - Complexity: O(days since the last event); a few microseconds a day.
  @discardableResult
  public func apply(
    _ event: PressureEvent,
    at now: Instant,
    to state: inout PressureState,
    effects: inout [PressureEffect]
  ) -> PressureRefusal? {
    var turn = PressureTurn(state: consume state, effects: consume effects, now: now, reducer: self)
    turn.pass(to: now, event)
    let refusal = turn.refusal
    (state, effects) = turn.parts()
    return refusal
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
    state.nextDay == nil && state.onboarding == nil && state.day == nil
  }
}

/// What became of an event or a due.
public struct PressureTurn: Sendable {
  /// The next state; the one before where the event was refused, but for what fell due before it.
  public internal(set) var state: PressureState
  /// Why the event changed nothing; nil where it was taken.
  public internal(set) var refusal: PressureRefusal?
  /// What is to be done, in order.
  public internal(set) var effects: [PressureEffect]

  /// The instant that counts.
  var now: Instant
  let reducer: PressureReducer

  init(
    state: consuming PressureState,
    effects: consuming [PressureEffect] = [],
    now: Instant,
    reducer: PressureReducer
  ) {
    self.state = state
    self.effects = effects
    self.now = now
    self.reducer = reducer
  }

  /// What is left of a turn that is over.
  fileprivate consuming func parts() -> (PressureState, [PressureEffect]) { (state, effects) }

  /// Settles what falls due until an event, and takes the event.
  fileprivate mutating func pass(to instant: Instant, _ event: PressureEvent) {
    guard instant >= state.clock else { return refuse(.backInTime) }
    settleAll(until: instant)
    now = instant
    take(event)
  }

  var policies: PressurePolicies { reducer.given.policies }
  var isPaid: Bool { state.entitlement.isPaid(at: now) }

  mutating func refuse(_ refusal: PressureRefusal) { self.refusal = refusal }

  mutating func record(_ name: AnalyticsEvent.Name, _ properties: AnalyticsEvent.Property...) {
    let local = (state.day?.zone ?? state.zone).local(at: now)
    effects.append(
      .event(
        AnalyticsEvent(
          name: name,
          at: now,
          weekday: local.date.weekday,
          hour: local.time.hour,
          properties: properties
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
