public import SeedModel

/// Crashes in memory.
public actor InMemoryCrashRepository: CrashRepository {
  private var table: RecordTable<Crash>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [Crash] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [Crash] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> Crash? { table[id] }

  /// Those that name a bug.
  public func getForBug(_ bugId: Identity) -> [Crash] { table.live.filter { $0.bugId == bugId } }

  /// Those that wait for a reboot.
  public func getUnrebooted() -> [Crash] { table.live.filter(\.isOpen) }

  /// Keeps one.
  public func save(_ crash: Crash) { table.save(crash, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
