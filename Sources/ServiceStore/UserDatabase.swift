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

  /// Opens a connection whose database has the tables of ``StoreSchema/current`` then.
  public typealias Connect = @Sendable () throws(StoreError) -> any StoreConnection

  /// A store on connections that are opened one after another, each on its own thread: the caller's is free
  /// meanwhile.
  ///
  /// - Throws: what opening throws; the connections before it are closed then.
  public static func open(
    writers: [Connect],
    readers: [Connect]
  ) async throws(StoreError) -> UserDatabase {
    var (writing, reading): ([Lane], [Lane]) = ([], [])
    for connect in writers { writing.append(try await Lane.open(connect)) }
    for connect in readers { reading.append(try await Lane.open(connect)) }
    return UserDatabase(StoreLanes(writers: LanePool(writing), readers: LanePool(reading)))
  }

  private init(_ lanes: StoreLanes) { self.lanes = lanes }

  /// The store in a file of SQLite, which is made where there is none, checked, and brought to the current
  /// schema.
  ///
  /// - Parameters:
  ///   - path: the file's path; SQLite puts two more files beside it, with `-wal` and `-shm` behind its name.
  ///   - readerCount: how many readers there may be at a time, 1 or more.
  /// - Throws: ``StoreError``; the file is as it was then.
  /// - Complexity: O(bytes of the file), on the store's threads.
  public static func open(path: String, readerCount: Int = 2) async throws(StoreError) -> UserDatabase {
    try await open(path: path, readerCount: readerCount, schema: .current)
  }

  /// Opens a file with a schema of its own.
  package static func open(
    path: String,
    readerCount: Int = 2,
    schema: StoreSchema
  ) async throws(StoreError) -> UserDatabase {
    let writer: Connect = { () throws(StoreError) in try SQLiteConnection.writer(path: path, schema: schema) }
    let reader: Connect = { () throws(StoreError) in try SQLiteConnection.reader(path: path) }
    return try await open(
      writers: [writer],
      readers: Array(repeating: reader, count: max(1, readerCount))
    )
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
    try await lanes.read { try UserDatabase.users(of: $0) }
  }

  private static func users(of connection: any StoreConnection) throws -> [Identity] {
    let query = StoreQuery(StoreSchema.account, user: nil, [.isEmpty("deleted_at")])
    return try connection.rows(query).compactMap { row in
      if case .identity(let user) = row[0] { user } else { nil }
    }
  }

  /// The device's user: the first there is. One is added where there is none, in one transaction: processes
  /// that are launched for the first time together have the same one.
  ///
  /// - Throws: ``StoreError``.
  public func user(clock: any ServiceClock = SystemClock()) async throws -> UserStore {
    let now = clock.now()
    let known = try await users().first
    let id =
      if let known { known } else {
        try await lanes.write { connection in
          if let first = try UserDatabase.users(of: connection).first { return first }
          let new = Identity.random()
          try connection.put([.identity(new), .integer(now.unixSeconds), .null], in: StoreSchema.account)
          return new
        }
      }
    return UserStore(id: id, lanes: lanes.of(id), clock: clock)
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
