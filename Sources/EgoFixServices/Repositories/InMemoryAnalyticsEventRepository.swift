public import CivilTime
public import SeedModel

/// Events in memory.
public actor InMemoryAnalyticsEventRepository: AnalyticsEventRepository {
  private var table: RecordTable<AnalyticsEvent>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [AnalyticsEvent] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [AnalyticsEvent] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> AnalyticsEvent? { table[id] }

  /// Those of a bug.
  public func getForBug(_ bugId: Identity) -> [AnalyticsEvent] { table.live.filter { $0.bugId == bugId } }

  /// Those at an instant or later.
  public func getSince(_ instant: Instant) -> [AnalyticsEvent] {
    table.live.filter { $0.timestamp >= instant }
  }

  /// Keeps one.
  public func save(_ event: AnalyticsEvent) { table.save(event, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
