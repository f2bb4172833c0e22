import CivilTime
import EgoFixServices
import SeedModel
import ServiceCopy
import Testing
import PolicySamples

/// Fewer fixes and reminders as bugs become stable.
@Suite struct QuietingTests {
  @Test(
    arguments: [
      (0, 0, nil), (1, 0, 1), (3, 1, 1), (2, 1, 2), (1, 1, 2), (4, 2, 2), (2, 3, 2), (1, 2, 3), (1, 4, 3),
      (0, 1, nil), (0, 5, nil),
    ] as [(Int, Int, Int?)]
  )
  func `a share of stable bugs below a third, below two thirds, above`(active: Int, stable: Int, days: Int?) {
    #expect(Quieting.everyDays(active: active, stable: stable, policies: .shipped) == days)
  }

  @Test func `with one of two bugs stable a fix comes every second day, counted from the last opened one`()
    throws
  {
    let story = try Story(TestContent(bugs: 2, low: 30))
    story.onboard([0, 1])
    story.calm()
    #expect(story.state.stableCount == 2)
    story.send(.activate(0), 27)
    story.send(.crash(bug: 1), 27)
    #expect(story.state.activeBugs.isEmpty, "a stable bug is not taken up by hand")
    for _ in 0..<2 { story.send(.crash(bug: 1), 28) }
    #expect(story.state.activeBugs == [1])
    var fixDays: [Int] = []
    for day in 29..<40 where story.live(day) { fixDays.append(day) }
    #expect(fixDays == [29, 31, 33, 35, 37, 39])
  }

  @Test func `a rest day brings a tidbit of the primary bug, no fix, and stays one`() throws {
    let story = try Story()
    story.onboard()
    story.send(.deactivate(0), 0)
    story.send(.open, 1, "08:00")
    #expect(story.effects.contains(.rest) && story.state.isRestDay)
    let tidbit = try #require(EgoFixEffect.tidbits(story.effects).first)
    #expect(
      try story.logic.text(of: .tidbit(tidbit))?.body.hasPrefix("Why bug 0 does it, restDay")
        == true
    )
    story.send(.activate(1), 1, "09:00")
    story.send(.open, 1, "18:00")
    #expect(story.today == nil && !story.effects.contains(.rest), "the answer for a day does not change")
    story.send(.open, 2)
    #expect(story.today != nil)
  }

  @Test func `before onboarding no day is a rest day`() throws {
    let story = try Story()
    story.send(.open, 0)
    #expect(!story.effects.contains(.rest))
    story.send(.primary(0), 0)
    #expect(story.today != nil)
  }

  @Test func `all stable: messages after 7 days, then gaps of 14, 28 and 56, then none`() throws {
    let story = try Story()
    story.allowNotifications()
    story.onboard()
    story.calm()
    let stable = 27
    let days = story.state.notices.filter { $0.kind == .stable }.map { Int($0.day) - Story.monday - stable }
    #expect(days == [7, 21, 49, 105])
    #expect(story.state.notices.allSatisfy { $0.kind == .stable }, "and no daily ones")
    story.send(.time, stable + 400)
    #expect(story.effects.count { if case .delivered = $0 { true } else { false } } == 4)
    #expect(story.state.notices.isEmpty)
  }

  @Test func `a crash begins the stable period anew`() throws {
    let story = try Story()
    story.allowNotifications()
    story.onboard()
    story.calm()
    story.send(.crash(bug: nil), 30)
    let days = story.state.notices.filter { $0.kind == .stable }.map { Int($0.day) - Story.monday }
    #expect(days == [37, 51, 79, 135])
    for _ in 0..<3 { story.send(.crash(bug: 0), 31) }
    #expect(story.state.notices.allSatisfy { $0.kind == .daily }, "an active bug ends it")
  }
}
