import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import ServiceKernel
import Testing

struct MachineTests {
  private func send(_ identifier: String, _ priority: NotificationPriority, badge: Int? = 1) -> GeoCueEvent {
    .send(title: "T", body: "B", identifier: identifier, priority: priority, badge: badge)
  }

  @Test
  func `a notification is shown at once, with badge and haptics, and its repeat is planned`() throws {
    var story = Story(Sample.reducer(), NotificationStylePreferences(defaultStyle: .high))
    let effects = try story.at("2026-06-01T12:00:00Z", send("a", .high, badge: 4))
    #expect(effects.requests.map(\.identifier) == ["a", "a.repeat.1"])
    #expect(Array(effects.dropFirst(2)) == [.badge(4), .haptic(.high)])
    #expect(story.state.pending.map(\.identifier) == ["a.repeat.1"])
    #expect(story.state.badge == 4)
  }

  @Test
  func `a nil badge leaves the badge alone`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .low, badge: 3))
    let effects = try story.at("2026-06-01T12:00:00Z", send("b", .low, badge: nil))
    #expect(!effects.contains { if case .badge = $0 { true } else { false } })
    #expect(story.state.badge == 3)
  }

  @Test
  func `a notification with the same identifier replaces the pending one`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("13:00-14:00"))
    try story.at("2026-06-01T13:10:00Z", send("a", .high))
    let effects = try story.at(
      "2026-06-01T13:20:00Z",
      .send(title: "New", body: "", identifier: "a", priority: .low)
    )
    #expect(effects.canceled == ["a.repeat.1"])
    #expect(story.state.pending.map(\.identifier) == ["a"])
    #expect(story.state.pending.map(\.text.title) == ["New"])
    #expect(story.state.open.count == 1)
  }

  @Test(arguments: [("12:00:59", 0, 1), ("12:01:00", 0, 1), ("12:01:01", 1, 0)])
  func `acknowledging cancels what is pending, up to a repeat's second`(
    time: String,
    repeats: Int,
    canceled: Int
  )
    throws
  {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .high))
    let effects = try story.at("2026-06-01T\(time)Z", .acknowledge(identifier: "a"))
    #expect(story.delivered.count == 1 + repeats)
    #expect(effects.canceled.count == canceled)
    #expect(story.state.pending.isEmpty)
    #expect(story.state.open.isEmpty)
    #expect(effects.last == .badge(0))
  }

  @Test
  func `a repeat's own identifier acknowledges its notification, and no other`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .critical))
    try story.at("2026-06-01T12:00:00Z", send("b", .high))
    let effects = try story.at("2026-06-01T12:00:31Z", .acknowledge(identifier: "a.repeat.1"))
    #expect(story.state.open.map(\.identifier) == ["b"])
    #expect(effects.canceled.allSatisfy { $0.hasPrefix("a.repeat.") })
    // The other one is not answered yet.
    #expect(story.state.badge == 1)
  }

  @Test(arguments: [("13:00:29", 1), ("13:00:30", 0)])
  func `what is done with, its repeat dropped by quiet hours, keeps no badge`(time: String, badge: Int) throws
  {
    var story = Story(Sample.reducer(), Sample.quiet("13:00-14:00"))
    try story.at("2026-06-01T12:59:00Z", send("a", .critical))
    try story.at("2026-06-01T12:59:30Z", send("b", .high))
    let effects = try story.at("2026-06-01T\(time)Z", .acknowledge(identifier: "a"))
    #expect(story.state.badge == badge)
    #expect((effects.last == .badge(0)) == (badge == 0))
  }

  @Test
  func `another notification's repeat is delivered in the second of an acknowledgement`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .high))
    try story.at("2026-06-01T12:00:00Z", send("b", .high))
    try story.at("2026-06-01T12:01:00Z", .acknowledge(identifier: "a"))
    #expect(story.deliveries.last == "2026-06-01T12:01:00Z b.repeat.1")
  }

  @Test
  func `what is acknowledged stays quiet when preferences change`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .critical))
    try story.at("2026-06-01T12:00:10Z", .acknowledge(identifier: "a"))
    let effects = try story.at("2026-06-01T12:00:20Z", .preferences(Sample.quiet("13:00-14:00")))
    #expect(effects.isEmpty)
    #expect(story.state.pending.isEmpty)
  }

  @Test
  func `cancelling takes notifications back and leaves the badge`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .high))
    try story.at("2026-06-01T12:00:00Z", send("b", .high))
    let effects = try story.at("2026-06-01T12:00:01Z", .cancel(identifiers: ["a", "unknown"]))
    #expect(effects == [.cancel(identifiers: ["a.repeat.1"])])
    #expect(story.state.open.map(\.identifier) == ["b"])
  }

  @Test
  func `changed quiet hours move what is held, repeats included`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("13:00-14:00"))
    try story.at("2026-06-01T13:10:00Z", send("a", .high))
    let later = try story.at("2026-06-01T13:20:00Z", .preferences(Sample.quiet("13:00-15:00")))
    #expect(
      later.requests.map { "\($0.at) \($0.identifier)" } == [
        "2026-06-01T15:00:00Z a", "2026-06-01T15:01:00Z a.repeat.1",
      ]
    )
    let off = try story.at("2026-06-01T13:30:00Z", .reset)
    #expect(
      off.requests.map { "\($0.at) \($0.identifier)" } == [
        "2026-06-01T13:30:00Z a", "2026-06-01T13:31:00Z a.repeat.1",
      ]
    )
    #expect(off.canceled.isEmpty)
  }

  @Test
  func `changed switches reach pending repeats and leave what was delivered`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .high))
    let effects = try story.at("2026-06-01T12:00:30Z", .preferences(.init(soundEnabled: false)))
    #expect(effects.requests.map(\.identifier) == ["a.repeat.1"])
    #expect(effects.requests.map(\.channels.sound) == [false])
    #expect(effects.requests.map(\.channels.haptic) == [true])
  }

  @Test
  func `a repeat that quiet hours drop comes back when they are switched off in time`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:59:30Z", send("a", .high))
    let on = try story.at("2026-06-01T12:59:40Z", .preferences(Sample.quiet("13:00-14:00")))
    #expect(on.canceled == ["a.repeat.1"])
    let off = try story.at("2026-06-01T13:00:29Z", .reset)
    #expect(off.requests.map(\.identifier) == ["a.repeat.1"])
    let on2 = try story.at("2026-06-01T13:00:29Z", .preferences(Sample.quiet("13:00-14:00")))
    #expect(on2.canceled == ["a.repeat.1"])
    #expect(try story.at("2026-06-01T13:00:30Z", .reset).isEmpty)
    #expect(story.state.open.isEmpty)
  }

  @Test
  func `a test notification ignores quiet hours, takes the given preferences and is never repeated`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("00:00-23:59"))
    for priority in NotificationPriority.allCases {
      let saved = try story.at("2026-06-01T12:00:00Z", .test(priority))
      #expect(saved.requests.map(\.at) == [Sample.instant("2026-06-01T12:00:00Z")])
      #expect(saved.requests.map(\.text.key) == ["testNotification.\(priority)"])
      #expect(saved.requests.map(\.channels.sound) == [false])
      let unsaved = NotificationStylePreferences(customStyles: [priority: .critical], hapticEnabled: false)
      let given = try story.at("2026-06-01T12:00:00Z", .test(priority, preferences: unsaved))
      #expect(
        given.requests.map(\.channels) == [
          NotificationChannels(sound: true, haptic: false, interruption: .critical)
        ]
      )
      #expect(story.state.pending.isEmpty)
      #expect(story.state.open.isEmpty)
      #expect(story.state.preferences == Sample.quiet("00:00-23:59"))
    }
  }

  @Test
  func `critical repeats go on whenever the app runs, until acknowledged`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .critical))
    #expect(story.state.pending.count == 60)
    #expect(story.state.pending.last?.at == Sample.instant("2026-06-01T12:30:00Z"))
    story.wait(until: "2026-06-01T12:45:10Z")
    #expect(story.state.pending.isEmpty)
    #expect(story.delivered.count == 61)
    try story.at("2026-06-01T12:45:10Z", .resume)
    #expect(story.state.pending.first?.identifier == "a.repeat.61")
    #expect(story.state.pending.first?.at == Sample.instant("2026-06-01T12:45:30Z"))
    #expect(story.state.pending.count == 60)
    try story.at("2026-06-01T12:45:11Z", .acknowledge(identifier: "a"))
    try story.at("2026-06-01T12:46:00Z", .resume)
    #expect(story.state.pending.isEmpty)
  }

  @Test
  func `the next delivery of each goes before further repeats, a high one's repeat before endless ones`()
    throws
  {
    var story = Story(
      Sample.reducer(policies: GeoCuePolicies.with(pendingMaximum: 4)),
      Sample.quiet("13:00-14:00")
    )
    try story.at("2026-06-01T13:10:00Z", send("c", .critical))
    try story.at("2026-06-01T13:10:00Z", send("h", .high))
    #expect(story.state.pending.map(\.identifier) == ["c.repeat.1", "c.repeat.2", "h", "h.repeat.1"])
    try story.at("2026-06-01T13:10:00Z", send("l", .low))
    try story.at("2026-06-01T13:10:00Z", send("m", .medium))
    #expect(story.state.pending.map(\.identifier) == ["c.repeat.1", "h", "l", "m"])
    let effects = try story.at("2026-06-01T13:10:00Z", send("n", .low))
    #expect(effects == [.log(.noRoom(identifier: "n"))])
    // It is not lost: when the app runs next it has room, or is overdue and shown.
    story.wait(until: "2026-06-01T14:30:00Z")
    let late = try story.at("2026-06-01T14:30:00Z", .resume)
    #expect(late.requests.first?.identifier == "n")
    #expect(late.requests.first?.at == Sample.instant("2026-06-01T14:30:00Z"))
  }

  @Test
  func `an identifier that is empty or a repeat's is refused, and nothing changes`() throws {
    var story = Story(Sample.reducer())
    try story.at("2026-06-01T12:00:00Z", send("a", .high))
    let before = story.state
    #expect(throws: GeoCueRefusal.emptyIdentifier) { try story.at("2026-06-01T12:00:00Z", send("", .high)) }
    #expect(throws: GeoCueRefusal.reservedIdentifier) {
      try story.at("2026-06-01T12:00:00Z", send("a.repeat.1", .high))
    }
    #expect(story.state == before)
    try story.at("2026-06-01T12:00:00Z", send("a.repeat.x", .high))
    try story.at("2026-06-01T12:00:00Z", send("repeat.1", .high))
  }

  @Test
  func `the zone of delivery decides what is quiet`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("22:00-08:00"), zone: Sample.berlin)
    try story.at("2026-06-01T21:00:00Z", send("a", .medium))
    #expect(story.state.pending.first?.at == Sample.instant("2026-06-02T06:00:00Z"))
    try story.at("2026-06-01T23:00:00Z", .zone(Sample.zone("America/New_York")))
    #expect(story.deliveries == ["2026-06-01T23:00:00Z a"])
  }
}
