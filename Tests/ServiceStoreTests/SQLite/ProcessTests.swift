import PressureServices
import EgoFixServices
import Foundation
import PlainJSON
import SeedModel
import ServiceKernel
import Testing

@testable import ServiceStore

/// The store in processes that end at once, and beside readers.
@Suite struct ProcessTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `two processes that are launched for the first time together have one user`() async throws {
    for number in 0..<8 {
      let path = folder.path("first-\(number)")
      let found = try await withThrowingTaskGroup(of: Identity.self) { group in
        for _ in 0..<2 { group.addTask { try await UserDatabase.open(path: path).user().id } }
        return try await group.reduce(into: Set<Identity>()) { $0.insert($1) }
      }
      #expect(found.count == 1)
      #expect(try await UserDatabase.open(path: path).users() == Array(found))
    }
  }

  /// A process writes steps of two records each and prints the number of each step that was kept; it is
  /// killed at any moment.
  @Test func `a killed process has lost nothing that was acknowledged, and no step is there by half`()
    async throws
  {
    var random = SystemRandomNumberGenerator()
    var acknowledged = 0
    for round in 0..<12 {
      let output = folder.url.appending(path: "out-\(round)")
      let line = "exec \"$storeload\" small \(folder.path("a"))"
      try LoadProgram.kill(line, after: .random(in: 0.03...0.4, using: &random), output: output)
      let printed = String(decoding: try folder.bytes("out-\(round)"), as: UTF8.self)
      // A last line without its end was not printed whole.
      let numbers = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap {
        Int($0)
      }
      acknowledged += numbers.count

      let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
      let store = user.user.service("load")
      let crashes = Set(try await store.records("crash").compactMap { $0.record["number"]?.integer })
      let events = Set(try await store.records("event").compactMap { $0.record["number"]?.integer })
      #expect(crashes == events, "round \(round)")
      #expect(Set(numbers).isSubset(of: crashes), "round \(round)")
    }
    #expect(acknowledged > 0)
  }

  @Test func `two processes write one store at the same time`() async throws {
    let outputs = (0..<2).map { folder.url.appending(path: "out-\($0)") }
    _ = try await UserDatabase.open(path: folder.path("a"))
    let processes = try outputs.enumerated().map { number, output in
      try LoadProgram.start(
        "exec \"$storeload\" small \(folder.path("a")) \(number * 1000) 50",
        output: output
      )
    }
    for process in processes { process.waitUntilExit() }
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
    let crashes = try await user.user.service("load").records("crash").compactMap {
      $0.record["number"]?.integer
    }
    #expect(Set(crashes) == Set(Array(0..<50) + Array(1000..<1050)))
  }

  @Test func `readers see what was kept and wait for no writer`() async throws {
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
    try await user.repositories.crashes.save(user.crash(1))
    let writer = try SQLiteConnection(path: folder.path("a"), flags: OpenFlags.writing)
    try writer.begin(isWriting: true)
    try writer.run("DELETE FROM service_record")
    #expect(try await user.repositories.crashes.getAll().map(\.id) == [.test(1)])
    try writer.commit()
    #expect(try await user.repositories.crashes.getAll().isEmpty)
  }

  /// The main actor lets go of the lock that opening waits for: were it not free, opening would be `busy`.
  @MainActor @Test func `the caller's thread is free while a store is opened`() async throws {
    let path = folder.path("a")
    _ = try await UserDatabase.open(path: path)
    let other = try SQLiteConnection(path: path, flags: OpenFlags.writing)
    try other.begin(isWriting: true)
    let release = Task { @MainActor in try other.commit() }
    let newer = StoreSchema(version: 7, tables: StoreSchema.current.tables)
    _ = try await UserDatabase.open(path: path, schema: newer)
    try await release.value
  }

  @Test func `many tasks read and write at once`() async throws {
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a"), readerCount: 4))
    let crashes = user.repositories.crashes
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        let crash = user.crash(number)
        group.addTask { try await crashes.save(crash) }
        group.addTask { _ = try await crashes.getAll() }
      }
      try await group.waitForAll()
    }
    #expect(try await crashes.getAll().count == 60)
  }

  @Test func `a year of Pressure takes less than 200 KB`() async throws {
    do {
      let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
      let service = ProductSuite.pressure(user.user.service("pressure"), user.clock)
      try await ProductSuite.live(service, user.clock, days: 0..<365)
      #expect(try await service.commitments().count >= 364)
      #expect(try await service.notificationLog().count > 500)
    }
    try await DamageTests(folder).isClosed()
    let byteCount = try folder.bytes("a").count
    print("a year of Pressure: \(byteCount) bytes")
    #expect(byteCount < 200_000)
  }
}

extension DamageTests {
  init(_ folder: TemporaryFolder) { self.folder = folder }
}
