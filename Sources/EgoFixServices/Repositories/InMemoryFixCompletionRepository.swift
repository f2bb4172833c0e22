public import SeedModel

/// Completions in memory.
public actor InMemoryFixCompletionRepository: FixCompletionRepository {
  private var table: RecordTable<FixCompletion>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [FixCompletion] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [FixCompletion] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> FixCompletion? { table[id] }

  /// Those of a fix.
  public func getForFix(_ fixId: Identity) -> [FixCompletion] { table.live.filter { $0.fixId == fixId } }

  /// Those with an outcome.
  public func getByOutcome(_ outcome: FixOutcome) -> [FixCompletion] {
    table.live.filter { $0.outcome == outcome }
  }

  /// Keeps one.
  public func save(_ completion: FixCompletion) { table.save(completion, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
