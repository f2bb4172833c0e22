import CivilTime
import PlainJSON
import PressureServices
import SeedCompiler
import SeedModel
import ServiceKernel
import Testing

@testable import SeedPages
@testable import SeedPlay

@MainActor struct PressureStageTests {
  @Test func `the first run goes on where it was, and its story passes replay from the first line on`()
    async throws
  {
    let played = try PlayedPressure()
    try await played.press("open")
    try await played.expectReplay()
    let steps: [(OnboardingStep, String, [(String, String)])] = [
      (.coldOpen, "write", [("text", "Run")]), (.personality, "voice", [("voice", "PROFESSIONAL")]),
      (.notifications, "later", []), (.window, "times", [("deadline", "08:00:00"), ("close", "23:59:00")]),
      (.home, "begin", []),
    ]
    for (step, action, fields) in steps {
      #expect(try played.models.onboarding.step == step)
      // A form of another step changes nothing.
      try await played.press("begin")
      try await played.press("end")
      try await played.press("open")
      #expect(try step == .home || played.models.onboarding.step == step)
      try await played.press(action, fields)
      try await played.expectReplay()
    }
    #expect(try played.models.onboarding.step == nil)
    #expect(try played.models.home.screen?.cards.map(\.text) == ["Run"])
    #expect(try played.models.settings.screen?.close.value == "23:59")
    #expect(await played.session.nextReminder == nil, "nobody was asked")
    try await played.press("permission", [("answer", "denied"), ("screen", "settings")])
    let banner = try #require(try played.models.home.screen?.banner).text
    for screen in ["", "entry", "settings", "paywall"] {
      let page = try #require(try await played.session.page(screen)).html
      #expect(page.ranges(of: "aria-label=\"\(banner)\"").count == 1, "\(screen)")
    }
  }

  @Test func `two weeks over a change of the clocks pass replay: shield, both voices, three commitments`()
    async throws
  {
    let played = try PlayedPressure()
    try await played.press("zone", [("zone", "Europe/Berlin")])
    try await played.onboard()
    try await played.subscribe()
    try await played.press("voice", [("voice", "BRUTAL"), ("screen", "settings")])
    var spoken: [[String]] = []
    for day in 0..<14 {
      switch day {
      case 3, 4:
        try await played.day("no")
        #expect(try played.models.home.screen?.offersShield == (day == 3), "one a month")
        if day == 3 {
          let offer = try #require(try played.models.shield.screen?.offers.first)
          try await played.press("shield-use", [("id", "\(offer.id)")])
          #expect(try played.models.home.screen?.tier == 0)
        }
      case 7:
        try await played.press("clock", [("by", "day")])
        try await played.press("clock", [("by", "day")])
      case 8:
        try await played.press("zone", [("zone", "America/New_York")])
        // A journey locks the phone.
        try await played.press("open")
        try await played.press("voice", [("voice", "PROFESSIONAL"), ("screen", "settings")])
      case 10:
        try await played.at("07:00")
        for order in 0...2 {
          try await played.press("save", [("order", "\(order)"), ("text", "Do \(order)")])
        }
        try await played.at("11:00")
        try await played.press("watch-yes")
        try await played.press("no", [("order", "1")])
        try await played.press("confirm")
        try await played.press("yes", [("order", "2")])
        #expect(try played.models.home.screen?.cards.map(\.status) == [.yes, .no, .yes])
      default: try await played.day("yes")
      }
      spoken.append(try played.models.feedback.screen?.said.first?.lines ?? [])
    }
    for (day, voice) in [(1, "brutal"), (13, "professional")] {
      let line = try #require(spoken[day].first)
      let speakers = try #require(shippedContent).copyEntries.filter { entry in
        entry.key.hasPrefix("checkIn.yes.")
          && entry.variants.contains { $0.body.segments == [.literal(line)] }
      }
      #expect(Set(speakers.map(\.voice)) == [voice], "\(line)")
    }
    // A second answer, and one that was never set.
    try await played.press("yes", [("order", "0")])
    try await played.press("shield-use", [("id", "1")])
    let entries = try played.stage.story.entries
    #expect(entries.contains { $0.refusal == "already-checked-in" })
    #expect(entries.contains { $0.name.contains("(missed)") } && entries.count > 60)
    try await played.expectReplay()
    let times = played.session.tray.map(\.at)
    #expect(!times.isEmpty && times == times.sorted())
  }

  @Test func `the deadline is nine on the wall on a day of 23 hours`() async throws {
    let played = try PlayedPressure("2026-03-28T07:00:00Z")
    try await played.press("zone", [("zone", "Europe/Berlin")])
    try await played.onboard()
    try await played.at("07:00")
    #expect(played.session.setting.clock.now() == Instant("2026-03-29T05:00:00Z"))
    try await played.press("save", [("order", "0"), ("text", "Run")])
    try await played.at("08:59")
    #expect(try played.models.home.screen?.cards.first?.isEditable == true)
    let page = try await played.press("clock", [("by", "minute")])
    #expect(page.contains("09:00:00"))
    try await played.press("open")
    #expect(try played.models.home.screen?.cards.first?.isAnswerable == true)
    try await played.press("clock", [("by", "reminder")])
    #expect(played.session.setting.clock.now() == Instant("2026-03-29T13:30:00Z"), "half past three")
  }

  @Test func `what is typed is counted and kept, saved or not`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    let typed = [("order", "0"), ("text", "Run <b>"), ("screen", "entry")]
    let page = try await played.press("type", typed)
    #expect(page.contains(">\nRun &lt;b&gt;</textarea>") && page.contains("class=\"left\">273 "))
    #expect(try played.models.home.screen?.cards.first?.text == "Run", "it is not saved")
    for path in ["nowhere", "entry.live", "settings/"] {
      #expect(try await played.answer("GET", path).status == .notFound)
    }
  }

  @Test func `what is chosen and not sent stays until it is sent or the app is ended`() async throws {
    let played = try PlayedPressure()
    try await played.press("open")
    try await played.subscribe()
    try await played.press("write", [("text", "Run")])
    /// What the page shows once a value was chosen in a field of an action's form.
    func choose(_ action: String, _ field: String, _ value: String, on screen: String = "") async throws
      -> String
    {
      let form = [("of", action), ("field", field), (field, value), ("screen", screen)]
      return try await played.press("draft", form)
    }
    let voices = try await choose("voice", "voice", "BRUTAL")
    #expect(voices.contains("value=\"BRUTAL\" data-typed=\"draft\" checked"))
    try await played.press("voice", [("voice", "BRUTAL")])
    try await played.press("later")
    #expect(try await choose("times", "close", "20:00:00").contains("value=\"20:00:00\" selected"))
    try await played.press("end")
    #expect(try await !played.press("open").contains("value=\"20:00:00\" selected"))
    try await played.press("times", [("deadline", "09:00:00"), ("close", "22:00:00")])
    try await played.press("begin")
    _ = try await choose("times", "deadline", "07:00:00", on: "settings")
    _ = try await choose("tuning", "tuning", "strict", on: "settings")
    let page = try await played.press("times", [("close", "21:00:00"), ("screen", "settings")])
    #expect(page.contains("value=\"07:00:00\" selected") && page.contains("value=\"strict\" selected"))
    try await played.press("times", [("deadline", "07:00:00")])
    try await played.press("tuning", [("tuning", "strict")])
    #expect(try played.stage.drafts == PlayDrafts())
    #expect(try played.models.settings.screen?.settings.escalationTuning == .strict)
    try await played.expectReplay()
  }

  @Test func `a reminder that is tapped opens the app, and says so once`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    let page = try await played.press("clock", [("by", "reminder")])
    #expect(page.contains("value=\"tap\""))
    let notice = try #require(played.session.tray.last)
    try await played.press("tap", [("id", notice.identifier)])
    #expect(played.session.isOpen)
    let names = try played.stage.story.entries.suffix(2).map(\.name)
    #expect(names.last == "tapped" && !names.contains("open"))
    try await played.expectReplay()
  }

  @Test func `letting a loss count leads back, and its hour's offer is the same after a launch`() async throws
  {
    let played = try PlayedPressure()
    try await played.onboard()
    try await played.subscribe()
    for order in 0...1 { try await played.press("save", [("order", "\(order)"), ("text", "Do \(order)")]) }
    try await played.at("10:00")
    for order in 0...1 {
      try await played.press("no", [("order", "\(order)"), ("screen", "check-in")])
      try await played.press("confirm")
    }
    let page = try #require(try await played.session.page("shield")).html
    #expect(page.ranges(of: "value=\"shield-use\"").count == 2, "one for each loss")
    #expect(page.contains("Do 0") && page.contains("Do 1"))
    try await played.press("dismiss")
    try await played.expectSame(["", "feedback", "shield"])
  }

  @Test func `the paywall leads to the terms`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    let link = try #require(try played.models.paywall.screen?.termsLink)
    #expect(try await played.session.page("paywall")?.html.contains(">\(link)</button>") == true)
    #expect(try await played.press("terms", [("screen", "paywall")]).contains("class=\"system\""))
    #expect(try await !played.press("done", [("screen", "paywall")]).contains("class=\"system\""))
  }

  @Test func `a NO is final when it is confirmed, and not before`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    try await played.at("10:00")
    let page = try await played.press("no", [("order", "0"), ("screen", "check-in")])
    #expect(page.contains("class=\"sure\""))
    try await played.press("cancel", [("screen", "check-in")])
    try await played.press("confirm", [("screen", "check-in")])
    #expect(try played.models.home.screen?.cards.first?.status == .pending)
    try await played.press("no", [("order", "0"), ("screen", "check-in")])
    try await played.press("confirm", [("screen", "check-in")])
    #expect(try played.models.home.screen?.color == .red)
  }

  @Test func `a NO on the watch is final when it is confirmed, and puts away what was said`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    try await played.at("10:00")
    try await played.press("save", [("order", "0"), ("text", "Walk")])
    #expect(try !played.stage.said.isEmpty, "it is locked")
    let page = try await played.press("watch-no")
    #expect(try played.stage.said.isEmpty && page.contains("class=\"watch-sure\""))
    try await played.press("watch-cancel")
    try await played.press("watch-confirm")
    #expect(try played.models.home.screen?.color == .neutral)
    try await played.press("watch-no")
    try await played.press("watch-confirm")
    #expect(try played.models.home.screen?.color == .red)
    let second = try await played.press("watch-no")
    #expect(try played.stage.said.isEmpty && !second.contains("value=\"watch-"), "nothing is left to answer")
  }

  @Test func `the widget has the commitment on the home screen, and hides it on the locked phone`()
    async throws
  {
    let played = try PlayedPressure()
    try await played.onboard()
    try await played.at("10:00")
    let screen = try #require(try played.models.widget.screen)
    let phone = try #require(try await played.session.page("")).html
    #expect(screen.line.contains("Run") && phone.contains("<br>\(screen.line)</p>"))
    let locked = try played.stage.widget().html
    #expect(locked.contains("<br>\(screen.hiddenLine)</p>") && !locked.contains("Run"))
  }

  @Test func `what the system shows stays over the screen that it came up over`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    let sheet = "class=\"system\""
    #expect(try await played.press("open-settings").contains(sheet))
    for (action, screen) in [("open-settings", ""), ("share", "share")] {
      try await played.press(action, [("screen", screen)])
      let settings = try #require(try await played.session.page("settings")).html
      #expect(!settings.contains(sheet), "\(action)")
    }
    #expect(try await played.press("manage", [("screen", "settings")]).contains(sheet))
    #expect(try await played.session.page("")?.html.contains(sheet) == false)
  }

  @Test func `a purchase ends as the store says, and a subscription may fail and end`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    try await played.press("store", [("answer", "approved")])
    #expect(try played.models.paywall.screen?.isPaid == false, "nobody asked")
    for (end, isPaid) in [("cancelled", false), ("failed", false), ("deferred", false), ("approved", true)] {
      try await played.press("buy", [("answer", "annual"), ("screen", "paywall")])
      try await played.press("store", [("answer", end), ("screen", "paywall")])
      #expect(try played.models.paywall.screen?.isPaid == isPaid, "\(end)")
    }
    try await played.press("manage", [("screen", "settings")])
    try await played.press("subscription", [("answer", "grace")])
    #expect(try played.models.home.screen?.notes.count == 1)
    try await played.press("subscription", [("answer", "end")])
    #expect(try played.models.paywall.screen?.isPaid == false)
    try await played.press("restore", [("screen", "paywall")])
    try await played.press("store", [("answer", "none"), ("screen", "paywall")])
    #expect(try played.models.paywall.message?.isEmpty == false)
    try await played.expectReplay()
  }

  @Test func `every screen is drawn at a launch that knows nothing as before it`() async throws {
    let played = try PlayedPressure()
    try await played.onboard(granted: false)
    try await played.subscribe()
    // A button puts away what was said, which no launch says again.
    try await played.press("dismiss")
    try await played.expectSame([
      "", "home", "entry", "entry-1", "entry-2", "check-in", "feedback", "shield", "settings", "privacy",
    ])
    #expect(try await played.stage.screen("")?.html.contains("class=\"banner\"") == true)
  }

  @Test func `a hostile form leads nowhere else and breaks nothing`() async throws {
    let played = try PlayedPressure()
    try await played.onboard()
    let bodies = [
      "action=yes&order=9", "action=save&order=x&text=1", "action=type&text=%22%3E%3Cscript%3E",
      "action=save&order=0&text=%3C/textarea%3E%3Cscript%3E", "action=times&deadline=99&close=1",
      "action=voice&voice=LOUD", "action=store&answer=approved", "action=buy&answer=life",
      "action=subscription&answer=end", "action=shield-use&id=%3Cscript%3E", "action=confirm",
      "action=tuning&tuning=strict", "action=evil&screen=//evil.example", "action=watch-yes",
      "action=permission&screen=%0d%0aSet-Cookie:a",
    ]
    for body in bodies { try await played.expectHarmless(body) }
    try await played.expectReplay()
  }
}
