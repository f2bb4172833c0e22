import CivilTime
import PressureServices
import SeedModel
import Testing
import PolicySamples

struct PlannerTests {
  /// A user in Berlin who lets the app notify, at a tier.
  static func user(tier: Int = 0, policies: PressurePolicies = .shipped, copy: FakeCopy = FakeCopy()) -> Story
  {
    var setup = PressureSetup()
    setup.slots = [PressureSetup.Slot()]
    setup.slots[0].escalation = Escalation(tier: tier, misses: tier)
    setup.settings.notificationsEnabled = true
    return Story(setup.state(zone: TestZones.named("Europe/Berlin")), policies: policies, copy: copy)
  }

  @Test(arguments: [
    (0, ["15:30:00 notification.tier0.midpoint"]),
    (1, ["15:30:00 notification.tier1.midpoint", "21:00:00 notification.tier1.oneHourBeforeClose"]),
    (
      2,
      [
        "15:30:00 notification.tier2.midpoint", "20:00:00 notification.tier2.twoHoursBeforeClose",
        "21:30:00 notification.tier2.thirtyMinutesBeforeClose",
      ]
    ),
    (
      3,
      [
        "15:30:00 notification.tier3.midpoint", "20:00:00 notification.tier3.twoHoursBeforeClose",
        "21:30:00 notification.tier3.thirtyMinutesBeforeClose",
      ]
    ),
  ])
  func `a day with a text has its tier's reminders, and the next two days those planned ahead`(
    tier: Int,
    today: [String]
  ) {
    var story = PlannerTests.user(tier: tier)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let ahead = ["2024-03-05", "2024-03-06"].flatMap { date in
      today.map { "\(date)T\($0.replacing("notification.", with: "notification.planned."))" }
    }
    #expect(story.state.plan == today.map { "2024-03-04T\($0)" } + ahead)
    #expect(story.state.pending.count <= 9)
    #expect(Set(story.effects.notifications.map(\.identifier)).isSuperset(of: story.state.pending.map(\.id)))
  }

  @Test func `without a text nothing is planned for today`() {
    var story = PlannerTests.user()
    story.send(.open, "2024-03-04 08:00")
    #expect(story.state.plan.allSatisfy { !$0.hasPrefix("2024-03-04") })
    #expect(story.state.plan.count == 2)
  }

  @Test(arguments: [1, 2, 3])
  func `the lookahead is the policy's, today included`(days: Int) {
    var policies = PressurePolicies.shipped
    policies.lookaheadDays = days
    var story = PlannerTests.user(tier: 3, policies: policies)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.state.pending.count == 3 * days)
  }

  @Test(arguments: [PressureEvent.yes(), .no()])
  func `a check-in cancels the rest of the day and plans the next days at the new tier`(event: PressureEvent)
  {
    var story = PlannerTests.user(tier: 1)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let today = story.state.pending.filter { $0.date == day("2024-03-04") }.map(\.id)
    story.send(event, "2024-03-04 16:00")
    // The midpoint's was delivered, the other one is taken back.
    #expect(story.turn?.effects.cancelled.contains(today[1]) == true)
    #expect(story.turn?.effects.cancelled.contains(today[0]) == false)
    #expect(story.state.pending.allSatisfy { $0.date > day("2024-03-04") })
    #expect(story.state.pending.count == (event == .yes() ? 2 : 6))
    #expect(story.log.first { $0.id == today[0] }?.delivered == true)
    #expect(story.log.contains { $0.id == today[1] } == false)
  }

  @Test func `a check-in at a reminder's second comes after it`() {
    var story = PlannerTests.user(tier: 1)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.yes(), "2024-03-04 15:30")
    #expect(story.state.day?.deliveredAt == [at("2024-03-04T14:30:00Z")])
  }

  @Test func `a missed deadline leaves no reminders but those planned before`() {
    var away = PlannerTests.user()
    away.send(.open, "2024-03-03 08:00")
    away.send(.time, "2024-03-04 15:29:59")
    #expect(away.state.plan.first == "2024-03-04T15:30:00 notification.planned.tier0.midpoint")
    away.send(.time, "2024-03-04 15:30")
    #expect(away.state.badge == 1)

    var story = PlannerTests.user()
    story.send(.open, "2024-03-04 08:00")
    story.send(.open, "2024-03-04 09:30")
    #expect(story.record?.status == .missed)
    #expect(story.state.plan.allSatisfy { !$0.hasPrefix("2024-03-04") })
  }

  @Test func `the planned reminders of a day go as soon as the app runs on it`() {
    var story = PlannerTests.user(tier: 2)
    story.send(.open, "2024-03-03 10:00")
    let planned = story.state.pending.filter { $0.date == day("2024-03-04") }.map(\.id)
    #expect(planned.count == 3)
    story.send(.open, "2024-03-04 16:00")
    #expect(story.turn?.effects.cancelled.prefix(2) == planned.dropFirst())
    #expect(story.state.plan.allSatisfy { !$0.hasPrefix("2024-03-04") })
  }

  @Test func `an app that stays closed is reminded for two more days, then no more`() {
    var story = PlannerTests.user()
    story.send(.open, "2024-03-04 08:00")
    story.send(.time, "2024-03-20 08:00")
    #expect(story.log.filter(\.delivered).count == 2)
    #expect(story.state.pending.isEmpty)
  }

  @Test func `with a success already counted at tiers 2 and 3 the reminders speak of recovering`() {
    for (tier, isRecovering) in [(1, false), (2, true), (3, true)] {
      var story = PlannerTests.user(tier: tier)
      story.live("2024-03-04", .yes)
      story.send(.commit(text: "Write"), "2024-03-05 08:00")
      let today = story.state.plan.filter { $0.hasPrefix("2024-03-05") }
      let prefix = isRecovering ? "notification.recovering.tier\(tier)." : "notification.tier0."
      #expect(today.allSatisfy { $0.contains(prefix) }, "\(today)")
    }
  }

  @Test func `nothing is planned while notifications are off or denied`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.state.pending.isEmpty)
    story.send(.permission(granted: false), "2024-03-04 08:01")
    #expect(story.state.pending.isEmpty && !story.state.settings.notificationsEnabled)
    story.send(.permission(granted: true), "2024-03-04 08:02")
    #expect(story.state.pending.count == 3)
    story.send(.settings(SettingsChange(notificationsEnabled: false)), "2024-03-04 08:03")
    #expect(story.state.pending.isEmpty && story.turn?.effects.cancelled.count == 3)
    story.send(.settings(SettingsChange(notificationsEnabled: true)), "2024-03-04 08:04")
    #expect(story.state.pending.count == 3)
    story.send(.permission(granted: false), "2024-03-04 08:05")
    #expect(story.state.pending.isEmpty && story.turn?.effects.cancelled.count == 3)
  }

  @Test func `a change plans anew only what it changes`() {
    var story = PlannerTests.user()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let before = story.state.pending
    story.send(.open, "2024-03-04 08:10")
    #expect(story.state.pending == before && story.turn?.effects.notifications == [])
    story.send(.commit(text: "Read"), "2024-03-04 08:20")
    #expect(story.turn?.effects.cancelled == [before[0].id])
    #expect(story.turn?.effects.notifications.count == 1)
    #expect(Array(story.state.pending.dropFirst()) == Array(before.dropFirst()))
    // The text is new, the variant stays the day's.
    #expect(story.state.pending[0].variant == before[0].variant)
  }

  @Test func `changed times plan anew`() {
    var story = PlannerTests.user()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.settings(SettingsChange(close: time("23:59"))), "2024-03-04 08:10")
    #expect(
      story.state.plan == [
        "2024-03-04T16:29:30 notification.tier0.midpoint",
        "2024-03-05T16:29:30 notification.planned.tier0.midpoint",
        "2024-03-06T16:29:30 notification.planned.tier0.midpoint",
      ]
    )
  }

  @Test func `reminders speak in the voice that is paid for when they come`() {
    var story = PlannerTests.user()
    story.send(.subscribe(until: at("2024-03-05T12:00:00Z")), "2024-03-04 08:00")
    story.send(.settings(SettingsChange(personalityMode: .brutal)), "2024-03-04 08:00")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.state.pending.map(\.mode) == [.brutal, .professional, .professional])
    #expect(
      story.effects.notifications.last { $0.identifier == story.state.pending[0].id }?.title.hasPrefix(
        "brutal"
      ) == true
    )
  }

  @Test func `a key's variants come once a round before one repeats, and one a day`() {
    var story = PlannerTests.user()
    var variants: [Int] = []
    for number in 0..<12 {
      let date = day("2024-03-04").adding(days: number)
      story.send(.commit(text: "Write"), "\(date) 08:00")
      variants += story.state.pending.filter { $0.date == date }.map(\.variant)
      story.send(.yes(), "\(date) 16:00")
    }
    for round in stride(from: 0, to: 12, by: 4) {
      #expect(Set(variants[round..<round + 4]) == [0, 1, 2, 3])
    }
    #expect(variants[3] != variants[4] && variants[7] != variants[8])
  }

  @Test func `a zone's change leaves today's reminders and moves tomorrow's`() {
    var story = PlannerTests.user()
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.zone(TestZones.named("America/Los_Angeles")), at: at("2024-03-04T11:00:00Z"))
    #expect(
      story.state.pending.map(\.at) == [
        at("2024-03-04T14:30:00Z"), at("2024-03-05T23:30:00Z"), at("2024-03-06T23:30:00Z"),
      ]
    )
  }

  @Test func `a missing text is reported, and a plainer one stands in where there is one`() {
    var story = PlannerTests.user(
      tier: 2,
      copy: FakeCopy(missing: ["notification.recovering", "notification.planned"])
    )
    story.live("2024-03-04", .yes)
    story.send(.commit(text: "Write"), "2024-03-05 08:00")
    #expect(story.turn?.effects.missingCopy.contains("notification.recovering.tier2.midpoint") == true)
    #expect(story.turn?.effects.notifications.map(\.key).contains("notification.tier2.midpoint") == true)
    #expect(story.turn?.effects.missingCopy.contains("notification.planned.tier2.midpoint") == true)
  }

  @Test func `a first day that has not begun is reminded of the text that it will take`() {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    story.send(.commit(text: "Write"), "2024-03-04 23:00")
    story.send(.permission(granted: true), "2024-03-04 23:00")
    for step in OnboardingStep.allCases { story.send(.onboard(step), "2024-03-04 23:01") }
    #expect(
      story.state.plan == [
        "2024-03-05T15:30:00 notification.tier0.midpoint",
        "2024-03-06T15:30:00 notification.planned.tier0.midpoint",
      ]
    )
    let first = story.state.pending[0].id
    story.send(.commit(text: "Read"), "2024-03-04 23:02")
    #expect(story.turn?.effects.cancelled == [first])
  }

  @Test func `the log has what the spec keeps of a notification`() {
    var story = PlannerTests.user(tier: 1)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    let first = story.state.pending[0]
    story.send(.tapped(first.id), "2024-03-04 15:31")
    #expect(
      story.log.first { $0.id == first.id }
        == NotificationRecord(
          id: first.id,
          scheduledFor: at("2024-03-04T14:30:00Z"),
          tier: 1,
          personality: .professional,
          delivered: true,
          tapped: true
        )
    )
    #expect(story.turn?.effects.events.map(\.name).contains(.notificationTapped) == true)
  }
}
