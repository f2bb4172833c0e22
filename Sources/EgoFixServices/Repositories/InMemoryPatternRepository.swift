public import SeedModel

/// Patterns in memory.
public actor InMemoryPatternRepository: PatternRepository {
  private var table: RecordTable<DetectedPattern>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [DetectedPattern] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [DetectedPattern] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> DetectedPattern? { table[id] }

  /// Those of a type.
  public func getByType(_ type: PatternType) -> [DetectedPattern] {
    table.live.filter { $0.patternType == type }
  }

  /// Those that were not dismissed.
  public func getUndismissed() -> [DetectedPattern] { table.live.filter { $0.dismissedAt == nil } }

  /// Keeps one.
  public func save(_ pattern: DetectedPattern) { table.save(pattern, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
