import CivilTime
import EgoFixServices
import SeedModel
import ServiceStore
import Testing

/// The spec's test plan: Repositories.
@Suite struct RepositoryTests {
  let clock = TestClock()

  func repositories(_ content: TestContent = TestContent()) async throws -> EgoFixRepositories {
    try await content.content().newStore(clock: clock).repositories
  }

  func activate(_ bug: Int, in repositories: EgoFixRepositories) async throws {
    guard var record = try await repositories.bugs.getById(.test(bug)) else {
      Issue.record("there is no bug \(bug)")
      return
    }
    record.progress.status = .active
    try await repositories.bugs.save(record)
  }

  func apply(_ fix: Identity, _ number: Int, in repositories: EgoFixRepositories) async throws {
    var completion = FixCompletion(
      id: .test(500_000 + number),
      fixId: fix,
      userId: .test(9),
      kind: .quickFix,
      assignedAt: clock.now()
    )
    try completion.mark(.applied, at: clock.now())
    try await repositories.completions.save(completion)
  }

  @Test func `test_FixRepo_getDailyFix_excludesCompleted: no already applied fixes`() async throws {
    let repositories = try await repositories(TestContent(low: 2, medium: 1, high: 0))
    try await activate(1, in: repositories)
    var seen: [Identity] = []
    for number in 0..<3 {
      let fix = try #require(try await repositories.fixes.getDailyFix(for: .test(1), excluding: []))
      #expect(!seen.contains(fix.id))
      seen.append(fix.id)
      try await apply(fix.id, number, in: repositories)
    }
    #expect(try await repositories.fixes.getDailyFix(for: .test(1), excluding: []) == nil)
  }

  @Test func `test_FixRepo_getDailyFix_matchesBug: a fix of the active bug only`() async throws {
    let repositories = try await repositories()
    #expect(try await repositories.fixes.getDailyFix(for: .test(2), excluding: []) == nil)
    try await activate(2, in: repositories)
    let fix = try #require(try await repositories.fixes.getDailyFix(for: .test(2), excluding: []))
    #expect(fix.bugId == .test(2))
    #expect(fix.fix.type == .daily)
    let other = try await repositories.fixes.getDailyFix(for: .test(2), excluding: [fix.id])
    #expect(other != nil && other?.id != fix.id)
  }

  @Test func `test_CompletionRepo_save_updatesTimestamp: updatedAt changes`() async throws {
    let completions = try await repositories().completions
    let completion = FixCompletion(
      id: .test(1),
      fixId: .test(2),
      userId: .test(9),
      kind: .daily,
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
    #expect(try await repositories.bugs.getActive().map(\.id) == [.test(1), .test(2)])
    try await repositories.bugs.delete(.test(1))
    #expect(try await repositories.bugs.getActive().map(\.id) == [.test(2)])
    #expect(try await repositories.bugs.getAll().map(\.id) == [.test(2), .test(3)])
    #expect(try await repositories.bugs.getById(.test(1))?.deletedAt == clock.now())
  }

  @Test func `test_CrashRepo_getUnrebooted: crashes without rebootedAt`() async throws {
    let crashes = try await repositories().crashes
    var rebooted = Crash(id: .test(1), userId: .test(9), bugId: .test(5), note: nil, crashedAt: clock.now())
    try rebooted.reboot(at: clock.now())
    let open = Crash(id: .test(2), userId: .test(9), bugId: nil, note: "Dinner.", crashedAt: clock.now())
    try await crashes.save(rebooted)
    try await crashes.save(open)
    #expect(try await crashes.getUnrebooted().map(\.id) == [.test(2)])
    #expect(try await crashes.getForBug(.test(5)).map(\.id) == [.test(1)])
    try await crashes.delete(.test(2))
    #expect(try await crashes.getUnrebooted().isEmpty)
  }

  @Test func `a changed field of the content is refused, the user's row is kept`() async throws {
    let repositories = try await repositories()
    var bug = try #require(try await repositories.bugs.getById(.test(1)))
    bug.bug.title = "Mine"
    await #expect(throws: EgoFixStoreError.contentIsReadOnly(record: .test(1))) {
      try await repositories.bugs.save(bug)
    }
    var fix = try #require(try await repositories.fixes.getAll().first)
    fix.fix.prompt = "Mine."
    await #expect(throws: EgoFixStoreError.contentIsReadOnly(record: fix.id)) {
      try await repositories.fixes.save(fix)
    }
    var tidbit = try #require(try await repositories.microEducation.getAll().first)
    tidbit.tidbit.body = "Mine."
    await #expect(throws: EgoFixStoreError.contentIsReadOnly(record: tidbit.id)) {
      try await repositories.microEducation.save(tidbit)
    }
    await #expect(throws: EgoFixStoreError.unknownRecord(.test(77))) {
      try await repositories.fixes.delete(.test(77))
    }
  }

  @Test func `deleted fixes and tidbits leave the lists and stay readable`() async throws {
    let content = TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 0)
    let repositories = try await repositories(content)
    try await activate(1, in: repositories)
    let fix = try #require(try await repositories.fixes.getForBug(.test(1)).first)
    try await repositories.fixes.delete(fix.id)
    #expect(try await repositories.fixes.getDailyFix(for: .test(1), excluding: []) == nil)
    #expect(try await repositories.fixes.getForBug(.test(1)).isEmpty)
    #expect(try await repositories.fixes.getById(fix.id)?.deletedAt == clock.now())
    let pool = try await repositories.microEducation.getFor(bugSlug: "bug-0", trigger: .afterCrash)
    #expect(pool.count == 3)
    try await repositories.microEducation.delete(pool[0].id)
    let rest = try await repositories.microEducation.getFor(bugSlug: "bug-0", trigger: .afterCrash)
    #expect(rest.map(\.id) == pool.dropFirst().map(\.id))
  }

  @Test func `each of the ten repositories saves, finds, lists and deletes`() async throws {
    let all = try await repositories()
    let now = clock.now()
    let moment = Story.moment(0)
    let pattern = PatternRecord(
      id: .test(1),
      finding: try #require(
        AvoidanceDetector().strongest(in: DetectorTests().tallies(skipped: 4, applied: 0))
      ),
      variant: 0,
      detectedAt: moment.second
    )
    let text = EgoFixCopyText(title: "Avoidance", body: "Four.")

    try await all.users.save(UserProfile(id: .test(9), createdAt: now))
    #expect(try await all.users.get()?.id == .test(9))
    #expect(try await all.users.getAll().count == 1)
    try await all.users.delete(.test(9))
    #expect(try await all.users.get() == nil)
    #expect(try await all.users.getById(.test(9))?.deletedAt == now)

    try await apply(.test(1001), 1, in: all)
    let completion = try #require(try await all.completions.getForFix(.test(1001)).first)
    #expect(try await all.completions.getAll() == [completion])
    #expect(try await all.completions.getByOutcome(.skipped).isEmpty)
    try await all.completions.delete(completion.id)
    #expect(try await all.completions.getAll().isEmpty)

    for (number, version) in [(1, "1.1"), (2, "1.2")] {
      let entry = VersionEntry(
        id: .test(number),
        userId: .test(9),
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
      userId: .test(9),
      eventType: .fixApplied,
      bugId: .test(1),
      fixId: .test(1001),
      at: moment
    )
    try await all.events.save(event)
    #expect(try await all.events.getForBug(.test(1)).count == 1)
    #expect(try await all.events.getForBug(.test(2)).isEmpty)
    #expect(try await all.events.getSince(event.timestamp).count == 1)
    #expect(try await all.events.getSince(event.timestamp.adding(seconds: 1)).isEmpty)
    try await all.events.delete(.test(1))
    #expect(try await all.events.getAll().isEmpty)
    #expect(try await all.events.getById(.test(1)) != nil)

    var found = DetectedPattern(pattern, text: text, userId: .test(9), bugIDs: [.test(1)])
    try await all.patterns.save(found)
    #expect(try await all.patterns.getByType(.avoidance).map(\.relatedBugIds) == [[.test(1)]])
    #expect(try await all.patterns.getUndismissed().count == 1)
    found.dismissedAt = now
    try await all.patterns.save(found)
    #expect(try await all.patterns.getUndismissed().isEmpty)
    #expect(try await all.patterns.getAll().count == 1)
    try await all.patterns.delete(found.id)
    #expect(try await all.patterns.getById(found.id)?.deletedAt == now)

    for week in 0..<3 {
      let diagnostic = WeeklyDiagnostic(
        id: .test(week + 1),
        userId: .test(9),
        weekStarting: CivilDate(dayNumber: Story.monday + week * 7),
        responses: [BugDiagnosticResponse(bugId: .test(1), intensity: .quiet, primaryContext: nil)],
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

    #expect(try await all.bugs.getBySlug("bug-1")?.id == .test(2))
    #expect(try await all.bugs.getBySlug("none") == nil)
    let fix = try #require(try await all.fixes.getAll().first)
    clock.set(1)
    try await all.fixes.save(fix)
    #expect(try await all.fixes.getById(fix.id)?.updatedAt == clock.now())
    let tidbit = try #require(try await all.microEducation.getAll().first)
    try await all.microEducation.save(tidbit)
    #expect(try await all.microEducation.getById(tidbit.id)?.updatedAt == clock.now())
  }
}
