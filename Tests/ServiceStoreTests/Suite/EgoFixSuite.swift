import PolicySamples
import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import ServiceKernel
import ServiceStore
import Testing

/// EgoFix's records and turns, on every implementation of the store.
@Suite(.enabled(if: Backend.lack == nil, "needs what the backends need"))
struct EgoFixSuite {
  @Test(arguments: Backend.all)
  func `a month is kept as the store in memory keeps it, and another service goes on with it`(
    _ backend: Backend
  ) async throws {
    let user = try await SuiteUser(backend)
    try await Month.live(user.service(), user.clock, days: 0..<20)
    try await Month.live(user.service(), user.clock, days: 20..<35)
    let kept = try await Listing(user.service())

    let memory = user.service(on: InMemoryStateStore())
    try await Month.live(memory, user.clock, days: 0..<35)
    let expected = try await Listing(memory)
    #expect(kept == expected)
    #expect(expected.completions.count > 30 && expected.crashes.count == 7 && expected.diagnostics.count == 5)
    #expect(!expected.patterns.isEmpty && expected.events.count > 100)
    #expect(expected.completions.contains { $0.reflection != nil })
  }

  @Test(arguments: Backend.all)
  func `repositories find what was saved, by each of their questions`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let all = user.repositories
    try await Month.live(user.service(), user.clock, days: 0..<35)

    let completions = try await all.completions.getAll()
    let applied = try await all.completions.getByOutcome(.applied)
    #expect(applied == completions.filter { $0.outcome == .applied } && !applied.isEmpty)
    let fix = applied[0].fixId
    #expect(try await all.completions.getForFix(fix) == completions.filter { $0.fixId == fix })
    let crashes = try await all.crashes.getAll()
    #expect(try await all.crashes.getForBug(0) == crashes.filter { $0.bugId == 0 })
    #expect(try await all.crashes.getUnrebooted().isEmpty)
    let entries = try await all.versionEntries.getAll()
    #expect(try await all.versionEntries.getLatest() == entries.last)
    let events = try await all.events.getAll()
    let half = events[events.count / 2].timestamp
    #expect(try await all.events.getSince(half) == events.filter { $0.timestamp >= half })
    #expect(try await all.events.getForBug(1) == events.filter { $0.bugId == 1 })
    let diagnostics = try await all.diagnostics.getAll()
    #expect(try await all.diagnostics.getLatest(2) == diagnostics.suffix(2).reversed())
    #expect(try await all.diagnostics.getForWeek(diagnostics[1].weekStarting) == diagnostics[1])
    #expect(try await all.users.get().id == user.user.id)
    #expect(try await all.bugs.getActive().map(\.id) == [0, 1])
    let daily = try #require(try await all.fixes.getDailyFix(for: 0, excluding: []))
    #expect(daily.bugId == 0 && !applied.map(\.fixId).contains(daily.id))
    #expect(try await all.fixes.getDailyFix(for: 0, excluding: [daily.id])?.id != daily.id)
    #expect(try await all.fixes.getDailyFix(for: 2, excluding: []) == nil)
  }

  @Test(arguments: Backend.all)
  func `deleting is soft, and saving keeps when`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let all = user.repositories
    try await all.crashes.save(user.crash(1, note: "One."))
    try await all.crashes.save(user.crash(2))
    user.clock.set(3)
    try await all.crashes.delete(.test(1))
    try await all.crashes.delete(.test(77))
    #expect(try await all.crashes.getAll().map(\.id) == [.test(2)])
    let deleted = try #require(try await all.crashes.getById(.test(1)))
    #expect(deleted.deletedAt == SuiteClock.moment(3) && deleted.createdAt == SuiteClock.moment(0))
    user.clock.set(4)
    try await all.crashes.delete(.test(1))
    #expect(try await all.crashes.getById(.test(1))?.deletedAt == SuiteClock.moment(3))

    let fix = try #require(try await all.fixes.getForBug(0).first)
    try await all.fixes.delete(fix.id)
    #expect(try await user.repositories.fixes.getById(fix.id)?.deletedAt == SuiteClock.moment(4))
    #expect(try await user.repositories.fixes.getForBug(0).map(\.id).contains(fix.id) == false)
  }

  @Test(arguments: Backend.all)
  func `what fails in the middle of a turn leaves nothing of it`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let store = user.egoFix
    let crash = try RecordChange("crash", key: "a", putting: user.crash(1))
    #expect(
      try await store.save(StateChange(version: 1, state: "1", outbox: [], records: [crash]), over: 0) != nil
    )
    // One that another process has overtaken.
    let other = try RecordChange("crash", key: "b", putting: user.crash(2))
    let late = StateChange(version: 1, state: "2", outbox: [], records: [other])
    #expect(try await store.save(late, over: 0) == nil)
    #expect(try await store.records("crash").count == 1)
    #expect(try await store.load()?.state == "1")
    // Records of a kind are told by their keys, of other kinds and products apart.
    let changes = [
      RecordChange("crash", key: "a", .merge(["note": "Later."])),
      RecordChange("crash", key: "missing", .merge(["note": "Nobody's."])),
      RecordChange("event", key: "a", .put(["x": 1])), other,
      RecordChange("crash", key: "b", .remove),
    ]
    _ = try await store.save(StateChange(version: 2, state: "3", outbox: [], records: changes), over: 1)
    #expect(try await store.records("crash").map { $0.record["note"] } == ["Later."])
    #expect(try await store.records("crash").map(\.version) == [1], "what is merged leaves the version")
    #expect(try await store.records("event") == [StoredRecord(version: 2, record: ["x": 1])])
    #expect(try await user.user.service("other").records("crash").isEmpty)
  }

  @Test(arguments: Backend.all)
  func `three services that serve one user at once give a day one fix`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    try await Month.live(user.service(), user.clock, days: 0..<1)
    let services = [user.service(), user.service(), user.service()]
    for day in 1..<8 {
      user.clock.set(day, 12)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for service in services {
          group.addTask {
            try await service.send(.open)
            try await service.send(.crash(bug: 1))
          }
        }
        try await group.waitForAll()
      }
    }
    let repositories = user.repositories
    let completions = try await repositories.completions.getAll()
    let days = completions.filter { $0.kind == .daily || $0.kind == .retest }.map(\.day)
    #expect(Set(days).count == days.count)
    #expect(try await repositories.crashes.getAll().count == 21)
    #expect(try await repositories.events.getAll().count { $0.eventType == .crashLogged } == 21)
    #expect(try await user.service().state().openCrashes.count == 21)
  }

  @Test(arguments: Backend.all)
  func `no user sees or changes another one's rows`(_ backend: Backend) async throws {
    let first = try await SuiteUser(backend)
    let second = try await SuiteUser(first.store, id: .test(8))
    try await Month.live(first.service(), first.clock, days: 0..<6)
    #expect(try await second.repositories.crashes.getAll().isEmpty)
    #expect(try await second.service().state().primaryBug == nil)
    // The same identities and days are free for each: both are drawn from the same seed.
    try await Month.live(second.service(), second.clock, days: 0..<6)
    let before = try await Listing(first.service())
    try await second.user.erase()
    #expect(try await Listing(first.service()) == before)
    #expect(try await first.store.users() == [SuiteUser.id])
    try await first.user.delete()
    #expect(try await first.store.users().isEmpty)
    try await first.user.restore()
    #expect(try await first.store.users() == [SuiteUser.id])
  }

  @Test(arguments: Backend.all)
  func `texts come back byte for byte`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let notes = [
      "", " ", "'; DROP TABLE service_record; --", "a\"b\\c$1?", "e\u{301} ≠ é", "👩‍👩‍👧‍👦 \u{202E}x\u{FEFF}",
      "\u{1}\r\n\t",
      String(repeating: "long ", count: 40_000), "\u{10FFFF}",
    ]
    let crashes = user.repositories.crashes
    for (number, note) in notes.enumerated() { try await crashes.save(user.crash(number, note: note)) }
    let kept = try await user.repositories.crashes.getAll().map { $0.note ?? "nothing" }
    #expect(kept.map { Array($0.utf8) } == notes.map { Array($0.utf8) })
  }
}
