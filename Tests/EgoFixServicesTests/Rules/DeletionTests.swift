import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import Testing

/// What a deleted record leaves: it is not drawn, shown or counted, as far as the page says.
@Suite struct DeletionTests {
  private func shown<Screen: EgoFixScreen>(_ story: Story, _ day: Int, _ time: String = "13:00") -> Screen {
    Screen(story.logic, story.state, at: Story.moment(day, time).instant)
  }

  @Test func `a deleted diagnostic counts no more, and its summary goes`() throws {
    let story = try Story()
    story.onboard([0, 1])
    story.diagnose(0, .loud, context: .work)
    let before = story.state
    story.live(10)
    story.diagnose(1, .loud, context: .work)
    let detector = ContextSpikeDetector()
    #expect(detector.strongest(in: story.state.tallies)?.count == 4)
    var summary: EgoFixDiagnostic = shown(story, 14)
    #expect(summary.summary.count == 4)
    let handedIn = story.effects.compactMap { if case .diagnostic(let it) = $0 { it } else { nil } }.first
    var diagnostic = try #require(handedIn)
    diagnostic.deletedAt = Story.moment(14).instant
    // Once or twice is the same.
    for _ in 0..<2 { #expect(story.save(.diagnostic(diagnostic), 14) == nil) }
    summary = shown(story, 14)
    #expect(summary.summary.isEmpty && summary.summaryHeading.isEmpty)
    for (now, then) in zip(story.state.tallies.bugs, before.tallies.bugs) {
      #expect(now.answers == then.answers)
    }
    #expect(story.state.bugs.map(\.answersSinceActive) == before.bugs.map(\.answersSinceActive))
    #expect(detector.strongest(in: story.state.tallies) == nil, "of the two answers that are left")
    #expect(story.due(13, "19:00") == nil, "the week is not asked about again")
    diagnostic.deletedAt = nil
    #expect(story.save(.diagnostic(diagnostic), 14) == nil)
    #expect(detector.strongest(in: story.state.tallies)?.count == 4, "it is back")
  }

  @Test func `a deleted bug stands in no summary, open crash or pattern, until it comes back`() throws {
    let story = try Story()
    story.onboard([0])
    for day in 0..<4 { story.live(day, .skipped) }
    let pattern = try #require(story.state.patterns.first)
    #expect(pattern.finding.bug == 0 && story.state.offeredPattern == pattern.id)
    story.send(.crash(bug: 0), 4)
    story.diagnose(0, .loud, context: .work)
    func screens() -> (summary: EgoFixDiagnostic, crash: EgoFixCrash, patterns: EgoFixPatterns) {
      (shown(story, 7), shown(story, 7), shown(story, 7))
    }
    let before = screens()
    #expect(before.crash.open.map(\.bug) == ["Bug 0"] && before.patterns.rows.map(\.id) == [pattern.id])

    let restored = story.copy()
    story.send(.delete(.bug(0)), 7, "12:30")
    #expect(screens().summary.summary.count == before.summary.summary.count - 1)
    #expect(screens().crash.open.map(\.bug) == [""] && screens().patterns.rows.isEmpty)
    #expect(story.state.offeredPattern == nil)
    story.send(.restore(.bug(0)), 7, "12:40")
    #expect(screens().summary == before.summary && screens().patterns == before.patterns)
    #expect(screens().crash.open.map(\.bug) == ["Bug 0"])

    // Nor does one surface that was found before.
    restored.send(.delete(.bug(0)), 7, "12:30")
    restored.send(.activate(1), 7, "12:40")
    for day in 8..<12 { restored.live(day, .applied) }
    #expect(restored.state.offeredPattern == nil)
  }

  @Test func `detectors look past a deleted bug`() throws {
    let story = try Story()
    story.onboard([0, 1])
    func skipped(_ bug: BugID) -> Int {
      story.state.tallies.bugs.first { $0.bug == bug }.map { Int($0.skipped) } ?? 0
    }
    var day = 0
    while skipped(0) < 4, day < 60 {
      story.send(.open, day)
      let bug = story.today.flatMap { story.logic.content.bug(of: $0.fix) }
      story.live(day, bug == 0 ? .skipped : .applied)
      day += 1
    }
    for _ in 0..<40 {
      story.live(day, .skipped)
      day += 1
    }
    func found() -> Set<BugID?> { Set(story.state.patterns.map(\.finding.bug)) }
    #expect(found() == [0], "all of its fixes were skipped")
    story.send(.delete(.bug(0)), day)
    for _ in 0..<4 {
      day += 1
      story.live(day, .skipped)
    }
    #expect(found() == [0, 1])
  }

  @Test func `a deleted pattern is neither looked at nor dismissed`() throws {
    let story = try Story()
    story.onboard([0])
    for day in 0..<4 { story.live(day, .skipped) }
    let pattern = try #require(story.state.patterns.first).id
    #expect(story.send(.deletePattern(pattern), 5) == nil)
    #expect(story.send(.viewed(pattern), 5) == .unknownRecord)
    #expect(story.send(.dismiss(pattern), 5) == .unknownRecord)
    #expect(story.send(.deletePattern(pattern), 5) == nil, "it is deleted, as was asked for")
  }

  @Test func `a tidbit that is deleted leaves the screen that shows it`() throws {
    let story = try Story()
    story.onboard([0])
    story.send(.crash(bug: 0), 0)
    var crash: EgoFixCrash = shown(story, 0)
    #expect(crash.open.first?.tidbit.isEmpty == false)
    let tidbit = try #require(EgoFixEffect.tidbits(story.effects).first)
    story.send(.delete(.tidbit(tidbit)), 0)
    crash = shown(story, 0)
    #expect(crash.open.first?.tidbit.isEmpty == true)
  }

  @Test func `a timer runs for a fix that can be marked, and for no other`() throws {
    let story = try Story()
    story.onboard([0])
    let fix = try #require(story.today?.fix)
    let other: FixID = fix == .test(1) ? .test(2) : .test(1)
    #expect(story.send(.timerStarted(fix: other, seconds: 60), 0) == .notAssigned)
    #expect(story.send(.timerStarted(fix: fix, seconds: 60), 0) == nil)
    story.mark(fix, .applied, 0, "12:10")
    #expect(story.send(.timerStarted(fix: fix, seconds: 60), 0, "12:20") == .alreadyMarked)
    #expect(story.state.timer == nil)
  }
}
