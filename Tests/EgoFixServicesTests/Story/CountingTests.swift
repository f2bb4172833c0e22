import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import SeededRandom
import ServiceKernel
import Testing

/// What is counted is what the records say that are not deleted.
@Suite struct CountingTests {
  /// All that a state counts.
  struct Counts: Equatable {
    var version: EgoFixVersion
    var applied: [Int32]
    var streak: Streak
    var squares: [EgoFixState.DayRecord]
    var tallies: PatternTallies
    var weeks: WeekCounts
    var bugs: [[Double]]

    init(_ state: EgoFixState) {
      (version, streak, squares) = (state.version, state.streak, state.activity)
      (tallies, weeks, applied) = (state.tallies, state.weeks, [state.applied, state.countedQuickFixDay])
      bugs = state.bugs.map { bug in
        let answers = bug.status == .active ? bug.answersSinceActive : 0
        return [Double(bug.finished), Double(answers)] + bug.crashDays.map { Double($0) } + bug.modifiers
      }
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `counted anew, a random history counts the same; what is deleted counts again when it is back`(
    seed: UInt64
  ) throws {
    let story = try Story(seed: seed)
    try HistoryTests().play(story, seed: seed, days: 90)
    let before = Counts(story.state)
    let past = story.past
    let event = try #require(past.events.min { $0.id < $1.id })
    story.save(.event(event), 90)
    #expect(Counts(story.state) == before)

    var random = SplitMix64(seed: seed, purpose: "deletion")
    let completions = past.completions.filter { $0.outcome != .pending }.sorted { $0.id < $1.id }
    let crashes = past.crashes.sorted { $0.id < $1.id }
    let diagnostics = past.diagnostics.sorted { $0.id < $1.id }
    var records: [EgoFixRecord] = []
    for _ in 0..<3 {
      if !completions.isEmpty { records.append(.completion(completions[random.below(completions.count)])) }
      if !crashes.isEmpty { records.append(.crash(crashes[random.below(crashes.count)])) }
      if !diagnostics.isEmpty { records.append(.diagnostic(diagnostics[random.below(diagnostics.count)])) }
    }
    for record in records {
      let deleted = record.deleted(at: Story.moment(91).instant)
      // Once or twice is the same, as where two processes delete it.
      story.save(deleted, 91)
      let without = Counts(story.state)
      #expect(without.tallies != before.tallies)
      story.save(record.deleted(at: Story.moment(92).instant), 92)
      #expect(Counts(story.state) == without)
      for _ in 0..<2 { story.save(record, 93) }
      #expect(Counts(story.state) == before)
      #expect(story.past.live == past.live)
    }
  }

  @Test func `a deleted completion counts in no version, streak, square, rate or week`() throws {
    let story = try Story()
    story.onboard([0], 0)
    for day in 0..<7 { story.live(day) }
    #expect("\(story.state.version)" == "1.1" && story.state.streak.longest == 7)
    let before = story.state
    let past = story.past
    let last = try #require(past.completions.max { $0.day < $1.day })
    story.save(EgoFixRecord.completion(last).deleted(at: Story.moment(7).instant), 7)
    let state = story.state
    #expect("\(state.version)" == "1.0" && state.applied == 6)
    #expect(state.streak.current == 6 && state.streak.longest == 6 && state.streak.lastDay == before.day - 1)
    #expect(state.tallies.bugs[0].applied == 6 && state.bugs[0].finished == 6)
    #expect(state.weeks.week(before.day - 6).applied == 6)
    #expect(state.activity.count == 7 && GraphSquare(state.activity[6].activity).color == .grayOutline)
    #expect(state.activity.dropLast() == before.activity.dropLast())
    #expect(story.past.entries.allSatisfy { $0.deletedAt != nil }, "1.1 is not reached")
    #expect(story.past.events.count { $0.fixId == last.fixId && $0.deletedAt == nil } == 0)

    // The next applied fix reaches it again, with an entry of its own.
    let other = story.copy()
    other.allEffects = story.allEffects
    other.live(7)
    #expect("\(other.state.version)" == "1.1" && other.past.entries.count { $0.deletedAt == nil } == 1)
    #expect(other.state.streak.current == 7, "one missed day is bridged")

    story.save(.completion(last), 8)
    #expect(Counts(story.state) == Counts(before))
    #expect(story.past.entries.map(\.createdAt) == past.entries.map(\.createdAt))
    #expect(story.past.entries.allSatisfy { $0.deletedAt == nil })
  }

  @Test func `a deleted crash counts in no square, week, tally, streak or regression`() throws {
    let story = try Story()
    story.onboard([0])
    story.calm()
    #expect(story.state.bugs[0].status == .stable)
    let before = story.state
    story.send(.crash(bug: 0, note: "Oh."), 29)
    story.send(.reboot(nil), 29, "13:00")
    let crash = try #require(story.past.crashes.first)
    #expect(story.state.bugs[0].crashDays.count == 1)
    story.save(EgoFixRecord.crash(crash).deleted(at: Story.moment(29, "14:00").instant), 29, "14:00")
    #expect(Counts(story.state) == Counts(before))
    #expect(story.past.entries.allSatisfy { $0.deletedAt != nil }, "the crash's and the reboot's")
    for day in 30...31 { story.send(.crash(bug: 0), day) }
    #expect(story.state.bugs[0].status == .stable, "two crashes are no regression")
    story.save(.crash(crash), 31, "13:00")
    #expect(story.state.tallies.crashes == 3 && story.state.bugs[0].crashDays.count == 3)
    #expect(story.past.entries.allSatisfy { $0.deletedAt == nil })
  }

  @Test func `a crash's event that is deleted by itself counts in no regression`() throws {
    let story = try Story()
    story.onboard([0])
    story.calm()
    story.send(.crash(bug: 0), 29)
    let event = try #require(story.past.events.first { $0.eventType == .crashLogged })
    // Twice is once.
    for day in 30...31 {
      story.save(EgoFixRecord.event(event).deleted(at: Story.moment(day).instant), day)
    }
    for day in 32...33 { story.send(.crash(bug: 0), day) }
    #expect(story.state.bugs[0].status == .stable, "two crashes are no regression")
    for _ in 0..<2 { story.save(.event(event), 34) }
    #expect(story.state.bugs[0].crashDays == [29, 32, 33].map { Int32(Story.monday + $0) })
  }

  @Test func `a crash from before the bug was stable counts in no regression when it is back`() throws {
    let story = try Story()
    story.onboard([0])
    for week in 0..<3 { story.diagnose(week, .quiet) }
    story.send(.crash(bug: 0), 27, "12:00")
    story.diagnose(3, .quiet)
    #expect(story.state.bugs[0].status == .stable && story.state.bugs[0].crashDays == [])
    let crash = EgoFixRecord.crash(try #require(story.past.crashes.first))
    story.save(crash.deleted(at: Story.moment(28).instant), 28)
    story.save(crash, 28)
    #expect(story.state.bugs[0].crashDays == [])
  }

  @Test(arguments: [[0, 1], [1, 0]], [[0, 1], [1, 0]])
  func `the entry of a reboot of two crashes goes with the last of them and comes back with the first`(
    deleted: [Int],
    restored: [Int]
  ) throws {
    let story = try Story()
    story.onboard([0])
    for time in ["13:00", "14:00"] { story.send(.crash(bug: 0), 0, time) }
    story.send(.reboot(nil), 0, "15:00")
    let past = story.past
    let crashes = past.crashes.sorted { $0.crashedAt < $1.crashedAt }.map { EgoFixRecord.crash($0) }
    let reboot = try #require(past.entries.first { $0.changeType == .reboot })
    for (step, index) in deleted.enumerated() {
      story.save(crashes[index].deleted(at: Story.moment(1 + step).instant), 1 + step)
      #expect(story.past.live.contains(reboot.id) == (step == 0))
    }
    for index in restored {
      story.save(crashes[index], 3)
      #expect(story.past.live.contains(reboot.id))
    }
    #expect(story.past.live == past.live)
  }

  @Test func `a note makes the day deep on which it is written; what came with a record goes with it`()
    throws
  {
    let story = try Story()
    story.onboard([0])
    story.live(0, .skipped)
    story.send(.crash(bug: 0), 0, "13:00")
    let crash = try #require(story.past.crashes.first)
    for day in [2, 3] {
      story.send(.open, day)
      story.mark(try #require(story.today?.fix), .skipped, day, reflection: "Hm.")
      story.send(.crash(bug: 0), day, "13:00")
      if day == 2 { story.send(.note(crash.id, "So."), day, "14:00") }
    }
    let past = story.past
    let before = story.state.activity
    func shades() -> [GraphSquare.Shade?] { story.state.activity.map { GraphSquare($0.activity).shade } }
    #expect(shades() == [.light, .dark, .dark])
    let marked = past.completions.filter { $0.outcome == .skipped }.sorted { $0.day < $1.day }
      .map { EgoFixRecord.completion($0) }
    let noted = EgoFixRecord.crash(try #require(past.crashes.first { $0.id == crash.id }))
    for record in [marked[0], noted, marked[1], marked[2]] {
      story.save(record.deleted(at: Story.moment(4).instant), 4)
      #expect(shades() == [.light, .dark, record == marked[2] ? .light : .dark])
      story.save(record, 5)
      #expect(story.state.activity == before)
    }
  }

  @Test func `a bug that a diagnostic reopened counts the answers after that one`() throws {
    let story = try Story()
    story.onboard()
    story.calm()
    story.send(.activate(1), 28)
    story.live(58, .failed)
    story.diagnose(8, .loud)
    #expect(story.state.bugs[0].status == .active && story.state.bugs[0].answersSinceActive == 0)
    let before = Counts(story.state)
    story.save(.event(try #require(story.past.events.first)), 63)
    #expect(Counts(story.state) == before)
  }

  @Test func `a deletion after very many fixes takes little time`() throws {
    let story = try Story()
    story.onboard([0])
    var past = EgoFixPast()
    for index in 0..<30_000 {
      let fix = FixID.test(index % 30)
      let moment = Story.moment(index / 10)
      let date = CivilDate(dayNumber: Int(moment.day))
      let (id, at) = (Identity.test(index), moment.instant)
      past.completions.append(FixCompletion(id: id, fixId: fix, kind: .daily, day: date, assignedAt: at))
      past.events.append(
        AnalyticsEvent(
          id: id,
          eventType: .fixSkipped,
          bugId: 0,
          fixId: fix,
          date: date,
          hourOfDay: 12,
          timestamp: at
        )
      )
    }
    let deleted = EgoFixRecord.event(past.events[0]).deleted(at: Story.moment(3000).instant)
    let time = ContinuousClock().measure { story.save(deleted, 3000, over: past) }
    #expect(time < .seconds(20), "comparing each fix with each takes minutes")
    #expect(story.state.tallies.bugs[0].skipped == 29_999)
  }

  @Test
  func `a change that counts nothing reads nothing else; a deletion reads all and says what is damaged`()
    async throws
  {
    let (clock, store) = (TestClock(), InMemoryStateStore())
    let all = EgoFixRepositories(
      EgoFixService(try TestContent().content(), clock, store: store),
      user: .test(9)
    )
    try await all.service.send(.primary(0))
    let fix = try #require(try await all.service.state().shownAssignment?.fix)
    try await all.service.send(.outcome(fix: fix, .skipped))
    try await all.service.send(.crash(bug: 0))
    let stored = try #require(await store.load())
    let damaged = RecordChange(AnalyticsEvent.recordKind, key: "?", .put(["?": 1]))
    let change = StateChange(version: stored.version, state: stored.state, outbox: [], records: [damaged])
    _ = await store.save(change, over: stored.revision)
    var completion = try #require(try await all.completions.getByOutcome(.skipped).first)
    completion.reflection = "Anew."
    try await all.completions.save(completion)
    #expect(try await all.completions.getById(completion.id)?.reflection == "Anew.")
    var crash = try #require(try await all.crashes.getAll().first)
    crash.note = "Anew."
    try await all.crashes.save(crash)
    try await all.versionEntries.delete(try #require(try await all.versionEntries.getAll().first).id)
    await #expect(throws: ServiceError.self) { try await all.completions.delete(completion.id) }
    #expect(try await all.completions.getById(completion.id)?.deletedAt == nil)
  }

  @Test func `of two quick fixes a day the one that is left counts`() throws {
    let story = try Story()
    story.onboard([0])
    for (time, later) in [("09:00", "09:10"), ("10:00", "10:10")] {
      story.send(.crash(bug: 0), 0, time)
      story.mark(try #require(story.state.shownAssignment?.fix), .applied, 0, later)
    }
    #expect(story.state.applied == 1)
    let quick = story.past.completions.filter { $0.kind == .quickFix }
    for (count, completion) in [(1, quick[0]), (0, quick[1])] {
      story.save(EgoFixRecord.completion(completion).deleted(at: Story.moment(1).instant), 1)
      #expect(story.state.applied == count)
    }
  }

  @Test func `deletions beside another process are counted once`() async throws {
    let (clock, store) = (TestClock(), InMemoryStateStore())
    let content = try TestContent().content()
    let (one, two) = (
      EgoFixService(content, clock, store: store), EgoFixService(content, clock, store: store)
    )
    for _ in 0..<12 { try await one.send(.crash(bug: nil)) }
    let crashes = EgoFixRepositories(one, user: .test(9)).crashes
    let all = try await crashes.getAll()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for crash in all.prefix(8) { group.addTask { try await crashes.delete(crash.id) } }
      for _ in 0..<8 { group.addTask { try await two.send(.crash(bug: nil)) } }
      try await group.waitForAll()
    }
    let state = try await two.state()
    #expect(state.tallies.crashes == 12 && state.openCrashes.count == 12)
    #expect(state.weeks.week(Int32(Story.monday)).crashes == 12)
  }

  @Test func `a deletion in a repository leaves what is counted, and a late second outcome is refused`()
    async throws
  {
    let clock = TestClock()
    let all = EgoFixRepositories(EgoFixService(try TestContent().content(), clock), user: .test(9))
    try await all.service.send(.primary(0))
    for day in 0..<3 {
      clock.set(day)
      try await all.service.send(.open)
      let fix = try #require(try await all.service.state().shownAssignment?.fix)
      try await all.service.send(.outcome(fix: fix, day == 1 ? .failed : .applied))
    }
    clock.set(9)
    try await all.service.send(.open)
    let failed = try #require(try await all.completions.getByOutcome(.failed).first)
    let state = try await all.service.state()
    #expect(!state.assignments.contains { $0.id == failed.id }, "the card has left the state")
    var second = FixCompletion(
      id: failed.id,
      fixId: failed.fixId,
      kind: failed.kind,
      day: failed.day,
      assignedAt: failed.assignedAt
    )
    try second.mark(.applied, at: clock.now())
    await #expect(throws: EgoFixRefusal.alreadyMarked) { try await all.completions.save(second) }
    second.deletedAt = clock.now()
    await #expect(throws: EgoFixRefusal.alreadyMarked) { try await all.completions.save(second) }
    #expect(try await all.completions.getById(failed.id) == failed)
    #expect(try await all.service.state() == state)

    try await all.completions.delete(failed.id)
    let rows = EgoFixStatistics(try await all.service.state(), EgoFixPhrases(all.service.reducer)).rows
    #expect(rows.map(\.counts.percentApplied) == [100])
    #expect(try await all.service.state().streak.longest == 2, "the missed day was bridged")
    #expect(try await all.events.getAll().contains { $0.eventType == .fixFailed } == false)
  }
}

extension EgoFixRecord {
  /// The record, deleted at an instant.
  fileprivate func deleted(at instant: Instant) -> EgoFixRecord {
    func deleted<Record: PastRecord>(_ record: Record) -> EgoFixRecord {
      var record = record
      record.deletedAt = instant
      return record.record
    }
    return switch self {
    case .completion(let record): deleted(record)
    case .crash(let record): deleted(record)
    case .versionEntry(let record): deleted(record)
    case .event(let record): deleted(record)
    case .diagnostic(let record): deleted(record)
    }
  }
}

extension EgoFixPast {
  /// The version entries and events that are not deleted.
  fileprivate var live: Set<Identity> {
    Set(entries.filter { $0.deletedAt == nil }.map(\.id) + events.filter { $0.deletedAt == nil }.map(\.id))
  }
}
