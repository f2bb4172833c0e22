public import CivilTime
import PlainJSON

/// Runs one product's rules for one user: stores what they decide, then sees to their effects.
///
/// Turns come one after another. A turn settles what fell due, takes its event, stores the state, the lasting
/// effects and the records in one transaction, and only then performs anything. Several services, in this
/// process or others, may share a store: one that finds a newer state reduces again on it.
public actor Service<R: Reducer> {
  /// The product's rules.
  public nonisolated let reducer: R
  let newUser: R.State
  let store: any StateStore
  let performer: any EffectPerformer<R.Effect>
  let notifications: any NotificationPort
  /// What tells the service the time.
  public nonisolated let clock: any ServiceClock

  /// A state with the revision that it is stored under.
  struct Known {
    var revision: Int
    var state: R.State
  }

  /// What was loaded or stored last; nil where that is not certain.
  var known: Known?
  /// What the notification centre holds as far as this service knows; nil where it has to be asked.
  var held: WantedNotifications?
  /// Lasting effects of this service's own turns, and of what it found when it resumed, that are not
  /// performed yet; nil where they have to be read from the store.
  var owed: [OutboxEntry]? = []
  /// Lasting effects that are performed and still stand in the store's outbox.
  var performed: [Int] = []
  var listeners: [Int: AsyncStream<R.State>.Continuation] = [:]
  var listenerCount = 0
  /// Called with each turn after it has been stored.
  private var watcher: (@Sendable (R.Event?, Turn<R>, R.Refusal?) -> Void)?
  /// The state that the listeners were told of last; nil where they are to be told of the next one.
  var published: R.State?
  /// The work of the turn that began last; the next one waits for it.
  private var last: Task<Void, Never>?

  /// How late a due may be settled for its lines and haptics to be performed, in seconds.
  static var lateSeconds: Int { 60 }

  /// Makes a service. Nothing is read before the first call.
  ///
  /// - Parameter newUser: the state of a user of whom nothing is stored.
  public init(
    _ reducer: R,
    newUser: R.State,
    store: any StateStore,
    performer: some EffectPerformer<R.Effect>,
    notifications: any NotificationPort,
    clock: any ServiceClock = SystemClock()
  ) {
    self.reducer = reducer
    self.newUser = newUser
    self.store = store
    self.performer = performer
    self.notifications = notifications
    self.clock = clock
  }

  /// Tells of every event that is taken or refused from now on, and of time that passes (nil), as soon as
  /// the turn is stored: what a story is written down from.
  package func watchTurns(_ watcher: @escaping @Sendable (R.Event?, Turn<R>, R.Refusal?) -> Void) {
    self.watcher = watcher
  }

  /// The current state, as it is stored.
  ///
  /// - Throws: ``ServiceError``, and what the store throws.
  public func state() async throws -> R.State { try await inTurn { try await $0.current().state } }

  /// When something falls due next; nil where nothing will. For a background task or a timer, which then
  /// calls ``resume()``.
  ///
  /// - Throws: ``ServiceError``, and what the store throws.
  public func nextDue() async throws -> Instant? { reducer.nextDue(after: try await state())?.at }

  /// Takes an event, after those before it are done.
  ///
  /// - Throws: the product's refusal: the event has changed nothing. ``ServiceError``, and what the store
  ///   throws: the event is not known to be stored.
  @discardableResult
  public func send(_ event: R.Event) async throws -> Turn<R> {
    try await inTurn { service in
      let isNews = service.reducer.isNews(event, in: try await service.current().state)
      return try await service.pass(isNews ? event : nil)
    }
  }

  /// To be called at launch and when the app comes to the front: settles what fell due, performs what an
  /// earlier run left, and brings the notification centre to what the state wants.
  ///
  /// - Throws: ``ServiceError``, and what the store throws.
  @discardableResult
  public func resume() async throws -> Turn<R> {
    try await inTurn { service in
      service.forget()
      service.owed = nil
      _ = try await service.current()
      let fault = await service.performOwed()
      var turn = try await service.pass(service.reducer.resumeEvent)
      turn.fault = fault ?? turn.fault
      return turn
    }
  }

  /// Settles what fell due, as if the app did not run.
  @discardableResult
  package func settle() async throws -> Turn<R> { try await inTurn { try await $0.pass(nil) } }

  /// The records of a kind that are stored beside the state, by their keys.
  ///
  /// - Throws: ``ServiceError/damaged(product:reason:)``, and what the store throws.
  public func records<Record: Decodable & Sendable>(
    _ kind: String,
    as type: Record.Type = Record.self
  ) async throws -> [Record] {
    let stored = try await store.records(kind)
    do {
      return try stored.map { stored in
        let version = stored.version ?? R.stateVersion
        let record = try reducer.record(stored.record, of: kind, version: version)
        return try JSONValue.object(record).decoded(as: type)
      }
    } catch {
      throw ServiceError.damaged(product: R.product, reason: "\(error)")
    }
  }

  /// Runs a body after those before it are done.
  func inTurn<Result: Sendable>(
    _ body: @escaping @Sendable (isolated Service<R>) async throws -> Result
  ) async throws -> Result {
    let previous = last
    let work = Task {
      await previous?.value
      return try await body(self)
    }
    last = Task { _ = await work.result }
    return try await work.value
  }

  /// What is stored now. Once it could not be read, the listeners are told the next state that can be, be it
  /// the one they know.
  func current() async throws -> Known {
    do {
      if let known, try await store.revision() == known.revision {
        if published == nil { publish() }
        return known
      }
      forget()
      let loaded = try await load()
      known = loaded
      publish()
      return loaded
    } catch {
      published = nil
      throw error
    }
  }

  /// Takes nothing for certain any more.
  func forget() { (known, held) = (nil, nil) }

  private func load() async throws -> Known {
    guard let stored = try await store.load() else {
      owed = owed ?? []
      return Known(revision: 0, state: newUser)
    }
    guard stored.version <= R.stateVersion else {
      throw ServiceError.newerVersion(product: R.product, found: stored.version, known: R.stateVersion)
    }
    do {
      var effects: [R.Effect] = []
      let state = try reducer.state(from: stored.state, version: stored.version, &effects)
      for effect in effects where effect.handling == .passing {
        try? await performer.perform(effect, number: nil)
      }
      owed = owed ?? stored.outbox.filter { !performed.contains($0.number) }
      return Known(revision: stored.revision, state: state)
    } catch {
      throw ServiceError.damaged(product: R.product, reason: "\(error)")
    }
  }

  /// Lets time pass until now, and takes an event where there is one.
  func pass(_ event: R.Event?) async throws -> Turn<R> {
    while true {
      let start = try await current()
      var rules = reducer
      if let event { rules = try await reducer.informed(of: event, by: self) }
      let (turn, refusal) = reduce(event, by: rules, from: start.state)
      let saved: Bool
      do {
        saved = try await save(turn, over: start)
      } catch {
        // It may be stored all the same, with effects that nobody performs.
        forget()
        owed = nil
        throw error
      }
      guard saved else {
        forget()
        continue
      }
      watcher?(event, turn, refusal)
      let done = await carryOut(turn)
      if let refusal { throw refusal }
      return done
    }
  }

  private func reduce(_ event: R.Event?, by rules: R, from start: R.State) -> (Turn<R>, R.Refusal?) {
    let now = max(clock.now(), reducer.lastInstant(of: start))
    var state = start
    var dues: [R.Due] = []
    var effects: [R.Effect] = []
    while let due = reducer.nextDue(after: state), due.at <= now {
      var own: [R.Effect] = []
      reducer.settle(due, in: &state, &own)
      dues.append(due)
      let isLate = now.seconds(since: due.at) > Service.lateSeconds
      effects += isLate ? own.filter { $0.handling != .passing } : own
    }
    var refusal: R.Refusal?
    if let event {
      // On copies: whatever a reducer does before it refuses is gone with them.
      var (next, all) = (state, effects)
      do throws(R.Refusal) {
        try rules.apply(event, to: &next, &all, at: now)
        (state, effects) = (next, all)
      } catch {
        refusal = error
      }
    }
    return (Turn(at: now, state: state, dues: dues, effects: effects, fault: nil), refusal)
  }

  /// Stores a turn that changes something.
  ///
  /// - Returns: false where another service was first.
  private func save(_ turn: Turn<R>, over start: Known) async throws -> Bool {
    var change = StateChange(version: R.stateVersion, state: "", outbox: [], records: [])
    for effect in turn.effects {
      switch effect.handling {
      case .record: change.records.append(try effect.record())
      case .lasting: change.outbox.append(try JSONValue(encoding: effect))
      case .derived, .passing: break
      }
    }
    if turn.state == start.state, change.outbox.isEmpty, change.records.isEmpty { return true }
    change.state = try JSONValue(encoding: turn.state).text
    guard let saved = try await store.save(change, over: start.revision) else { return false }
    known = Known(revision: saved.revision, state: turn.state)
    owed?.append(contentsOf: saved.outbox.suffix(change.outbox.count))
    publish()
    return true
  }
}
