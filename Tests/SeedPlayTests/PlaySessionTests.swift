import PlainJSON
import CivilTime
import EgoFixServices
import SeedCompiler
import SeedModel
import SeedRuntime
import ServiceKernel
import Testing

@testable import SeedPages
@testable import SeedPlay

@MainActor struct PlaySessionTests {
  @Test func `a day that begins behind the boot sequence is opened after it`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.mark(.skipped)
    try await played.press("replay-boot")
    try await played.press("clock", [("by", "day")])
    try await played.press("open")
    #expect(try played.models.today.screen?.phase == .unopened)
    try await played.press("boot")
    #expect(try played.models.today.screen?.phase != .unopened)
    try await played.expectReplay()
  }

  @Test func `what the bundle lacks is told by the service before anybody looks`() throws {
    var content = try #require(shippedContent)
    content.files.priorityRules = nil
    let bundle = try SeedBundle.open(bytes: try BundleWriter.write(content))
    let error = #expect(throws: PlayError.self) {
      try Play.server(.geocue, bundle, zones: TZifZones.system, day: nil, seed: 7)
    }
    #expect(error?.reason == "\(ServiceError.noPolicies(product: "geocue"))")
  }

  @Test func `moving the clock puts the app away, and a day is a day across daylight saving`() async throws {
    let played = try PlayedEgoFix("2026-03-28T08:00:00Z")
    try await played.onboard()
    try await played.press("zone", [("zone", "Europe/Berlin")])
    #expect(!played.session.isOpen)
    let clock = played.session.setting.clock
    #expect(try await played.stage.zone().local(at: clock.now()).description == "2026-03-28T09:00:00")
    let page = try await played.press("clock", [("by", "day")])
    #expect(page.contains("2026-03-29 09:00:00"), "the clock on the wall says the same")
    #expect(clock.now() == Instant("2026-03-29T07:00:00Z"), "of a day with 23 hours")
    #expect(page.contains("Open EgoFix") && !page.contains("class=\"tabs\""))
    try await played.press("clock", [("by", "week")])
    #expect(clock.now() == Instant("2026-04-05T07:00:00Z"))
    try await played.press("clock", [("by", "time"), ("time", "07:30")])
    #expect(clock.now() == Instant("2026-04-06T05:30:00Z"), "today's is over")
    try await played.press("clock", [("by", "time"), ("time", "24:00")])
    #expect(played.session.fault != nil && clock.now() == Instant("2026-04-06T05:30:00Z"))
    try await played.press("zone", [("zone", "Mars/Olympus")])
    #expect(played.session.fault != nil)
    #expect(try await played.stage.zone().identifier == "Europe/Berlin")
  }

  @Test func `notifications come at their own times, and the clock goes to the next one`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.press("clock", [("by", "reminder")])
    #expect(played.session.fault != nil, "nothing is planned before the system allows it")
    try await played.press("open")
    try await played.press("reminders", [("on", "yes")])
    #expect(try played.stage.sheet == .notifications)
    try await played.press("permission", [("answer", "granted")])
    try await played.press(
      "mark",
      [("id", "\(try #require(try played.models.today.card).id)"), ("outcome", "skipped")]
    )
    let due = try #require(await played.session.nextReminder)
    let page = try await played.press("clock", [("by", "reminder")])
    #expect(played.session.setting.clock.now() == due)
    #expect(played.session.tray.map(\.at) == [due])
    #expect(page.contains(try #require(played.session.tray.first?.body)))
    try await played.press("clock", [("by", "week")])
    let times = played.session.tray.map(\.at)
    #expect(times.count >= 6 && times == times.sorted(), "\(times)")
    #expect(zip(times, times.dropFirst()).allSatisfy { $1.seconds(since: $0) == 86_400 }, "one a day")
  }

  @Test func `a hundred notifications are kept, the newest`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.press("reminders", [("on", "yes")])
    try await played.press("permission", [("answer", "granted")])
    var count = 0
    for _ in 0..<20 {
      try await played.press("clock", [("by", "week")])
      try await played.press("open")
      count = max(count, played.session.tray.count)
    }
    #expect(count == 100)
    let last = try #require(played.session.tray.last)
    #expect(played.session.setting.clock.now().seconds(since: last.at) < 7 * 86_400)
  }

  @Test func `what is more than a step of time takes comes with the next one, at its own time`() async throws
  {
    #expect(PlaySession.stopLimit == 10_000)
    func days(_ limits: Int...) async throws -> [Instant] {
      let played = try PlayedEgoFix()
      try await played.onboard()
      try await played.press("reminders", [("on", "yes")])
      try await played.press("permission", [("answer", "granted")])
      let session = played.session
      let end = session.setting.clock.now().adding(seconds: 7 * 86_400)
      for limit in limits {
        try await session.passTime(to: end, stopLimit: limit)
        #expect(session.setting.clock.now() == end)
      }
      return session.tray.map(\.at)
    }
    let all = try await days(PlaySession.stopLimit)
    let some = try await days(3)
    #expect(all.count >= 6 && some.count <= 3 && some == Array(all.prefix(some.count)), "\(all) \(some)")
    #expect(try await days(3, PlaySession.stopLimit) == all)
  }

  @Test func `a month passes replay with the same effects, refusals and state`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.press("reminders", [("on", "yes")])
    try await played.press("permission", [("answer", "granted")])
    let zones = ["Asia/Kolkata", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Berlin"]
    for day in 0..<30 {
      if day % 8 == 7 { try await played.press("zone", [("zone", zones[day / 8])]) }
      if day % 11 == 10 { try await played.press("end") }
      try await played.press("open")
      if let pattern = try played.models.today.screen?.pattern {
        try await played.press("pattern-noted", [("id", "\(pattern.id)")])
      }
      if try played.models.today.running != nil {
        try await played.mark(day % 6 == 4 ? .failed : day % 4 == 3 ? .skipped : .applied)
        let card = try #require(try played.models.today.card)
        try await played.press("note", [("id", "\(card.id)"), ("text", "It <stung> & \"more\".")])
        // A second outcome is refused.
        try await played.press("mark", [("id", "\(card.id)"), ("outcome", "failed")])
      }
      if day % 9 == 5 { try await crash(played) }
      if try played.models.diagnostic.question != nil { try await diagnose(played) }
      try await played.press("clock", [("by", day % 7 == 6 ? "hour" : "day")])
    }
    try await played.press("open")
    let story = try played.stage.story
    #expect(story.entries.count > 120 && story.entries.contains { $0.refusal == "already-marked" })
    try await played.expectReplay()
  }

  private func crash(_ played: PlayedEgoFix, reboots: Bool = true) async throws {
    try await played.press("crash")
    #expect(try played.models.crash.isChoosing)
    try await played.press(
      "crash-choose",
      [("id", "\(try #require(try played.models.crash.screen?.choices[0].bug))")]
    )
    let open = try #require(try played.models.crash.screen?.open.first)
    try await played.press("crash-note", [("id", "\(open.id)"), ("text", "At lunch.")])
    guard reboots else { return }
    try await played.press("reboot", [("id", "\(open.id)")])
    let news = try played.stage.said
    #expect(news.count == 1 && !news[0].isEmpty, "a reboot has its line")
  }

  private func diagnose(_ played: PlayedEgoFix) async throws {
    try await played.press("diagnostic-start")
    while try played.models.diagnostic.question != nil {
      try await played.press("diagnostic-answer", [("answer", "loud")])
      try await played.press("diagnostic-place", [("answer", "work")])
    }
    #expect(try played.models.diagnostic.screen?.summary.isEmpty == false)
  }

  @Test func `every screen is drawn at a launch that knows nothing as before it`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.mark(.applied)
    let bug = "\(try #require(try played.models.bugs.screen?.rows.first?.id))".lowercased()
    let share = EgoFixStage.place(toShare: try #require(try played.models.today.card))
    let names = [
      "", "crash", "crashes", "diagnostic", "bugs", "bug-\(bug)", "history", "patterns", share, "settings",
      "privacy",
    ]
    try await played.expectSame(names)
  }

  @Test func `what is sent to someone is the fix of the card above the link, weekly or late`() async throws {
    let played = try PlayedEgoFix("2026-01-05T08:00:00Z")
    try await played.onboard()
    try await played.press("clock", [("by", "day")])
    try await played.press("open")
    for kind in [AssignmentKind.daily, .weekly] {
      let card = try #require(try played.models.today.screen?.cards.last { $0.kind == kind })
      let id = ("id", "\(card.id)")
      #expect(try played.models.today.card?.id != card.id, "another card is on top")
      let place = EgoFixStage.place(toShare: card)
      #expect(try await played.press("open-card", [id]).contains("href=\"\(place)\""))
      let page = try await played.press("share", [("screen", place)])
      #expect(page.contains("class=\"system\"") && page.contains(("\(card.prompt)" as Markup).html))
      try await played.press("shared", [id, ("answer", "sent"), ("screen", place)])
      let line = try #require(try played.stage.story.entries.last?.line?.object)
      #expect(line["event"]?.string == "share" && line["fix"]?.string == "\(card.fix)")
    }
    try await played.expectReplay()
  }

  @Test func `an open crash is one link away, also while another one is being logged`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await crash(played, reboots: false)
    try await crash(played, reboots: false)
    try await played.press("crash")
    let today = try #require(try await played.session.page("today")).html
    #expect(today.contains("href=\"crashes\""))
    let page = try #require(try await played.session.page("crashes")).html
    #expect(page.ranges(of: "value=\"reboot\"").count == 3, "one each, and one for both")
    let open = try #require(try played.models.crash.screen?.open.last)
    // A quick fix is carried out, whichever card was open before.
    let weekly = try #require(try played.models.today.screen?.cards.first { $0.kind == .weekly })
    try await played.press("open-card", [("id", "\(weekly.id)")])
    try await played.press("crash-fix", [("id", "\(open.id)")])
    #expect(try played.models.today.card?.id == open.quickFix?.id && played.models.today.running != nil)
    try await played.press("reboot", [("id", "\(open.id)"), ("screen", "today")])
    #expect(try played.models.crash.screen?.open.count == 1)
  }

  @Test func `the summary of a diagnostic is one link away once it is done`() async throws {
    let played = try PlayedEgoFix("2026-01-05T08:00:00Z")
    try await played.onboard()
    #expect(try await played.session.page("history")?.html.contains("href=\"diagnostic\"") == false)
    for _ in 0..<6 { try await played.press("clock", [("by", "day")]) }
    try await played.press("clock", [("by", "time"), ("time", "18:00")])
    try await played.press("open")
    try await diagnose(played)
    #expect(try await played.session.page("history")?.html.contains("href=\"diagnostic\"") == true)
  }

  @Test func `a notification that is tapped opens the app`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.press("reminders", [("on", "yes")])
    try await played.press("permission", [("answer", "granted")])
    try await played.press("clock", [("by", "day")])
    let page = try await played.press("clock", [("by", "reminder")])
    let notice = try #require(played.session.tray.last)
    #expect(page.contains("value=\"tap\"") && !played.session.isOpen)
    try await played.press("tap", [("id", notice.identifier)])
    #expect(try played.session.isOpen && played.models.today.card != nil)
    try await played.expectReplay()
  }

  @Test func `a page of an older card, and of an app that is away, changes nothing`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    let card = try #require(try played.models.today.card)
    try await played.press("crash")
    try await played.press("crash-choose")
    #expect(try played.models.today.card?.kind == .quickFix)
    let count = try played.stage.story.entries.count
    try await played.press("mark", [("id", "\(card.id)"), ("outcome", "skipped")])
    try await played.press("reboot", [("id", "\(card.id)")])
    try await played.press("clock", [("by", "minute")])
    try await played.press(
      "mark",
      [("id", "\(try #require(try played.models.today.card).id)"), ("outcome", "skipped")]
    )
    #expect(played.session.fault != nil)
    #expect(try played.stage.story.entries.count == count)
  }

  @Test func `what an action led to is shown on one screen, and gone with the next one`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    let bug = try #require(try played.models.bugs.screen?.rows.last)
    let place = "bug-\(bug.id)".lowercased()
    let fields = [("id", "\(bug.id)"), ("to", "activate"), ("screen", place)]
    #expect(try await played.press("bug", fields).contains("class=\"said\""))
    #expect(try await played.session.page("bugs")?.html.contains("class=\"said\"") == false)
    #expect(try await played.session.page(place)?.html.contains("class=\"said\"") == false)
  }

  @Test func `what is typed stays until it is sent or the app is ended`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.mark(.skipped)
    let id = ("id", "\(try #require(try played.models.today.card).id)")
    let typed = [id, ("of", "note"), ("field", "text"), ("text", "It <stung>")]
    #expect(try await played.press("draft", typed).contains(">\nIt &lt;stung&gt;</textarea>"))
    #expect(try await played.press("crash").contains("What resurfaced?"))
    #expect(try await played.press("crash-cancel").contains(">\nIt &lt;stung&gt;</textarea>"))
    try await played.press("end")
    #expect(try await !played.press("open").contains("It &lt;stung&gt;"))
    try await played.press("draft", typed)
    try await played.press("note", [id, ("text", "It healed")])
    #expect(try played.stage.drafts == PlayDrafts())
    let time = [("of", "reminder-time"), ("field", "time"), ("time", "07:30"), ("screen", "settings")]
    #expect(try await played.press("draft", time).contains("value=\"07:30\""))
    try await played.press("reminder-time", [("time", "07:30"), ("screen", "settings")])
    #expect(try played.stage.drafts == PlayDrafts())
    try await played.expectReplay()
  }

  @Test func `the settings of a denied permission are one button away`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.press("reminders", [("on", "yes"), ("screen", "settings")])
    let denied = try await played.press("permission", [("answer", "denied"), ("screen", "settings")])
    #expect(denied.contains("System settings"))
    #expect(try await played.press("system-settings", [("screen", "settings")]).contains("class=\"system\""))
    try await played.press("permission", [("answer", "granted"), ("screen", "settings")])
    #expect(await played.session.nextReminder != nil)
  }

  @Test func `starting over is a new user on the first day again`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    let start = played.session.setting.clock.now()
    try await played.press("clock", [("by", "week")])
    try await played.press("restart")
    #expect(played.session.setting.clock.now() == start && played.session.tray.isEmpty)
    #expect(try played.stage.story.entries.isEmpty)
    #expect(try await played.press("open").contains("Boot sequence"))
  }

  @Test(arguments: [
    ("GET", "nowhere", ""), ("GET", "../state.json", ""), ("GET", "bug-%3Cscript%3E", ""),
    ("GET", "bug-00000000-0000-0000-0000-000000000000", ""), ("POST", "do", ""), ("POST", "", "action=open"),
    ("POST", "state.json", "action=open"), ("GET", String(repeating: "a", count: 65), ""),
  ])
  func `what is not there is not found`(method: String, path: String, body: String) async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    #expect(try await played.answer(method, path, body).status == .notFound)
  }

  @Test(arguments: [
    "action=mark&id=1&outcome=applied", "action=mark&outcome=pending", "action=zone&zone=../../etc/passwd",
    "action=clock&by=year", "action=pick&id=%3Cscript%3E", "action=evil&screen=//evil.example",
    "action=reminder-time&time=99:99", "action=bug&id=x&to=activate",
    "action=choose&option=%22%3E%3Cscript%3E",
    "action=diagnostic-answer&answer=silent", "action=open-card", "action=note&text=x",
    "action=crash-note&text=x",
    "action=pattern-dismiss&id=0", "action=fill", "action=permission&screen=%0d%0aSet-Cookie:a",
  ])
  func `a hostile form leads nowhere else and breaks nothing`(body: String) async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.expectHarmless(body)
  }

  @Test func `what is written is text on every page`() async throws {
    let played = try PlayedEgoFix()
    try await played.onboard()
    try await played.mark(.skipped)
    let card = try #require(try played.models.today.card)
    let evil = "</textarea><script>alert(1)</script>\"'&"
    let page = try await played.press("note", [("id", "\(card.id)"), ("text", evil)])
    #expect(page.contains("&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"))
    let history = try #require(try await played.session.page("history")).html
    #expect(history.contains("// &lt;/textarea&gt;") && !history.contains("<script>alert"))
    let answer = try await played.answer("GET", "story.jsonl")
    #expect(answer.type == "application/jsonl")
  }
}
