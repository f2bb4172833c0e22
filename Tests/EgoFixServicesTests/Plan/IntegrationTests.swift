import CivilTime
import EgoFixServices
import PlainJSON
import PolicySamples
import SeedModel
import ServiceKernel
import ServiceSamples
import Testing

/// The spec's test plan: Integration, through the service and the repositories.
@Suite struct IntegrationTests {
  let clock = TestClock(0, "08:00")
  let repositories: EgoFixRepositories
  let session: EgoFixService

  init() throws {
    session = EgoFixService(try TestContent().content(), clock)
    repositories = EgoFixRepositories(session, user: .test(9))
  }

  /// Opens today's card and marks it.
  func live(_ day: Int, _ outcome: FixOutcome = .applied, reflection: String? = nil) async throws {
    clock.set(day, "12:00")
    try await session.send(.open)
    let state = try await session.state()
    guard let fix = state.assignments.last(where: { $0.kind == .daily && $0.day == state.day })?.fix else {
      Issue.record("no fix on day \(day)")
      return
    }
    try await session.send(.openFix(fix))
    try await session.send(.outcome(fix: fix, outcome, reflection: reflection))
  }

  @Test func `test_fullFlow_onboardToFirstFix`() async throws {
    try await session.send(.primary(1))
    try await session.send(.openFix(nil))
    let user = try await repositories.users.get()
    #expect(user.primaryBugId == 1 && user.currentStreak == 1)
    #expect(try await repositories.bugs.getActive().map(\.id) == [1])
    let completions = try await repositories.completions.getAll()
    #expect(completions.map(\.kind) == [.daily, .weekly] || completions.map(\.kind) == [.weekly, .daily])
    #expect(completions.allSatisfy { $0.outcome == .pending })
    let events = try await repositories.events.getAll()
    #expect(Set(events.map(\.eventType)) == [.fixAssigned, .fixOpened])
    #expect(events.allSatisfy { $0.dayOfWeek == 2 && $0.hourOfDay == 8 && $0.context == nil })
  }

  @Test func `test_fullFlow_applyFixUpdatesVersion`() async throws {
    try await session.send(.primary(0))
    for day in 0..<7 { try await live(day, reflection: day == 3 ? "It stung." : nil) }
    let user = try await repositories.users.get()
    #expect(user.currentVersion == "1.1")
    let entry = try #require(try await repositories.versionEntries.getLatest())
    #expect(entry.version == "1.1" && entry.changeType == .minorUpdate)
    #expect(entry.description.hasPrefix("version.minor#"))
    let applied = try await repositories.completions.getByOutcome(.applied)
    #expect(applied.count == 7)
    #expect(applied.compactMap(\.reflection) == ["It stung."])
  }

  @Test func `test_fullFlow_crashAndReboot`() async throws {
    try await session.send(.primary(0))
    let effects = try await session.send(.crash(bug: 2, note: "The meeting.")).effects
    let quick = try #require(EgoFixEffect.assignments(effects).first)
    #expect(quick.kind == .quickFix)
    let open = try await repositories.crashes.getUnrebooted()
    #expect(open.map(\.bugId) == [2] && open.map(\.note) == ["The meeting."])
    clock.set(0, "09:00")
    try await session.send(.reboot(open.first?.id))
    #expect(try await repositories.crashes.getUnrebooted().isEmpty)
    #expect(try await repositories.crashes.getById(open[0].id)?.rebootedAt == clock.now())
    await #expect(throws: EgoFixRefusal.alreadyRebooted) { try await session.send(.reboot(nil)) }
    let changes = try await repositories.versionEntries.getAll().map(\.changeType)
    #expect(changes == [.crash, .reboot])
  }

  @Test func `test_fullFlow_streakAcrossMultipleDays`() async throws {
    try await session.send(.primary(0))
    for day in 0..<3 { try await live(day) }
    try await live(4)
    var user = try await repositories.users.get()
    #expect(user.currentStreak == 4 && !user.streakFreezeAvailable)
    #expect(user.lastEngagementDate == CivilDate(dayNumber: Story.monday + 4))
    clock.set(7, "12:00")
    try await session.send(.open)
    user = try await repositories.users.get()
    #expect(user.currentStreak == 0 && user.longestStreak == 4, "Saturday could not be bridged")
    #expect(user.streakFreezeAvailable, "Sunday was missed with no streak left to save")
    try await live(7)
    #expect(try await repositories.users.get().currentStreak == 1)
  }

  @Test func `test_fullFlow_weeklyDiagnosticFeedsPatternDetection`() async throws {
    try await session.send(.primary(0))
    for week in 0..<4 {
      clock.set(week * 7 + 6, "18:00")
      let intensity: BugIntensity = week == 3 ? .quiet : .loud
      let context: EventContext? = week == 3 ? nil : .work
      try await session.send(.diagnostic([DiagnosticAnswer(bug: 0, intensity: intensity, context: context)]))
    }
    let patterns = try await repositories.patterns.getAll()
    #expect(patterns.map(\.finding.type) == [.contextualSpike, .improvement])
    #expect(patterns.allSatisfy { $0.title.hasPrefix("pattern.name.") && $0.body.hasPrefix("pattern.") })
    #expect(patterns[0].finding.detail == .context(.work) && patterns[0].finding.percent == 100)
    #expect(patterns[1].relatedBugIds == [0])
    let stored = try await repositories.diagnostics.getAll()
    #expect(stored.map { $0.responses.map(\.primaryContext) } == [[.work], [.work], [.work], [nil]])
    #expect(stored.map(\.weekStarting.dayNumber) == (0..<4).map { Int32(Story.monday + $0 * 7) })
    let events = try await repositories.events.getAll()
    let completed = events.filter { $0.eventType == .weeklyCompleted }
    #expect(completed.map(\.context) == [.work, .work, .work, nil])
    // The detectors find the same in the records that they found in the state.
    let analysis = ContextSpikeDetector().analyze(events: events, diagnostics: stored)
    #expect(analysis?.detail == .context(.work))
    let improvement = ImprovementDetector().analyze(events: events, diagnostics: stored)
    #expect(improvement?.bug == 0)
  }

  @Test func `an interaction's result is kept as JSON, and what it lacks is refused`() async throws {
    try await session.send(.primary(0))
    let fix = try #require(try await session.state().assignments.first?.fix)
    await #expect(throws: EgoFixRefusal.unknownRecord) {
      try await session.send(.outcome(fix: .test(999), .applied))
    }
    try await session.send(.outcome(fix: fix, .applied, result: .text("Not asked for.")))
    let stored = try await repositories.completions.getByOutcome(.applied)
    #expect(stored.map(\.outcomeData) == [#"{"text":"Not asked for."}"#])
    await #expect(throws: EgoFixRefusal.alreadyMarked) {
      try await session.send(.outcome(fix: fix, .failed))
    }
  }

  @Test func `events that come at once are taken one after another`() async throws {
    try await session.send(.primary(0))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { [session] in _ = try? await session.send(.crash(bug: 1)) } }
    }
    #expect(try await session.state().openCrashes.count == 20)
    #expect(try await repositories.crashes.getUnrebooted().count == 20)
    #expect(try await repositories.events.getAll().count { $0.eventType == .crashLogged } == 20)
  }

  @Test func `a process may be killed at every call of two weeks`() async throws {
    let content = try TestContent().content()
    let (story, rules) = (Story(content, seed: 3), EgoFixReducer(content: content, policies: .shipped))
    var steps: [KilledHistory<EgoFixReducer>.Step] = []
    func send(_ event: EgoFixEvent, _ day: Int, _ time: String) {
      story.send(event, day, time)
      steps.append(.init(Story.moment(day, time).instant, event))
    }
    send(.settings(EgoFixSettingsChange(permission: .granted)), 0, "07:00")
    send(.activate(1), 0, "07:01")
    send(.primary(0), 0, "07:02")
    for day in [0, 1, 4] {
      send(.open, day, "09:00")
      let fix = try #require(story.today?.fix)
      send(.openFix(fix), day, "09:01")
      let result = InteractionResult.all(fix, in: content)
      send(
        .outcome(fix: fix, day == 1 ? .skipped : .applied, result: result, reflection: "Hm."),
        day,
        "09:02"
      )
    }
    send(.outcome(fix: .test(999), .applied), 4, "09:03")
    send(.crash(bug: 0, note: "Loud."), 5, "20:00")
    send(.reboot(nil), 5, "20:10")
    send(.skipDiagnostic, 13, "18:00")
    send(.deactivate(1), 13, "18:01")
    let history = KilledHistory(
      rules,
      newUser: rules.newState(seed: 3),
      kinds: ["completion", "crash", "version", "event", "diagnostic"],
      steps
    )
    let (callCount, faults) = try await history.run()
    #expect(callCount > 200 && faults == [])
  }
}
