import CivilTime
import GeoCueServices
import SeedModel
import ServiceKernel
import Testing

@testable import SeedPages
@testable import SeedPlay

/// A session of GeoCue.
struct PlayedGeoCue: PlayedApp {
  typealias Stage = GeoCueStage
  let session: PlaySession

  /// - Parameter start: a Monday evening where none is given.
  init(_ start: String = "2026-01-05T21:00:00Z") throws {
    session = try Self.session(start) { try GeoCueStage($0, $1) }
  }

  /// Gives each priority its own style, with quiet hours from ten to eight, and saves that.
  func set() async throws {
    try await press("open")
    for priority in NotificationPriority.allCases {
      try await press("override", [("priority", "\(priority)"), ("style", "\(priority)")])
    }
    try await press("quiet")
    try await press("save", [("screen", "styles")])
  }

  /// Crosses the edge of a place, by its number from 1.
  func cross(_ place: Int, _ event: GeofenceEvent = .entry, _ fields: [(String, String)] = []) async throws {
    let id = try stage.places[place - 1].id
    try await press("cross", [("place", "\(id)"), ("event", event.rawValue)] + fields)
  }

  var rows: [GeoCueArrivals.Row] { get throws { try #require(try models.arrivals.screen?.rows) } }
}

@MainActor struct GeoCueStageTests {
  @Test func `an evening through quiet hours passes replay, what is told in the second of an answer too`()
    async throws
  {
    let played = try PlayedGeoCue()
    try await played.press("cross")
    try await played.set()
    try await played.cross(1)
    #expect(played.session.tray.map(\.interruption) == [.critical])
    for count in 1...3 {
      try await played.press("clock", [("by", "reminder")])
      try await played.press("open")
      #expect(try played.rows.map(\.repeatCount) == [count] && played.rows[0].secondsLeft == 30)
    }
    try await played.press("confirm", [("id", try played.rows[0].id)])
    #expect(try played.rows.isEmpty)
    try await played.cross(2)
    try await played.press("clock", [("by", "reminder")])
    #expect(played.session.setting.clock.now() == Instant("2026-01-05T21:02:30Z"), "a minute after the first")
    #expect(try played.rows.isEmpty)
    // At night the zone decides what is quiet.
    try await played.press("clock", [("by", "time"), ("time", "22:30")])
    try await played.cross(3)
    try await played.cross(5, .exit, [("name", "<b>home</b>"), ("exit", "Call & \"ask\"")])
    #expect(try played.rows.map(\.isDelivered) == [false, false])
    let own = try #require(try played.rows.first { $0.title == "<b>home</b>" })
    #expect(own.body == "Call & \"ask\"" && !own.heldUntil.isEmpty)
    try await played.press("open")
    try await played.press("cancel", [("id", own.id)])
    let count = played.session.tray.count
    try await played.cross(1)
    #expect(played.session.tray.count == count + 1, "what is critical comes through")
    // Nobody answers while the phone lies there: as many repeats as may be pending beside what is held.
    let earlier = played.session.tray.filter { $0.interruption == .critical }.count
    try await played.press("clock", [("by", "time"), ("time", "07:00")])
    let criticalCount = played.session.tray.filter { $0.interruption == .critical }.count - earlier
    let limit = try played.stage.service.reducer.policies.pendingMaximum
    #expect(criticalCount < limit && criticalCount >= limit - 3, "\(criticalCount)")
    try await played.press("zone", [("zone", "Asia/Kolkata")])
    #expect(try played.rows.count == 1, "it is past noon there, and what was held has come")
    try await played.press("confirm", [("id", try played.rows[0].id)])
    #expect(try played.rows.isEmpty)
    try await played.press("clock", [("by", "day")])
    try await played.press("reset")
    try await played.press("open")
    try await played.press("reset", [("screen", "styles")])
    try await played.press("reset-answer", [("answer", "yes"), ("screen", "styles")])
    #expect(try played.models.styles.screen?.preferences == NotificationStylePreferences())
    try await played.press("test", [("style", "high"), ("screen", "styles")])
    #expect(try played.stage.story.entries.count > 80)
    try await played.expectReplay()
  }

  @Test func `what is changed is shown and tested at once, and in force when it is saved`() async throws {
    let played = try PlayedGeoCue()
    try await played.set()
    let page = try await played.press("sound", [("screen", "styles")])
    #expect(page.contains("class=\"adjusted\"") && page.contains("value=\"discard\""))
    let tested = try await played.press("test", [("style", "high"), ("screen", "styles")])
    #expect(tested.contains("class=\"incoming\"") && played.session.tray.last?.sound == false)
    #expect(try await played.session.page("settings")?.html.contains("class=\"incoming\"") == false)
    try await played.cross(2)
    #expect(played.session.tray.last?.sound == true && played.session.tray.last?.haptic == true)
    try await played.press("quiet-times", [("start", "25:00"), ("end", "1")])
    try await played.press("quiet-times", [("start", "20:00"), ("end", "09:00"), ("screen", "styles")])
    #expect(try played.models.styles.shown?.quietStart == "20:00")
    #expect(try played.models.styles.shown?.quietNow == "Quiet hours → 09:00")
    try await played.press("sound", [("screen", "styles")])
    try await played.press("save", [("start", "20:30"), ("end", "x"), ("screen", "styles")])
    #expect(try played.models.styles.screen?.quietStart == "20:30", "the fields are saved as they stand")
    #expect(try played.models.styles.screen?.quietEnd == "09:00")
    try await played.press("sound", [("screen", "styles")])
    try await played.press("end")
    try await played.press("open")
    #expect(try played.models.styles.unsaved == nil && played.models.styles.shown?.sound.isOn == true)
    try await played.expectReplay()
  }

  @Test func `every screen is drawn at a launch that knows nothing as before it`() async throws {
    let played = try PlayedGeoCue()
    try await played.set()
    try await played.cross(1)
    try await played.expectSame(["", "home", "settings", "styles"])
    let locked = try await played.press("clock", [("by", "minute")])
    #expect(locked.contains("value=\"confirm\""), "it is confirmed on the locked phone")
    #expect(locked.contains("aria-label=\"1 on the app’s icon\""))
    try await played.press("confirm", [("id", try played.rows[0].id)])
    #expect(!played.session.isOpen)
    #expect(try played.rows.isEmpty)
  }

  @Test func `a delivery that is tapped is acknowledged, and opens the app`() async throws {
    let played = try PlayedGeoCue()
    try await played.set()
    try await played.press("clock", [("by", "minute")])
    try await played.cross(1)
    try await played.press("clock", [("by", "reminder")])
    let notice = try #require(played.session.tray.last)
    #expect(try played.rows.map(\.repeatCount) == [1])
    try await played.press("tap", [("id", notice.identifier)])
    #expect(try played.session.isOpen && played.rows.isEmpty)
    try await played.expectReplay()
  }

  @Test func `the player's own place is what stands in its fields, crossed or not`() async throws {
    let played = try PlayedGeoCue()
    try await played.set()
    let texts = [("name", "Gym"), ("entry", "Towel"), ("exit", "")]
    let page = try await played.press("draft", [("of", "cross"), ("field", "entry")] + texts)
    #expect(page.contains("value=\"Gym\"") && page.contains("value=\"Towel\""))
    try await played.expectReplay()
  }

  @Test func `a hostile form leads nowhere else and breaks nothing`() async throws {
    let played = try PlayedGeoCue()
    try await played.set()
    let bodies = [
      "action=cross&place=1&event=entry", "action=cross&event=through", "action=confirm&id=%3Cscript%3E",
      "action=override&priority=loud&style=low", "action=default&style=", "action=quiet-times&start=x",
      "action=cross&place=00000000-0000-0000-0000-000000000005&event=exit&name=%3Cscript%3E&exit=%22%3E%3Cscript%3E",
      "action=test&style=none", "action=reset-answer&answer=yes", "action=evil&screen=//evil.example",
    ]
    for body in bodies { try await played.expectHarmless(body) }
    try await played.expectReplay()
  }
}
