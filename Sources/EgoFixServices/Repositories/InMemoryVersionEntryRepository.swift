public import SeedModel

/// The version history in memory.
public actor InMemoryVersionEntryRepository: VersionEntryRepository {
  private var table: RecordTable<VersionEntry>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [VersionEntry] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [VersionEntry] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> VersionEntry? { table[id] }

  /// The latest one, or nil.
  public func getLatest() -> VersionEntry? { table.live.last }

  /// Keeps one.
  public func save(_ entry: VersionEntry) { table.save(entry, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
