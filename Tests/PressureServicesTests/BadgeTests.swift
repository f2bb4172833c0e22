import CivilTime
import PressureServices
import Testing

struct BadgeTests {
  @Test(arguments: 0...2)
  func `at tiers 0 to 2 the badge comes with the first reminder and goes on opening`(tier: Int) {
    var story = PlannerTests.user(tier: tier)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 15:29:59")
    #expect(story.state.badge == 0)
    story.send(.time, "2024-03-04 15:30")
    #expect(story.state.badge == 1 && story.turn?.effects.badges == [1])
    story.send(.open, "2024-03-04 15:40")
    #expect(story.state.badge == 0 && story.turn?.effects.badges == [0])
  }

  @Test(arguments: [(0, PressureEvent.yes()), (1, .no()), (2, .yes()), (3, .yes()), (3, .no())])
  func `a check-in clears the badge at every tier`(tier: Int, event: PressureEvent) {
    var story = PlannerTests.user(tier: tier)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 15:30")
    #expect(story.state.badge == 1)
    story.send(event, "2024-03-04 15:40")
    #expect(story.state.badge == 0)
  }

  @Test func `at tier 3 the badge comes with the deadline and stays until YES or NO`() {
    var story = PlannerTests.user(tier: 3)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 08:59:59")
    #expect(story.state.badge == 0)
    story.send(.open, "2024-03-04 09:00")
    #expect(story.state.badge == 1)
    story.send(.open, "2024-03-04 12:00")
    #expect(story.state.badge == 1)
    // It persists over the miss, and over the next day's opening.
    story.send(.open, "2024-03-04 22:30")
    #expect(story.record?.status == .missed && story.state.badge == 1)
    story.send(.open, "2024-03-05 07:00")
    story.send(.commit(text: "Write"), "2024-03-05 08:00")
    #expect(story.state.badge == 1)
    story.send(.no(), "2024-03-05 12:00")
    #expect(story.state.badge == 0)
  }
}
