import CivilTime

/// What the screens of all apps are drawn with.
extension PlayStage {
  /// A button of a screen.
  ///
  /// - Parameter id: what fields elsewhere name its form by; nil where none does.
  func button(
    _ label: String,
    _ action: String,
    on screen: String,
    _ fields: [(String, String)] = [],
    content: Markup = "",
    isEnabled: Bool = true,
    isPressed: Bool? = nil,
    style: String = "action",
    face: Markup? = nil,
    id: String? = nil
  ) -> Markup {
    PlayButton(
      label: label,
      action: action,
      fields: [("screen", screen)] + fields,
      style: style,
      isEnabled: isEnabled,
      isPressed: isPressed,
      content: content,
      face: face,
      id: id
    ).markup
  }

  /// The time that is left, which runs where its end is known.
  func timer(_ left: Int, ends: Instant? = nil) -> Markup {
    let end: Markup = ends.map { " data-ends=\"\($0.unixSeconds)\"" } ?? ""
    let seconds = left % 60
    return """
      <p class="timer" role="timer" aria-label="Time left"\(end)>\(left / 60):\(seconds < 10 ? "0" : "")\(seconds)</p>
      """
  }

  /// A link that looks like a button.
  func link(_ label: String, to screen: String, style: String = "action") -> Markup {
    "<a class=\"\(style)\" href=\"\(screen.isEmpty ? "./" : screen)\">\(PlayButton.name(label))</a>"
  }

  /// The same; nothing where it has no label.
  func link(ifAny label: String?, to screen: String, style: String = "action") -> Markup {
    guard let label, !label.isEmpty else { return "" }
    return link(label, to: screen, style: style)
  }

  /// A screen between a bar above and tabs below, what was said on top of it.
  func frame(bar: Markup, _ content: Markup, tabs: Markup = "", style: String = "scroller") -> Markup {
    let news = said.map { Markup.line($0, "said") }
    return """
      \(bar)<div class="\(style)"><div role="status" class="news">\(news)</div>\(content)</div>\(tabs)
      """
  }

  /// Tabs, of which one is shown.
  func tabs(_ all: [(place: String, label: String)], at here: String) -> Markup {
    let shown = all.map { place, label -> Markup in
      let current: Markup = place == here ? " aria-current=\"page\"" : ""
      return "<a class=\"tab\" href=\"\(place)\"\(current)>\(label)</a>"
    }
    return "<nav class=\"tabs\" aria-label=\"Tabs\">\(shown)</nav>"
  }

  /// What the system asks over the app: a question, and its answers, each with the field that it sends.
  func sheet(
    _ name: String,
    _ question: String,
    _ action: String,
    on screen: String,
    _ answers: [(label: String, answer: String)],
    _ fields: [(String, String)] = []
  ) -> Markup {
    let buttons = answers.map { button($0.label, action, on: screen, [("answer", $0.answer)] + fields) }
    return """
      <div class="system" role="group" aria-label="\(name)"><p>\(question)</p>\
      <div class="controls">\(buttons)</div></div>
      """
  }

  /// The system's question whether the app may notify.
  func permissionSheet(on screen: String) -> Markup {
    permission("The system asks", "“\(title)” would like to send you notifications.", on: screen)
  }

  /// The system's settings, where a permission that was denied is given after all.
  func notificationSettings(on screen: String) -> Markup {
    permission("The system’s settings", "Notifications of “\(title)”", on: screen)
  }

  private func permission(_ name: String, _ question: String, on screen: String) -> Markup {
    sheet(name, question, "permission", on: screen, [("Don’t allow", "denied"), ("Allow", "granted")])
  }

  /// The system's question whom something is shared with.
  func shareSheet(
    _ what: String,
    _ action: String,
    on screen: String,
    _ fields: [(String, String)] = []
  ) -> Markup {
    sheet("The system shares", what, action, on: screen, [("Send", "sent"), ("Cancel", "")], fields)
  }

  /// A list to choose one of, sent with a form. What is chosen and not sent stays.
  func select(
    _ name: String,
    label: String,
    _ values: [(value: String, label: String)],
    chosen: String,
    of action: String,
    isEnabled: Bool = true
  ) -> Markup {
    let chosen = drafts[action, "", name] ?? chosen
    let options = values.map { value, label -> Markup in
      "<option value=\"\(value)\"\(value == chosen ? " selected" : "")>\(label)</option>"
    }
    let off: Markup = isEnabled ? "" : " disabled"
    return """
      <span class="choosing"><select name="\(name)" aria-label="\(label)" data-typed="draft"\(off)>\(
        options)</select></span>
      """
  }
}
