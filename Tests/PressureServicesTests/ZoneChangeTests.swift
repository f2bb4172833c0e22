import CivilTime
import PressureServices
import Testing

struct ZoneChangeTests {
  @Test func `today keeps the zone in which it began, tomorrow uses the new one`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.send(.zone(TestZones.named("America/Los_Angeles")), at: at("2024-03-04T11:00:00Z")) == nil)
    #expect(story.state.day?.closeAt == at("2024-03-04T21:00:00Z"))
    #expect(story.state.nextDay?.date == day("2024-03-05"))
    #expect(story.state.nextDay?.startsAt == at("2024-03-05T08:00:00Z"))
    #expect(story.send(.yes(), at: at("2024-03-04T20:59:59Z")) == nil)
    story.send(.open, at: at("2024-03-05T08:00:00Z"))
    #expect(story.state.day?.zone.identifier == "America/Los_Angeles")
    #expect(story.state.day?.deadlineAt == at("2024-03-05T17:00:00Z"))
  }

  @Test func `the next day does not begin before the old window's close`() {
    var story = Story(zone: "America/Los_Angeles")
    story.send(.commit(text: "Write"), at: at("2024-03-04T16:00:00Z"))
    story.send(.zone(TestZones.named("Pacific/Auckland")), at: at("2024-03-04T18:00:00Z"))
    // Auckland's 5 March began at 11:00Z on the 4th, its deadline passed at 20:00Z; the old close is 06:00Z.
    #expect(story.state.nextDay?.date == day("2024-03-05"))
    #expect(story.state.nextDay?.startsAt == at("2024-03-05T06:00:00Z"))
    #expect(story.send(.yes(), at: at("2024-03-05T05:59:59Z")) == nil)
    story.send(.open, at: at("2024-03-05T06:00:00Z"))
    // 19:00 in Auckland: the day takes a text and locks it at once.
    #expect(story.state.day?.isLate == true)
    #expect(story.send(.commit(text: "Read"), at: at("2024-03-05T06:30:00Z")) == nil)
    #expect(story.record?.lockedAt == at("2024-03-05T06:30:00Z"))
    #expect(story.send(.yes(), at: at("2024-03-05T08:59:59Z")) == nil)
    #expect(story.escalation.streak == 2)
  }

  @Test func `no planned reminder says that a day is missed which begins late and takes a text`() {
    var story = Story(zone: "America/Los_Angeles")
    story.send(.permission(granted: true), at: at("2024-03-04T16:00:00Z"))
    #expect(Set(story.state.pending.map(\.date)) == [day("2024-03-05"), day("2024-03-06")])
    story.send(.zone(TestZones.named("Pacific/Auckland")), at: at("2024-03-04T18:00:00Z"))
    // The 5th begins at 19:00 in Auckland, after its deadline and before its close.
    #expect(story.state.nextDay?.startsAt == at("2024-03-05T06:00:00Z"))
    #expect(Set(story.state.pending.map(\.date)) == [day("2024-03-06")])
    story.send(.time, at: at("2024-03-05T08:00:00Z"))
    #expect(story.send(.commit(text: "Read"), at: at("2024-03-05T08:00:00Z")) == nil)
  }

  @Test func `a date that a journey skips is not MISSED`() {
    var story = Story(zone: "Etc/GMT+12", settings: settings("12:00", "23:59"))
    story.send(.commit(text: "Write"), at: at("2024-03-04T13:00:00Z"))
    story.send(.zone(TestZones.named("Pacific/Kiritimati")), at: at("2024-03-05T00:30:00Z"))
    // The old close is 5 March 11:59Z, 6 March 01:59 on Kiritimati: the 5th is skipped.
    story.send(.yes(), at: at("2024-03-05T11:00:00Z"))
    story.send(.open, at: at("2024-03-05T12:30:00Z"))
    #expect(story.records.map { "\($0.date) \($0.status)" } == ["2024-03-04 YES", "2024-03-06 PENDING"])
    #expect(story.state.day?.startsAt == at("2024-03-05T11:59:00Z"))
    #expect(story.escalation.streak == 1 && story.tier == 0)
  }

  @Test func `a date that a journey repeats has no second record`() {
    var story = Story(zone: "Pacific/Kiritimati")
    story.send(.commit(text: "Write"), at: at("2024-03-04T18:00:00Z"))  // 5 March 08:00
    story.send(.yes(), at: at("2024-03-05T00:00:00Z"))
    story.send(.zone(TestZones.named("America/Los_Angeles")), at: at("2024-03-05T00:30:00Z"))
    // 4 March in Los Angeles; the 5th comes there once more, and is passed over.
    story.send(.open, at: at("2024-03-05T20:00:00Z"))
    #expect(story.state.day?.date == day("2024-03-05"))
    #expect(story.state.day?.zone.identifier == "Pacific/Kiritimati")
    story.send(.open, at: at("2024-03-06T08:00:00Z"))
    #expect(story.records.map { "\($0.date) \($0.status)" } == ["2024-03-05 YES", "2024-03-06 PENDING"])
  }

  @Test func `the same zone changes nothing`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, "2024-03-04 08:00")
    let before = story.state
    #expect(story.send(.zone(TestZones.named("Europe/Berlin")), "2024-03-04 08:00") == nil)
    #expect(story.state == before)
  }

  @Test func `a zone's change after the close begins the next day no earlier than now`() {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    story.send(.zone(TestZones.named("Pacific/Auckland")), at: at("2024-03-04T21:30:00Z"))
    // 5 March 10:30 in Auckland, past the deadline there.
    #expect(story.state.nextDay?.startsAt == at("2024-03-04T21:30:00Z"))
    story.send(.open, at: at("2024-03-04T21:30:00Z"))
    #expect(story.state.day?.date == day("2024-03-05"))
    #expect(story.state.day?.isLate == true)
  }

  @Test(arguments: [
    // The clocks skip 02:00–03:00 on 31 March and repeat it on 27 October: days of 23 and 25 hours.
    (
      "2024-03-31", "2024-03-30T23:00:00Z", "2024-03-31T07:00:00Z", "2024-03-31T20:00:00Z",
      "2024-03-31T22:00:00Z"
    ),
    (
      "2024-10-27", "2024-10-26T22:00:00Z", "2024-10-27T08:00:00Z", "2024-10-27T21:00:00Z",
      "2024-10-27T23:00:00Z"
    ),
  ])
  func `both edges of summer time keep the wall clock`(
    date: String,
    start: String,
    deadline: String,
    close: String,
    next: String
  ) {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, at: at(start).adding(seconds: -3600))
    story.send(.open, at: at(start))
    let today = story.state.day
    #expect(today?.date == day(date))
    #expect(today?.startsAt == at(start) && today?.deadlineAt == at(deadline) && today?.closeAt == at(close))
    #expect(story.state.nextDay?.startsAt == at(next))
  }

  @Test func `where midnight is skipped the day begins with the change`() {
    // Cairo, 26 April 2024: 00:00 becomes 01:00.
    var story = Story(zone: "Africa/Cairo")
    story.send(.open, at: at("2024-04-25T10:00:00Z"))
    #expect(story.state.nextDay?.startsAt == at("2024-04-25T22:00:00Z"))
    story.send(.open, at: at("2024-04-25T22:00:00Z"))
    #expect(story.state.day?.date == day("2024-04-26"))
  }

  func settings(_ deadline: String, _ close: String) -> PressureSettings {
    var settings = PressureSettings()
    settings.window = window(deadline, close)
    return settings
  }
}

struct SettingsTests {
  @Test(arguments: [
    // Now, the new deadline, and whether it counts today.
    ("08:00", "08:30", true), ("08:29:59", "08:30", true), ("08:30", "08:30", false),
    ("08:31", "08:30", false), ("08:00", "12:00", true), ("08:59:59", "12:00", true),
    ("09:00", "12:00", false),
    ("15:00", "12:00", false), ("07:00", "06:00", false),
  ])
  func `settings changed before the deadline count today if the new one is still ahead`(
    now: String,
    deadline: String,
    isToday: Bool
  ) {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 06:30")
    let change = SettingsChange(deadline: time(deadline), close: time("23:00"))
    #expect(story.send(.settings(change), "2024-03-04 \(now)") == nil)
    #expect(story.state.settings.window == window(deadline, "23:00"))
    #expect(story.state.day?.window == (isToday ? window(deadline, "23:00") : .standard))
    #expect(story.state.day?.closeAt == at(isToday ? "2024-03-04T22:00:00Z" : "2024-03-04T21:00:00Z"))
    story.send(.open, "2024-03-05 00:00")
    #expect(story.state.day?.window == window(deadline, "23:00"))
  }

  @Test(
    arguments: [
      (SettingsChange(deadline: LocalTime("05:30")), .deadlineRange),
      (SettingsChange(close: LocalTime("17:00")), .closeRange),
      (SettingsChange(close: LocalTime("23:45")), .step),
      (SettingsChange(personalityMode: .brutal), .requiresSubscription),
      (SettingsChange(escalationTuning: .strict), .requiresSubscription),
      (SettingsChange(notificationsEnabled: true), .notificationsDenied),
      (SettingsChange(personalityMode: .professional, notificationsEnabled: false), nil),
      (SettingsChange(), nil),
    ] as [(SettingsChange, PressureRefusal?)]
  )
  func `settings keep their ranges and gates`(change: SettingsChange, refusal: PressureRefusal?) {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, "2024-03-04 08:00")
    let before = story.state
    #expect(story.send(.settings(change), "2024-03-04 08:00") == refusal)
    if refusal != nil { #expect(story.state == before) }
  }

  @Test func `of several settings all are taken or none`() {
    var story = Story(zone: "Europe/Berlin")
    let change = SettingsChange(deadline: time("10:00"), close: time("23:45"))
    #expect(story.send(.settings(change), "2024-03-04 08:00") == .step)
    #expect(story.state.settings.window == .standard)
  }

  @Test func `a new user's settings are the spec's defaults`() {
    let state = PressureState()
    #expect(state.settings.personalityMode.rawValue == "PROFESSIONAL")
    #expect(state.settings.window == window("09:00", "22:00"))
    #expect(!state.settings.notificationsEnabled && state.permission == .notDetermined)
    #expect(state.onboarding == .coldOpen)
    #expect(state.entitlement.tierName(at: .earliest) == "FREE" && state.entitlement.expiry == nil)
    let escalation = state.escalationState
    #expect(SpecEngine(escalation) == SpecEngine(EscalationState()))
    #expect(escalation.shields.resetDate == nil)
  }
}
