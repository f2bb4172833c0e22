import CivilTime
import PressureServices
import ServiceKernel
import Testing

struct SeveralCommitmentsTests {
  /// A subscriber in Berlin who lets the app notify.
  static func subscriber() -> Story {
    var story = PlannerTests.user()
    story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-03-04 07:00")
    return story
  }

  @Test(
    arguments: [
      (0, false, nil), (1, false, .requiresSubscription), (1, true, nil), (2, true, nil),
      (3, true, .tooManyCommitments), (-1, true, .tooManyCommitments), (3, false, .requiresSubscription),
    ] as [(Int, Bool, PressureRefusal?)]
  )
  func `at most three, the further ones for subscribers`(
    sortOrder: Int,
    isPaid: Bool,
    refusal: PressureRefusal?
  ) {
    var story = isPaid ? SeveralCommitmentsTests.subscriber() : PlannerTests.user()
    #expect(story.send(.commit(text: "Write", sortOrder: sortOrder), "2024-03-04 08:00") == refusal)
  }

  @Test func `each has its text, status, streak, tier and shield use`() {
    var story = SeveralCommitmentsTests.subscriber()
    for (order, text) in ["Write", "Run", "Call"].enumerated() {
      story.send(.commit(text: text, sortOrder: order), "2024-03-04 08:00")
    }
    story.send(.yes(sortOrder: 0), "2024-03-04 12:00")
    story.send(.no(sortOrder: 1), "2024-03-04 12:10")
    #expect(story.send(.yes(sortOrder: 1), "2024-03-04 12:10") == .alreadyCheckedIn)
    story.send(.time, "2024-03-04 22:00")
    #expect(story.state.day?.records.map(\.status) == [.yes, .no, .missed])
    #expect(story.state.slots.map(\.escalation.streak) == [1, 0, 0])
    #expect(story.state.slots.map(\.escalation.tier) == [0, 1, 1])
    // The balance is the user's.
    #expect(story.send(.shield(sortOrder: 2), "2024-03-04 22:30") == nil)
    #expect(story.send(.shield(sortOrder: 1), "2024-03-04 22:31") == .shieldExpired)
    #expect(story.state.slots.map(\.escalation.tier) == [0, 1, 0])
    for order in 0..<3 {
      #expect(
        PressureHistory.escalation(of: story.records, sortOrder: order) == story.state.slots[order].escalation
      )
    }
  }

  @Test func `the first must be set, the others count only when set`() {
    var story = SeveralCommitmentsTests.subscriber()
    story.send(.commit(text: "Run", sortOrder: 1), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 09:00")
    #expect(story.state.day?.records.map(\.status) == [.missed, .pending])
    #expect(story.send(.yes(sortOrder: 1), "2024-03-04 10:00") == nil)
    #expect(story.send(.yes(sortOrder: 2), "2024-03-04 10:00") == .noCommitment)
    story.send(.time, "2024-03-05 10:00")
    #expect(story.state.slots.map(\.escalation.misses) == [2, 0, 0])
  }

  @Test func `reminders go by the worst tier, its ties by the lowest sort order, three a day over all`()
    throws
  {
    var story = SeveralCommitmentsTests.subscriber()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.commit(text: "Run", sortOrder: 1), "2024-03-04 08:00")
    story.send(.yes(), "2024-03-04 12:00")
    story.send(.no(sortOrder: 1), "2024-03-04 12:00")
    story.send(.commit(text: "Write"), "2024-03-05 08:00")
    story.send(.commit(text: "Run", sortOrder: 1), "2024-03-05 08:00")
    let today = story.state.plan.filter { $0.hasPrefix("2024-03-05") }
    #expect(
      today == [
        "2024-03-05T15:30:00 notification.several.tier1", "2024-03-05T21:00:00 notification.several.tier1",
      ]
    )
    #expect(story.state.pending[0].others == 1)
    // The worst is answered: what is left has one reminder, and it is past.
    story.send(.yes(sortOrder: 1), "2024-03-05 16:00")
    #expect(story.state.plan.allSatisfy { !$0.hasPrefix("2024-03-05") })
    // Both at tier 0: the first one is named.
    var tie = Story(SeveralCommitmentsTests.subscriber().state, copy: try #require(RealCopyTests.bundle))
    tie.send(.commit(text: "Paint the boat"), "2024-03-04 08:00")
    tie.send(.commit(text: "Feed the cat", sortOrder: 1), "2024-03-04 08:00")
    let bodies = tie.reducer.wanted(in: tie.state).notifications.map(\.body)
    #expect(bodies.contains { $0.contains("Paint the boat") })
    #expect(!bodies.contains { $0.contains("Feed the cat") })
  }

  @Test func `answers between reminders never bring more than three a day, nor closer than 30 minutes`() {
    var setup = PressureSetup()
    setup.settings.notificationsEnabled = true
    setup.entitlement = .paid(until: at("2025-01-01T00:00:00Z"))
    setup.slots = [1, 3, 2].map { tier in
      var slot = PressureSetup.Slot()
      slot.escalation = Escalation(tier: tier, misses: tier)
      return slot
    }
    var story = Story(setup.state(zone: TestZones.named("Europe/Berlin")))
    for order in 0..<3 { story.send(.commit(text: "Write", sortOrder: order), "2024-03-04 08:00") }
    story.send(.yes(sortOrder: 1), "2024-03-04 20:10")
    story.send(.yes(sortOrder: 2), "2024-03-04 20:20")
    // Tier 1's 21:00 is still to come; 15:30 and 20:00 have.
    #expect(story.state.plan.first == "2024-03-04T21:00:00 notification.tier1.oneHourBeforeClose")
    story.send(.time, "2024-03-04 23:00")
    #expect(story.state.day?.deliveredAt.count == 3)
  }

  @Test func `on a late day a text set after three reminders brings no fourth`() {
    var setup = PressureSetup()
    setup.settings.notificationsEnabled = true
    setup.entitlement = .paid(until: at("2025-01-01T00:00:00Z"))
    setup.slots = [1, 3, 3].map { tier in
      var slot = PressureSetup.Slot()
      slot.escalation = Escalation(tier: tier, misses: tier)
      return slot
    }
    var story = Story(setup.state(zone: TestZones.named("Europe/Berlin")))
    story.send(.commit(text: "Write", sortOrder: 0), "2024-03-04 10:00")
    story.send(.commit(text: "Run", sortOrder: 1), "2024-03-04 10:00")
    story.send(.yes(sortOrder: 1), "2024-03-04 20:10")
    story.send(.commit(text: "Call", sortOrder: 2), "2024-03-04 21:00")
    #expect(story.state.day?.deliveredAt.count == 3)
    // Tier 3's 21:30 is half an hour after the last one, but would be the fourth.
    #expect(story.state.plan.allSatisfy { !$0.hasPrefix("2024-03-04") })
  }

  @Test func `when the subscription lapses today's stay, from tomorrow the first remains`() {
    var story = SeveralCommitmentsTests.subscriber()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.commit(text: "Run", sortOrder: 1), "2024-03-04 08:00")
    story.send(.lapse, "2024-03-04 10:00")
    #expect(story.send(.yes(sortOrder: 1), "2024-03-04 12:00") == nil)
    story.send(.yes(), "2024-03-04 12:00")
    #expect(story.send(.commit(text: "Run", sortOrder: 1), "2024-03-05 08:00") == .requiresSubscription)
    #expect(story.state.day?.records.count == 1)
  }
}
