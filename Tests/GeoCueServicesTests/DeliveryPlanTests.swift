import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import ServiceKernel
import Testing

struct DeliveryPlanTests {
  private func plan(
    _ priority: NotificationPriority,
    at: String = "2026-06-01T12:00:00Z",
    _ preferences: NotificationStylePreferences = .init(),
    policies: GeoCuePolicies = .shipped,
    acknowledgedAt: String? = nil,
    until: String? = nil
  ) -> [String] {
    DeliveryPlanner(preferences: preferences, zone: .utc, policies: policies)
      .deliveries(
        of: priority,
        at: Sample.instant(at),
        acknowledgedAt: acknowledgedAt.map { Sample.instant("2026-06-01T\($0)Z") },
        until: until.map { Sample.instant("2026-06-01T\($0)Z") }
      )
      .map { "\($0.at)".dropFirst(11).dropLast() + ($0.kind == .first ? "" : " again") }
  }

  @Test
  func `low and medium are delivered once, high is repeated once after a minute`() {
    #expect(plan(.low) == ["12:00:00"])
    #expect(plan(.medium) == ["12:00:00"])
    #expect(plan(.high) == ["12:00:00", "12:01:00 again"])
  }

  @Test
  func `critical is repeated every thirty seconds, as far as may be pending`() {
    let deliveries = plan(.critical)
    #expect(deliveries.count == 60)
    #expect(deliveries.prefix(4) == ["12:00:00", "12:00:30 again", "12:01:00 again", "12:01:30 again"])
    #expect(deliveries.last == "12:29:30 again")
    #expect(
      plan(.critical, policies: GeoCuePolicies.with(pendingMaximum: 2)) == ["12:00:00", "12:00:30 again"]
    )
    #expect(
      plan(.critical, policies: GeoCuePolicies.with(criticalRepeatSeconds: 45, pendingMaximum: 3)).last
        == "12:01:30 again"
    )
  }

  @Test(arguments: [
    ("12:00:00", 1), ("12:00:01", 1), ("12:00:30", 1), ("12:00:31", 2), ("12:01:00", 2), ("12:01:01", 3),
  ])
  func `acknowledging at a repeat's second cancels it; the first delivery stays`(time: String, count: Int) {
    #expect(plan(.critical, acknowledgedAt: time).count == count)
  }

  @Test
  func `a high notification's repeat is cancelled up to its second`() {
    #expect(plan(.high, acknowledgedAt: "12:01:00") == ["12:00:00"])
    #expect(plan(.high, acknowledgedAt: "12:01:01") == ["12:00:00", "12:01:00 again"])
  }

  @Test
  func `a plan reaches to the last instant that is asked for`() {
    #expect(plan(.critical, until: "12:01:00").last == "12:01:00 again")
    #expect(plan(.critical, until: "12:00:59").last == "12:00:30 again")
    #expect(plan(.critical, until: "11:59:59").isEmpty)
  }

  @Test(arguments: [
    ("12:58:59", ["12:58:59", "12:59:59 again"]), ("12:59:00", ["12:59:00"]), ("12:59:59", ["12:59:59"]),
    ("13:00:00", ["14:00:00", "14:01:00 again"]), ("13:59:59", ["14:00:00", "14:01:00 again"]),
    ("14:00:00", ["14:00:00", "14:01:00 again"]),
  ])
  func `a repeat that falls into quiet hours is dropped; one released at their end is repeated after it`(
    time: String,
    deliveries: [String]
  ) {
    #expect(plan(.high, at: "2026-06-01T\(time)Z", Sample.quiet("13:00-14:00")) == deliveries)
  }

  @Test
  func `critical passes quiet hours, repeats and all`() {
    let deliveries = plan(
      .critical,
      at: "2026-06-01T12:59:45Z",
      Sample.quiet("13:00-14:00"),
      until: "13:00:45"
    )
    #expect(deliveries == ["12:59:45", "13:00:15 again", "13:00:45 again"])
    let quiet = plan(.critical, at: "2026-06-01T13:10:00Z", Sample.quiet("13:00-14:00"), until: "13:10:30")
    #expect(quiet == ["13:10:00", "13:10:30 again"])
  }

  @Test
  func `a first delivery has its style's channels, a repeat its priority's`() {
    let planner = DeliveryPlanner(preferences: .init(), zone: .utc, policies: .shipped)
    let deliveries = planner.deliveries(of: .high, at: Sample.instant("2026-06-01T12:00:00Z"))
    #expect(deliveries.map(\.channels.sound) == [false, true])
    #expect(deliveries.map(\.channels.haptic) == [false, true])
    #expect(deliveries.map(\.channels.interruption) == [.passive, .timeSensitive])
  }
}
