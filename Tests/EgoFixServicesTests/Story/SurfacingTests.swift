import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import Testing
import PolicySamples

/// Which pattern is shown when.
@Suite struct SurfacingTests {
  typealias Candidate = PatternSurfacing.Candidate<String>

  func choose(_ moment: PatternSurfacing.Moment, _ candidates: [Candidate], shown: Bool = false) -> String? {
    PatternSurfacing.choose(
      moment,
      now: .second(100 * 86_400),
      among: candidates,
      shownThisSession: shown,
      policies: .shipped
    )
    .map { candidates[$0].id }
  }

  @Test func `alerts before the fix, insights after an outcome, observations in the list alone`() {
    let candidates = [
      Candidate(id: "a", type: .improvement, severity: .observation, detectedAt: .second(1)),
      Candidate(id: "b", type: .avoidance, severity: .insight, detectedAt: .second(2)),
      Candidate(id: "c", type: .plateau, severity: .alert, detectedAt: .second(3)),
    ]
    #expect(choose(.beforeFix, candidates) == "c")
    #expect(choose(.afterOutcome, candidates) == "b", "a waiting alert does not block insights")
    #expect(choose(.beforeFix, candidates, shown: true) == nil)
    #expect(choose(.beforeFix, Array(candidates.prefix(2))) == nil)
    #expect(PatternSurfacing.list(candidates).map { candidates[$0].id } == ["c", "b", "a"])
  }

  @Test func `the oldest first, then the lower id; shown and dismissed ones do not surface`() {
    let candidates = [
      Candidate(id: "d", type: .plateau, severity: .alert, detectedAt: .second(2)),
      Candidate(id: "c", type: .plateau, severity: .alert, detectedAt: .second(1)),
      Candidate(id: "b", type: .regression, severity: .alert, detectedAt: .second(1)),
      Candidate(
        id: "a",
        type: .temporalCrash,
        severity: .alert,
        detectedAt: .second(0),
        dismissedAt: .second(5)
      ),
      Candidate(id: "z", type: .temporalCrash, severity: .alert, detectedAt: .second(0), shownAt: .second(5)),
    ]
    #expect(choose(.beforeFix, candidates) == "b")
    #expect(PatternSurfacing.list(candidates).map { candidates[$0].id } == ["z", "b", "c", "d"])
  }

  @Test func `a pattern surfaces once, a live one is renewed and not doubled, a dismissed one stays away`()
    throws
  {
    let story = try Story()
    story.onboard()
    for _ in 0..<3 { story.send(.crash(bug: 0), 0, "20:00") }
    let weekday = story.state.patterns[0]
    #expect(weekday.title.hasPrefix("pattern.name.weekday#") && weekday.body.hasPrefix("pattern.weekday#"))
    #expect(weekday.finding.detail == .weekday(2) && weekday.finding.count == 3)
    #expect(weekday.finding.percent == 100)
    story.send(.crash(bug: 0), 0, "21:00")
    #expect(story.state.patterns.count == 2)
    #expect(story.effects.count { if case .renewed = $0 { true } else { false } } == 2)
    let renewed = story.state.patterns[0]
    #expect(renewed.finding.dataPoints == 4 && renewed.detectedAt == weekday.detectedAt)
    #expect(renewed.id == weekday.id && renewed.variant == weekday.variant)
    #expect(story.send(.shown(renewed.id), 0) == .patternNotOffered)
    story.send(.open, 1, "09:00")
    #expect(story.send(.shown(renewed.id), 1, "09:00") == nil)
    #expect(story.events == [.patternViewed])
    story.send(.open, 40)
    #expect(story.state.offeredPattern == nil, "it was shown")
    story.send(.dismiss(renewed.id), 40)
    #expect(story.events == [.patternDismissed])
    story.send(.crash(bug: 0), 42, "20:00")
    #expect(story.state.patterns.count == 2)
    #expect(story.state.patterns[0].finding.dataPoints == 4)
  }

  @Test func `an insight comes after an outcome, and counts as the session's pattern when it is shown`()
    throws
  {
    let story = try Story(TestContent(bugs: 1, low: 20))
    story.onboard()
    for day in 0..<4 { story.live(day, .skipped) }
    let avoidance = try #require(story.state.patterns.first)
    #expect(avoidance.finding.type == .avoidance && story.state.offeredPattern == avoidance.id)
    #expect(story.effects.contains(.pattern(avoidance.id)))
    #expect(story.send(.shown(avoidance.id), 3) == nil)
    #expect(story.send(.shown(avoidance.id), 3) == .patternNotOffered)
    #expect(story.send(.shown(.test(5)), 3) == .unknownRecord)
  }

  @Test(arguments: [
    (EgoFixEvent.zone(.utc), true), (.settings(EgoFixSettingsChange(permission: .denied)), true),
    (.save(.crash(Crash(id: .test(1), bugId: nil, note: nil, crashedAt: .second(1)))), true),
    (.settings(EgoFixSettingsChange(remindersOn: false)), false), (.activate(1), false),
  ])
  func `what the system or a sync tells is no activity: a session begins after it`(
    event: EgoFixEvent,
    isReport: Bool
  ) throws {
    let story = try Story()
    story.onboard()
    for _ in 0..<3 { story.send(.crash(bug: 0), 0, "20:00") }
    story.send(.open, 1, "20:00")
    story.send(.shown(try #require(story.state.offeredPattern)), 1, "20:00")
    let activity = story.state.lastActivity
    #expect(story.send(event, 2, "08:00") == nil)
    #expect((story.state.lastActivity == activity) == isReport)
    story.send(.open, 2, "08:00")
    #expect(story.events.contains(.appOpened) == isReport)
    #expect(story.state.hasShownPattern == !isReport)
  }

  @MainActor @Test(arguments: ["noted", "dismissed", "marked"])
  func `a pattern that a busy store did not note as shown has surfaced all the same`(next: String)
    async throws
  {
    let (store, clock) = (FaultyStore(), TestClock(0, "20:00"))
    let service = EgoFixService(try TestContent().content(), clock, store: store)
    try await service.send(.primary(0))
    for _ in 0..<3 { try await service.send(.crash(bug: 0)) }
    clock.set(1, "09:00")
    let today = EgoFixTodayModel(service)
    await today.refresh()
    await store.failSave(after: 1)
    await today.open()
    let pattern = try #require(today.screen?.pattern)
    #expect(today.state?.offeredPattern == pattern.id, "it is not stored that it was shown")
    switch next {
    case "noted": await today.notePattern()
    case "dismissed": await today.dismissPattern()
    default: await today.mark(.skipped)
    }
    #expect(today.refusal == nil && today.screen?.pattern?.id == (next == "marked" ? pattern.id : nil))
    #expect(today.state?.patterns.first { $0.id == pattern.id }?.shownAt == clock.now())
    await today.mark(.skipped)
    #expect(today.state?.offeredPattern == nil && today.state?.patterns.count { $0.shownAt != nil } == 1)
  }
}

extension Instant {
  /// So many seconds after 1970-01-01T00:00:00Z.
  fileprivate static func second(_ second: Int) -> Instant { Instant(unixSeconds: second) }
}
