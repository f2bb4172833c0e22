import EgoFixServices
import SeedModel
import Testing
import PolicySamples

/// Which pattern is shown when.
@Suite struct SurfacingTests {
  typealias Candidate = PatternSurfacing.Candidate<String>

  func choose(_ moment: PatternSurfacing.Moment, _ candidates: [Candidate], shown: Bool = false) -> String? {
    PatternSurfacing.choose(
      moment,
      now: 100 * 86_400,
      among: candidates,
      shownThisSession: shown,
      policies: .shipped
    )
    .map { candidates[$0].id }
  }

  @Test func `alerts before the fix, insights after an outcome, observations in the list alone`() {
    let candidates = [
      Candidate(id: "a", type: .improvement, severity: .observation, detectedAt: 1),
      Candidate(id: "b", type: .avoidance, severity: .insight, detectedAt: 2),
      Candidate(id: "c", type: .plateau, severity: .alert, detectedAt: 3),
    ]
    #expect(choose(.beforeFix, candidates) == "c")
    #expect(choose(.afterOutcome, candidates) == "b", "a waiting alert does not block insights")
    #expect(choose(.beforeFix, candidates, shown: true) == nil)
    #expect(choose(.beforeFix, Array(candidates.prefix(2))) == nil)
    #expect(PatternSurfacing.list(candidates).map { candidates[$0].id } == ["c", "b", "a"])
  }

  @Test func `the oldest first, then the lower id; shown and dismissed ones do not surface`() {
    let candidates = [
      Candidate(id: "d", type: .plateau, severity: .alert, detectedAt: 2),
      Candidate(id: "c", type: .plateau, severity: .alert, detectedAt: 1),
      Candidate(id: "b", type: .regression, severity: .alert, detectedAt: 1),
      Candidate(id: "a", type: .temporalCrash, severity: .alert, detectedAt: 0, dismissedAt: 5),
      Candidate(id: "z", type: .temporalCrash, severity: .alert, detectedAt: 0, shownAt: 5),
    ]
    #expect(choose(.beforeFix, candidates) == "b")
    #expect(PatternSurfacing.list(candidates).map { candidates[$0].id } == ["z", "b", "c", "d"])
  }

  @Test func `a pattern surfaces once, a live one is renewed and not doubled, a dismissed one stays away`()
    throws
  {
    let story = try Story()
    story.onboard()
    for _ in 0..<3 { story.send(.crash(bug: 0, hasNote: false), 0, "20:00") }
    let weekday = story.state.patterns[0]
    let body = try story.logic.text(of: weekday).body
    #expect(body.contains("weekday=monday") && body.contains("count=3") && body.contains("percent=100"))
    story.send(.crash(bug: 0, hasNote: false), 0, "21:00")
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
    story.send(.crash(bug: 0, hasNote: false), 42, "20:00")
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
    #expect(avoidance.finding.type == .avoidance && story.state.offeredPattern == 0)
    #expect(story.effects.contains(.pattern(0)))
    #expect(story.send(.shown(avoidance.id), 3) == nil)
    #expect(story.send(.shown(avoidance.id), 3) == .patternNotOffered)
    #expect(story.send(.shown(.test(5)), 3) == .unknownRecord)
  }
}
