import CivilTime
public import SeedModel
public import ServiceKernel

/// Where what the apps remember of their users is kept.
///
/// A store is used by any number of tasks at a time: changes go through one connection after another in their
/// order, readers see the last state that was kept and wait for nobody.
public final class UserDatabase: Sendable {
  let lanes: StoreLanes

  /// A store on connections whose database has the tables of ``StoreSchema/current``.
  ///
  /// - Parameters:
  ///   - writers: those that change something, one transaction at a time each.
  ///   - readers: those that read; where there is none, writers read too.
  public init(writers: sending [any StoreConnection], readers: sending [any StoreConnection] = []) {
    let writing = LanePool(writers.map { Lane($0) })
    lanes = StoreLanes(
      writers: writing,
      readers: readers.isEmpty ? writing : LanePool(readers.map { Lane($0) })
    )
  }

  /// The store in a file of SQLite, which is made where there is none, and brought to the current schema.
  ///
  /// - Parameters:
  ///   - path: the file's path; SQLite puts two more files beside it, with `-wal` and `-shm` behind its name.
  ///   - readerCount: how many readers there may be at a time, 1 or more.
  /// - Throws: ``StoreError``; the file is as it was then.
  public static func open(path: String, readerCount: Int = 2) throws(StoreError) -> UserDatabase {
    try open(path: path, readerCount: readerCount, schema: .current)
  }

  /// Opens a file with a schema of its own.
  package static func open(
    path: String,
    readerCount: Int = 2,
    schema: StoreSchema
  ) throws(StoreError) -> UserDatabase {
    let writer = try SQLiteConnection.writer(path: path, schema: schema)
    var readers: [any StoreConnection] = []
    for _ in 0..<max(1, readerCount) { readers.append(try SQLiteConnection.reader(path: path)) }
    return UserDatabase(writers: [writer], readers: readers)
  }

  /// A store in memory, for tests and previews.
  ///
  /// - Throws: ``StoreError``.
  public static func inMemory() throws(StoreError) -> UserDatabase {
    UserDatabase(writers: [try SQLiteConnection.writer(path: ":memory:", schema: .current)])
  }

  /// The users, by when they were first seen.
  ///
  /// - Throws: ``StoreError``.
  public func users() async throws -> [Identity] {
    let query = StoreQuery(StoreSchema.account, user: nil, [.isEmpty("deleted_at")])
    return try await lanes.read { try $0.rows(query) }.compactMap { row in
      if case .identity(let user) = row[0] { user } else { nil }
    }
  }

  /// The device's user: the first there is. One is added where there is none.
  ///
  /// - Throws: ``StoreError``.
  public func user(clock: any ServiceClock = SystemClock()) async throws -> UserStore {
    if try await users().isEmpty { _ = try await user(.random(), clock: clock) }
    // Two processes may have added one each.
    guard let first = try await users().first else { throw StoreError.damaged("account") }
    return try await user(first, clock: clock)
  }

  /// One user's part of the store; a user who is not known is added.
  ///
  /// - Throws: ``StoreError``.
  public func user(_ id: Identity, clock: any ServiceClock) async throws -> UserStore {
    let query = StoreQuery(StoreSchema.account, user: id)
    let now = clock.now()
    let lanes = lanes.of(id)
    if try await lanes.read({ try $0.rows(query) }).isEmpty {
      try await lanes.write { connection in
        guard try connection.rows(query).isEmpty else { return }
        try connection.put([.identity(id), .integer(now.unixSeconds), .null], in: StoreSchema.account)
      }
    }
    return UserStore(id: id, lanes: lanes, clock: clock)
  }
}
