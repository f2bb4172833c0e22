import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import Testing
import PolicySamples

/// The state as it is stored, and on another content.
@Suite struct StoredStateTests {
  /// A user with a past of all kinds.
  func story(_ seed: UInt64, _ content: EgoFixContent, days: Int = 120) throws -> Story {
    let story = Story(content, seed: seed)
    try HistoryTests().play(story, seed: seed, days: days)
    return story
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a stored state reads as the same state, and goes on in the same way`(seed: UInt64) throws {
    let content = try TestContent().content()
    let story = try story(seed, content)
    let text = story.state.json(content: content).text
    let read = try EgoFixState(json: JSONValue(parsing: text), content: content, policies: .shipped)
    #expect(read == story.state)
    #expect(read.json(content: content).text == text)
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
    #expect(
      try EgoFixState(json: state.json(content: content), content: content, policies: .shipped) == state
    )
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
    let moved = try story.state.moved(from: old, to: new, policies: .shipped)
    for fix in 0..<Int32(old.fixCount) {
      let place = try #require(new.fix(id: old.id(ofFix: fix)))
      #expect(moved.fixes.day(of: place) == story.state.fixes.day(of: fix))
      #expect(moved.fixes.isApplied(place) == story.state.fixes.isApplied(fix))
    }
    #expect(moved.streak == story.state.streak && moved.tallies == story.state.tallies)
    #expect(moved.primaryBug == story.state.primaryBug)
    let back = try moved.moved(from: new, to: old, policies: .shipped)
    #expect(back.fixes == story.state.fixes && back.bugs == story.state.bugs)
  }

  @Test func `what is said of records that are gone is left out; retired ones are still found`() throws {
    var records = TestContent(bugs: 3, low: 2)
    let old = try records.content()
    let story = Story(old)
    story.onboard([2, 0])
    for day in 0..<5 { story.live(day, .skipped) }
    story.send(.crash(bug: 2, hasNote: false), 5)
    let gone = records.bugs.removeLast()
    let goneFixes = records.fixes.filter { $0.bugID == gone.id }
    records.fixes.removeAll { $0.bugID == gone.id }
    records.tidbits.removeAll { $0.bugID == gone.id }
    records.retired = goneFixes.map {
      RetiredRecord(kind: .fix, id: $0.id, number: $0.number)
    }
    let new = try records.content()
    let moved = try story.state.moved(from: old, to: new, policies: .shipped)
    #expect(moved.primaryBug == nil && moved.activeBugs == [0])
    #expect(moved.assignments.allSatisfy { new.bug(ofFix: $0.fix) != 2 })
    #expect(moved.patterns.isEmpty && moved.openCrashes.map(\.bug) == [-1])
    for fix in goneFixes { #expect(try new.texts.retired(fix.id)?.number == fix.number) }
    let later = story.copy()
    later.state = moved
    let logic = EgoFix(content: new, policies: .shipped)
    let step = logic.reduce(moved, .open, at: Story.moment(6))
    #expect(step.refusal == nil && !EgoFixEffect.assignments(step.effects).isEmpty)
  }

  @Test func `damage is named, field by field, and never traps`() throws {
    let content = try TestContent().content()
    let json = try #require(try story(1, content).state.json(content: content).object)
    for member in json.members {
      for bad in [
        JSONValue.string("x"), .integer(.max), .array([.null]), .bool(true), .object(JSONObject()), .null,
      ] {
        var damaged = json
        damaged[member.name] = bad
        do {
          let state = try EgoFixState(json: .object(damaged), content: content, policies: .shipped)
          let logic = EgoFix(content: content, policies: .shipped)
          _ = logic.reduce(state, .open, at: Story.moment(200))
        } catch {
          if case .newerFormat = error { #expect(member.name == "format") }
        }
      }
    }
    var newer = json
    newer["format"] = 2
    #expect(throws: EgoFixStateError.newerFormat(2)) {
      try EgoFixState(json: .object(newer), content: content, policies: .shipped)
    }
    #expect(throws: EgoFixStateError.damaged(field: "state")) {
      try EgoFixState(json: .null, content: content, policies: .shipped)
    }
  }

  /// A value's copies, each with one of its numbers replaced.
  private func replacingOneNumber(in value: JSONValue, by number: JSONValue) -> [JSONValue] {
    switch value {
    case .number: return [number]
    case .array(let elements):
      return elements.indices.flatMap { index in
        replacingOneNumber(in: elements[index], by: number).map { changed in
          var copy = elements
          copy[index] = changed
          return .array(copy)
        }
      }
    case .object(let object):
      return object.members.flatMap { member in
        replacingOneNumber(in: member.value, by: number).map { changed in
          var copy = object
          copy[member.name] = changed
          return .object(copy)
        }
      }
    case .null, .bool, .string: return []
    }
  }

  @Test(arguments: [Int.min, -1 << 31, 1 << 30 - 1, .max])
  func `a number of any size is refused or taken, wherever it stands`(number: Int) throws {
    let content = try TestContent().content()
    let logic = EgoFix(content: content, policies: .shipped)
    let json = try story(1, content, days: 20).state.json(content: content)
    let damaged = replacingOneNumber(in: json, by: .integer(number))
    #expect(damaged.count > 50)
    for json in damaged {
      guard let state = try? EgoFixState(json: json, content: content, policies: .shipped) else { continue }
      _ = logic.reduce(state, .open, at: Story.moment(40))
      _ = BugStatistics.all(in: state.tallies).map(\.percentApplied)
    }
  }

  @Test func `a story may begin in the middle`() throws {
    let content = try TestContent().content()
    let logic = EgoFix(content: content, policies: .shipped)
    var setup = EgoFixSetup()
    setup.version = try #require(EgoFixVersion("1.9"))
    setup.streak = 12
    setup.longest = 20
    setup.isFreezeAvailable = false
    setup.bugs = [(bug: 2, status: .active), (bug: 0, status: .active), (bug: 1, status: .stable)]
    setup.primaryBug = 0
    let moment = Story.moment(0)
    let state = logic.newState(seed: 1, setup: setup, at: moment)
    #expect(state.activeBugs == [0, 2] && state.stableCount == 1 && state.queue.bugs == [2, 0])
    #expect(state.streak.shown(on: moment.day) == 12 && !state.streak.isFreezeAvailable(on: moment.day))
    let story = Story(content)
    story.state = state
    for day in 0..<14 { story.live(day) }
    #expect("\(story.state.version)" == "2.0", "seven applied fixes after 1.9")
  }
}
