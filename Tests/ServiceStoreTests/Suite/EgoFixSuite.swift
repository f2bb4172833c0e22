import PolicySamples
import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import ServiceStore
import Testing

/// EgoFix's records and steps, on every implementation of the store.
@Suite(.enabled(if: Backend.lack == nil, "needs what the backends need"))
struct EgoFixSuite {
  @Test(arguments: Backend.all)
  func `a month is kept as the store in memory keeps it`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    try await Month.live(user.session(), user.clock, days: 0..<35)
    user.clock.set(40)
    let kept = try await Listing(user.egoFix.repositories)

    let memory = try await SuiteUser(.inMemory())
    try await Month.live(memory.session(), memory.clock, days: 0..<35)
    memory.clock.set(40)
    let expected = try await Listing(memory.egoFix.repositories)
    #expect(kept == expected)
    #expect(expected.completions.count > 30 && expected.crashes.count == 7 && expected.diagnostics.count == 5)
    #expect(!expected.patterns.isEmpty && expected.events.count > 100)
  }

  @Test(arguments: Backend.all)
  func `a session goes on where another one ended`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    try await Month.live(user.session(), user.clock, days: 0..<9)
    try await Month.live(user.session(), user.clock, days: 9..<20)
    let parts = try await Listing(user.egoFix.repositories)
    let whole = try await SuiteUser(backend)
    try await Month.live(whole.session(), whole.clock, days: 0..<20)
    #expect(try await parts == Listing(whole.egoFix.repositories))
  }

  @Test(arguments: Backend.all)
  func `repositories find what was saved, by each of their questions`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let all = user.egoFix.repositories
    try await Month.live(user.session(), user.clock, days: 0..<35)

    let completions = try await all.completions.getAll()
    let applied = try await all.completions.getByOutcome(.applied)
    #expect(applied == completions.filter { $0.outcome == .applied } && !applied.isEmpty)
    let fix = applied[0].fixId
    #expect(try await all.completions.getForFix(fix) == completions.filter { $0.fixId == fix })
    let crashes = try await all.crashes.getAll()
    #expect(try await all.crashes.getForBug(.test(1)) == crashes.filter { $0.bugId == .test(1) })
    #expect(try await all.crashes.getUnrebooted().isEmpty)
    let entries = try await all.versionEntries.getAll()
    #expect(try await all.versionEntries.getLatest() == entries.last)
    let events = try await all.events.getAll()
    let half = events[events.count / 2].timestamp
    #expect(try await all.events.getSince(half) == events.filter { $0.timestamp >= half })
    #expect(try await all.events.getForBug(.test(2)) == events.filter { $0.bugId == .test(2) })
    let patterns = try await all.patterns.getAll()
    let type = try #require(patterns.first?.patternType)
    #expect(try await all.patterns.getByType(type) == patterns.filter { $0.patternType == type })
    #expect(try await all.patterns.getUndismissed() == patterns.filter { $0.dismissedAt == nil })
    let diagnostics = try await all.diagnostics.getAll()
    #expect(try await all.diagnostics.getLatest(2) == diagnostics.suffix(2).reversed())
    #expect(try await all.diagnostics.getForWeek(diagnostics[1].weekStarting) == diagnostics[1])
    #expect(try await all.users.get()?.id == user.user.id)
    #expect(try await all.users.getById(.test(77)) == nil)
    #expect(try await all.bugs.getBySlug("bug-1")?.id == .test(2))
    #expect(try await all.bugs.getActive().map(\.id) == [.test(1), .test(2)])
    let daily = try #require(try await all.fixes.getDailyFix(for: .test(1), excluding: []))
    #expect(daily.bugId == .test(1) && !applied.map(\.fixId).contains(daily.id))
    #expect(try await all.fixes.getDailyFix(for: .test(1), excluding: [daily.id])?.id != daily.id)
    #expect(try await all.fixes.getDailyFix(for: .test(3), excluding: []) == nil)
  }

  @Test(arguments: Backend.all)
  func `deleting is soft, and saving keeps when`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let all = user.egoFix.repositories
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

    let fix = try #require(try await all.fixes.getForBug(.test(1)).first)
    try await all.fixes.delete(fix.id)
    #expect(try await all.fixes.getById(fix.id)?.deletedAt == SuiteClock.moment(4))
    #expect(try await all.fixes.getForBug(.test(1)).map(\.id).contains(fix.id) == false)
    let tidbit = try #require(try await all.microEducation.getFor(bugSlug: "bug-0", trigger: .general).first)
    try await all.microEducation.delete(tidbit.id)
    #expect(try await all.microEducation.getAll().map(\.id).contains(tidbit.id) == false)
    await #expect(throws: EgoFixStoreError.unknownRecord(.test(77))) { try await all.bugs.delete(.test(77)) }
    var bug = try #require(try await all.bugs.getById(.test(1)))
    bug.bug.title = "Mine"
    let renamed = bug
    await #expect(throws: EgoFixStoreError.contentIsReadOnly(record: .test(1))) {
      try await all.bugs.save(renamed)
    }
  }

  struct Stop: Error {}

  @Test(arguments: Backend.all)
  func `what fails in the middle of a step leaves nothing of it`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    try await user.egoFix.repositories.crashes.save(user.crash(1))
    let crashes = (2...3).map { user.crash($0) }
    await #expect(throws: Stop.self) {
      try await user.egoFix.transaction { repositories in
        try await repositories.crashes.save(crashes[0])
        try await repositories.crashes.delete(.test(1))
        #expect(try await repositories.crashes.getAll().map(\.id) == [.test(2)])
        throw Stop()
      }
    }
    #expect(try await user.egoFix.repositories.crashes.getAll().map(\.id) == [.test(1)])
    try await user.egoFix.transaction { try await $0.crashes.save(crashes[1]) }
    #expect(try await user.egoFix.repositories.crashes.getAll().map(\.id) == [.test(1), .test(3)])
  }

  @Test(arguments: Backend.all)
  func `repositories of a step that has ended are of no use`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let kept = try await user.egoFix.transaction { $0 }
    await #expect(throws: StoreError.ended) { try await kept.crashes.getAll() }
  }

  @Test(arguments: Backend.all)
  func `a day has one fix of its own and a week one, crashes any number`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let completions = user.egoFix.repositories.completions
    func save(_ number: Int, _ kind: AssignmentKind, day: Int) async throws {
      try await completions.save(
        FixCompletion(
          id: .test(number),
          fixId: .test(1001),
          userId: user.user.id,
          kind: kind,
          day: CivilDate(dayNumber: SuiteClock.monday + day),
          assignedAt: user.clock.now()
        )
      )
    }
    try await save(1, .daily, day: 0)
    try await save(1, .daily, day: 0)
    await #expect(throws: StoreError.occupied(table: "egofix_completion")) {
      try await save(2, .retest, day: 0)
    }
    try await save(2, .retest, day: 1)
    try await save(3, .weekly, day: 0)
    await #expect(throws: StoreError.occupied(table: "egofix_completion")) {
      try await save(4, .weekly, day: 6)
    }
    try await save(4, .weekly, day: 7)
    try await save(5, .quickFix, day: 0)
    try await save(6, .quickFix, day: 0)
    try await completions.delete(.test(1))
    try await save(7, .daily, day: 0)
    #expect(try await completions.getAll().map(\.id) == (2...7).map { .test($0) })
  }

  @Test(arguments: Backend.all)
  func `two services that serve one user at once give a day one fix`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    try await Month.live(user.session(), user.clock, days: 0..<1)
    let sessions = [try await user.session(), try await user.session(), try await user.session()]
    for day in 1..<8 {
      user.clock.set(day, 12)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for session in sessions {
          group.addTask {
            try await session.send(.open)
            try await session.crash(1)
          }
        }
        try await group.waitForAll()
      }
    }
    let repositories = user.egoFix.repositories
    let completions = try await repositories.completions.getAll()
    let days = completions.filter { $0.kind == .daily || $0.kind == .retest }.map(\.day)
    #expect(Set(days).count == days.count)
    #expect(try await repositories.crashes.getAll().count == 21)
    #expect(try await repositories.events.getAll().count { $0.eventType == .crashLogged } == 21)
    let state = try #require(try await repositories.states.get(unless: 0))
    #expect(state.json.object?["crashes"]?.array?.count == 21)
  }

  @Test(arguments: Backend.all)
  func `no user sees or changes another one's rows`(_ backend: Backend) async throws {
    let first = try await SuiteUser(backend)
    let second = try await SuiteUser(first.store, id: .test(8))
    try await Month.live(first.session(), first.clock, days: 0..<6)
    #expect(try await second.egoFix.repositories.crashes.getAll().isEmpty)
    #expect(try await second.egoFix.repositories.users.get() == nil)
    #expect(try await second.egoFix.repositories.users.getById(SuiteUser.id) == nil)
    let crash = first.crash(1)
    await #expect(throws: StoreError.otherUser(SuiteUser.id)) {
      try await second.egoFix.repositories.crashes.save(crash)
    }
    // The same identities and days are free for each: both are drawn from the same seed.
    try await Month.live(second.session(), second.clock, days: 0..<6)
    let before = try await Listing(first.egoFix.repositories)
    try await second.user.erase()
    #expect(try await Listing(first.egoFix.repositories) == before)
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
      "", " ", "'; DROP TABLE egofix_crash; --", "a\"b\\c$1?", "e\u{301} ≠ é", "👩‍👩‍👧‍👦 \u{202E}x\u{FEFF}",
      "\u{1}\r\n\t",
      String(repeating: "long ", count: 40_000), "\u{10FFFF}",
    ]
    for (number, note) in notes.enumerated() {
      try await user.egoFix.repositories.crashes.save(user.crash(number, note: note))
    }
    let kept = try await user.egoFix.repositories.crashes.getAll().map { $0.note ?? "nothing" }
    #expect(kept.map { Array($0.utf8) } == notes.map { Array($0.utf8) })
  }
}
