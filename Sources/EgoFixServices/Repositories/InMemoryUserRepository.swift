public import SeedModel

/// Users in memory.
public actor InMemoryUserRepository: UserRepository {
  private var table: RecordTable<UserProfile>
  private let clock: any EgoFixClock

  /// Some records, stored already.
  public init(_ records: [UserProfile] = [], clock: any EgoFixClock) {
    table = RecordTable(records)
    self.clock = clock
  }

  /// All, oldest first.
  public func getAll() -> [UserProfile] { table.live }

  /// The one with an identity, or nil.
  public func getById(_ id: Identity) -> UserProfile? { table[id] }

  /// The first user, or nil.
  public func get() -> UserProfile? { table.live.first }

  /// Keeps one.
  public func save(_ user: UserProfile) { table.save(user, at: clock.now()) }

  /// Deletes one softly.
  public func delete(_ id: Identity) { table.delete(id, at: clock.now()) }
}
