import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import SeedRuntime
import SeededRandom
import Testing

struct WordingTests {
  @Test
  func `each delivery has the copy of its moment`() throws {
    var story = Story(
      Sample.reducer(policies: GeoCuePolicies.with(pendingMaximum: 2)),
      Sample.quiet("22:00-08:00")
    )
    func keys(_ time: String, _ event: GeofenceEvent, _ place: GeofenceLocation) throws -> [String?] {
      try story.at("2026-06-01T\(time):00Z", .crossing(event, place, identifier: "x")).requests.map(
        \.text.key
      )
    }
    #expect(try keys("12:00", .entry, Sample.place("Gym", entry: "x")) == ["arrival.medium"])
    #expect(
      try keys("12:01", .exit, Sample.place("Home", exit: "x")) == ["departure.high", "escalation.high"]
    )
    #expect(
      try keys("12:02", .entry, Sample.place("Gym", entry: "urgent"))
        == ["arrival.critical", "escalation.critical", "escalation.critical"]
    )
    #expect(try keys("22:30", .entry, Sample.place("Gym", entry: "x")) == ["quietHours.released"])
    #expect(try keys("22:31", .exit, Sample.place("", exit: "x")) == ["reminder.plain"])
  }

  @Test
  func `no variant comes twice in a row for its key`() throws {
    var story = Story(Sample.reducer())
    var last: Int?
    for minute in 10..<60 {
      let place = Sample.place("Gym", entry: "x")
      let effects = try story.at("2026-06-01T12:\(minute):00Z", .crossing(.entry, place))
      let variant = try #require(effects.requests.first?.text.variant)
      #expect(variant != last)
      last = variant
    }
    #expect(story.state.variants.lastIndexes == ["arrival.medium": try #require(last)])
  }

  @Test
  func `a text that is planned and not delivered stays the same`() throws {
    var story = Story(Sample.reducer(policies: GeoCuePolicies.with(pendingMaximum: 5)))
    try story.at(
      "2026-06-01T12:00:00Z",
      .crossing(.entry, Sample.place("Gym", entry: "urgent"), identifier: "c")
    )
    let before = story.state.pending
    let effects = try story.at("2026-06-01T12:01:10Z", .resume)
    #expect(Array(story.state.pending.prefix(3)) == Array(before.dropFirst(2)))
    #expect(effects.requests.map(\.identifier) == ["c.repeat.6", "c.repeat.7"])
  }

  @Test
  func `what was held does not speak of now when it is released early`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("22:00-08:00"))
    try story.at("2026-06-01T22:30:00Z", .crossing(.entry, Sample.place("Gym", entry: "x"), identifier: "a"))
    let effects = try story.at("2026-06-01T23:30:00Z", .reset)
    #expect(effects.requests.map(\.text.key) == ["quietHours.released"])
  }

  @Test
  func `without copy a reminder still says place and message, and the log says what is missing`() throws {
    var story = Story(Sample.reducer(copy: MissingCopy()))
    let effects = try story.at("2026-06-01T12:00:00Z", .crossing(.entry, Sample.place("Gym", entry: "Towel")))
    #expect(effects.requests.map(\.text) == [ReminderText(title: "Gym", body: "Towel")])
    #expect(effects.last == .log(.copyMissing(key: "arrival.medium")))
  }

  @Test
  func `a sent text is the same in every delivery`() throws {
    var story = Story(Sample.reducer())
    let effects = try story.at(
      "2026-06-01T12:00:00Z",
      .send(title: "T", body: "B", identifier: "a", priority: .high)
    )
    #expect(
      effects.requests.map(\.text) == [
        ReminderText(title: "T", body: "B"), ReminderText(title: "T", body: "B"),
      ]
    )
  }
}
