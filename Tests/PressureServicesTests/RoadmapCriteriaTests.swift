import CivilTime
import PressureServices
import ServiceKernel
import Testing

/// The roadmap's test criteria that are not about screens, by their words.
struct RoadmapCriteriaTests {
  @Test(
    arguments: [
      (CheckInResult.yes, 2, 0, 1), (.no, 3, 3, 1), (.missed, 3, 3, 1), (.shieldedNo, 2, 2, 0),
      (.shieldedMissed, 2, 2, 0),
    ]
  )
  func `State machine produces identical output for identical input`(
    result: CheckInResult,
    tier: Int,
    misses: Int,
    shields: Int
  ) {
    let state = EscalationState(
      Escalation(tier: 2, misses: 2, longest: 4),
      shields: ShieldBalance(remaining: 1)
    )
    for other in CheckInResult.allCases {
      // Whatever was asked before.
      _ = EscalationEngine.next(state, other)
      let next = EscalationEngine.next(state, result)
      #expect(next.currentTier == tier && next.consecutiveMisses == misses)
      #expect(next.restartShieldsRemaining == shields && next.longestStreak == 4)
      #expect(
        next.consecutiveSuccesses == (result == .yes ? 1 : 0)
          && next.currentStreak == next.consecutiveSuccesses
      )
    }
  }

  @Test func `Full daily loop works: set commitment, lock at deadline, check in, see streak update`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 09:00")
    #expect(story.record?.lockedAt != nil)
    story.send(.yes(), "2024-03-04 12:00")
    #expect(story.state.escalationState.currentStreak == 1)
  }

  @Test func `NO check-in breaks streak immediately`() {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    story.live("2024-03-05", .no)
    #expect(story.state.escalationState.currentStreak == 0)
  }

  @Test func `Missing the window marks as MISSED and advances escalation`() {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .missed)
    #expect(story.record?.status == .missed && story.tier == 1)
  }

  @Test func `Copy changes when personality mode is toggled`() {
    var story = ShieldTests.subscriber()
    story.send(.permission(granted: true), "2024-03-04 07:00")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.turn?.effects.notifications.allSatisfy { $0.title.hasPrefix("professional") } == true)
    story.send(.settings(SettingsChange(personalityMode: .brutal)), "2024-03-04 08:01")
    #expect(story.turn?.effects.notifications.count == 3)
    #expect(story.turn?.effects.notifications.allSatisfy { $0.title.hasPrefix("brutal") } == true)
  }

  @Test(arguments: [(0, 1), (1, 2), (2, 3), (3, 3)])
  func `Correct number of notifications per tier`(tier: Int, count: Int) {
    var story = PlannerTests.user(tier: tier)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.state.pending.count { $0.date == day("2024-03-04") } == count)
  }

  @Test func `All notifications cancelled when user checks in`() {
    var story = PlannerTests.user(tier: 3)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let today = story.state.pending.filter { $0.date == day("2024-03-04") }.map(\.id)
    story.send(.yes(), "2024-03-04 09:30")
    let cancelled = Set(story.turn?.effects.cancelled ?? [])
    #expect(cancelled.isSuperset(of: today))
    #expect(story.state.pending.allSatisfy { $0.date != day("2024-03-04") })
  }

  @Test func `Badge persists on Tier 3 until check-in`() {
    var story = PlannerTests.user(tier: 3)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.open, "2024-03-04 16:00")
    #expect(story.state.badge == 1)
    story.send(.yes(), "2024-03-04 16:01")
    #expect(story.state.badge == 0)
  }

  @Test func `Commitment from Step 1 appears on home screen, and a forced quit resumes correctly`() throws {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    story.send(.commit(text: "Write"), "2024-03-04 07:00")
    for step in OnboardingStep.allCases {
      story.send(.onboard(step), "2024-03-04 07:00")
      story.state = try story.reducer.restored(story.state)
      #expect(story.state.onboarding == step.next)
    }
    #expect(story.record?.text == "Write")
  }

  @Test func `Personality selection persists and affects all copy`() throws {
    var story = ShieldTests.subscriber()
    story.send(.settings(SettingsChange(personalityMode: .brutal)), "2024-03-04 07:00")
    let state = try story.reducer.restored(story.state)
    #expect(state.settings.personalityMode == .brutal)
    #expect(story.reducer.copyProvider(for: state, at: state.clock) is BrutalCopy)
  }

  @Test func `Changing deadline/window reschedules notifications`() {
    var story = PlannerTests.user()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let before = story.state.pending.map(\.at)
    story.send(.settings(SettingsChange(close: time("20:00"))), "2024-03-04 08:01")
    #expect(story.state.pending.map(\.at) == before.map { $0.adding(seconds: -3600) })
  }

  @Test func `Subscription purchase flow works end-to-end`() throws {
    var purchase = Purchase.idle
    var story = Story(zone: "Europe/Berlin")
    for event in [Purchase.Event.buy(.annual), .deferred, .approved(until: at("2025-01-01T00:00:00Z"))] {
      let step = try #require(purchase.reduce(event))
      purchase = step.state
      for case .subscribe(let until) in step.effects {
        story.send(.subscribe(until: until), "2024-03-04 08:00")
      }
    }
    #expect(purchase == .purchased(.annual))
    #expect(story.state.entitlement == .paid(until: at("2025-01-01T00:00:00Z")))
  }

  @Test func `Brutal mode locked without subscription`() {
    var story = Story(zone: "Europe/Berlin")
    #expect(
      story.send(.settings(SettingsChange(personalityMode: .brutal)), "2024-03-04 08:00")
        == .requiresSubscription
    )
  }

  @Test func `Restart Shield activates correctly, decrements count, resets monthly`() {
    var story = ShieldTests.subscriber()
    story.live("2024-03-04", .shieldedNo)
    #expect(story.tier == 0 && story.state.shields.remaining == 0)
    story.send(.time, "2024-04-01 00:00")
    #expect(story.state.shields.remaining == 1)
  }

  @Test func `Use your Restart Shield? is asked after a NO and after a miss`() {
    var story = ShieldTests.subscriber()
    story.live("2024-03-04", .no)
    #expect(story.effects.feedback.last == "shield.offer")
    story.live("2024-03-05", .missed)
    #expect(story.effects.feedback.last == "shield.offer")
  }
}
