import CivilTime
import PressureServices
import ServiceKernel
import Testing

/// The engine spec's "Edge Cases" and "Hard Constraints", row by row.
struct SpecEdgeCaseTests {
  @Test func `User changes timezone mid-day`() {
    var story = PlannerTests.user()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let today = story.state.pending.first
    story.send(.zone(TestZones.named("Asia/Tokyo")), "2024-03-04 08:30")
    // The current day's schedule is unchanged; the next day uses the new zone.
    #expect(story.state.pending.first == today)
    #expect(story.state.day?.closeAt == at("2024-03-04T21:00:00Z"))
    story.send(.open, at: at("2024-03-05T00:00:00Z"))
    #expect(story.state.day?.zone.identifier == "Asia/Tokyo")
  }

  @Test func `User sets commitment at 8:55 AM, 5 minutes before the deadline`() {
    var story = Story(zone: "Europe/Berlin")
    #expect(story.send(.commit(text: "Write"), "2024-03-04 08:55") == nil)
    story.send(.time, "2024-03-04 09:00")
    #expect(story.record?.lockedAt == at("2024-03-04T08:00:00Z"))
  }

  @Test func `No commitment set by deadline`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, "2024-03-04 07:00")
    story.send(.time, "2024-03-04 09:00")
    #expect(story.record?.status == .missed && story.tier == 1)
  }

  @Test func `User checks in YES then wants to change to NO`() {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    #expect(story.send(.no(), "2024-03-04 12:01") == .alreadyCheckedIn)
    #expect(story.record?.status == .yes)
  }

  @Test func `App is uninstalled and reinstalled: what is stored survives`() throws {
    var story = Story(zone: "Europe/Berlin")
    for date in ["2024-03-04", "2024-03-05"] { story.live(date, .no) }
    let state = try story.reducer.restored(story.state)
    #expect(state.escalationState.currentTier == 2)
    #expect(state == story.state)
  }

  @Test func `Device is offline at notification time: it was planned before and is the system's to deliver`()
  {
    var story = PlannerTests.user()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.effects.notifications.contains { $0.at == at("2024-03-04T14:30:00Z") })
  }

  @Test func `Restart Shield used on same day as NO: within 1 hour of the check-in`() {
    for (now, refusal) in [("13:00:00", nil), ("13:00:01", PressureRefusal.shieldExpired)] {
      var story = ShieldTests.subscriber()
      story.live("2024-03-04", .no)
      #expect(story.send(.shield(), "2024-03-04 \(now)") == refusal)
    }
  }

  @Test func `Max notifications per day is 3, spacing at least 30 minutes, tier at most 3`() {
    #expect(CheckInWindow.reminderLimit == 3)
    #expect(CheckInWindow.minimumSpacingSeconds == 1800)
    #expect(Escalation.highestTier == 3)
    #expect(EscalationEngine.states(results: Array(repeating: .no, count: 40)).last?.currentTier == 3)
  }

  @Test func `Restart shields per month: 1 for paid users, 0 for free ones`() {
    #expect(ShieldTests.subscriber().state.shields.remaining == 1)
    var free = Story(zone: "Europe/Berlin")
    free.send(.time, "2024-03-04 08:00")
    free.send(.time, "2024-05-01 08:00")
    #expect(free.state.shields.remaining == 0)
  }
}
