import CivilTime
import EgoFixServices
import Foundation
import PlainJSON
import PressureServices
import SeedModel
import ServiceKernel
import ServiceStore
import Testing

@testable import PostgreSQLStore

/// What is PostgreSQL's own: many processes, lost connections, its texts.
@Suite(.enabled(if: Server.lack == nil, "needs PostgreSQL (Debian: apt install postgresql)"))
struct PostgreSQLTests {
  let server: Server
  let parameters: String

  init() throws {
    server = try #require(Server.shared)
    parameters = try server.newSchema()
  }

  /// The program that puts a store under load, built beside the tests.
  static let pgload: URL = {
    let starts = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    for start in starts {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<4 {
        let url = folder.appending(path: "pgload")
        if FileManager.default.isExecutableFile(atPath: url.path) { return url }
        folder.deleteLastPathComponent()
      }
    }
    preconditionFailure("the tests depend on pgload, so that it is built beside them")
  }()

  @Test func `two processes that serve one user give each day one fix`() async throws {
    let first = try await UserDatabase.postgreSQL(parameters, connectionCount: 1)
    let user = try await SuiteUser(first)
    try await Month.live(user.service(), user.clock, days: 0..<1)
    let processes = try (0..<2).map { _ in
      let process = Process()
      process.executableURL = PostgreSQLTests.pgload
      process.arguments = ["days", parameters, "20"]
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let repositories = user.repositories
    let completions = try await repositories.completions.getAll()
    let days = completions.filter { $0.kind == .daily || $0.kind == .retest }.map(\.day)
    #expect(Set(days).count == days.count && days.count > 1)
    // Each process logged one crash a day, and none got lost.
    #expect(try await repositories.crashes.getAll().count == 40)
    #expect(try await user.service().state().openCrashes.count == 40)
  }

  @Test func `users do not meet, however their transactions lie; one user's come one after another`()
    async throws
  {
    _ = try await UserDatabase.postgreSQL(parameters, connectionCount: 1)
    let account = StoreSchema.account
    let users = [Identity(high: 1, low: 2), Identity(high: 3, low: 4)]
    let connections = [try PostgreSQLConnection(parameters), try PostgreSQLConnection(parameters)]
    // Each reads before the other has written: serializable transactions would be refused here.
    for (user, connection) in zip(users, connections) {
      try connection.begin(writingFor: user)
      #expect(try connection.rows(StoreQuery(account, user: user)).isEmpty)
    }
    for (user, connection) in zip(users, connections) {
      try connection.put([.identity(user), .integer(5), .null], in: account)
    }
    for connection in connections { try connection.commit() }
    try connections[0].begin(writingFor: users[0])
    try connections[1].run("SET lock_timeout = '100ms'")
    #expect(throws: StoreError.busy) { try connections[1].begin(writingFor: users[0]) }
    connections[1].rollback()
    try connections[0].put([.identity(users[0]), .integer(6), .null], in: account)
    try connections[0].commit()
    try connections[1].begin(writingFor: users[0])
    #expect(try connections[1].rows(StoreQuery(account, user: users[0])).first?[1] == .integer(6))
    try connections[1].commit()
  }

  @Test func `locks are waited for 30 s, or as long as the parameters say`() throws {
    let own = parameters.replacing("options='", with: "options='-c lock_timeout=70 ")
    for (parameters, expected) in [(parameters, "30s"), (own, "70ms")] {
      #expect(try PostgreSQLConnection(parameters).run("SHOW lock_timeout") == [[.text(expected)]])
    }
  }

  @Test func `a lost connection is an error once, and made anew`() async throws {
    // Named, so that the other tests' connections stay.
    let named = parameters + " application_name=lost"
    let user = try await SuiteUser(UserDatabase.postgreSQL(named, connectionCount: 1))
    let crashes = user.repositories.crashes
    try await crashes.save(user.crash(1))
    server.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lost'",
      parameters
    )
    // The service asks what another process wrote before it writes: each connection that it meets fails once.
    var failures = 0
    for number in 2...4 {
      do {
        try await crashes.save(user.crash(number))
        break
      } catch is StoreError { failures += 1 }
    }
    #expect((1...2).contains(failures))
    try await crashes.save(user.crash(5))
  }

  @Test func `a server that is not there is a typed error`() async {
    await #expect(throws: StoreError.self) { try await UserDatabase.postgreSQL("host=/nowhere") }
  }

  @Test func `a database of a newer version is left to it`() async throws {
    _ = try await UserDatabase.postgreSQL(parameters, connectionCount: 1)
    server.run("UPDATE service_schema SET version = 9", parameters)
    await #expect(throws: StoreError.newerVersion(found: 9, known: StoreSchema.current.version)) {
      try await UserDatabase.postgreSQL(parameters)
    }
  }

  @Test func `a database from before any app shipped is refused, and stays`() async throws {
    server.run("CREATE TABLE store_schema (version BIGINT); CREATE TABLE account (id UUID)", parameters)
    await #expect(throws: StoreError.foreignFile) {
      try await UserDatabase.postgreSQL(parameters, connectionCount: 1)
    }
    #expect(server.run("SELECT FROM store_schema, account", parameters) == 0)
    server.run("DROP TABLE store_schema; DROP TABLE account", parameters)
    _ = try await UserDatabase.postgreSQL(parameters, connectionCount: 1)
  }

  @Test func `a text with U+0000, which PostgreSQL cannot hold, is refused by its column's name`()
    async throws
  {
    let user = try await SuiteUser(UserDatabase.postgreSQL(parameters, connectionCount: 1))
    let record = Commitment(
      id: .test(1),
      date: CivilDate(dayNumber: 20_458),
      text: "a\0b",
      updatedAt: user.clock.now()
    )
    let change = try RecordChange("commitment", key: "\(record.date).0", putting: record)
    await #expect(throws: StoreError.unstorable(column: "text")) {
      try await user.user.service("pressure")
        .save(StateChange(version: 1, state: "1", outbox: [], records: [change]), over: 0)
    }
    // A record that is kept as JSON text has its escape.
    try await user.repositories.crashes.save(user.crash(1, note: "a\0b"))
    #expect(try await user.repositories.crashes.getAll().map(\.note) == ["a\0b"])
  }

  @Test func `processes that start together make the tables once`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask { _ = try await UserDatabase.postgreSQL(parameters, connectionCount: 1) }
      }
      try await group.waitForAll()
    }
  }
}
