import CivilTime
import PlainJSON
import SeedPages
import ServiceKernel

extension PlaySession {
  /// What stands at an address of the page.
  func show(_ path: String) async throws -> HTTPResponse {
    switch path {
    case "play.css": return asset(PlayAssets.style, "text/css; charset=utf-8")
    case "play.js": return asset(PlayAssets.script, "text/javascript; charset=utf-8")
    case "icon.svg": return asset(PlayAssets.icon, "image/svg+xml")
    case "state.json":
      let bytes = Array((try await stage.state().text + "\n").utf8)
      return HTTPResponse(.ok, type: "application/json; charset=utf-8", body: bytes)
    case "story.jsonl":
      return .file(named: "story.jsonl", type: "application/jsonl", body: Array(stage.story.log.utf8))
    default:
      guard path.isEmpty || Self.isName(path) else { return HTTPResponse(.notFound) }
      guard let page = try await page(path) else { return HTTPResponse(.notFound) }
      return HTTPResponse(.ok, type: "text/html; charset=utf-8", body: Array(page.html.utf8))
    }
  }

  private func asset(_ text: StaticString, _ type: String) -> HTTPResponse {
    HTTPResponse(.ok, type: type, body: text.withUTF8Buffer { Array($0) })
  }

  /// The whole page of a screen; nil where there is none of that name.
  func page(_ name: String) async throws -> Markup? {
    let zone = try await stage.zone()
    let phone: Markup
    if isOpen {
      forget(before: name.isEmpty ? "home" : name)
      guard let screen = try await stage.screen(name) else { return nil }
      phone = banner.isEmpty ? screen : "\(bannerOnTop(zone))\(screen)"
    } else {
      try await stage.refresh()
      phone = lockScreen(zone, badge: await setting.notifications.badge)
    }
    let now = setting.clock.now()
    let next = await nextReminder
    let stop = try await nextStop()
    let ends: Markup = stop.map { " data-stop=\"\($0.unixSeconds)\"" } ?? ""
    return """
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <meta name="color-scheme" content="dark">
          <title>\(stage.title) · seedtool play</title>
          <link rel="icon" href="icon.svg" type="image/svg+xml">
          <link rel="stylesheet" href="play.css">
        </head>
        <body data-now="\(now.unixSeconds)"\(ends)>
          <a class="skip" href="#phone">Skip to the app</a>
          <header class="top">
            <p class="mark" translate="no">seed<span class="caret" aria-hidden="true"></span>play</p>
            <p class="place">\(stage.title)</p>
            <p class="now"><time id="clock" data-offset="\(zone.offset(at: now))">\(
              Self.text(zone.local(at: now)))</time> <span class="fine">\(zone.identifier)</span></p>
          </header>
          <main class="set">
            <section id="phone" class="phone" aria-label="\(stage.title)" tabindex="-1">\(phone)</section>
            <div class="desk">\(clockPanel(zone, next))\(stage.beside())\(trayPanel(zone))\(
              storyPanel(zone))\(try await statePanel())</div>
          </main>
          <script src="play.js" defer></script>
        </body>
      </html>
      """
  }

  /// `Mon 2026-01-05 08:00:00`.
  static func text(_ local: LocalDateTime) -> String {
    let day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][local.date.weekday - 1]
    return "\(day) \(local.date) \(local.time)"
  }

  /// What came while the app is open, over whatever it shows.
  private func bannerOnTop(_ zone: ZoneRules) -> Markup {
    """
    <div class="incoming" role="group" aria-label="A notification comes">\(banner.map { Self.notice($0, zone) })</div>
    """
  }

  private func lockScreen(_ zone: ZoneRules, badge: Int) -> Markup {
    let local = zone.local(at: setting.clock.now())
    let open = PlayButton(label: "Open \(stage.title)", action: "open", style: "action wide")
    let mark: Markup =
      badge == 0
      ? ""
      : """
      <span class="badge" role="img" aria-label="\(badge) on the app’s icon">\(badge)</span>
      """
    let shown = tray.suffix(3).reversed().map { Self.notice($0, zone) }
    return """
      <div class="lock"><p class="lock-time">\("\(local.time)".prefix(5).description)</p>
      <p class="lock-date">\(Self.text(local).prefix(14).description)</p>\(stage.widget())\(shown)
      <div class="launch">\(open.markup)\(mark)</div></div>
      """
  }

  /// A notification with how it comes: in the list alone, with sound, through a focus. Tapped, it opens the
  /// app.
  private static func notice(_ one: ServiceNotification, _ zone: ZoneRules) -> Markup {
    let channels = [one.sound ? "sound" : nil, one.haptic ? "haptic" : nil, one.interruption.rawValue]
    let name = one.title.isEmpty ? one.body : one.title
    let tap = PlayButton(label: "Tap: \(name)", action: "tap", fields: [("id", one.identifier)], face: "Tap")
    return """
      <div class="notice interruption-\(one.interruption.rawValue)"><p class="notice-title">\(one.title)</p>\
      <p>\(one.body)</p><p class="fine">\(text(zone.local(at: one.at))) · \(
        channels.compactMap { $0 }.joined(separator: ", "))</p>\(tap.markup)</div>
      """
  }

  private func clockPanel(_ zone: ZoneRules, _ next: Instant?) -> Markup {
    func button(_ label: String, _ by: String, isEnabled: Bool = true) -> Markup {
      PlayButton(label: label, action: "clock", fields: [("by", by)], isEnabled: isEnabled).markup
    }
    let zones = Self.zones.map { name -> Markup in
      let chosen: Markup = name == zone.identifier ? " selected" : ""
      return "<option\(chosen)>\(name)</option>"
    }
    let travel = PlayButton(
      label: "Travel",
      action: "zone",
      content: """
        <span class="choosing"><select name="zone" aria-label="Time zone">\(zones)</select></span>
        """
    )
    let time = PlayButton(
      label: "To this time",
      action: "clock",
      fields: [("by", "time")],
      content: """
        <input type="time" name="time" aria-label="Time of day" value="\(zone.local(at: setting.clock.now())
          .time.hourAndMinute)">
        """
    )
    let again: Markup = """
      <details class="again"><summary>Start over…</summary><p>The story so far is lost, unless you have saved it.</p>\(
        PlayButton(label: "Start over", action: "restart").markup)</details>
      """
    let planned = next.map { "Next notification: \(Self.text(zone.local(at: $0)))" }
    return """
      <section class="part" aria-label="Clock"><h2 class="part-heading">clock</h2>
      <div class="controls">\(button("+1 minute", "minute"))\(button("+1 hour", "hour"))\(
        button("+1 day", "day"))\(button("+1 week", "week"))\(
        button("To the next notification", "reminder", isEnabled: next != nil))</div>
      <div class="controls">\(time.markup)</div><div class="controls">\(travel.markup)\(
        PlayButton(label: "End the app", action: "end", isEnabled: !isEnded).markup)\(
        again)</div>
      \(Markup.line(planned ?? "No notification is planned.", "fine"))\(Markup.line(fault, "failure"))</section>
      """
  }

  /// Zones to travel to: with daylight saving in both halves of the year, half hours, both sides of the date
  /// line.
  private static let zones = [
    "UTC", "Europe/London", "Europe/Berlin", "Asia/Kolkata", "Asia/Tokyo", "Australia/Lord_Howe",
    "Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Honolulu", "America/Los_Angeles", "America/New_York",
    "America/Sao_Paulo",
  ]

  private func trayPanel(_ zone: ZoneRules) -> Markup {
    let shown = tray.reversed().map { one -> Markup in
      "<li>\(Self.notice(one, zone))</li>"
    }
    let list: Markup = shown.isEmpty ? "<p class=\"fine\">none yet</p>" : "<ul class=\"tray\">\(shown)</ul>"
    return """
      <section class="part" aria-label="Notifications"><h2 class="part-heading">notifications\
       <span class="count">\(tray.count)</span></h2>\(list)</section>
      """
  }

  private func storyPanel(_ zone: ZoneRules) -> Markup {
    let entries = stage.story.entries
    let shown = entries.indices.suffix(30).reversed().map { index -> Markup in
      let entry = entries[index]
      let effects = entry.effects.map { "<li>\(JSONMarkup.inline($0))</li>" as Markup }
      let more: Markup = effects.isEmpty ? "" : "<ul class=\"effects\">\(effects)</ul>"
      let refused: Markup = entry.refusal.map { " <span class=\"level-warning\">refused: \($0)</span>" } ?? ""
      return """
        <li id="entry-\(index)"><details><summary><span class="fine">\(Self.text(zone.local(at: entry.at)))</span> \(entry.name)\
        \(refused) <span class="count">\(entry.effects.count)</span></summary>\(more)</details></li>
        """
    }
    return """
      <section class="part" aria-label="Story"><h2 class="part-heading">story\
       <span class="count">\(entries.count), with \(entries.reduce(0) { $0 + $1.effects.count }) effects</span></h2>
      <p><a class="action" href="story.jsonl">Save for seedtool replay</a></p><ol class="story">\(shown)</ol></section>
      """
  }

  private func statePanel() async throws -> Markup {
    """
    <section class="part" aria-label="State"><h2 class="part-heading">state</h2>
    <p><a class="action" href="state.json">As JSON</a></p><pre class="source" tabindex="0">\(
      JSONMarkup.block(try await stage.state()))</pre></section>
    """
  }
}
