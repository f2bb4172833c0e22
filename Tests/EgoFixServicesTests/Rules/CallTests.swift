import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import Testing

/// The rules as single calls, with plain counts and stored data for input.
@Suite struct CallTests {
  @Test(
    arguments: [
      (6, "1.0", "1.0", nil), (7, "1.0", "1.1", .minor), (69, "1.8", "1.9", .minor),
      (70, "1.9", "2.0", .major),
      (140, "1.9", "3.0", .major), (7, "1.5", "1.5", nil), (0, "2.3", "2.3", nil),
    ] as [(Int, String, String, EgoFixVersion.Change?)]
  )
  func `the version after so many applied fixes never goes down`(
    applied: Int,
    current: String,
    version: String,
    change: EgoFixVersion.Change?
  ) throws {
    let before = try #require(EgoFixVersion(current))
    let after = EgoFixVersion.after(applied: applied, current: before, fixesPerVersion: 7)
    #expect("\(after.version)" == version && after.change == change)
  }

  @Test(arguments: ["", "1", "1.", ".1", "0.1", "1.10", "+1.0", "-1.0", "1.0.0", "1.x", "99999999999.0"])
  func `a text that is no version is none`(text: String) { #expect(EgoFixVersion(text) == nil) }

  @Test func `the streak after each day of engagement, and what is shown today`() throws {
    func day(_ text: String) throws -> Int32 { try #require(CivilDate(text)).dayNumber }
    // Monday, Tuesday, Thursday (Wednesday bridged), Saturday (Friday not), Monday (Sunday bridged).
    let days = try ["2026-01-05", "2026-01-06", "2026-01-08", "2026-01-10", "2026-01-12"].map(day)
    let (steps, streak) = Streak.steps(days)
    #expect(steps.map(\.streak) == [1, 2, 3, 1, 2])
    #expect(steps.map(\.longest) == [1, 2, 3, 3, 3])
    #expect(steps.map(\.isFreezeAvailable) == [true, true, false, false, false])
    #expect(streak.shown(on: try day("2026-01-13")) == 2)
    #expect(streak.shown(on: try day("2026-01-14")) == 0)
  }

  @Test func `detectors are called by name on plain counts`() throws {
    #expect(PatternDetectors.names.count == PatternDetectors.all.count)
    #expect(PatternDetectors.named("none") == nil)
    func detect(_ name: String, _ tallies: PatternTallies) throws -> PatternFinding? {
      try #require(PatternDetectors.named(name)).strongest(in: tallies)
    }
    let skips = PatternTallies(
      bugs: .numbered(2),
      events: [.init(.fixSkipped, bug: 1, count: 5), .init(.fixApplied, bug: 1, count: 4)]
    )
    #expect(try detect("avoidance", skips)?.bug == 1)
    let crashes = PatternTallies(
      bugs: .numbered(1),
      events: [.init(.crashLogged, weekday: 6, hour: 23, count: 3), .init(.crashLogged, weekday: 1, hour: 9)]
    )
    #expect(try detect("weekday", crashes)?.detail == .weekday(6))
    #expect(try detect("timeOfDay", crashes)?.detail == .time(.evening))
    let loud = DiagnosticAnswer(bug: 0, intensity: .loud, context: .home)
    let weeks = [[DiagnosticAnswer]](repeating: [loud], count: 4)
    #expect(
      try detect("context", PatternTallies(bugs: .numbered(1), weeks: weeks))?.detail == .context(.home)
    )
    for (count, fires) in [(5, false), (6, true)] {
      let tallies = PatternTallies(bugs: .numbered(1), weeks: weeks, applied: [(bug: 0, count: count)])
      #expect(try (detect("plateau", tallies) != nil) == fires)
    }
    let before = PatternTallies(
      bugs: .numbered(1),
      events: [.init(.fixApplied, bug: 0, count: 50)],
      weeks: weeks
    )
    #expect(try detect("plateau", before) == nil)
    #expect(try detect("improvement", before) == nil && detect("correlated", before) == nil)
    let many = PatternTallies(bugs: .numbered(1), events: [.init(.fixSkipped, bug: 0, count: .max)])
    #expect(try detect("avoidance", many)?.percent == 100)
  }

  @Test(
    arguments: [
      ("counter", #"{"counter":{"minTarget":2}}"#, #"{"count":2}"#, nil),
      ("counter", #"{"counter":{"minTarget":2}}"#, #"{"count":1}"#, .count),
      ("counter", #"{"maxTarget":3}"#, #"{"count":4}"#, .count),
      ("counter", nil, #"{"count":0}"#, nil), ("counter", nil, "{}", .count),
      (
        "multiStep", #"{"multiStep":{"steps":[{"id":"a"},{"id":"b"}]}}"#, #"{"done":["a"],"passed":["b"]}"#,
        nil
      ),
      ("multiStep", #"{"multiStep":{"steps":[{"id":"a"},{"id":"b"}]}}"#, #"{"done":["a"]}"#, .passed),
      ("multiStep", nil, #"{"done":["a"],"passed":["b"]}"#, nil),
      ("multiStep", nil, #"{"passed":["b"]}"#, .done),
      ("quiz", #"{"quiz":{"options":[{"id":"a"}]}}"#, #"{"option":"b"}"#, .option),
      ("quiz", nil, #"{"option":"b"}"#, nil), ("scenario", nil, "{}", .option),
      ("audit", #"{"audit":{"categories":[{"id":"a"}]}}"#, #"{"categories":["a"]}"#, nil),
      ("audit", #"{"audit":{"categories":[{"id":"a"}]}}"#, #"{"categories":{"a":""}}"#, .categories),
      ("audit", nil, #"{"categories":{}}"#, .categories),
      ("standard", nil, "{}", nil), ("timed", nil, #"{"ended":1}"#, .ended),
      ("timed", nil, #"{"ended":true}"#, nil),
      ("predict", nil, #"{"prediction":"x"}"#, .observation), ("predict", nil, #"{"observation":"x"}"#, nil),
      ("journal", nil, #"{"text":" "}"#, .text), ("substitute", nil, #"{"urges":1}"#, nil),
    ] as [(String, String?, String, LackingField?)]
  )
  func `stored data are checked against an authored configuration`(
    type: String,
    configuration: String?,
    data: String,
    field: LackingField?
  ) throws {
    let interactionType = try #require(InteractionType(name: type))
    let lacks = InteractionResult.lacks(
      data: try JSONValue(parsing: data),
      type: interactionType,
      configuration: try configuration.map { try JSONValue(parsing: $0) }
    )
    #expect(lacks == field)
  }

  @Test func `a day's counts give its square`() {
    func square(
      applied: [FixSeverity] = [],
      skipped: Int = 0,
      failed: Int = 0,
      crashes: Int = 0,
      opened: Bool = false,
      reflection: Bool = false,
      crashNote: Bool = false
    ) -> String {
      let square = GraphSquare(
        DayActivity(
          applied: applied,
          skipped: skipped,
          failed: failed,
          crashes: crashes,
          opened: opened,
          reflection: reflection,
          crashNote: crashNote
        )
      )
      return "\(square.color) \(square.shade.map { "\($0)" } ?? "-")"
    }
    #expect(square() == "empty -")
    #expect(square(opened: true) == "grayOutline -")
    #expect(square(applied: [.low, .medium], skipped: 3, opened: true) == "green light")
    #expect(square(applied: [.low, .high]) == "green dark")
    #expect(square(skipped: 1) == "yellow light" && square(skipped: 1, reflection: true) == "yellow dark")
    #expect(square(applied: [.low], failed: 1) == "red light")
    #expect(square(crashes: 9) == "red light" && square(crashes: 1, crashNote: true) == "red dark")
    #expect(square(skipped: 1, crashNote: true) == "yellow light", "there is no crash to have a note")
  }

  @Test(arguments: [
    (FixOutcome.applied, EventType.fixApplied), (.skipped, .fixSkipped), (.failed, .fixFailed),
  ])
  func `an outcome is an event of its kind, with fix and bug`(outcome: FixOutcome, type: EventType) throws {
    let story = try Story()
    story.onboard([0])
    story.send(.open, 1, "09:00")
    let fix = try #require(story.today?.fix)
    story.mark(fix, outcome, 1)
    let events = story.effects.compactMap { if case .event(let event) = $0 { event } else { nil } }
    #expect(events.filter { $0.eventType == type }.map(\.fixId) == [fix])
    #expect(events.filter { $0.eventType == type }.map(\.bugId) == [0])
    let outcomes: [EventType] = [.fixApplied, .fixSkipped, .fixFailed]
    #expect(events.map(\.eventType).filter { outcomes.contains($0) } == [type])
  }

  @Test func `a version that ends in 9 is followed by a major one, with its entry`() throws {
    let story = try Story(TestContent(bugs: 1, low: 80, medium: 0, high: 0))
    story.onboard([0])
    var changes: [VersionChangeType] = []
    for day in 0..<75 {
      story.live(day)
      for case .version(let entry, _) in story.allEffects { changes.append(entry.changeType) }
      story.allEffects = []
    }
    #expect(changes.filter { $0 != .minorUpdate } == [.majorUpdate])
    #expect(changes.count == 10 && "\(story.state.version)" == "2.0")
  }

  @Test func `places are six, and a detector says how much it needs`() {
    #expect(EventContext.names == ["work", "home", "social", "family", "online", "unknown"])
    #expect(AvoidanceDetector().minimumDataPoints == 4 && ContextSpikeDetector().minimumDataPoints == 3)
    #expect(CorrelatedBugsDetector().minimumDataPoints == 6 && ImprovementDetector().minimumDataPoints == 4)
  }
}
