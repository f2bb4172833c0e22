import EgoFixServices
import Foundation
import PlainJSON
import SeedModel
import Testing
import ServiceKernel

@testable import ServiceStore

/// What is wrong with a file is said by a typed error, and the file stays as it is.
@Suite struct DamageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A store with a few days in it, closed again.
  func makeStore() async throws -> [UInt8] {
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
    try await Month.live(user.service(), user.clock, days: 0..<10)
    return try folder.bytes("a")
  }

  /// Tries to open a file; the error, or nil.
  func opening() async throws -> StoreError? {
    do throws(StoreError) {
      _ = try await UserDatabase.open(path: folder.path("a"))
      return nil
    } catch {
      return error
    }
  }

  /// All that stands in the store.
  func export() async throws -> JSONValue {
    try await SuiteUser(UserDatabase.open(path: folder.path("a"))).user.export()
  }

  /// Waits until the lanes' threads have let go of their connections.
  func isClosed() async throws {
    for _ in 0..<200 where FileManager.default.fileExists(atPath: folder.path("a-wal")) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("a-wal")))
  }

  @Test func `a store of a newer version is left to it`() async throws {
    let newer = StoreSchema(version: 7, tables: StoreSchema.current.tables)
    do { _ = try await UserDatabase.open(path: folder.path("a"), schema: newer) }
    try await isClosed()
    let bytes = try folder.bytes("a")
    #expect(try await opening() == .newerVersion(found: 7, known: StoreSchema.current.version))
    #expect(try folder.bytes("a") == bytes)
  }

  @Test func `other databases and other files are refused`() async throws {
    let other = try SQLiteConnection(path: folder.path("a"), flags: OpenFlags.creating)
    try other.run("CREATE TABLE theirs (x)")
    let bytes = try folder.bytes("a")
    #expect(try await opening() == .foreignFile)
    #expect(try folder.bytes("a") == bytes)
    try folder.write(
      Array("No database, but a letter of more than a hundred bytes. ".utf8) + Array(repeating: 7, count: 99),
      to: "a"
    )
    #expect(try await opening() == .damaged("file is not a database"))
    await #expect(throws: StoreError.cannotOpen("unable to open database file")) {
      try await UserDatabase.open(path: folder.path("no/such/folder/a"))
    }
  }

  @Test func `an empty file becomes a store`() async throws {
    try folder.write([], to: "a")
    #expect(try await opening() == nil)
  }

  @Test func `a damaged page is noticed when the store is opened`() async throws {
    _ = try await makeStore()
    let before = try await export()
    try await isClosed()
    let sound = try folder.bytes("a")
    let pageCount = sound.count / SQLiteConnection.pageByteCount
    #expect(pageCount > 40)
    var noticed = 0
    for page in stride(from: 0, to: pageCount, by: 3) {
      var bytes = sound
      let start = page * SQLiteConnection.pageByteCount
      for offset in start..<start + SQLiteConnection.pageByteCount { bytes[offset] = 0x5A }
      try folder.write(bytes, to: "a")
      let error = try await opening()
      if case .damaged? = error {
        noticed += 1
        #expect(try folder.bytes("a") == bytes, "page \(page)")
      } else {
        // A page that nothing stands on may hold anything.
        #expect(error == nil, "page \(page)")
        #expect(try await export() == before, "page \(page)")
        try await isClosed()
      }
    }
    #expect(noticed > pageCount / 4)
  }

  @Test func `a file that is cut short is noticed`() async throws {
    _ = try await makeStore()
    try await isClosed()
    let sound = try folder.bytes("a")
    for count in [1, 15, 50, 99, 100, 1024, 5000, sound.count / 2, sound.count - 1024] {
      try folder.write(Array(sound[..<count]), to: "a")
      #expect(try await opening() != nil, "\(count) bytes")
      #expect(try folder.bytes("a").count == count)
    }
  }

  @Test func `a row that is none of a record is named`() async throws {
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
    try await user.repositories.crashes.save(user.crash(1))
    let other = try SQLiteConnection(path: folder.path("a"), flags: OpenFlags.writing)
    try other.run("UPDATE service_record SET record = 'x'")
    await #expect(throws: StoreError.damaged("service_record.record")) {
      try await user.repositories.crashes.getAll()
    }
  }

  @Test func `a damaged effect is dropped and told, and stops no launch`() async throws {
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
    let store = user.user.service("pressure")
    try await ProductSuite.live(ProductSuite.pressure(store, user.clock), user.clock, days: 0..<1)
    let stored = try #require(try await store.load())
    let change = StateChange(version: stored.version, state: stored.state, outbox: ["x"], records: [])
    #expect(try await store.save(change, over: stored.revision)?.outbox.count == 1)
    let other = try SQLiteConnection(path: folder.path("a"), flags: OpenFlags.writing)
    try other.run("UPDATE service_outbox SET effect = '{'")
    let service = ProductSuite.pressure(store, user.clock)
    #expect(try await service.resume().fault is ServiceError)
    #expect(try await store.load()?.outbox == [])
    #expect(try await service.resume().fault == nil)
  }

  @Test func `a full disk refuses the step, keeps what there was, and takes more when there is room`()
    async throws
  {
    let connection = try SQLiteConnection.writer(path: folder.path("a"), schema: .current)
    let pages = try connection.run("PRAGMA page_count")
    guard case .integer(let count)? = pages.first?.first else { throw StoreError.busy }
    try connection.run("PRAGMA max_page_count = \(count + 40)")
    let user = try await SuiteUser(UserDatabase(writers: [connection]))
    let crashes = user.repositories.crashes
    try await crashes.save(user.crash(1))
    let before = try await user.egoFix.load()
    let large = user.crash(2, note: String(repeating: "x", count: 100_000))
    await #expect(throws: StoreError.full) { try await crashes.save(large) }
    #expect(try await user.egoFix.load() == before)
    #expect(try await crashes.getAll().map(\.id) == [.test(1)])
    try await crashes.save(user.crash(3))
    #expect(try await crashes.getAll().map(\.id) == [.test(1), .test(3)])
  }

  @Test func `where the system lets no file grow, the step is refused and the store is whole`() async throws {
    _ = try await makeStore()
    try await isClosed()
    // Files may have 512 × 600 bytes: some steps fit, then none.
    let line = "ulimit -f 600; trap '' XFSZ; exec \"$storeload\" large \(folder.path("a"))"
    let output = try LoadProgram.run(line, in: folder)
    let lines = output.split(separator: "\n")
    #expect(lines.last == "error: there is no room left")
    let user = try await SuiteUser(UserDatabase.open(path: folder.path("a")))
    let kept = try await user.user.service("load").records("crash").compactMap {
      $0.record["number"]?.integer
    }
    for line in lines.dropLast() { #expect(kept.contains(Int(line) ?? -1), "step \(line)") }
  }

  @Test func `a file that may be read only is not written`() async throws {
    _ = try await makeStore()
    try await isClosed()
    let bytes = try folder.bytes("a")
    // Who may do everything may write everything: the program goes without its rights then.
    let asNobody = geteuid() == 0 ? "setpriv --reuid=65534 --clear-groups --no-new-privs" : ""
    let line = """
      cp "$storeload" "\(folder.path("storeload"))"; chmod 755 "\(folder.path("storeload"))"
      chmod 777 "\(folder.path(""))"; chmod 444 "\(folder.path("a"))"
      \(asNobody) "\(folder.path("storeload"))" large "\(folder.path("a"))"
      """
    #expect(try LoadProgram.run(line, in: folder) == "error: the store may be read only\n")
    #expect(try folder.bytes("a") == bytes)
  }
}
