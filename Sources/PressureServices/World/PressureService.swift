public import CivilTime

/// Pressure at work: takes events one after another, stores what they change, then carries out the effects.
///
/// Nothing is shown, planned or felt before it is stored; where storing fails, the event has not happened.
public actor PressureService {
  private let reducer: PressureReducer
  private let store: any PressureStore
  private let notifications: any NotificationPort
  private let haptics: any HapticPort
  private let analytics: any AnalyticsPort
  private let newUser: PressureState
  private var known: PressureState?
  /// The last event's work: the next one waits for it.
  private var last: Task<Void, Never>?

  /// Makes a service.
  ///
  /// - Parameter newUser: the state of a user of whom nothing is stored.
  public init(
    reducer: PressureReducer,
    store: any PressureStore,
    notifications: any NotificationPort,
    haptics: any HapticPort,
    analytics: any AnalyticsPort,
    newUser: PressureState
  ) {
    self.reducer = reducer
    self.store = store
    self.notifications = notifications
    self.haptics = haptics
    self.analytics = analytics
    self.newUser = newUser
  }

  /// The current state.
  ///
  /// - Throws: what the store throws.
  public func state() async throws -> PressureState {
    if let known { return known }
    return try await store.state() ?? newUser
  }

  /// Takes an event, after those before it are done.
  ///
  /// - Throws: what the store throws; nothing has changed then.
  @discardableResult
  public func send(_ event: PressureEvent, at now: Instant) async throws -> PressureTurn {
    let previous = last
    let work = Task {
      await previous?.value
      return try await self.perform(event, at: now)
    }
    last = Task { _ = await work.result }
    return try await work.value
  }

  private func perform(_ event: PressureEvent, at now: Instant) async throws -> PressureTurn {
    let turn = reducer.reduce(try await state(), event, at: now)
    var records: [Commitment] = []
    var changes: [NotificationLogChange] = []
    for effect in turn.effects {
      switch effect {
      case .save(let record): records.append(record)
      case .log(let change): changes.append(change)
      default: break
      }
    }
    try await store.save(state: turn.state, records: records, log: changes)
    known = turn.state
    for effect in turn.effects { await carryOut(effect) }
    return turn
  }

  private func carryOut(_ effect: PressureEffect) async {
    switch effect {
    case .notify(let notification): await notifications.add(notification)
    case .cancel(let identifiers): await notifications.cancel(identifiers)
    case .badge(let count): await notifications.setBadge(count)
    case .haptic(let haptic): await haptics.play(haptic)
    case .event(let event): await analytics.record(event)
    // Lines are shown by whoever sent the event; records and log are stored.
    case .feedback, .save, .log, .missingCopy: break
    }
  }
}
