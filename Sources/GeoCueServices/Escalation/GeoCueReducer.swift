public import CivilTime
import PlainJSON
public import SeedModel
public import ServiceCopy
public import ServiceKernel

/// GeoCue's rules as one pure function, without clock, storage or randomness of their own: the same state,
/// event and instant give the same result everywhere. ``GeoCueService`` runs them for an app.
public struct GeoCueReducer: Sendable {
  /// How pressing a crossing's notification is.
  public var detection: PriorityDetection
  /// Where the wording comes from.
  public var copy: any CopySource
  /// The content's numbers.
  public var policies: GeoCuePolicies
  /// Where stored zones are looked up.
  public var zones: any ZoneSource
  /// The state of a new user, which also takes the place of parts of a state that cannot be read.
  public var newUser: GeoCueState

  /// Makes the rules.
  public init(
    detection: PriorityDetection,
    copy: any CopySource,
    policies: GeoCuePolicies,
    zones: any ZoneSource,
    newUser: GeoCueState
  ) {
    self.detection = detection
    self.copy = copy
    self.policies = policies
    self.zones = zones
    self.newUser = newUser
  }

  /// Delivers what falls due through an instant, and says what follows from each delivery.
  ///
  /// - Parameters:
  ///   - event: what happens at the instant. A repeat that is due in the very second in which its
  ///     notification is acknowledged or cancelled is not delivered any more; everything else is.
  ///   - limit: the most deliveries to make.
  /// - Returns: the deliveries, by instant, then identifier.
  /// - Complexity: O(pending).
  package func deliverDue(
    in state: inout GeoCueState,
    before event: GeoCueEvent? = nil,
    at now: Instant,
    limit: Int = .max
  ) -> [GeoCueDelivery] {
    var deliveries: [GeoCueDelivery] = []
    let answered = event.map(Self.answered) ?? []
    var index = 0
    while index < state.pending.count, state.pending[index].at <= now, deliveries.count < limit {
      let request = state.pending[index]
      if request.at == now, request.kind == .repeat,
        answered.contains(request.notification)
          || answered.contains(request.identifier)
      {
        index += 1
        continue
      }
      state.pending.remove(at: index)
      state.clock = max(state.clock, request.at)
      let effects = state.deliver(request) + [.log(.delivered(identifier: request.identifier))]
      deliveries.append(GeoCueDelivery(request: request, effects: effects))
    }
    return deliveries
  }

  /// The notifications that an event puts an end to.
  private static func answered(_ event: GeoCueEvent) -> [String] {
    switch event {
    case .acknowledge(let identifier):
      [identifier, NotificationRequest.notification(of: identifier)]
    case .cancel(let identifiers):
      identifiers.flatMap { [$0, NotificationRequest.notification(of: $0)] }
    default: []
    }
  }
}

extension GeoCueReducer: Reducer {
  /// `geocue`.
  public static var product: String { "geocue" }

  /// What is delivered next; nil when nothing is pending.
  public func nextDue(after state: GeoCueState) -> GeoCueDue? {
    state.pending.first.map { GeoCueDue($0.kind, at: $0.at) }
  }

  /// Notes a delivery. The centre has shown it by itself, badge, sound and all.
  public func settle(_ due: GeoCueDue, in state: inout GeoCueState, _ effects: inout [GeoCueEffect]) {
    for delivery in deliverDue(in: &state, at: due.at, limit: 1) {
      effects.append(.log(.delivered(identifier: delivery.request.identifier)))
    }
  }

  /// Applies an event and plans again what is pending.
  ///
  /// What is planned and stays so has no effect; only what changes is cancelled or handed over again. Effects
  /// come in this order: `cancel`, `show` and `notify` by instant, `badge`, `haptic`, `log`. Variants of copy
  /// are drawn one a text, in the order of `show` and `notify`.
  /// - Throws: ``GeoCueRefusal``; state and effects are then unchanged.
  /// - Complexity: O(n log n) in open notifications, and the texts that are new.
  public func apply(
    _ event: GeoCueEvent,
    to state: inout GeoCueState,
    _ effects: inout [GeoCueEffect],
    at now: Instant
  ) throws(GeoCueRefusal) {
    var turn = GeoCueTurn(self, state, now)
    try turn.apply(event)
    turn.plan()
    turn.state.clock = max(state.clock, now)
    state = turn.state
    effects += turn.effects
  }

  /// The instant of the last event or delivery.
  public func lastInstant(of state: GeoCueState) -> Instant { state.clock }

  /// A reported zone that the state already has changes nothing.
  public func isNews(_ event: GeoCueEvent, in state: GeoCueState) -> Bool { event != .zone(state.zone) }

  /// What is pending, and the badge.
  public func wanted(in state: GeoCueState) -> WantedNotifications {
    WantedNotifications(state.pending.map { $0.notification(in: state) }, badge: state.badge)
  }

  /// What could not be shown at once is shown up to an hour later; what was confirmed meanwhile is not.
  public func wants(_ effect: GeoCueEffect, in state: GeoCueState, at now: Instant) -> Bool {
    guard case .show(let request, _, let awaitsAnswer) = effect else { return true }
    return now.seconds(since: request.at) <= 3600
      && (!awaitsAnswer || state.openIndex(of: request.notification) != nil)
  }

  /// The state of its stored text. Preferences fall back field by field, the rest as a whole; each says so.
  /// Where the stored zone no longer exists, the new user's takes its place.
  public func state(from text: String, version: Int, _ effects: inout [GeoCueEffect]) -> GeoCueState {
    guard let json = try? JSONValue(stored: text) else {
      effects.append(.log(.fellBack("the stored state could not be read")))
      return newUser
    }
    let stored = json.object?["preferences"]
    let recovered = stored.map { NotificationStylePreferences.recover(from: $0) }
    for fault in recovered?.faults ?? [] { effects.append(.log(.fellBack("\(fault)"))) }
    let zones = RecoveredZones(zones, home: newUser.zone)
    if let state = try? json.decoded(as: GeoCueState.self, userInfo: [.zoneSource: zones]), state.isSound {
      return state
    }
    effects.append(.log(.fellBack("what was pending could not be read")))
    var state = newUser
    if let recovered { state.preferences = recovered.preferences }
    return state
  }

  /// Repeats without end are planned further whenever the app runs.
  public var resumeEvent: GeoCueEvent? { .resume }
}

/// A delivery that falls due.
public struct GeoCueDue: ServiceDue, Hashable {
  /// Which delivery of its notification it is.
  public let kind: DeliveryKind
  /// When.
  public let at: Instant
  /// `release` for a first delivery that waited for the end of quiet hours, `repeat` for one that comes
  /// again.
  public var name: String { kind == .first ? "release" : "repeat" }

  /// Makes a due.
  public init(_ kind: DeliveryKind, at: Instant) {
    self.kind = kind
    self.at = at
  }
}

extension GeoCueState {
  /// Notes that a request was delivered, and says what follows.
  mutating func deliver(_ request: NotificationRequest, openIndex known: Int? = nil) -> [GeoCueEffect] {
    var effects: [GeoCueEffect] = []
    if let index = known ?? openIndex(of: request.notification) {
      switch request.kind {
      case .first:
        open[index].deliveredAt = request.at
        if let count = open[index].badge {
          badge = count
          effects.append(.badge(count))
        }
      case .repeat: open[index].repeatCount += 1
      }
      switch (open[index].priority, request.kind) {
      case (.low, _), (.medium, _), (.high, .repeat): open.remove(at: index)
      case (.high, .first), (.critical, _): break
      }
    }
    if request.channels.haptic {
      effects.append(.haptic(request.channels.interruption == .critical ? .critical : .high))
    }
    return effects
  }
}
