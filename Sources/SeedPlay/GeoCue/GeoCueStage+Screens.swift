import CivilTime
import GeoCueServices
import SeedModel
import ServiceKernel

extension GeoCueStage {
  func draw(_ name: String) -> Markup? {
    switch name {
    case "", "home": arrivals()
    case "settings": settings()
    case "styles": styles()
    default: nil
    }
  }

  private func arrivals() -> Markup {
    guard let screen = models.arrivals.screen else { return "" }
    let bar: Markup = """
      <div class="bar"><p class="name" translate="no">geocue</p>\(quiet())</div>
      """
    let rows = screen.rows.map { row($0, screen, on: "") }
    return frame(
      bar: bar,
      "\(rows)\(Markup.line(screen.emptyText, "card-hint empty"))",
      tabs: tabs(Self.all, at: "home")
    )
  }

  /// The tabs, whose names the content does not have.
  private static let all = [(place: "home", label: "Reminders"), (place: "settings", label: "Settings")]

  private func settings() -> Markup {
    let customize = models.arrivals.screen?.settingsLink ?? ""
    return frame(
      bar: "<div class=\"bar\"><p class=\"name\" translate=\"no\">geocue</p>\(quiet())</div>",
      "<h2 class=\"card-title\">Settings</h2><p>\(link(customize, to: "styles", style: "row"))</p>",
      tabs: tabs(Self.all, at: "settings")
    )
  }

  /// That it is quiet, and until when.
  private func quiet() -> Markup { Markup.line(models.styles.screen?.quietNow, "quiet-now") }

  /// A notification that is not done with, in its priority's color and with its symbol.
  private func row(_ row: GeoCueArrivals.Row, _ screen: GeoCueArrivals, on place: String) -> Markup {
    let id = [("id", row.id)]
    let countdown = row.countdown.map { timer($0, ends: models.arrivals.now.adding(seconds: $0)) }
    let repeats: Markup = row.repeats.isEmpty ? "" : " <span class=\"count\">\(row.repeats)</span>"
    let style: Markup = row.otherStyle.isEmpty ? "" : " → \(row.otherStyle)"
    let actions =
      switch row.action {
      case .confirm: button(screen.confirmButton, "confirm", on: place, id, style: "action first")
      case .cancel: button("Cancel", "cancel", on: place, id, style: "action quiet")
      }
    return """
      <article class="card cue ink-\("\(row.look.color)")\(row.isDelivered ? "" : " is-held")" aria-label="\(row.title)">\(
        Self.symbol(row.look.symbol))<div class="cue-text">
      <p class="card-facts"><span class="cue-priority">\(row.priorityName)</span>\(style)\(repeats)</p><h2 class="card-prompt">\(row.title)</h2>\(
        Markup.line(row.body, "card-text"))\(Markup.line(row.style.adjustment, "adjusted"))</div>
      <div class="cue-next">\(Markup.line(row.heldUntil, "held"))\(countdown ?? "")<div class="actions">\(actions)</div></div></article>
      """
  }

  private func styles() -> Markup {
    guard let screen = models.styles.shown else { return "" }
    let labels = screen.labels
    let discard =
      models.styles.canDiscard ? button("Discard", "discard", on: "styles", style: "action quiet") : ""
    let save = button(labels.save, "save", on: "styles", style: "action first", id: Self.saving)
    let reset =
      models.styles.isAskingReset
      ? sheet(
        labels.reset,
        labels.resetQuestion,
        "reset-answer",
        on: "styles",
        [(labels.reset, "yes"), ("Cancel", "no")]
      ) : "<p>\(button(labels.reset, "reset", on: "styles", style: "action quiet"))</p>"
    let back = link("Back", to: "settings", style: "action quiet")
    return frame(
      bar: "<div class=\"bar\">\(back)<div class=\"unsaved\">\(save)\(discard)</div></div>",
      """
      <h2 class="card-title">\(labels.heading)</h2>
      <section class="group" aria-label="\(labels.defaultStyle)"><h3 class="part-heading">\(labels.defaultStyle)</h3>\(
        screen.styles.map { style($0, isDefault: screen.isDefault($0)) })</section>
      <section class="group" aria-label="\(labels.overrides)"><h3 class="part-heading">\(labels.overrides)</h3>\(
        screen.overrides.map { override($0, screen) })<p class="comment">\(screen.repeatsNote)</p></section>
      <section class="group" aria-label="\(screen.quietHours.title)">\(toggle(screen.sound, "sound"))\(
        toggle(screen.haptic, "haptic"))\(toggle(screen.quietHours, "quiet"))\(quietTimes(screen))</section>
      <section class="group" aria-label="\(labels.tests)"><h3 class="part-heading">\(labels.tests)</h3>\(
        screen.styles.map { test($0, labels) })</section>\(reset)
      """,
      tabs: tabs(Self.all, at: "settings")
    )
  }

  /// One of the four styles: its symbol in its color, what it does, and why that is less than it says.
  private func style(_ style: GeoCueStyle, isDefault: Bool) -> Markup {
    button(
      style.name,
      "default",
      on: "styles",
      [("style", "\(style.id)")],
      isPressed: isDefault,
      style: "style ink-\(style.color)",
      face: """
        \(Self.symbol(style.symbol))<span class="style-name">\(style.name)</span><span class="style-text">\(
          style.description)</span>\(style.adjustment.map { "<span class=\"adjusted\">\($0)</span>" as Markup } ?? "")
        """
    )
  }

  /// A priority, and the style that it has.
  private func override(_ row: GeoCueStyles.Override, _ screen: GeoCueStyles) -> Markup {
    func choice(_ label: String, _ style: GeoCueStyle?, isChosen: Bool) -> Markup {
      button(
        label,
        "override",
        on: "styles",
        [("priority", "\(row.id)"), ("style", style.map { "\($0.id)" } ?? "")],
        isPressed: isChosen,
        style: "sign" + (style.map { " ink-\($0.color)" } ?? ""),
        face: style.map { Self.symbol($0.symbol) } ?? "—"
      )
    }
    let choices = screen.styles.map { choice($0.name, $0, isChosen: row.own == $0.id) }
    return """
      <div class="override" role="group" aria-label="\(row.name)"><p><span class="override-name">\(row.name)</span> → \
      <span class="ink-\("\(row.style.color)") inked">\(row.value)</span></p><div class="override-choices">\(
        choice(screen.labels.usesDefault, nil, isChosen: row.own == nil))\(choices)</div></div>
      """
  }

  private func toggle(_ toggle: GeoCueStyles.Switch, _ action: String) -> Markup {
    """
    <div class="switch">\(button(toggle.title, action, on: "styles", isPressed: toggle.isOn, style: "option"))\(
      Markup.line(toggle.note, "fine"))</div>
    """
  }

  /// The form that saves, and takes the quiet hours along as they stand in their fields.
  private static let saving = "saving"

  private func quietTimes(_ screen: GeoCueStyles) -> Markup {
    guard screen.showsQuietTimes else { return "" }
    func field(_ name: String, _ label: String, _ value: String) -> Markup {
      """
      <label class="time"><span>\(label)</span> <input type="time" name="\(name)" value="\(value)" form="\(
        Self.saving)" data-typed="quiet-times"></label>
      """
    }
    return """
      <div class="quiet-times">\(field("start", screen.labels.quietStart, screen.quietStart))\(
        field("end", screen.labels.quietEnd, screen.quietEnd))</div>
      """
  }

  private func test(_ style: GeoCueStyle, _ labels: GeoCueStyles.Labels) -> Markup {
    """
    <div class="test ink-\("\(style.color)")" role="group" aria-label="\(style.name)">\(Self.symbol(style.symbol))\
    <span class="inked">\(style.name)</span>\(
      button(labels.sendTest, "test", on: "styles", [("style", "\(style.id)")]))</div>
    """
  }

  /// The locked phone has what was delivered, to be confirmed there.
  func widget() -> Markup {
    guard let screen = models.arrivals.screen else { return "" }
    return "\(screen.delivered.map { row($0, screen, on: "") })"
  }

  /// The places, to arrive at and to leave.
  func beside() -> Markup {
    let rows = places.enumerated().map { index, place -> Markup in
      func field(_ name: String, _ label: String, _ value: String) -> Markup {
        """
        <input type="text" name="\(name)" aria-label="\(label)" placeholder="\(label)" value="\(
          value)" data-typed="draft">
        """
      }
      let isOwn = index == places.count - 1
      let texts: Markup =
        isOwn
        ? """
        \(field("name", "Place", place.name))\(field("entry", "When arriving", place.entryMessage))\(
          field("exit", "When leaving", place.exitMessage))
        """
        : """
        <p class="crossing">\(place.name) <span class="fine">\([place.entryMessage, place.exitMessage]
          .filter { !$0.isEmpty }.joined(separator: " / "))</span></p>
        """
      let name = isOwn ? "your place" : place.name
      return """
        <li><form method="post" action="do"><input type="hidden" name="action" value="cross">\
        <input type="hidden" name="place" value="\("\(place.id)")">\(texts)\
        <button class="action" name="event" value="entry" aria-label="Arrive at \(name)">Arrive</button>\
        <button class="action" name="event" value="exit" aria-label="Leave \(name)">Leave</button></form></li>
        """
    }
    return """
      <section class="part" aria-label="Places"><h2 class="part-heading">places</h2>\
      <ul class="places">\(rows)</ul></section>
      """
  }

  /// A symbol by the system's name, drawn again.
  static func symbol(_ name: String) -> Markup {
    let bell: Markup = """
      <path d="M12 3a5 5 0 0 0-5 5v5l-2 4h14l-2-4V8a5 5 0 0 0-5-5z"/><path d="M10 20h4"/>
      """
    let shape: Markup =
      switch name {
      case "bell.slash": "\(bell)<path d=\"M3 3l18 18\"/>"
      case "bell.badge": "\(bell)<circle cx=\"18\" cy=\"6\" r=\"4\" fill=\"currentColor\"/>"
      case "exclamationmark.triangle.fill":
        "<path d=\"M12 2L1.5 21h21z\" fill=\"currentColor\"/><path class=\"cut\" d=\"M12 8.5v6m0 2.5v1.5\"/>"
      default: bell
      }
    return "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(shape)</svg>"
  }
}
