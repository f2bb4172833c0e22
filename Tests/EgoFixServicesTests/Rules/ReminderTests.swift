import CivilTime
import EgoFixServices
import SeedModel
import SeededRandom
import ServiceCopy
import ServiceKernel
import Testing
import PolicySamples

/// The drawing of reminders.
@Suite struct ReminderTests {
  func story(_ content: TestContent = TestContent(bugs: 1, low: 30)) throws -> Story {
    let story = try Story(content)
    story.allowNotifications()
    return story
  }

  @Test func `reminders come daily at the user's time, a week ahead, with the fix's number`() throws {
    let story = try story()
    story.onboard([0], 0, "08:00")
    let notices = story.state.notices
    #expect(notices.map { Int($0.day) - Story.monday } == Array(0...7))
    #expect(notices.allSatisfy { $0.secondOfDay == 9 * 3600 && $0.fix == story.today?.fix })
    #expect(try story.logic.text(of: notices[0])?.body.hasPrefix("reminder.daily#") == true)
    let variants = notices.map(\.variant)
    #expect(!zip(variants, variants.dropFirst()).contains { $0 == $1 })
  }

  @Test func `opening the card cancels today's reminder; the later ones show the next fix`() throws {
    let story = try story()
    story.onboard([0], 0, "08:00")
    let first = try #require(story.today?.fix)
    let variants = story.state.notices.map(\.variant)
    story.send(.openFix(nil), 0, "08:30")
    #expect(story.effects.contains(.cancel(.daily, day: Int32(Story.monday))))
    #expect(story.state.notices.map { Int($0.day) - Story.monday } == Array(1...7))
    #expect(story.state.notices.allSatisfy { $0.fix != first })
    #expect(story.state.notices.map(\.variant) == Array(variants.dropFirst()), "a day keeps its variant")
    let next = try #require(story.state.notices.first?.fix)
    story.send(.open, 3)
    #expect(story.today?.fix == next, "the number that was shown is the fix that comes")
  }

  @Test func `past today's time the first reminder is tomorrow's`() throws {
    for (time, first) in [("08:59", 0), ("09:00", 1)] {
      let story = try story()
      story.onboard([0], 0, time)
      #expect(story.state.notices.first.map { Int($0.day) - Story.monday } == first, "\(time)")
    }
  }

  @Test func `nothing is planned while reminders are off or not allowed`() throws {
    let story = try story()
    story.onboard()
    story.send(.settings(EgoFixSettingsChange(remindersOn: false)), 0)
    #expect(story.state.notices.isEmpty)
    story.send(.settings(EgoFixSettingsChange(remindersOn: true, permission: .denied)), 0)
    #expect(story.state.notices.isEmpty)
    let change = EgoFixSettingsChange(reminderTime: EgoFixPolicies.time(21), permission: .granted)
    story.send(.settings(change), 0)
    #expect(story.state.notices.first?.secondOfDay == Int32(21 * 3600))
  }

  @Test func `reminders keep the cadence of fixes and leave rest days out`() throws {
    let story = try story(TestContent(bugs: 2, low: 30))
    story.onboard([0, 1])
    story.calm()
    for _ in 0..<3 { story.send(.crash(bug: 1), 28, "08:00") }
    story.send(.openFix(story.today?.fix), 28, "08:00")
    story.send(.open, 29, "08:00")
    story.send(.openFix(story.today?.fix), 29, "08:00")
    #expect(story.state.notices.map { Int($0.day) - Story.monday } == [31, 33, 35])
  }

  @Test func `a change of zone tells the planned reminders again`() throws {
    let story = try story()
    story.onboard([0], 0, "08:00")
    let notices = story.state.notices
    story.send(.zone(.utc), 0, "08:10")
    #expect(EgoFixEffect.notices(story.effects) == notices)
    story.send(.open, 0, "08:20")
    #expect(EgoFixEffect.notices(story.effects).isEmpty, "else what is planned is not told twice")
  }

  @Test func `a timer's end is notified at its instant, and not when it is stopped`() throws {
    let story = try story()
    story.onboard([0], 0, "08:00")
    let fix = try #require(story.today?.fix)
    story.send(.timerStarted(fix: fix, seconds: 600), 0, "23:55")
    let timer = try #require(EgoFixEffect.notices(story.effects).first { $0.kind == .timer })
    #expect(timer.instant == Story.moment(1, "00:05").instant)
    #expect(timer.day == Int32(Story.monday + 1) && timer.secondOfDay == 300)
    let stopped = story.copy()
    stopped.send(.timerStopped, 0, "23:58")
    #expect(stopped.effects == [.cancel(.timer, day: timer.day)])
    story.send(.time, 1, "00:04")
    #expect(story.effects.isEmpty)
    story.send(.time, 1, "00:05")
    #expect(story.effects == [.delivered(timer)])
  }

  @Test func `the plan is drawn again when the fix's bug is laid aside`() throws {
    let story = try story(TestContent(bugs: 2, low: 10))
    story.onboard([0, 1])
    story.send(.openFix(story.today?.fix), 0, "08:00")
    let fix = try #require(story.state.notices.first?.fix)
    let bug = try #require(story.logic.content.bug(of: fix))
    story.send(.deactivate(bug), 0, "08:10")
    #expect(!story.state.notices.isEmpty)
    #expect(story.state.notices.compactMap(\.fix).allSatisfy { story.logic.content.bug(of: $0) != bug })
  }

  private func zone(_ name: String) throws -> ZoneRules { try TZifZones.system.zone(named: name) }

  @Test func `a reminder that came is not planned again for its day, in another zone or at another time`()
    throws
  {
    let story = try story()
    story.onboard([0], 0, "08:00")
    story.send(.zone(try zone("Europe/Berlin")), 0, "09:10")
    story.send(.time, 1, "08:00")
    #expect(story.effects.count { if case .delivered = $0 { true } else { false } } == 1, "09:00 in Berlin")
    func first() -> Int? { story.state.notices.first.map { Int($0.day) - Story.monday } }
    story.send(.zone(try zone("Europe/London")), 1, "08:40")
    #expect(first() == 2)
    story.send(.settings(EgoFixSettingsChange(reminderTime: EgoFixPolicies.time(21))), 1, "08:50")
    #expect(first() == 2)
    story.send(.open, 2, "08:00")
    #expect(first() == 2, "the next day has its own")
  }

  @Test
  func `a reminder in an hour that the clocks show twice comes in the first, in one they skip after it`()
    throws
  {
    for (day, time, before, after) in [(293, 150, "00:20", "01:10"), (83, 150, "00:50", "01:10")] {
      let story = try story()
      let berlin = try zone("Europe/Berlin")
      story.send(.zone(berlin), 0, "08:00")
      story.send(.settings(EgoFixSettingsChange(reminderTime: TimeOfDay(minute: time))), 0, "08:00")
      story.onboard([0], day - 1, "08:00")
      for time in [before, after] {
        story.send(.open, day, time)
        let now = Story.moment(day, time).instant
        #expect(story.state.notices.allSatisfy { $0.instant(in: berlin) > now }, "day \(day)")
        let isPlanned = story.state.notices.first.map { Int($0.day) } == Story.monday + day
        #expect(isPlanned == (day == 83 || time == before), "day \(day), \(time)")
      }
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `nothing is planned in the past, and no civil day brings two reminders`(seed: UInt64) throws {
    // The clocks change in all of these zones within the next months.
    let zones = try ["Europe/Berlin", "America/St_Johns", "America/New_York", "Pacific/Auckland"].map(zone)
    let story = try story(TestContent())
    var random = SplitMix64(seed: seed, purpose: "reminders")
    story.onboard([0, 1], 0, "08:00")
    var (days, minute) = (Set<Int32>(), 60 * 24 * 60)
    for number in 0..<1_500 {
      minute += 1 + random.below(random.below(3) == 0 ? 1200 : 90)
      let fix = story.today?.fix ?? .test(1)
      let time = TimeOfDay(minute: random.below(288) * 5)
      let event: EgoFixEvent =
        switch random.below(12) {
        case 0: .zone(zones[random.below(zones.count)])
        case 1: .settings(EgoFixSettingsChange(reminderTime: time, permission: .granted))
        case 2: .timerStarted(fix: fix, seconds: 60 * (1 + random.below(600)))
        case 3...7: .time
        default: HistoryTests.event(story.state, by: story.logic, at: .earliest, &random)
        }
      let clock = LocalTime(secondOfDay: minute % 1440 * 60)?.hourAndMinute ?? "12:00"
      story.send(event, minute / 1440, clock)
      let now = story.logic.lastInstant(of: story.state)
      #expect(story.logic.wanted(in: story.state).notifications.allSatisfy { $0.at > now }, "event \(number)")
      for case .delivered(let notice) in story.effects where notice.kind != .timer {
        #expect(days.insert(notice.day).inserted, "event \(number): \(notice.identifier)")
      }
    }
    #expect(days.count > 100)
  }
}
