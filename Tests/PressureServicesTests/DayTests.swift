import CivilTime
import PressureServices
import SeedModel
import ServiceKernel
import Testing

struct DayTests {
  @Test func `a day is set, locks at the deadline, is answered, and shows in the streak`() throws {
    var story = Story(zone: "Europe/Berlin")
    #expect(story.send(.open, "2024-03-04 07:00") == nil)
    #expect(story.record?.status == .pending && story.record?.text == "")
    #expect(story.send(.commit(text: "Write a page"), "2024-03-04 08:00") == nil)
    #expect(story.send(.commit(text: "Write two pages"), "2024-03-04 08:59:59") == nil)
    #expect(story.record?.lockedAt == nil)
    #expect(story.send(.time, "2024-03-04 09:00") == nil)
    #expect(story.record?.lockedAt == at("2024-03-04T08:00:00Z"))
    #expect(story.send(.yes(), "2024-03-04 18:00") == nil)
    let record = try #require(story.record)
    #expect(record.status == .yes && record.checkedInAt == at("2024-03-04T17:00:00Z"))
    #expect(record.text == "Write two pages" && record.escalationTierSnap == 0)
    #expect(story.escalation.streak == 1)
    #expect(story.stored[record.id] == record)
  }

  @Test(
    arguments: [("08:59:59", nil), ("09:00:00", .locked), ("12:00:00", .locked)]
      as [(String, PressureRefusal?)]
  )
  func `the text can be edited until the deadline, which is included in the lock`(
    now: String,
    refusal: PressureRefusal?
  ) {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    #expect(story.send(.commit(text: "Read"), "2024-03-04 \(now)") == refusal)
    #expect(story.record?.text == (refusal == nil ? "Read" : "Write"))
  }

  @Test(
    arguments: [
      ("08:59:59", .notYetOpen), ("09:00:00", nil), ("21:59:59", nil), ("22:00:00", .windowClosed),
      ("23:59:59", .windowClosed),
    ] as [(String, PressureRefusal?)]
  )
  func `YES and NO are taken from the deadline on and refused from the close on`(
    now: String,
    refusal: PressureRefusal?
  ) {
    for event in [PressureEvent.yes(), .no()] {
      var story = Story(zone: "Europe/Berlin")
      story.send(.commit(text: "Write"), "2024-03-04 08:00")
      #expect(story.send(event, "2024-03-04 \(now)") == refusal)
    }
  }

  @Test func `a check-in is final`() {
    for (first, second) in [
      (PressureEvent.yes(), PressureEvent.no()), (.no(), .yes()), (.yes(), .yes()), (.no(), .no()),
    ] {
      var story = Story(zone: "Europe/Berlin")
      story.send(.commit(text: "Write"), "2024-03-04 08:00")
      story.send(first, "2024-03-04 10:00")
      let before = story.state
      #expect(story.send(second, "2024-03-04 10:00") == .alreadyCheckedIn)
      #expect(story.state == before)
      #expect(story.turn?.effects == [])
    }
  }

  @Test func `without an answer the day is MISSED at the close`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 21:59:59")
    #expect(story.record?.status == .pending)
    story.send(.time, "2024-03-04 22:00")
    #expect(story.record?.status == .missed)
    #expect(story.record?.checkedInAt == nil)
    #expect(story.tier == 1 && story.escalation.misses == 1)
  }

  @Test func `without a text the day is MISSED at the deadline, with an empty text`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, "2024-03-04 07:00")
    story.send(.time, "2024-03-04 08:59:59")
    #expect(story.record?.status == .pending)
    story.send(.time, "2024-03-04 09:00")
    #expect(story.record?.status == .missed && story.record?.text == "")
    #expect(story.record?.lockedAt == at("2024-03-04T08:00:00Z"))
    #expect(story.tier == 1)
    #expect(story.send(.yes(), "2024-03-04 10:00") == .noCommitment)
    #expect(story.send(.commit(text: "Write"), "2024-03-04 10:00") == .locked)
  }

  @Test func `a text is refused with its reason, and nothing is left of it`() {
    var story = Story(zone: "Europe/Berlin")
    #expect(story.send(.commit(text: "  "), "2024-03-04 08:00") == .blank)
    #expect(story.send(.commit(text: String(repeating: "a", count: 281)), "2024-03-04 08:00") == .tooLong)
    #expect(story.state == .onboarded(zone: TestZones.named("Europe/Berlin")))
    story.send(.open, "2024-03-04 08:00")
    let before = story.state
    #expect(story.send(.commit(text: "  "), "2024-03-04 08:01") == .blank)
    #expect(story.state == before)
  }

  @Test func `the next day begins at midnight with a pending record`() throws {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    story.send(.time, "2024-03-04 23:59:59")
    #expect(story.state.day?.date == day("2024-03-04"))
    story.send(.time, "2024-03-05 00:00")
    #expect(story.state.day?.date == day("2024-03-05"))
    #expect(story.record?.status == .pending && story.record?.text == "")
    let ids = Set(story.stored.keys)
    #expect(ids.count == 2 && ids.allSatisfy { $0.version == 4 && $0.hasStandardVariant })
  }

  @Test func `days on which the app stayed closed settle in order at the next opening`() {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    story.send(.open, "2024-03-09 07:00")
    let statuses = story.records.map { "\($0.date) \($0.status)" }
    #expect(
      statuses == [
        "2024-03-04 YES", "2024-03-05 MISSED", "2024-03-06 MISSED", "2024-03-07 MISSED", "2024-03-08 MISSED",
        "2024-03-09 PENDING",
      ]
    )
    #expect(story.tier == 3 && story.escalation.misses == 4)
    #expect(story.records.map(\.escalationTierSnap) == [0, 0, 1, 2, 3, 0])
    #expect(story.turn?.effects.feedback.contains("checkIn.missedWhileAway") == true)
  }

  @Test(
    arguments: [
      // Onboarding done before the deadline: an ordinary day.
      ("08:59:59", "2024-03-04", nil), ("09:00:00", "2024-03-04", "2024-03-04T08:30:00Z"),
      ("21:59:00", "2024-03-04", "2024-03-04T21:29:00Z"),
    ] as [(String, String, String?)]
  )
  func `a first day that begins after its deadline takes a text and locks it at once`(
    begin: String,
    date: String,
    lockedAt: String?
  ) {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    for step in OnboardingStep.allCases { story.send(.onboard(step), "2024-03-04 \(begin)") }
    #expect(story.state.day?.date == day(date))
    #expect(story.record?.status == .pending)
    guard begin >= "09:00:00" else {
      #expect(story.state.day?.isLate == false)
      return
    }
    let entry = begin == "09:00:00" ? "09:30" : "21:59:30"
    #expect(story.send(.commit(text: "Write"), "2024-03-04 \(entry)") == nil)
    #expect(
      story.record?.lockedAt
        == TestZones.named("Europe/Berlin").instant(of: LocalDateTime(day(date), time(entry)))
    )
    #expect(story.send(.commit(text: "Read"), "2024-03-04 \(entry)") == .locked)
    #expect(story.send(.yes(), "2024-03-04 21:59:59") == nil)
  }

  @Test(arguments: ["22:00:00", "23:59:59"])
  func `onboarding done after the close begins tomorrow, and no earlier day is missed`(begin: String) {
    var story = Story(PressureState(zone: TestZones.named("Europe/Berlin")))
    story.send(.commit(text: "Write"), "2024-03-04 20:00")
    for step in OnboardingStep.allCases { story.send(.onboard(step), "2024-03-04 \(begin)") }
    #expect(story.state.day == nil)
    #expect(story.state.nextDay?.date == day("2024-03-05"))
    #expect(story.send(.yes(), "2024-03-04 23:59:59") == .noCommitment)
    story.send(.open, "2024-03-05 07:00")
    #expect(story.records.map(\.status) == [.pending])
    // The text of onboarding's first step is there.
    #expect(story.record?.text == "Write" && story.record?.lockedAt == nil)
    #expect(story.tier == 0)
  }

  @Test func `a late first day without any text is missed at its close`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, "2024-03-04 12:00")
    story.send(.time, "2024-03-04 21:59:59")
    #expect(story.record?.status == .pending)
    story.send(.time, "2024-03-04 22:00")
    #expect(story.record?.status == .missed)
  }

  @Test func `events do not go back in time`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.open, "2024-03-04 08:00")
    #expect(story.send(.open, "2024-03-04 07:59:59") == .backInTime)
    #expect(story.send(.open, "2024-03-04 08:00") == nil)
  }

  @Test func `what falls due can be taken one by one, and comes to the same`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.permission(granted: true), "2024-03-04 07:00")
    story.send(.commit(text: "Write"), "2024-03-04 07:00")
    var dues: [String] = []
    var state = story.state
    let end = at("2024-03-06T12:00:00Z")
    while let due = story.reducer.nextDue(after: state), due.at <= end {
      dues.append("\(due.at) \(due.kind)")
      state = story.reducer.settle(state, due).state
    }
    #expect(
      dues == [
        "2024-03-04T08:00:00Z lock", "2024-03-04T14:30:00Z reminder", "2024-03-04T21:00:00Z missed",
        "2024-03-04T23:00:00Z midnight", "2024-03-05T08:00:00Z lock", "2024-03-05T08:00:00Z missed",
        "2024-03-05T14:30:00Z reminder", "2024-03-05T23:00:00Z midnight", "2024-03-06T08:00:00Z lock",
        "2024-03-06T08:00:00Z missed",
      ]
    )
    let stepped = story.reducer.reduce(state, .open, at: end).state
    let whole = story.reducer.reduce(story.state, .open, at: end).state
    #expect(stepped == whole)
  }

  @Test func `the calendar's last day has no next one, and nothing goes on for ever`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.subscribe(until: .latest), at: at("9999-12-29T12:00:00Z"))
    story.send(.open, at: .latest)
    #expect(story.state.day?.date == .latest)
    #expect(story.send(.commit(text: "Write"), at: .latest) == .locked)
    #expect(story.state.nextDay == nil)
    var first = Story(zone: "Europe/Berlin")
    #expect(first.send(.open, at: .latest) == nil)
  }
}
