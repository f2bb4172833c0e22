public import CivilTime
public import SeedModel
public import SeededRandom
public import ServiceCopy

/// GeoCue's rules as a state machine: `(state, event) → (state, effects)`, without clock, storage or
/// randomness of its own.
///
/// Whoever drives it first lets time pass with ``deliverDue(in:before:at:)``, then applies the event. The
/// same state, event, instant and random stream give the same result everywhere.
public struct NotificationMachine: Sendable {
  /// How pressing a crossing's notification is.
  public var detection: PriorityDetection
  /// Where the wording comes from.
  public var copy: any CopySource
  /// The content's numbers.
  public var policies: GeoCuePolicies
  /// The user's zone, in which hours and quiet hours are looked at.
  public var zone: ZoneRules

  /// Makes a machine.
  public init(
    detection: PriorityDetection,
    copy: any CopySource,
    policies: GeoCuePolicies,
    zone: ZoneRules
  ) {
    self.detection = detection
    self.copy = copy
    self.policies = policies
    self.zone = zone
  }

  /// Applies an event and plans anew what is pending.
  ///
  /// What is planned and stays so has no effect; only what changes is cancelled or handed over again. Effects
  /// come in this order: `cancel`, `notify` by instant, `badge`, `haptic`, `log`.
  /// - Parameters:
  ///   - random: the stream from which variants of copy are drawn, one draw a text, in the order of `notify`.
  /// - Throws: ``GeoCueRefusal``; the state is then unchanged.
  /// - Complexity: O(n log n) in open notifications, and the texts that are new.
  public func apply(
    _ event: GeoCueEvent,
    to state: inout GeoCueState,
    at now: Instant,
    using random: inout SplitMix64
  ) throws(GeoCueRefusal) -> [GeoCueEffect] {
    var turn = Turn(self, state, now, random)
    try turn.apply(event)
    turn.plan()
    (state, random) = (turn.state, turn.random)
    return turn.effects
  }

  /// Delivers what falls due through an instant, and says what follows from each delivery.
  ///
  /// - Parameters:
  ///   - event: what happens at the instant. A repeat that is due in the very second in which its
  ///     notification is acknowledged or cancelled is not delivered any more; everything else is.
  ///   - limit: the most deliveries to make.
  /// - Returns: the deliveries, by instant, then identifier.
  /// - Complexity: O(pending).
  public func deliverDue(
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

extension GeoCueState {
  /// Notes that a request was delivered, and says what follows.
  mutating func deliver(_ request: NotificationRequest) -> [GeoCueEffect] {
    var effects: [GeoCueEffect] = []
    if let index = openIndex(of: request.notification) {
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
