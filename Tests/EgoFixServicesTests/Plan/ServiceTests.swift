import EgoFixServices
import SeedModel
import Testing

/// The spec's test plan: Services.
@Suite struct ServiceTests {
  @Test func `test_DailyFixService_assignsOnePerDay: no double assignment`() throws {
    let story = try Story()
    story.onboard()
    let first = try #require(story.today)
    for time in ["08:05", "12:00", "18:00", "23:59"] {
      story.send(.open, 0, time)
      #expect(EgoFixEffect.assignments(story.effects).isEmpty)
      #expect(story.today == first)
    }
    story.live(0, .applied, "23:59")
    story.send(.open, 0, "23:59")
    #expect(story.today?.id == first.id, "a finished fix does not free the day")
    story.send(.open, 1, "00:00")
    let second = try #require(story.today)
    #expect(second.id != first.id && second.fix != first.fix)
  }

  @Test func `test_DailyFixService_respectsCooldown: a skipped fix is not immediately reassigned`() throws {
    let story = try Story(TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 0))
    story.onboard()
    #expect(story.live(0, .skipped))
    for day in 1..<14 {
      story.send(.open, day)
      #expect(story.today == nil, "day \(day)")
    }
    story.send(.open, 14)
    #expect(story.today?.fix == .test(1))
  }

  @Test func `test_VersionService_incrementsOnMilestone: 7 fixes bump the version`() throws {
    let story = try Story()
    story.onboard()
    for day in 0..<6 { story.live(day) }
    #expect("\(story.state.version)" == "1.0")
    #expect(EgoFixEffect.versions(story.allEffects).isEmpty)
    story.live(6)
    #expect("\(story.state.version)" == "1.1")
    #expect(EgoFixEffect.versions(story.allEffects) == [.minorUpdate])
  }

  @Test func `test_CrashService_triggersQuickFix: a crash queues a quick fix`() throws {
    let story = try Story()
    story.onboard([0, 1])
    story.send(.crash(bug: 1), 0)
    let quick = try #require(EgoFixEffect.assignments(story.effects).first)
    #expect(quick.kind == .quickFix)
    #expect(story.logic.content.type(of: quick.fix) == .quickFix)
    #expect(story.logic.content.bug(of: quick.fix) == 1)
    story.send(.crash(bug: nil), 0)
    let second = try #require(EgoFixEffect.assignments(story.effects).first)
    #expect(story.logic.content.bug(of: second.fix) == 0, "the primary bug's where none is named")
    #expect(story.state.openCrashes.count == 2)
  }

  @Test func `test_StreakService_incrementsOnEngagement: any engagement bumps the streak`() throws {
    let story = try Story()
    story.onboard()
    #expect(story.state.streak.current == 0, "being given a fix is no engagement")
    story.send(.openFix(nil), 0)
    #expect(story.state.streak.current == 1)
    story.send(.crash(bug: nil), 1)
    #expect(story.state.streak.current == 2)
    story.send(.open, 2)
    #expect(story.state.streak.current == 2, "nor is opening the app")
    let fix = try #require(story.today?.fix)
    story.send(.outcome(fix: fix, .skipped), 2)
    #expect(story.state.streak.current == 3)
    for day in 3..<6 { story.send(.openFix(nil), day) }
    story.diagnose(0, .quiet)
    #expect(story.state.streak.current == 7)
    #expect(story.state.streak.longest == 7)
  }

  @Test func `test_StreakService_resetsOnMissedDay: a gap in engagement resets to 0`() {
    var streak = Streak()
    for day in [0, 1, 2] { streak.engage(on: Int32(Story.monday + day)) }
    // Thursday is bridged by the freeze, Friday is not.
    #expect(streak.shown(on: Int32(Story.monday + 3)) == 3)
    #expect(streak.shown(on: Int32(Story.monday + 4)) == 3)
    #expect(streak.shown(on: Int32(Story.monday + 5)) == 0)
    streak.engage(on: Int32(Story.monday + 5))
    #expect(streak.current == 1)
    #expect(streak.longest == 3)
  }

  @Test func `test_StreakService_freezePreservesStreak: an available freeze prevents the reset`() {
    var streak = Streak()
    streak.engage(on: Int32(Story.monday))
    #expect(streak.isFreezeAvailable(on: Int32(Story.monday)))
    streak.engage(on: Int32(Story.monday + 2))
    #expect(streak.current == 2, "bridged days add nothing")
    #expect(!streak.isFreezeAvailable(on: Int32(Story.monday + 2)))
    streak.engage(on: Int32(Story.monday + 4))
    #expect(streak.current == 1, "the freeze is spent")
  }

  @Test func `test_StreakService_freezeResetsWeekly: the freeze refills on Sunday`() {
    var streak = Streak()
    streak.engage(on: Int32(Story.monday))
    streak.engage(on: Int32(Story.monday + 2))
    #expect(!streak.isFreezeAvailable(on: Int32(Story.monday + 5)), "Saturday")
    #expect(streak.isFreezeAvailable(on: Int32(Story.monday + 6)), "Sunday")
  }

  @Test func `test_StreakService_noGuildNotificationOnBreak: breaking the streak is silent`() throws {
    let broken = try Story()
    broken.allowNotifications()
    broken.onboard()
    broken.send(.openFix(nil), 0)
    let kept = broken.copy()
    for day in 1...5 { kept.send(.openFix(nil), day) }
    #expect(broken.state.streak.shown(on: Int32(Story.monday + 5)) == 0)
    broken.send(.time, 5, "12:00")
    for effect in broken.effects {
      switch effect {
      case .delivered(let notice): #expect(notice.kind == .daily, "a reminder that was planned before")
      case .expired: break
      default: Issue.record("the break is not silent: \(effect)")
      }
    }
    broken.send(.open, 5)
    kept.send(.open, 5, "13:00")
    let lines = [broken, kept].map { $0.effects.count { if case .feedback = $0 { true } else { false } } }
    #expect(lines == [1, 1], "the aside beside the streak, broken or kept")
    #expect(EgoFixEffect.notices(broken.effects).allSatisfy { $0.key == .reminderDaily })
    #expect(EgoFixEffect.events(broken.effects) == [.appOpened, .fixAssigned])
  }
}
