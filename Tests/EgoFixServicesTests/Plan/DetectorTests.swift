import CivilTime
import EgoFixServices
import SeedModel
import Testing
import PolicySamples

/// The spec's test plan: Detectors.
@Suite struct DetectorTests {
  /// Tallies of finished fixes of bug 0.
  func tallies(skipped: Int, applied: Int, failed: Int = 0, bugs: Int = 3) -> PatternTallies {
    var tallies = PatternTallies(bugs: .numbered(bugs))
    for _ in 0..<skipped { tallies.finish(bug: 0, outcome: .skipped, day: 0) }
    for _ in 0..<applied { tallies.finish(bug: 0, outcome: .applied, day: 0) }
    for _ in 0..<failed { tallies.finish(bug: 0, outcome: .failed, day: 0) }
    return tallies
  }

  /// Tallies of crashes, as pairs of weekday and hour.
  func tallies(crashes: [(weekday: Int, hour: Int)]) -> PatternTallies {
    var tallies = PatternTallies(bugs: .numbered(1))
    for crash in crashes { tallies.crash(weekday: crash.weekday, hour: crash.hour) }
    return tallies
  }

  /// Tallies of weekly answers: one letter a week for each bug, `q`, `p`, `l`, or `-` where it was not asked.
  func tallies(weeks: [String], contexts: [EventContext]? = nil) -> PatternTallies {
    var tallies = PatternTallies(bugs: .numbered(weeks.count))
    for week in 0..<(weeks.first?.count ?? 0) {
      var answers: [DiagnosticAnswer] = []
      for (bug, letters) in weeks.enumerated() {
        let letter = Array(letters)[week]
        guard let place = Array("qpl").firstIndex(of: letter),
          let intensity = BugIntensity(rawValue: UInt8(place))
        else { continue }
        let context = intensity == .quiet ? nil : contexts?[week]
        answers.append(DiagnosticAnswer(bug: BugID(.test(1 + bug)), intensity: intensity, context: context))
      }
      tallies.answer(answers, week: Int32(Story.monday + week * 7))
    }
    return tallies
  }

  @Test func `test_AvoidanceDetector_triggersAt50Percent: above it; exactly half does not fire`() throws {
    let detector = AvoidanceDetector()
    #expect(detector.strongest(in: tallies(skipped: 4, applied: 4)) == nil)
    let finding = try #require(detector.strongest(in: tallies(skipped: 5, applied: 4)))
    #expect(finding.bug == 0 && finding.severity == .insight)
    #expect(finding.dataPoints == 9 && finding.count == 5 && finding.percent == 56)
    #expect(detector.strongest(in: tallies(skipped: 4, applied: 2, failed: 2)) == nil)
    #expect(detector.strongest(in: tallies(skipped: 4, applied: 2, failed: 1))?.percent == 57)
  }

  @Test func `test_AvoidanceDetector_ignoresBelowThreshold: fewer than four skips`() {
    #expect(AvoidanceDetector().strongest(in: tallies(skipped: 3, applied: 0)) == nil)
    #expect(AvoidanceDetector().strongest(in: tallies(skipped: 4, applied: 0))?.percent == 100)
  }

  @Test func `test_TemporalDetector_findsDayClusters: three on one weekday, above 40 %`() throws {
    let detector = WeekdayDetector()
    let two = [(weekday: 2, hour: 1), (weekday: 2, hour: 7)]
    #expect(detector.strongest(in: tallies(crashes: two)) == nil)
    let three = two + [(weekday: 2, hour: 13)]
    let others = (3...7).map { (weekday: $0, hour: 20) }
    let finding = try #require(detector.strongest(in: tallies(crashes: three + others.prefix(4))))
    #expect(finding.detail == .weekday(2) && finding.severity == .alert)
    #expect(finding.count == 3 && finding.dataPoints == 7 && finding.percent == 43)
    let four = three + [(weekday: 2, hour: 14)]
    let exact = four + others + [(weekday: 1, hour: 20)]
    #expect(detector.strongest(in: tallies(crashes: exact)) == nil, "4 of 10 are exactly 40 %")
  }

  @Test func `test_TemporalDetector_findsTimeClusters: three in one part of the day, above half`() throws {
    let detector = TimeOfDayDetector()
    let night = [0, 3, 5].map { (weekday: $0 + 1, hour: $0) }
    let rest = [6, 12, 18].map { (weekday: 4, hour: $0) }
    #expect(detector.strongest(in: tallies(crashes: night + rest)) == nil, "3 of 6 are exactly half")
    let finding = try #require(detector.strongest(in: tallies(crashes: night + rest.prefix(2))))
    #expect(finding.detail == .time(.night) && finding.severity == .insight)
    #expect(finding.count == 3 && finding.percent == 60)
    #expect(detector.strongest(in: tallies(crashes: Array(night.prefix(2)))) == nil)
    let borders = [5, 6, 11, 12, 17, 18, 23].map { "\(TimeBucket(hour: $0))" }
    #expect(borders == ["night", "morning", "morning", "afternoon", "afternoon", "evening", "evening"])
  }

  @Test func `context spike: three loud answers in a place, above 60 % of those that name it`() throws {
    let detector = ContextSpikeDetector()
    let work = [EventContext](repeating: .work, count: 5)
    #expect(detector.strongest(in: tallies(weeks: ["lllpp"], contexts: work)) == nil, "exactly 60 %")
    let finding = try #require(detector.strongest(in: tallies(weeks: ["lllp"], contexts: work)))
    #expect(finding.detail == .context(.work) && finding.percent == 75 && finding.dataPoints == 4)
    #expect(detector.strongest(in: tallies(weeks: ["ll"], contexts: work)) == nil)
    let unknown = [EventContext](repeating: .unknown, count: 4)
    #expect(detector.strongest(in: tallies(weeks: ["llll"], contexts: unknown)) == nil)
    // Loud at home too does not matter: the rate is the one inside the place.
    let places: [EventContext] = [.work, .home, .work, .home, .work, .home]
    #expect(detector.strongest(in: tallies(weeks: ["llllll"], contexts: places))?.detail == .context(.work))
  }

  @Test func `test_CorrelatedBugs_detectsHighCorrelation: r above 0.7 over six common weeks`() throws {
    let detector = CorrelatedBugsDetector()
    let finding = try #require(detector.strongest(in: tallies(weeks: ["qplqpl", "qplqpl"])))
    #expect(finding.bug == 0 && finding.otherBug == 1 && finding.dataPoints == 6)
    #expect(detector.strongest(in: tallies(weeks: ["qplqp", "qplqp"])) == nil, "five weeks")
    #expect(detector.strongest(in: tallies(weeks: ["qplqpl-", "qplqp-l"])) == nil, "five common weeks")
    #expect(detector.strongest(in: tallies(weeks: ["qplqpl", "lpqlpq"])) == nil, "r = -1")
    #expect(detector.strongest(in: tallies(weeks: ["llllll", "qplqpl"])) == nil, "no variance")
    // r² = 36²/(48·54) = 1/2 lies above 0.49, r² = 36/90 below.
    #expect(detector.strongest(in: tallies(weeks: ["qqpppl", "qppppl"])) != nil)
    #expect(detector.strongest(in: tallies(weeks: ["qpplqp", "qplplq"])) == nil)
  }

  @Test func `test_PlateauDetector_requiresFixesApplied: six since the week of the first answer`() throws {
    let detector = PlateauDetector()
    for (applied, fires) in [(5, false), (6, true)] {
      var tallies = tallies(weeks: ["plpl"])
      for _ in 0..<applied { tallies.finish(bug: 0, outcome: .applied, day: Int32(Story.monday + 21)) }
      #expect((detector.strongest(in: tallies) != nil) == fires, "\(applied) applied")
    }
    var early = PatternTallies(bugs: .numbered(1))
    for _ in 0..<6 { early.finish(bug: 0, outcome: .applied, day: Int32(Story.monday - 1)) }
    for week in 0..<4 {
      early.answer([DiagnosticAnswer(bug: 0, intensity: .loud)], week: Int32(Story.monday + week * 7))
    }
    #expect(detector.strongest(in: early) == nil, "applied before that week")
    var quiet = tallies(weeks: ["plqp"])
    for _ in 0..<6 { quiet.finish(bug: 0, outcome: .applied, day: Int32(Story.monday + 21)) }
    #expect(detector.strongest(in: quiet) == nil)
    var short = tallies(weeks: ["ppp"])
    for _ in 0..<6 { short.finish(bug: 0, outcome: .applied, day: Int32(Story.monday + 21)) }
    #expect(detector.strongest(in: short) == nil, "three answers")
  }

  @Test(arguments: [
    ("llpq", true), ("lpqq", true), ("pppq", true), ("lqpq", true), ("pqpq", true), ("plpq", true),
    ("qqqq", false), ("qlpq", false), ("llpp", false), ("lpq", false), ("lllq-", true), ("lqlq", true),
    ("pqlq", true),
  ])
  func `test_ImprovementDetector_requiresDownwardTrend: ends quiet, begins louder, falls more than rises`(
    weeks: String,
    fires: Bool
  ) {
    let finding = ImprovementDetector().strongest(in: tallies(weeks: [weeks]))
    #expect((finding != nil) == fires)
    #expect(finding?.severity ?? .observation == .observation)
  }

  @Test func `plateau and improvement span three weeks or more; a week not asked lengthens that`() {
    var tallies = PatternTallies(bugs: .numbered(1))
    for week in [0, 6, 13, 20] {
      let intensity: BugIntensity = week == 20 ? .quiet : .loud
      tallies.answer([DiagnosticAnswer(bug: 0, intensity: intensity)], week: Int32(week))
    }
    #expect(ImprovementDetector().strongest(in: tallies) == nil, "20 days")
    #expect(ImprovementDetector().strongest(in: self.tallies(weeks: ["l-lpq"])) != nil)
  }

  @Test func `test_PatternSurfacing_maxOnePerSession: one pattern a session`() throws {
    let story = try Story()
    story.onboard()
    for _ in 0..<3 { story.send(.crash(bug: 0), 0, "20:00") }
    #expect(story.state.patterns.map(\.finding.severity) == [.alert, .insight])
    story.send(.open, 1, "09:00")
    #expect(story.state.offeredPattern == story.state.patterns[0].id)
    #expect(story.send(.shown(story.state.patterns[0].id), 1, "09:01") == nil)
    story.live(1, .applied, "09:02")
    #expect(story.state.offeredPattern == nil)
    story.send(.open, 1, "09:31")
    #expect(story.state.hasShownPattern, "29 minutes do not end a session")
    story.send(.open, 1, "10:01")
    #expect(!story.state.hasShownPattern, "30 minutes do")
  }

  @Test func `test_PatternSurfacing_respectsCooldown: not the same type within 14 days`() {
    let day = 86_400
    func candidates(shownAt: Int) -> [PatternSurfacing.Candidate<Int>] {
      [
        .init(id: 1, type: .plateau, severity: .alert, detectedAt: second(0), shownAt: second(shownAt)),
        .init(id: 2, type: .plateau, severity: .alert, detectedAt: second(1)),
        .init(id: 3, type: .regression, severity: .alert, detectedAt: second(2)),
      ]
    }
    func second(_ second: Int) -> Instant { Instant(unixSeconds: second) }
    func choose(_ shownAt: Int) -> Int? {
      PatternSurfacing.choose(
        .beforeFix,
        now: second(20 * day),
        among: candidates(shownAt: shownAt),
        shownThisSession: false,
        policies: .shipped
      )
    }
    #expect(choose(6 * day) == 1, "exactly 14 days may show")
    #expect(choose(6 * day + 1) == 2, "a second less may not; another type may")
  }
}
