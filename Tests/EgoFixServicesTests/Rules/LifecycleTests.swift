import EgoFixServices
import SeedModel
import Testing
import PolicySamples

/// How a bug's status changes.
@Suite struct LifecycleTests {
  @Test(arguments: [
    (BugStatus.identified, BugStatus.active, BugStatus.identified, BugStatus.identified),
    (.active, .active, .identified, .active), (.stable, .stable, .stable, .resolved),
    (.resolved, .active, .resolved, .resolved),
  ])
  func `activate, deactivate and resolve`(
    status: BugStatus,
    activated: BugStatus,
    deactivated: BugStatus,
    resolved: BugStatus
  ) {
    #expect(Lifecycle.activated(status) == activated)
    #expect(Lifecycle.deactivated(status) == deactivated)
    #expect(Lifecycle.resolved(status) == resolved)
  }

  /// Answers by week: a letter each, `-` where the bug was not asked.
  func answers(_ letters: String) -> [DiagnosticMark] {
    letters.enumerated().compactMap { week, letter in
      guard let place = Array("qpl").firstIndex(of: letter),
        let intensity = BugIntensity(rawValue: UInt8(place))
      else { return nil }
      return DiagnosticMark(week: Int32(week * 7), intensity: intensity)
    }
  }

  @Test(arguments: [
    ("qqqq", true), ("qqq", false), ("pqqqq", true), ("qqpq", false), ("qqqp", false), ("q-qqq", true),
    ("q---qqq", true), ("lllq-q-qq", true), ("", false),
  ])
  func `four quiet answers in a row over 21 days make it stable`(weeks: String, isStable: Bool) {
    let after = Lifecycle.answered(.active, answers: answers(weeks), policies: .shipped)
    #expect(after == (isStable ? .stable : .active))
  }

  @Test func `the first of them lies 21 days or more before the last`() {
    for (last, status) in [(20, BugStatus.active), (21, .stable)] {
      let marks = [0, 7, 14, last].map { DiagnosticMark(week: Int32($0), intensity: .quiet) }
      #expect(Lifecycle.answered(.active, answers: marks, policies: .shipped) == status)
    }
  }

  @Test(
    arguments: [
      ([0, 0, 0], true), ([14, 7, 0], true), ([15, 7, 0], false), ([3, 0], false), ([20, 14, 13, 0], true),
    ] as [([Int32], Bool)]
  )
  func `three crashes in 14 days bring a stable or resolved bug back`(daysAgo: [Int32], isBack: Bool) {
    for status in BugStatus.allCases {
      let after = Lifecycle.crashed(
        status,
        crashDays: daysAgo.map { 100 - $0 },
        today: 100,
        policies: .shipped
      )
      let comesBack = isBack && (status == .stable || status == .resolved)
      #expect(after == (comesBack ? .active : status))
    }
  }

  @Test func `only answers since the activation count`() throws {
    let story = try Story()
    story.onboard()
    for week in 0..<3 { story.diagnose(week, .quiet) }
    story.send(.deactivate(0), 21)
    story.send(.activate(0), 21)
    for week in 3..<6 {
      story.diagnose(week, .quiet)
      #expect(story.state.bugs[0].status == .active)
    }
    story.diagnose(6, .quiet)
    #expect(story.state.bugs[0].status == .stable)
  }

  @Test func `a regression is an alert, each with its own date`() throws {
    let story = try Story()
    story.onboard()
    story.calm()
    #expect(story.send(.resolve(0), 28) == nil)
    for day in 29..<32 { story.send(.crash(bug: 0), day) }
    #expect(story.state.bugs[0].status == .active)
    let pattern = try #require(story.state.patterns.last { $0.finding.type == .regression })
    #expect(pattern.finding.severity == .alert && pattern.finding.count == 3)
    story.calm(from: 5)
    for day in 64..<67 { story.send(.crash(bug: 0), day) }
    #expect(story.state.patterns.count { $0.finding.type == .regression } == 2)
  }

  @Test func `crashes before stability do not count, nor do those of other bugs`() throws {
    let story = try Story()
    story.onboard()
    for week in 0..<3 { story.diagnose(week, .quiet) }
    for _ in 0..<2 { story.send(.crash(bug: 0), 26) }
    story.diagnose(3, .quiet)
    story.send(.crash(bug: 0), 28)
    for _ in 0..<3 { story.send(.crash(bug: nil), 28) }
    for _ in 0..<3 { story.send(.crash(bug: 1), 28) }
    #expect(story.state.bugs[0].status == .stable)
  }

  @Test func `a stable bug is tested on the first opened day after 30, medium before high before low`() throws
  {
    let story = try Story()
    story.onboard()
    story.calm()
    let stable = 27
    story.send(.open, stable + 29)
    #expect(story.state.isRestDay)
    story.send(.open, stable + 33)
    let retest = try #require(story.today)
    #expect(retest.kind == .retest)
    #expect(story.logic.content.severity(of: retest.fix) == .medium)
    story.send(.openFix(nil), stable + 33)
    story.send(.outcome(fix: retest.fix, .applied), stable + 33)
    for day in 34..<63 {
      story.send(.open, stable + day)
      #expect(story.state.isRestDay, "day \(day)")
    }
    story.send(.open, stable + 63)
    #expect(story.today?.kind == .retest, "every 30 days")
  }

  @Test func `a failed retest puts the bug into the next diagnostic, in front; loud makes it active`() throws
  {
    for (intensity, status) in [
      (BugIntensity.loud, BugStatus.active), (.present, .stable), (.quiet, .stable),
    ] {
      let story = try Story()
      story.onboard()
      story.calm()
      story.send(.activate(1), 28)
      story.live(58, .failed)
      #expect(
        story.allEffects.contains {
          if case .marked(let it) = $0 { it.assignment.kind == .retest } else { false }
        }
      )
      let due = try #require(story.due(62, "18:00"))
      #expect(due.bugs == [0, 1])
      story.diagnose(8, intensity)
      #expect(story.state.bugs[0].status == status)
      #expect(!story.state.patterns.contains { $0.finding.type == .regression }, "it makes no pattern")
      let next = story.due(69, "18:00")
      #expect(next?.bugs == (status == .active ? [0, 1] : [1]))
    }
  }

  @Test func `skipping the week does not turn the queue, a new bug enters in front`() throws {
    let story = try Story(TestContent(bugs: 6))
    story.onboard([0, 1, 2, 3])
    func due(_ week: Int) -> [BugID]? {
      story.due(week * 7 + 6, "18:00")?.bugs
    }
    #expect(due(0) == [0, 1, 2])
    story.send(.skipDiagnostic, 6, "18:00")
    #expect(due(1) == [0, 1, 2])
    story.diagnose(1, .present)
    #expect(due(2) == [3, 0, 1])
    story.send(.activate(5), 14)
    #expect(due(2) == [5, 3, 0])
    story.send(.deactivate(3), 14)
    #expect(due(2) == [5, 0, 1])
  }

  @Test func `answers have to be of the bugs asked, each once, without a place for a quiet week`() throws {
    let story = try Story()
    story.onboard([0, 1])
    func send(_ answers: [DiagnosticAnswer]) -> EgoFixRefusal? {
      story.copy().send(.diagnostic(answers), 6, "18:00")
    }
    #expect(send([]) == .badAnswers)
    #expect(send([.init(bug: 2, intensity: .quiet)]) == .badAnswers)
    #expect(send([.init(bug: 0, intensity: .quiet), .init(bug: 0, intensity: .loud)]) == .badAnswers)
    #expect(send([.init(bug: 0, intensity: .quiet, context: .work)]) == .badAnswers)
    #expect(send([.init(bug: 1, intensity: .loud)]) == nil)
    #expect(
      story.copy().send(.diagnostic([.init(bug: 0, intensity: .quiet)]), 6, "16:59") == .diagnosticNotDue
    )
  }
}
