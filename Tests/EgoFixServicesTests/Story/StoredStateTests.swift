import CivilTime
import EgoFixServices
import Foundation
import PlainJSON
import PolicySamples
import SeedModel
import SeededRandom
import ServiceKernel
import Testing

/// What EgoFix stores, as text, and what becomes of it on another content.
@Suite struct StoredStateTests {
  /// A user with a past of all kinds.
  func story(_ seed: UInt64, _ content: EgoFixContent, days: Int = 120) throws -> Story {
    let story = Story(content, seed: seed)
    try HistoryTests().play(story, seed: seed, days: days)
    return story
  }

  /// A state as it is read again.
  func read(_ state: EgoFixState, _ content: EgoFixContent) throws -> EgoFixState {
    let text = try JSONValue(encoding: state).text
    return try EgoFixReducer(content: content, policies: .shipped).state(from: JSONValue(stored: text))
  }

  @Test func `the stored form is that of the golden files`() throws {
    let content = try TestContent().content()
    let story = try story(3, content, days: 60)
    var last: [String: RecordChange] = [:]
    for effect in story.allEffects where effect.handling == .record {
      let change = try effect.record()
      if case .put = change.action { last[change.kind] = change }
    }
    var samples = [("state-1.json", try JSONValue(encoding: story.state))]
    for (kind, change) in last {
      if case .put(let record) = change.action { samples.append(("\(kind)-1.json", .object(record))) }
    }
    #expect(samples.count == 6, "one of each kind")
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden")
    for (name, json) in samples {
      let file = folder.appending(path: name)
      if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data((json.text + "\n").utf8).write(to: file)
      }
      let golden = try String(contentsOf: file, encoding: .utf8)
      #expect(json.text + "\n" == golden, "\(name); SEED_RECORD=1 writes it")
    }
    // What has shipped can be read for good.
    let text = try String(contentsOf: folder.appending(path: "state-1.json"), encoding: .utf8)
    #expect(try story.logic.state(from: JSONValue(stored: text)) == story.state)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a stored state reads as the same state, and goes on in the same way`(seed: UInt64) throws {
    let content = try TestContent().content()
    let story = try story(seed, content)
    let read = try read(story.state, content)
    #expect(read == story.state)
    let other = story.copy()
    other.state = read
    for (day, outcome) in [FixOutcome.applied, .skipped, .failed, .applied].enumerated() {
      for story in [story, other] { story.live(130 + day, outcome) }
      #expect(story.state == other.state && story.effects == other.effects)
    }
  }

  @Test func `a new user's state is stored and read too`() throws {
    let content = try TestContent().content()
    let state = Story(content).state
    #expect(try read(state, content) == state)
  }

  @Test func `on a content with more records a user keeps what was seen, and the new fixes are unseen`()
    throws
  {
    var records = TestContent(bugs: 2, low: 3, medium: 0, high: 0, weekly: 0, quick: 1)
    let old = try records.content()
    let story = Story(old)
    story.onboard([1, 0])
    for day in 0..<4 { story.live(day, day == 2 ? .skipped : .applied) }
    records.add(.daily, .low, bug: 0)
    records.add(.daily, .low, bug: 1)
    records.addTidbit(.afterApplied, bug: 1)
    let new = try records.content()
    let moved = try read(story.state, new)
    for fix in 0..<Int32(old.fixCount) {
      let place = try #require(new.index(of: old[fix: fix].id))
      #expect(moved.fixes.day(of: place) == story.state.fixes.day(of: fix))
      #expect(moved.fixes.isApplied(place) == story.state.fixes.isApplied(fix))
    }
    #expect(moved.streak == story.state.streak && moved.tallies == story.state.tallies)
    #expect(moved.primaryBug == story.state.primaryBug)
    let back = try read(moved, old)
    #expect(back.fixes == story.state.fixes && back.bugs == story.state.bugs)
  }

  @Test func `what is said of records that are gone is left out; retired ones are still found`() throws {
    var records = TestContent(bugs: 3, low: 2)
    let old = try records.content()
    let story = Story(old)
    story.onboard([2, 0])
    for day in 0..<5 { story.live(day, .skipped) }
    story.send(.crash(bug: 2), 5)
    let gone = records.bugs.removeLast()
    let goneFixes = records.fixes.filter { $0.bugID == gone.id }
    records.fixes.removeAll { $0.bugID == gone.id }
    records.tidbits.removeAll { $0.bugID == gone.id }
    records.retired = goneFixes.map {
      RetiredRecord(kind: .fix, id: $0.id, number: $0.number)
    }
    let new = try records.content()
    let moved = try read(story.state, new)
    #expect(moved.primaryBug == nil && moved.activeBugs == [0])
    #expect(moved.assignments.allSatisfy { new.bug(of: $0.fix) == 0 || new.bug(of: $0.fix) == 1 })
    #expect(moved.patterns.isEmpty && moved.openCrashes.map(\.bug) == [nil])
    for fix in goneFixes { #expect(try new.texts.retired(fix.id)?.number == fix.number) }
    let later = Story(new)
    later.state = moved
    #expect(later.send(.open, 6) == nil && !EgoFixEffect.assignments(later.effects).isEmpty)
  }

  @Test func `a day whose fix a newer bundle lacks brings another one`() throws {
    var records = TestContent(bugs: 1)
    let story = Story(try records.content())
    story.onboard()
    let fix = try #require(story.today?.fix)
    story.send(.timerStarted(fix: fix, seconds: 600), 0, "09:00")
    records.fixes.removeAll { FixID($0.id) == fix }
    let later = Story(try records.content())
    later.state = try read(story.state, later.logic.content)
    #expect(later.state.timer == nil)
    later.send(.open, 0, "09:01")
    #expect(later.today != nil && later.today?.fix != fix && !later.state.isRestDay)
  }

  @Test func `a zone that is gone makes a state a damaged one, or is where the device is`() throws {
    let content = try TestContent().content()
    var json = try #require(try JSONValue(encoding: story(1, content, days: 9).state).object)
    json["zone"] = "Europe/Gone"
    let reducer = EgoFixReducer(content: content, policies: .shipped)
    #expect(throws: DecodingError.self) { try reducer.state(from: .object(json)) }
    let atHome = EgoFixReducer(content: content, policies: .shipped, home: .utc)
    #expect(try atHome.state(from: .object(json)).zone == .utc)
  }

  @Test func `a damaged state is an error or a life that goes on`() throws {
    let content = try TestContent().content()
    var random = SplitMix64(state: 6)
    let whole = try JSONValue(encoding: story(1, content, days: 40).state)
    let reducer = EgoFixReducer(content: content, policies: .shipped)
    var readCount = 0
    for _ in 0..<1500 {
      var json = whole
      for _ in 0...random.below(2) { StoredStateTests.damage(&json, &random) }
      guard let state = try? reducer.state(from: json) else { continue }
      readCount += 1
      for event in [EgoFixEvent.open, .openFix(nil), .crash(bug: 0), .skipDiagnostic, .activate(1)] {
        var (after, effects) = (state, [EgoFixEffect]())
        try? reducer.take(event, at: Story.moment(42).instant, in: &after, &effects)
        _ = reducer.wanted(in: after)
        _ = after.tallies.bugs.map(\.percentApplied)
      }
    }
    #expect((100..<1500).contains(readCount))
  }

  /// Changes, drops or moves one value somewhere inside.
  private static func damage(_ json: inout JSONValue, _ random: inout SplitMix64) {
    switch json {
    case .object(var object) where !object.members.isEmpty && random.below(12) > 0:
      let name = object.names[random.below(object.names.count)]
      if random.below(20) == 0 {
        object[name] = nil
      } else if var value = object[name] {
        damage(&value, &random)
        object[name] = value
      }
      json = .object(object)
    case .array(var values) where !values.isEmpty && random.below(12) > 0:
      let index = random.below(values.count)
      if random.below(10) == 0 { values.remove(at: index) } else { damage(&values[index], &random) }
      json = .array(values)
    case .number: json = .integer([-1, 0, 1, 3, 1 << 27, 1 << 40, .max, .min][random.below(8)])
    case .string(let text):
      let others = ["", "x", "Asia/Tokyo", "2024-02-30", "active", "2031-01-01T00:00:00Z", "daily", "loud"]
      json = .string(([text] + others)[random.below(9)])
    case .bool(let flag): json = .bool(!flag)
    default: json = [.null, [], 7][random.below(3)]
    }
  }
}
