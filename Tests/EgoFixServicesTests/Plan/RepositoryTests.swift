import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import Testing

/// The spec's test plan: Repositories.
@Suite struct RepositoryTests {
  let clock = TestClock()
  let day = CivilDate(dayNumber: Story.monday)

  func repositories(_ content: TestContent = TestContent()) async throws -> EgoFixRepositories {
    EgoFixRepositories(EgoFixService(try content.content(), clock), user: .test(9))
  }

  func activate(_ bug: Int, in repositories: EgoFixRepositories) async throws {
    guard var record = try await repositories.bugs.getById(BugID(.test(bug))) else {
      Issue.record("there is no bug \(bug)")
      return
    }
    record.status = .active
    try await repositories.bugs.save(record)
  }

  func apply(_ fix: FixID, _ number: Int, in repositories: EgoFixRepositories) async throws {
    var completion = FixCompletion(
      id: .test(500_000 + number),
      fixId: fix,
      kind: .quickFix,
      day: day,
      assignedAt: clock.now()
    )
    try completion.mark(.applied, at: clock.now())
    try await repositories.completions.save(completion)
  }

  @Test func `test_FixRepo_getDailyFix_excludesCompleted: no already applied fixes`() async throws {
    let repositories = try await repositories(TestContent(low: 2, medium: 1, high: 0))
    try await activate(1, in: repositories)
    var seen: [FixID] = []
    for number in 0..<3 {
      let fix = try #require(try await repositories.fixes.getDailyFix(for: 0, excluding: []))
      #expect(!seen.contains(fix.id))
      seen.append(fix.id)
      try await apply(fix.id, number, in: repositories)
    }
    #expect(try await repositories.fixes.getDailyFix(for: 0, excluding: []) == nil)
  }

  @Test func `test_FixRepo_getDailyFix_matchesBug: a fix of the active bug only`() async throws {
    let repositories = try await repositories()
    #expect(try await repositories.fixes.getDailyFix(for: 1, excluding: []) == nil)
    try await activate(2, in: repositories)
    let fix = try #require(try await repositories.fixes.getDailyFix(for: 1, excluding: []))
    #expect(fix.bugId == 1)
    #expect(fix.fix.type == .daily)
    let other = try await repositories.fixes.getDailyFix(for: 1, excluding: [fix.id])
    #expect(other != nil && other?.id != fix.id)
  }

  @Test func `test_CompletionRepo_save_updatesTimestamp: updatedAt changes`() async throws {
    let completions = try await repositories().completions
    let completion = FixCompletion(
      id: .test(1),
      fixId: FixID(.test(2)),
      kind: .daily,
      day: day,
      assignedAt: clock.now()
    )
    try await completions.save(completion)
    clock.set(1)
    try await completions.save(completion)
    let stored = try #require(try await completions.getById(.test(1)))
    #expect(stored.createdAt == Story.moment(0).instant)
    #expect(stored.updatedAt == Story.moment(1).instant)
  }

  @Test func `test_BugRepo_getActive_filtersDeleted: soft-deleted bugs are hidden`() async throws {
    let repositories = try await repositories()
    try await activate(1, in: repositories)
    try await activate(2, in: repositories)
    #expect(try await repositories.bugs.getActive().map(\.id) == [0, 1])
    try await repositories.bugs.delete(0)
    #expect(try await repositories.bugs.getActive().map(\.id) == [1])
    #expect(try await repositories.bugs.getAll().map(\.id) == [1, 2])
    #expect(try await repositories.bugs.getById(0)?.deletedAt == clock.now())
  }

  @Test func `test_CrashRepo_getUnrebooted: crashes without rebootedAt`() async throws {
    let crashes = try await repositories().crashes
    var rebooted = Crash(id: .test(1), bugId: 4, note: nil, crashedAt: clock.now())
    try rebooted.reboot(at: clock.now())
    let open = Crash(id: .test(2), bugId: nil, note: "Dinner.", crashedAt: clock.now())
    try await crashes.save(rebooted)
    try await crashes.save(open)
    #expect(try await crashes.getUnrebooted().map(\.id) == [.test(2)])
    #expect(try await crashes.getForBug(4).map(\.id) == [.test(1)])
    try await crashes.delete(.test(2))
    #expect(try await crashes.getUnrebooted().isEmpty)
  }

  @Test func `a changed field of the content is refused, the user's row is kept`() async throws {
    let repositories = try await repositories()
    var bug = try #require(try await repositories.bugs.getById(0))
    bug.bug.title = "Mine"
    await #expect(throws: StoreError.contentIsReadOnly(record: .test(1))) {
      try await repositories.bugs.save(bug)
    }
    var fix = try #require(try await repositories.fixes.getAll().first)
    fix.fix.prompt = "Mine."
    await #expect(throws: StoreError.contentIsReadOnly(record: fix.id.id)) {
      try await repositories.fixes.save(fix)
    }
    var tidbit = try #require(try await repositories.microEducation.getAll().first)
    tidbit.tidbit.body = "Mine."
    await #expect(throws: StoreError.contentIsReadOnly(record: tidbit.id.id)) {
      try await repositories.microEducation.save(tidbit)
    }
    await #expect(throws: StoreError.unknownRecord(product: "egofix", kind: "\(FixID.test(77))")) {
      try await repositories.fixes.delete(.test(77))
    }
  }

  @Test func `deleted fixes and tidbits leave the lists and stay readable`() async throws {
    let content = TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 0)
    let repositories = try await repositories(content)
    try await activate(1, in: repositories)
    let fix = try #require(try await repositories.fixes.getForBug(0).first)
    try await repositories.fixes.delete(fix.id)
    #expect(try await repositories.fixes.getDailyFix(for: 0, excluding: []) == nil)
    #expect(try await repositories.fixes.getForBug(0).isEmpty)
    #expect(try await repositories.fixes.getById(fix.id)?.deletedAt == clock.now())
    let pool = try await repositories.microEducation.getFor(bugSlug: "bug-0", trigger: .afterCrash)
    #expect(pool.count == 3)
    try await repositories.microEducation.delete(pool[0].id)
    let rest = try await repositories.microEducation.getFor(bugSlug: "bug-0", trigger: .afterCrash)
    #expect(rest.map(\.id) == pool.dropFirst().map(\.id))
  }

  @Test func `what is shown follows a record that is changed by hand`() async throws {
    let all = try await repositories()
    try await all.service.send(.primary(0))
    for _ in 0..<2 { try await all.service.send(.crash(bug: 0)) }
    var crashes = try await all.crashes.getUnrebooted()
    func open() async throws -> [Identity] { try await all.service.state().openCrashes.map(\.id) }
    try await all.crashes.delete(crashes[0].id)
    #expect(try await open() == [crashes[1].id])
    try await all.crashes.save(crashes[0])
    let first = crashes[0]
    let other = Crash(id: first.id, bugId: 1, note: "It was that.", crashedAt: first.crashedAt)
    try await all.crashes.save(other)
    #expect(try await all.service.state().openCrashes.map(\.bug) == [0, 1])
    try crashes[1].reboot(at: clock.now())
    try await all.crashes.save(crashes[1])
    #expect(try await open() == [crashes[0].id])

    func card(_ id: Identity) async throws -> Assignment? {
      try await all.service.state().assignments.first { $0.id == id }
    }
    let quick = try #require(try await all.service.state().shownAssignment)
    var completion = try #require(try await all.completions.getById(quick.id))
    try completion.mark(.skipped, at: clock.now())
    completion.reflection = "Later."
    try await all.completions.save(completion)
    #expect(try await card(quick.id)?.outcome == .skipped)
    #expect(try await card(quick.id)?.note == "Later.")
    // A copy that was made before is marked otherwise.
    var stale = FixCompletion(
      id: quick.id,
      fixId: quick.fix,
      kind: quick.kind,
      day: day,
      assignedAt: quick.assignedAt
    )
    try stale.mark(.applied, at: clock.now())
    await #expect(throws: EgoFixRefusal.alreadyMarked) { try await all.completions.save(stale) }
    #expect(try await all.completions.getById(quick.id)?.outcome == .skipped)
    try await all.completions.delete(quick.id)
    #expect(try await card(quick.id) == nil)
  }

  @Test(arguments: [nil, "New."] as [String?])
  func `carrying over and marking keep what a sync has saved on the completion`(note: String?) async throws {
    clock.set(0, "08:00")
    let all = try await repositories()
    try await all.service.send(.primary(0))
    let card = try #require(try await all.service.state().assignments.first { $0.isOfDay })
    clock.set(0, "09:00")
    var synced = try #require(try await all.completions.getById(card.id))
    (synced.userId, synced.reflection) = (.test(9), "Mine.")
    try await all.completions.save(synced)
    clock.set(1, "08:00")
    try await all.service.send(.open)
    (synced.day, synced.updatedAt) = (CivilDate(dayNumber: Story.monday + 1), clock.now())
    #expect(try await all.completions.getById(card.id) == synced)
    clock.set(1, "08:10")
    try await all.service.send(.outcome(fix: card.fix, .applied, reflection: note))
    (synced.reflection, synced.updatedAt) = (note ?? "Mine.", clock.now())
    try synced.mark(.applied, at: clock.now())
    #expect(try await all.completions.getById(card.id) == synced)
    let shown = try await all.service.state().assignments.first { $0.id == card.id }
    #expect(shown?.note == synced.reflection)
  }

  @Test func `an unopened card whose record goes is drawn anew, one that is marked by its record has come`()
    async throws
  {
    let all = try await repositories()
    try await activate(1, in: all)
    func dayCard() async throws -> Assignment? {
      try await all.service.state().assignments.first { $0.isOfDay }
    }
    try await all.service.send(.open)
    let first = try #require(try await dayCard())
    #expect(!first.isOpened)
    try await all.completions.delete(first.id)
    let second = try #require(try await dayCard())
    #expect(second.id != first.id && second.fix != first.fix)
    var completion = try #require(try await all.completions.getById(second.id))
    try completion.mark(.skipped, at: clock.now())
    try await all.completions.save(completion)
    #expect(try await dayCard()?.isOpened == true)
    clock.set(1, "09:00")
    try await all.service.send(.open)
    #expect(try await all.completions.getById(second.id)?.outcome == .skipped)
    let next = try await all.service.state().assignments.first { $0.isOfDay && $0.outcome == .pending }
    #expect(next?.fix != second.fix)
  }

  @Test func `each of the ten repositories saves, finds, lists and deletes`() async throws {
    let all = try await repositories()
    let now = clock.now()

    let user = try await all.users.get()
    #expect(user.id == .test(9) && user.currentVersion == "1.0" && user.updatedAt == nil)

    try await apply(.test(1), 1, in: all)
    let completion = try #require(try await all.completions.getForFix(.test(1)).first)
    #expect(try await all.completions.getAll() == [completion])
    #expect(try await all.completions.getByOutcome(.skipped).isEmpty)
    try await all.completions.delete(completion.id)
    #expect(try await all.completions.getAll().isEmpty)

    for (number, version) in [(1, "1.1"), (2, "1.2")] {
      let entry = VersionEntry(
        id: .test(number),
        version: version,
        changeType: .minorUpdate,
        description: "",
        createdAt: now.adding(seconds: number)
      )
      try await all.versionEntries.save(entry)
    }
    #expect(try await all.versionEntries.getLatest()?.version == "1.2")
    try await all.versionEntries.delete(.test(2))
    #expect(try await all.versionEntries.getLatest()?.version == "1.1")
    #expect(try await all.versionEntries.getById(.test(2))?.deletedAt != nil)

    let event = AnalyticsEvent(
      id: .test(1),
      eventType: .fixApplied,
      bugId: 0,
      fixId: .test(1),
      date: day,
      hourOfDay: 12,
      timestamp: now
    )
    try await all.events.save(event)
    #expect(try await all.events.getForBug(0).count == 1)
    #expect(try await all.events.getForBug(1).isEmpty)
    #expect(try await all.events.getSince(event.timestamp).count == 1)
    #expect(try await all.events.getSince(event.timestamp.adding(seconds: 1)).isEmpty)
    try await all.events.delete(.test(1))
    #expect(try await all.events.getAll().isEmpty)
    #expect(try await all.events.getById(.test(1)) != nil)
    #expect(try await all.versionEntries.getAll().count == 1, "what was saved by hand stays")

    #expect(try await all.patterns.getAll().isEmpty)
    for _ in 0..<3 { try await all.service.send(.crash(bug: 0)) }
    let found = try await all.patterns.getAll()
    #expect(found.map(\.finding.type) == [.temporalCrash, .temporalCrash])
    #expect(try await all.patterns.getByType(.plateau).isEmpty)
    #expect(try await all.patterns.getByType(.temporalCrash) == found)
    try await all.service.send(.dismiss(found[0].id))
    #expect(try await all.patterns.getUndismissed().map(\.id) == [found[1].id])
    #expect(try await all.patterns.getAll().count == 2)
    try await all.patterns.delete(found[1].id)
    #expect(try await all.patterns.getAll().map(\.id) == [found[0].id])
    #expect(try await all.patterns.getById(found[1].id)?.deletedAt == now)

    for week in 0..<3 {
      let diagnostic = WeeklyDiagnostic(
        id: .test(week + 1),
        weekStarting: CivilDate(dayNumber: Story.monday + week * 7),
        responses: [BugDiagnosticResponse(bugId: 0, intensity: .quiet, primaryContext: nil)],
        completedAt: now.adding(seconds: week)
      )
      try await all.diagnostics.save(diagnostic)
    }
    #expect(try await all.diagnostics.getLatest(2).map(\.id) == [.test(3), .test(2)])
    let second = CivilDate(dayNumber: Story.monday + 7)
    #expect(try await all.diagnostics.getForWeek(second)?.id == .test(2))
    try await all.diagnostics.delete(.test(2))
    #expect(try await all.diagnostics.getForWeek(second) == nil)
    #expect(try await all.diagnostics.getAll().count == 2)

    #expect(try await all.bugs.getBySlug("bug-1")?.id == 1)
    #expect(try await all.bugs.getBySlug("none") == nil)
    var fix = try #require(try await all.fixes.getAll().first)
    clock.set(1)
    fix.deletedAt = clock.now()
    try await all.fixes.save(fix)
    #expect(try await all.fixes.getAll().contains { $0.id == fix.id } == false)
    fix.deletedAt = nil
    try await all.fixes.save(fix)
    #expect(try await all.fixes.getAll().first == fix)
  }
}
