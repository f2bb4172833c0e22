public import CivilTime
import PlainJSON
public import SeedModel
public import ServiceCopy
public import ServiceKernel

/// Pressure's rules as one pure function: the same state, event and instant give the same next state and the
/// same effects. ``PressureService`` runs them for an app.
public struct PressureReducer: Sendable {
  /// The product's numbers.
  public let policies: PressurePolicies
  /// Where texts come from.
  public let copy: any CopySource
  /// Where zones come from.
  public let zones: any ZoneSource
  private let storedZones: any ZoneSource

  /// Makes the rules for some policies, texts and zones.
  ///
  /// - Parameter home: the device's zone, which takes the place of a stored one that is gone; nil makes a
  ///   state that names such a zone a damaged one.
  public init(
    policies: PressurePolicies,
    copy: any CopySource,
    zones: any ZoneSource,
    home: ZoneRules? = nil
  ) {
    self.policies = policies
    self.copy = copy
    self.zones = zones
    storedZones = home.map { RecoveredZones(zones, home: $0) } ?? zones
  }

  /// The provider of all texts in the voice in which the app speaks at an instant.
  public func copyProvider(for state: PressureState, at now: Instant) -> any CopyProvider {
    state.mode(at: now).copyProvider(from: copy)
  }

  /// What falls due next after a state, whether that lies in the past or ahead; nil where nothing will.
  ///
  /// - Complexity: O(1).
  public func nextDue(after state: PressureState) -> PressureDue? { state.nextDue }

  /// Settles a due at its own instant. It plans no reminders: as far as anyone knows, the app does not run.
  ///
  /// - Complexity: O(1); a few microseconds.
  public func settle(
    _ due: PressureDue,
    in state: inout PressureState,
    _ effects: inout [PressureEffect]
  ) {
    var turn = PressureTurn(state: consume state, effects: consume effects, now: due.at, reducer: self)
    turn.settle(due)
    (state, effects) = turn.parts()
  }

  /// Takes an event and plans reminders again.
  ///
  /// A user whose onboarding is done and who has no day yet gets it with the first event that is taken.
  /// - Throws: why the event is refused; state and effects are then as they were.
  /// - Complexity: O(1); a few microseconds.
  public func apply(
    _ event: PressureEvent,
    to state: inout PressureState,
    _ effects: inout [PressureEffect],
    at now: Instant
  ) throws(PressureRefusal) {
    guard now >= state.clock else { throw .backInTime }
    let beginsFirstDay = needsFirstDay(state)
    // All other events look first and change then.
    let before = beginsFirstDay ? (state: state, effects: effects) : nil
    var turn = PressureTurn(state: consume state, effects: consume effects, now: now, reducer: self)
    var refusal: PressureRefusal?
    if beginsFirstDay { turn.beginFirstDay() }
    do throws(PressureRefusal) { try turn.take(event) } catch { refusal = error }
    (state, effects) = turn.parts()
    guard let refusal else { return }
    if let before { (state, effects) = before }
    throw refusal
  }

  /// The instant of the last event or due.
  public func lastInstant(of state: PressureState) -> Instant { state.clock }

  /// A reported permission, zone or subscription that the state already has changes nothing.
  public func isNews(_ event: PressureEvent, in state: PressureState) -> Bool {
    switch event {
    case .permission(let isGranted): state.permission != (isGranted ? .granted : .denied)
    case .zone(let zone): state.zone != zone
    case .subscribe(let until, let inGrace):
      state.entitlement != (inGrace ? .inGrace(until: until) : .paid(until: until))
    case .lapse: state.entitlement != .free
    default: true
    }
  }

  /// The reminders that the notification centre must hold, and the number on the app's icon.
  public func wanted(in state: PressureState) -> WantedNotifications {
    let turn = PressureTurn(state: state, now: state.clock, reducer: self)
    return WantedNotifications(state.pending.compactMap { turn.notification($0) }, badge: state.badge)
  }

  /// The state of its stored text.
  ///
  /// - Throws: `DecodingError` for a form that is damaged, or names a zone that is not known; `JSONError` for
  ///   what is no JSON.
  public func state(
    from text: String,
    version: Int,
    _ effects: inout [PressureEffect]
  ) throws -> PressureState {
    let json = try JSONValue(stored: text)
    let state = try json.decoded(as: PressureState.self, userInfo: [.zoneSource: storedZones])
    if let fault = state.fault {
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: fault))
    }
    return state
  }

  /// Whether the user's first day begins with the next event.
  public func needsFirstDay(_ state: PressureState) -> Bool {
    state.nextDay == nil && state.onboarding == nil && state.day == nil
  }
}

extension PressureReducer: Reducer {
  /// `pressure`.
  public static var product: String { pressureProduct }
}

/// A turn that is being made: what the rules change and add to.
struct PressureTurn {
  var state: PressureState
  var effects: [PressureEffect]
  /// The instant that counts.
  let now: Instant
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

  var policies: PressurePolicies { reducer.policies }
  var isPaid: Bool { state.entitlement.isPaid(at: now) }

  mutating func record(_ name: PressureAnalyticsEvent.Name, _ properties: PressureAnalyticsEvent.Property...)
  {
    let local = (state.day?.zone ?? state.zone).local(at: now)
    effects.append(
      .event(
        PressureAnalyticsEvent(
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
