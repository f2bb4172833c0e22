import EgoFixServices
import PolicySamples
import SeedModel
import Testing

/// Decisions that were found by trying.
struct DecisionTests {
  @Test func `a refused opening leaves the day undecided, a rest day too`() throws {
    // Nearly all bugs stable: fixes come every few days, and the days between are rest days.
    let story = try Story()
    story.onboard([0], 0)
    story.live(0)
    for fix in [FixID.test(story.logic.content.fixCount), .test(9999)] {
      let before = story.state
      #expect(story.send(.openFix(fix), 1, "09:00") == .notAssigned)
      #expect(story.state == before)
      #expect(EgoFixEffect.assignments(story.effects).isEmpty)
    }
    // The day's fix comes as if nothing had been tried.
    let tried = story.copy()
    let untried = try Story()
    untried.onboard([0], 0)
    untried.live(0)
    tried.send(.open, 1, "09:30")
    untried.send(.open, 1, "09:30")
    #expect(tried.today?.fix == untried.today?.fix && tried.today != nil)

    let resting = try Story()
    resting.send(.activate(0), 0)
    resting.send(.deactivate(0), 0, "12:01")
    resting.send(.primary(1), 0, "12:02")
    resting.send(.deactivate(1), 0, "12:03")
    let rest = resting.state
    #expect(resting.send(.openFix(nil), 1) == .notAssigned)
    #expect(resting.state == rest)
    #expect(!resting.effects.contains(.rest))
    resting.send(.open, 1, "12:10")
    #expect(resting.effects.contains(.rest))
  }

  @Test func `quick fixes count once a day towards the version`() throws {
    let story = try Story()
    story.onboard([0], 0)
    var appliedCount = 0
    for round in 0..<70 {
      let time = "12:\(round / 2 < 10 ? "0" : "")\(round / 2):\(round % 2 == 0 ? "00" : "30")"
      story.send(.crash(bug: 0), 0, time)
      guard
        let quick = story.state.assignments.last(where: { $0.kind == .quickFix && $0.outcome == .pending })
      else { continue }
      if story.mark(quick.fix, .applied, 0, time) == nil {
        appliedCount += 1
      }
    }
    #expect(appliedCount > 7)
    #expect(story.state.applied == 1 && story.state.version == .first)
    story.send(.crash(bug: 0), 1)
    let quick = try #require(story.state.assignments.last { $0.kind == .quickFix && $0.outcome == .pending })
    story.mark(quick.fix, .applied, 1)
    #expect(story.state.applied == 2)
  }
}

/// Decisions on what is deleted, and on which weeks are asked about.
struct LaterDecisionTests {
  @Test func `laying a bug aside says so with a line of its own`() throws {
    let story = try Story()
    story.onboard([0, 1])
    story.send(.deactivate(1), 0)
    let keys = story.effects.compactMap { if case .feedback(let line) = $0 { line.key } else { nil } }
    #expect(keys == [.bugSetAside])
  }

  @Test func `a deleted fix is drawn no more, by day, week, crash or retest`() throws {
    let content = TestContent(bugs: 1, low: 3, medium: 0, high: 0, weekly: 1, quick: 2)
    let story = try Story(content)
    let fixes = (1...content.fixes.count).map { FixID.test($0) }
    let kept = try #require(fixes.first { story.logic.content.type(of: $0) == .daily })
    for fix in fixes where fix != kept { #expect(story.send(.delete(.fix(fix)), 0) == nil) }
    #expect(story.send(.delete(.fix(.test(999))), 0) == .unknownRecord)
    story.onboard([0])
    #expect(story.state.assignments.map(\.fix) == [kept], "no weekly one")
    story.send(.crash(bug: 0), 0)
    #expect(EgoFixEffect.assignments(story.effects).isEmpty, "no quick one")
    for day in 0..<10 {
      story.live(day)
      #expect(story.today?.fix == kept)
    }
    story.send(.delete(.fix(kept)), 11)
    story.send(.open, 11)
    #expect(story.today == nil && story.state.isRestDay)
    story.send(.restore(.fix(kept)), 11)
    story.send(.open, 12)
    #expect(story.today?.fix == kept)
  }

  @Test(arguments: [false, true], [false, true])
  func `the card of a deleted fix or bug goes; a day whose card was not opened brings another fix`(
    _ isOpened: Bool,
    _ isBug: Bool
  ) throws {
    let story = try Story()
    story.onboard([0, 1])
    let fix = try #require(story.today?.fix)
    let bug = try #require(story.logic.content.bug(of: fix))
    if isOpened { story.send(.openFix(fix), 0) }
    story.send(.timerStarted(fix: fix, seconds: 60), 0)
    #expect(story.send(.delete(isBug ? .bug(bug) : .fix(fix)), 0, "12:00:30") == nil)
    #expect(!story.state.assignments.contains { $0.fix == fix } && story.state.timer == nil)
    // What was opened was the day's fix: a second one does not come.
    #expect((story.today == nil) == isOpened && story.state.isRestDay == isOpened)
  }

  @Test func `a deleted bug is laid aside, and nothing of it is drawn or asked`() throws {
    let story = try Story()
    story.onboard([0, 1])
    #expect(story.send(.delete(.bug(0)), 0, "13:00") == nil)
    #expect(story.state.activeBugs == [1] && story.state.primaryBug == nil && story.state.queue.bugs == [1])
    for refused in [EgoFixEvent.activate(0), .primary(0), .crash(bug: 0)] {
      #expect(story.send(refused, 0, "14:00") == .unknownRecord)
    }
    for day in 1..<20 {
      story.live(day)
      #expect(story.today.map { story.logic.content.bug(of: $0.fix) == 1 } == true)
    }
    #expect(story.send(.restore(.bug(0)), 20) == nil && story.send(.activate(0), 20) == nil)
  }

  @Test func `a deleted tidbit is shown no more`() throws {
    let content = TestContent(bugs: 1, tidbits: 2)
    let story = try Story(content)
    story.onboard()
    let pool = content.tidbits.filter { $0.trigger == .afterCrash }.map { TidbitID($0.id) }
    story.send(.crash(bug: 0), 0, "09:00")
    story.send(.delete(.tidbit(pool[0])), 0, "09:30")
    var shown: [TidbitID] = []
    for day in 1..<12 {
      story.send(.crash(bug: 0), day)
      shown += EgoFixEffect.tidbits(story.effects)
    }
    #expect(!shown.isEmpty && !shown.contains(pool[0]))
  }

  @Test func `a diagnostic is never due for a week before onboarding, nor for one that was not lived whole`()
    throws
  {
    // Onboarding on a Sunday evening, a Monday morning and a Tuesday: nothing was lived yet, then part of a
    // week.
    for (day, time) in [(6, "17:30"), (7, "09:00"), (8, "09:00")] {
      let story = try Story()
      story.onboard([0], day, time)
      #expect(story.due(day, time) == nil, "in the second of onboarding")
      #expect(day > 7 || story.due(7, "09:30") == nil)
      #expect((story.due(13, "18:00") != nil) == (day <= 7), "a week is whole from its Monday on")
      #expect(story.due(20, "18:00") != nil)
    }
    // A week away: on Monday morning nobody asks about it.
    let away = try Story()
    away.onboard()
    away.live(3)
    #expect(away.due(7, "09:00") != nil)
    #expect(away.due(14, "09:00") == nil, "no day of it was lived")
    away.live(12)
    #expect(away.due(14, "09:00") != nil)
  }

  @Test func `a refused event changes nothing, whatever it is`() throws {
    let story = try Story()
    story.onboard([0])
    story.live(0)
    let before = story.state
    let refused: [EgoFixEvent] = [
      .openFix(.test(9999)), .outcome(fix: .test(9999), .applied), .note(.test(1), "x"), .crash(bug: 77),
      .reboot(nil), .startDiagnostic, .diagnostic([]), .skipDiagnostic, .activate(77), .deactivate(1),
      .resolve(0), .primary(77), .shown(.test(1)), .viewed(.test(1)), .dismiss(.test(1)),
      .shared(.test(9999)), .timerStarted(fix: .test(9999), seconds: 5), .delete(.bug(77)),
      .deletePattern(.test(1)),
    ]
    for event in refused {
      #expect(story.send(event, 1) != nil)
      #expect(story.state == before && story.effects.isEmpty, "\(event)")
    }
  }
}
