public import CivilTime
public import SeedModel

/// One user's services at work: events go through ``EgoFix``, what follows is kept, one event after another.
public actor EgoFixSession {
  /// The logic.
  public let logic: EgoFix
  /// The user's state.
  public private(set) var state: EgoFixState
  /// The user's zone.
  public private(set) var zone: ZoneRules
  private let store: any EgoFixStore
  private let userId: Identity
  /// The stored state's revision that ``state`` has; 0 before the first.
  private var revision = 0
  private let clock: any EgoFixClock
  /// Whether an event is being kept; the next ones wait, in their order.
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A session of a user whose profile is stored already, or is made now.
  ///
  /// - Parameters:
  ///   - state: the state of a user of whom none is stored.
  ///   - store: where the user's records and state are; other sessions, in other processes too, may use it at
  ///     the same time.
  /// - Throws: what the store throws; ``EgoFixStateError`` where the stored state cannot be read.
  public init(
    logic: EgoFix,
    state: EgoFixState,
    store: any EgoFixStore,
    userId: Identity,
    zone: ZoneRules,
    clock: any EgoFixClock
  ) async throws {
    self.logic = logic
    self.state = state
    self.zone = zone
    self.clock = clock
    self.store = store
    self.userId = userId
    let now = clock.now()
    let stored = try await store.transaction { repositories in
      if try await repositories.users.getById(userId) == nil {
        try await repositories.users.save(UserProfile(id: userId, createdAt: now))
      }
      return try await repositories.states.get(unless: 0)
    }
    guard let stored else { return }
    self.state = try EgoFixState(json: stored.json, content: logic.content, policies: logic.policies)
    revision = stored.revision
  }

  /// Lets an event happen now and keeps what follows.
  ///
  /// - Throws: ``EgoFixRefusal``; what the store throws, and then the state stays as it was.
  @discardableResult
  public func send(_ event: EgoFixEvent, notes: EgoFixNotes = EgoFixNotes()) async throws -> [EgoFixEffect] {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      isBusy = !waiting.isEmpty
      if isBusy { waiting.removeFirst().resume() }
    }
    let moment = EgoFixMoment(clock.now(), in: zone)
    var notes = notes
    if case .diagnostic(let answers) = event { notes.answers = answers }
    let (step, revision) = try await store.transaction {
      [logic, state, revision, userId, notes] repositories in
      // Another session may have gone on with the user.
      let newer = try await repositories.states.get(unless: revision)
      let current =
        try newer.map {
          try EgoFixState(json: $0.json, content: logic.content, policies: logic.policies)
        } ?? state
      let step = logic.reduce(current, event, at: moment)
      let journal = EgoFixJournal(logic: logic, repositories: repositories, userId: userId)
      try await journal.keep(step, at: moment, notes: notes)
      let kept = EgoFixStoredState(
        revision: (newer?.revision ?? revision) + 1,
        json: step.state.json(content: logic.content)
      )
      try await repositories.states.save(kept)
      return (step, kept.revision)
    }
    state = step.state
    self.revision = revision
    if let refusal = step.refusal { throw refusal }
    return step.effects
  }

  /// Marks a fix with what its interaction gave and a reflection.
  ///
  /// - Throws: as ``send(_:notes:)`` does.
  @discardableResult
  public func mark(
    _ fix: Int32,
    _ outcome: FixOutcome,
    result: InteractionResult? = nil,
    reflection: String? = nil
  ) async throws -> [EgoFixEffect] {
    guard logic.isFix(fix) else { throw EgoFixRefusal.unknownRecord }
    let interaction = try logic.content.texts.fix(fix).interaction
    let event = EgoFixEvent.outcome(
      fix: fix,
      outcome,
      result: result.map { InteractionEvidence($0, of: interaction) },
      hasReflection: reflection.map { !$0.isBlank } ?? false
    )
    return try await send(event, notes: EgoFixNotes(note: reflection, result: result))
  }

  /// Logs a crash with a note.
  ///
  /// - Throws: as ``send(_:notes:)`` does.
  @discardableResult
  public func crash(_ bug: Int32?, note: String? = nil) async throws -> [EgoFixEffect] {
    let hasNote = note.map { !$0.isBlank } ?? false
    return try await send(.crash(bug: bug, hasNote: hasNote), notes: EgoFixNotes(note: note))
  }

  /// Hands the weekly diagnostic in.
  ///
  /// - Throws: as ``send(_:notes:)`` does.
  @discardableResult
  public func hand(in answers: [DiagnosticAnswer]) async throws -> [EgoFixEffect] {
    try await send(.diagnostic(answers))
  }

  /// The user's zone changes: what is planned is told again.
  ///
  /// - Throws: as ``send(_:notes:)`` does.
  @discardableResult
  public func move(to zone: ZoneRules) async throws -> [EgoFixEffect] {
    self.zone = zone
    return try await send(.zone)
  }
}
