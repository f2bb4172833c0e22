import CivilTime
import EgoFixServices
import SeedModel
import Testing
import PolicySamples

/// Which fix a day brings (domain rules: Daily fix).
@Suite struct DrawingTests {
  /// The severities of the fixes of so many days, all finished.
  func severities(_ days: Range<Int>, of story: Story) -> [FixSeverity] {
    days.compactMap { day in
      guard story.live(day), let fix = story.today?.fix else { return nil }
      return story.logic.content.severity(of: fix)
    }
  }

  @Test func `severity follows the bug's finished fixes: low below 7, medium below 21, then all`() throws {
    let story = try Story(TestContent(bugs: 1, low: 40, medium: 40, high: 40, weekly: 0, quick: 0))
    story.onboard()
    let drawn = severities(0..<60, of: story)
    #expect(drawn.count == 60)
    #expect(drawn[..<7].allSatisfy { $0 == .low })
    #expect(drawn[7..<21].allSatisfy { $0 != .high } && drawn[7..<21].contains(.medium))
    #expect(drawn[21...].contains(.high))
  }

  @Test func `progress begins anew with every activation`() throws {
    let story = try Story(TestContent(bugs: 1, low: 40, medium: 40, high: 40, weekly: 0, quick: 0))
    story.onboard()
    _ = severities(0..<30, of: story)
    story.send(.deactivate(0), 30)
    story.send(.activate(0), 30)
    #expect(severities(31..<38, of: story).allSatisfy { $0 == .low })
  }

  @Test func `what was drawn before a bug was laid aside does not come back at its severity`() throws {
    let story = try Story(TestContent(bugs: 1, low: 40, medium: 40, high: 0, weekly: 0))
    story.onboard()
    story.allowNotifications()
    func drawn() -> FixSeverity? { story.state.drawnDaily.flatMap { story.logic.content.severity(of: $0) } }
    var day = 0
    while drawn() != .medium, day < 60 {
      story.live(day)
      day += 1
    }
    #expect(drawn() == .medium)
    story.send(.deactivate(0), day)
    story.send(.activate(0), day + 20)
    story.send(.open, day + 20)
    let fix = try #require(story.today?.fix)
    #expect(story.logic.content.severity(of: fix) == .low)
  }

  @Test func `an empty level falls back upward, the next one first`() throws {
    let story = try Story(TestContent(bugs: 1, low: 2, medium: 2, high: 2, weekly: 0, quick: 0))
    story.onboard()
    #expect(severities(0..<6, of: story) == [.low, .low, .medium, .medium, .high, .high])
  }

  @Test func `unseen before cooled before applied, the applied one seen longest ago`() throws {
    let story = try Story(TestContent(bugs: 1, low: 4, medium: 0, high: 0, weekly: 0, quick: 0))
    story.onboard()
    var fixes: [FixID] = []
    for (day, outcome) in [FixOutcome.applied, .failed, .applied, .skipped].enumerated() {
      story.live(day, outcome)
      fixes.append(try #require(story.today?.fix))
    }
    #expect(Set(fixes).count == 4)
    // Nothing is unseen and nothing has cooled: the applied ones come, the older one first.
    story.live(4)
    #expect(story.today?.fix == fixes[0])
    story.live(5)
    #expect(story.today?.fix == fixes[2])
    // The failed one of day 1 comes back on day 15, not earlier.
    for day in 6..<15 {
      story.live(day)
      #expect(story.today?.fix == fixes[day % 2 == 0 ? 0 : 2], "day \(day)")
    }
    story.live(15)
    #expect(story.today?.fix == fixes[1])
    story.live(17)
    #expect(story.today?.fix == fixes[3])
  }

  @Test func `an applied fix stays an applied one, even if it is skipped when it comes again`() throws {
    let story = try Story(TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 0))
    story.onboard()
    story.live(0)
    #expect(story.live(1, .skipped))
    #expect(story.live(2), "it has no cooldown")
  }

  @Test func `opened and unmarked, a fix counts as seen and cools like a skipped one`() throws {
    let story = try Story(TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 0))
    story.onboard()
    story.send(.openFix(nil), 0)
    for day in 1..<14 {
      story.send(.open, day)
      #expect(story.today == nil, "day \(day)")
    }
    #expect(story.allEffects.contains { if case .expired = $0 { true } else { false } })
    #expect(story.state.tallies.bugs.allSatisfy { $0.finished == 0 }, "it enters no ratio")
    story.send(.open, 14)
    #expect(story.today != nil)
  }

  @Test func `a fix whose card was not opened carries over, and is still unseen`() throws {
    let story = try Story()
    story.onboard()
    let first = try #require(story.today)
    for day in 1...5 {
      story.send(.open, day)
      #expect(story.today?.fix == first.fix, "day \(day)")
      #expect(story.logic.content.index(of: first.fix).map { story.state.fixes.isSeen($0) } == false)
    }
    #expect(story.today?.id == first.id)
    #expect(story.live(5))
  }

  @Test func `a fix can be marked until the end of the day after its own`() throws {
    for (day, time, refusal) in [(1, "23:59", nil), (2, "00:00", EgoFixRefusal.notAssigned)] {
      let story = try Story()
      story.onboard()
      let fix = try #require(story.today?.fix)
      story.send(.openFix(fix), 0)
      let event = EgoFixEvent.outcome(fix: fix, .applied)
      #expect(story.send(event, day, time) == refusal)
    }
  }

  @Test func `a weekly fix comes at the week's first opening and can be marked until the Monday after it`()
    throws
  {
    let story = try Story()
    story.onboard([0], 2)
    let weekly = try #require(story.state.assignments.first { $0.kind == .weekly })
    story.send(.openFix(weekly.fix), 2)
    story.send(.open, 6)
    #expect(story.state.assignments.count { $0.kind == .weekly } == 1)
    let event = EgoFixEvent.outcome(fix: weekly.fix, .applied)
    #expect(story.copy().send(event, 7, "23:59") == nil)
    #expect(story.copy().send(event, 8, "00:00") == .notAssigned)
    story.send(.open, 7)
    #expect(story.state.assignments.count { $0.kind == .weekly } == 2, "the next week's beside it")
  }

  @Test func `a quick fix is not the last one given, and two crashes give two`() throws {
    let story = try Story(TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 1))
    story.onboard()
    var given: [FixID] = []
    for time in ["09:00", "10:00", "11:00", "12:00"] {
      story.send(.crash(bug: 0), 0, time)
      given += EgoFixEffect.assignments(story.effects).map(\.fix)
    }
    #expect(given.count == 4)
    #expect(!zip(given, given.dropFirst()).contains { $0 == $1 })
  }

  @Test func `an abstention whose time is over is no candidate for the rest of that day`() throws {
    var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
    let end = EgoFixPolicies.time(18)
    content.add(
      .daily,
      .low,
      bug: 0,
      interaction: .abstain(.init(durationDescription: "Until six.", endTime: end))
    )
    for (time, comes) in [("17:59", true), ("18:00", false), ("23:00", false)] {
      let story = try Story(content)
      story.onboard([0], 0, time)
      #expect((story.today != nil) == comes, "\(time)")
      story.send(.open, 1, "08:00")
      #expect(story.today != nil)
    }
  }

  @Test func `bugs are drawn by 1 over the square root of their rank, times their modifier`() throws {
    #expect(BugWeight.weight(rank: 1, modifier: 1) == 10_000)
    #expect(BugWeight.weight(rank: 2, modifier: 1) == 7071)
    #expect(BugWeight.weight(rank: 4, modifier: 0.5) == 2500)
    let content = try TestContent(bugs: 3, low: 1, medium: 0, high: 0, weekly: 0, quick: 0).content()
    var counts = [0, 0, 0]
    for seed in 0..<3000 as Range<UInt64> {
      let story = Story(content, seed: seed)
      story.onboard([1, 0, 2])
      if let fix = story.today?.fix, let place = content.index(of: fix) {
        counts[Int(content[fix: place].bug)] += 1
      }
    }
    // Ranks: 1 (primary), then 0 and 2, which became active together, by id: 1 : 0.7071 : 0.5774.
    let expected = [0.7071, 1, 0.5774].map { $0 / 2.2845 * 3000 }
    for (count, mean) in zip(counts, expected) { #expect(abs(Double(count) - mean) < 120) }
  }

  @Test func `the modifier is the geometric mean of the latest eight, within bounds`() {
    let policies = EgoFixPolicies.shipped
    #expect(BugWeight.modifier([], policies: policies) == 1)
    #expect(abs(BugWeight.modifier([2, 0.5], policies: policies) - 1) < 1e-12)
    #expect(abs(BugWeight.modifier([1.5, 1.5, 1.5], policies: policies) - 1.5) < 1e-12)
    #expect(BugWeight.modifier([0.1], policies: policies) == 0.25)
    #expect(BugWeight.modifier([3, 3, 3], policies: policies) == 3)
    let long = [0.1] + [Double](repeating: 2, count: 8)
    #expect(abs(BugWeight.modifier(long, policies: policies) - 2) < 1e-12, "the ninth is forgotten")
  }

  @Test func `an answer's weight is remembered with its bug`() throws {
    var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
    let options = [("a", 2.0), ("b", 0.5)].map {
      Interaction.QuizOption(id: $0.0, text: "Text.", weightModifier: $0.1, insight: nil)
    }
    content.add(
      .daily,
      .low,
      bug: 0,
      interaction: .quiz(.init(question: "Which?", options: options, explanationAfter: nil))
    )
    let story = try Story(content)
    story.onboard()
    let fix = try #require(story.today?.fix)
    func mark(_ option: String?) -> EgoFixRefusal? {
      story.send(.outcome(fix: fix, .applied, result: option.map { .option($0) }), 0)
    }
    #expect(mark(nil) == .lacks(.option))
    #expect(mark("c") == .lacks(.option))
    #expect(mark("a") == nil)
    #expect(story.state.bugs[0].modifier == 2)
  }
}
