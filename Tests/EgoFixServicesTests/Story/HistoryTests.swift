import CivilTime
import EgoFixServices
import SeedModel
import SeededRandom
import ServiceKernel
import ServiceSamples
import Testing

/// Properties that hold over any history, played at random from seeds.
@Suite struct HistoryTests {
  /// A random history of so many days, with all kinds of events.
  func play(_ story: Story, seed: UInt64, days: Int, check: (Story) throws -> Void = { _ in }) throws {
    var random = SplitMix64(seed: seed, purpose: "history")
    story.allowNotifications()
    for day in 0..<days {
      for step in 0..<(1 + random.below(5)) {
        let time = LocalTime(secondOfDay: step * 17_000 + random.below(17_000))?.hourAndMinute ?? "12:00"
        let now = Story.moment(day, time).instant
        story.send(HistoryTests.event(story.state, by: story.logic, at: now, &random), day, time)
        try check(story)
      }
    }
  }

  /// An event that a user might cause, sensible or not.
  static func event(
    _ state: EgoFixState,
    by logic: EgoFixReducer,
    at now: Instant,
    _ random: inout SplitMix64
  ) -> EgoFixEvent {
    let bug = BugID(.test(1 + random.below(3)))
    switch random.below(21) {
    case 0...3: return .open
    case 4...6: return .openFix(nil)
    case 7...10:
      let fix =
        state.assignments.isEmpty
        ? FixID.test(1) : state.assignments[random.below(state.assignments.count)].fix
      let outcome = FixOutcome.allCases[random.below(4)]
      let result = InteractionResult.all(fix, in: logic.content)
      return .outcome(fix: fix, outcome, result: result, reflection: random.below(2) == 0 ? "Hm." : nil)
    case 11: return .crash(bug: random.below(3) == 0 ? nil : bug, note: random.below(2) == 0 ? "Oh." : nil)
    case 12: return .reboot(nil)
    case 13, 14:
      guard let due = logic.dueDiagnostic(in: state, at: now) else {
        return .skipDiagnostic
      }
      return .diagnostic(
        due.bugs.map { bug in
          let intensity = BugIntensity.allCases[random.below(3)]
          return DiagnosticAnswer(bug: bug, intensity: random.below(3) == 0 ? intensity : .quiet)
        }
      )
    case 15: return .activate(bug)
    case 16: return random.below(4) == 0 ? .deactivate(bug) : .time
    case 17: return random.below(4) == 0 ? .resolve(bug) : .primary(bug)
    case 18: return state.offeredPattern.map { .shown($0) } ?? .time
    case 19:
      let ids = state.openCrashes.map(\.id) + state.assignments.map(\.id)
      return ids.isEmpty ? .time : .note(ids[random.below(ids.count)], random.below(4) == 0 ? " " : "So.")
    default:
      let patterns = state.patterns
      return patterns.isEmpty ? .zone(.utc) : .dismiss(patterns[random.below(patterns.count)].id)
    }
  }

  /// A user who has two bugs and wants reminders.
  private static let random = try? {
    let story = try Story()
    story.allowNotifications()
    story.onboard([0, 1])
    let logic = story.logic
    return RandomHistory(
      logic,
      newUser: story.state,
      kinds: ["completion", "crash", "version", "event", "diagnostic"],
      from: Story.moment(0, "09:00").instant,
      pauses: [60, 3600, 6 * 3600, 20 * 3600, 40 * 3600]
    ) { state, now, random in event(state, by: logic, at: now, &random) }
  }()

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `two processes that end at any call lose nothing that was acknowledged`(seed: UInt64) async throws {
    try await #require(Self.random).run(seed: seed)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `a process may be killed at every call of a drawn history`(seed: UInt64) async throws {
    let (callCount, faults) = try await #require(Self.random).killed(seed: seed, eventCount: 16).run()
    #expect(callCount > 100 && faults == [])
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `the same history gives the same states and effects`(seed: UInt64) throws {
    let content = try TestContent().content()
    let stories = (0..<2).map { _ in Story(content, seed: seed) }
    for story in stories { try play(story, seed: seed, days: 200) }
    #expect(stories[0].state == stories[1].state)
    #expect(stories[0].allEffects == stories[1].allEffects)
    #expect(stories[0].allEffects.count > 200)
    let other = Story(content, seed: seed + 1000)
    try play(other, seed: seed, days: 200)
    #expect(other.allEffects != stories[0].allEffects)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `what must hold after every event holds`(seed: UInt64) throws {
    let story = try Story(seed: seed)
    var version = EgoFixVersion.first
    var longest: Int32 = 0
    try play(story, seed: seed, days: 300) { story in
      let state = story.state
      #expect(state.version >= version && state.streak.longest >= longest)
      version = state.version
      longest = state.streak.longest
      #expect(state.streak.current <= state.streak.longest)
      // One slot a day, and a reminder for no other fix than the one that the day will bring.
      let slots = state.assignments.filter {
        ($0.kind == .daily || $0.kind == .retest) && $0.day == state.day
      }
      #expect(slots.count <= 1)
      #expect(state.assignments.allSatisfy { $0.lastDay >= state.day })
      #expect(state.activeBugs.allSatisfy { state[$0]?.status == .active })
      #expect(state.activeBugs.count == state.bugs.count { $0.status == .active })
      #expect(Int(state.stableCount) == state.bugs.count { $0.status == .stable })
      #expect(state.queue.next.count <= 3 && Set(state.queue.bugs).count == state.queue.bugs.count)
      let days = state.notices.filter { $0.kind == .daily }.map(\.day)
      #expect(days == days.sorted() && Set(days).count == days.count)
      #expect(days.allSatisfy { $0 <= state.day + 7 })
      if state.primaryBug.flatMap({ state[$0]?.status }) == .active {
        #expect(state.activeBugs.first == state.primaryBug)
      }
      _ = try #require(state.allStableSince == nil || state.activeBugs.isEmpty)
    }
    // Every pattern of the history but the regressions is of its own kind.
    for (place, pattern) in story.state.patterns.enumerated() {
      #expect(!story.state.patterns[..<place].contains { $0.finding.isSame(as: pattern.finding) })
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a fix is given again only where the rules allow it`(seed: UInt64) throws {
    let story = try Story(seed: seed)
    try play(story, seed: seed, days: 300)
    var finished: [FixID: (day: Int32, outcome: FixOutcome)] = [:]
    var day: Int32 = 0
    for effect in story.allEffects {
      switch effect {
      case .marked(let marking):
        let assignment = marking.assignment
        finished[assignment.fix] = (day: max(day, assignment.day), outcome: assignment.outcome)
      case .assign(let assignment), .carried(let assignment, _):
        day = assignment.day
        guard let last = finished[assignment.fix], last.outcome != .applied, !assignment.isOpened else {
          continue
        }
        let wasApplied = story.allEffects.contains {
          if case .marked(let other) = $0 {
            other.assignment.fix == assignment.fix && other.assignment.outcome == .applied
          } else {
            false
          }
        }
        #expect(wasApplied || assignment.day - last.day >= 14)
      default: break
      }
    }
  }

  @Test func `the detectors find the same in records as in the running tallies`() throws {
    for seed in 0..<6 as Range<UInt64> {
      let content = try TestContent().content()
      let story = Story(content, seed: seed)
      var events: [AnalyticsEvent] = []
      var diagnostics: [WeeklyDiagnostic] = []
      var kept = 0
      try play(story, seed: seed, days: 250) { story in
        for effect in story.allEffects[kept...] {
          switch effect {
          case .event(let event): events.append(event)
          case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
          default: break
          }
        }
        kept = story.allEffects.count
      }
      for detector in PatternDetectors.all {
        let analysis = detector.analyze(events: events.reversed(), diagnostics: diagnostics.reversed())
        let running = detector.strongest(in: story.state.tallies)
        #expect(analysis?.count == running?.count && analysis?.detail == running?.detail)
        #expect(analysis?.bug == running?.bug && analysis?.otherBug == running?.otherBug)
      }
    }
  }

  @Test func `a journey west repeats no day`() throws {
    let story = try Story()
    story.onboard([0], 10, "08:00")
    story.live(10)
    let first = story.today
    // The calendar shows the day before for some hours.
    let later = Story.moment(10, "13:00").instant
    let west = EgoFixMoment(later, local: LocalDateTime(CivilDate(dayNumber: Story.monday + 9), .midnight))
    var turn = EgoFixTurn(story.logic, state: story.state, moment: west)
    try turn.take(.open)
    #expect(EgoFixEffect.assignments(turn.effects).isEmpty)
    #expect(turn.state.assignments == story.state.assignments && first?.outcome == .applied)
    #expect(turn.state.streak == story.state.streak)
  }
}
