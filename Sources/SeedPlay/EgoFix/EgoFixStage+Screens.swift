import EgoFixServices
import SeedModel
import ServiceKernel

extension EgoFixStage {
  func draw(_ name: String) -> Markup? {
    switch models.entrance.screen?.destination {
    case .boot: return boot()
    case .onboarding: return onboarding()
    case .tabs, nil: break
    }
    guard let content = tab(name) else { return nil }
    let all: [(String, EgoFixLabels.Key)] = [
      ("today", .today), ("bugs", .bugs), ("history", .history), ("patterns", .patterns),
    ]
    let here = name.isEmpty ? "today" : name.hasPrefix("bug-") ? "bugs" : name
    return frame(bar: bar(), content, tabs: tabs(all.map { ($0, labels[$1]) }, at: here))
  }

  private func tab(_ name: String) -> Markup? {
    switch name {
    case "", "today": today()
    case "crash": crash()
    case "crashes": openCrashes(on: name)
    case "diagnostic": diagnostic()
    case "bugs": bugs()
    case "history": history()
    case "patterns": patterns()
    case "settings": settings()
    case "privacy":
      "<h2 class=\"card-title\">\(labels[.privacy])</h2><p class=\"document\">\(labels[.privacyText])</p>"
    default: name.hasPrefix("bug-") ? bug(String(name.dropFirst(4))) : share(name)
    }
  }

  /// What stands above every screen: version and streak, the crash button.
  private func bar() -> Markup {
    let today = models.today.screen
    let crash = models.crash.screen?.button ?? ""
    return """
      <div class="bar"><p class="version">\(today?.version ?? "")</p><p class="streak">\(today?.streak ?? "")</p>
      <a class="quiet" href="settings">\(labels[.settings])</a>\(
        button(crash, "crash", on: "crash", style: "action crash"))</div>
      """
  }
}

extension EgoFixStage {
  private func boot() -> Markup {
    let lines = (models.boot.screen?.lines ?? []).map { line -> Markup in
      "<li class=\"line-\(line.kind.rawValue)\">\(line.text)</li>"
    }
    return """
      <div class="scroller"><ol class="boot" aria-label="Boot sequence">\(lines)</ol>\(
        button(labels[.proceed], "boot", on: ""))</div>
      """
  }

  private func onboarding() -> Markup {
    let model = models.onboarding
    guard let screen = model.screen else { return "" }
    guard model.isBegun else {
      return """
        <div class="scroller welcome">\(Markup.line(screen.welcome, "card-prompt"))\(
          Markup.line(screen.privacy, "comment"))\(button(labels[.begin], "begin", on: ""))</div>
        """
    }
    let choices = screen.choices.map { choice -> Markup in
      let isPicked = model.picked == choice.id
      return """
        <li>\(button(choice.title, "pick", on: "", [("id", "\(choice.id)")], isPressed: isPicked,
          style: "option pick"))\(Markup.line(choice.description, "option-text"))</li>
        """
    }
    return """
      <div class="scroller"><h2 class="card-title">\(screen.heading)</h2>\(Markup.line(screen.question, "comment"))
      <ul class="options">\(choices)</ul>\(
        button(labels[.choose], "confirm", on: "", isEnabled: model.canConfirm))</div>
      """
  }

  private func bugs() -> Markup {
    guard let screen = models.bugs.screen else { return "" }
    let rows = screen.rows.map { row -> Markup in
      let primary: Markup = row.isPrimary ? " <span class=\"count\">\(labels[.primaryBug])</span>" : ""
      return """
        <li class="\(ink(row.color))"><a class="row" href="bug-\("\(row.id)".lowercased())"><span class="is-bug">\(
          row.title)</span> <span class="status-\("\(row.status)")">\(row.statusText)</span>\(primary)</a></li>
        """
    }
    return """
      \(Markup.line(screen.intro, "comment"))<ul class="rows">\(rows)</ul>\(Markup.line(screen.allActive, "card-text"))
      """
  }

  /// One bug with its drawing and what can be done with it.
  private func bug(_ name: String) -> Markup? {
    guard let row = models.bugs.screen?.rows.first(where: { "\($0.id)".lowercased() == name }) else {
      return nil
    }
    let here = "bug-\(name)"
    let buttons = row.actions.map { action -> Markup in
      let to = action == .makePrimary ? "primary" : "\(action)"
      return button(labels[EgoFixLabels.Key(action)], "bug", on: here, [("id", "\(row.id)"), ("to", to)])
    }
    let frames = row.art.enumerated().map { index, frame -> Markup in
      index == 0 ? "<pre>\(frame)</pre>" : "<pre hidden>\(frame)</pre>"
    }
    return """
      <article class="card \(ink(row.color))" aria-label="\(row.title)"><h2 class="card-title">\(row.title)</h2>
      <p class="status-\("\(row.status)")">\(row.statusText)</p>
      <div class="art" role="img" aria-label="\(row.title)">\(frames)</div>\(
        Markup.line(row.description, "card-text"))<div class="actions">\(buttons)</div></article>
      """
  }

  private func patterns() -> Markup {
    guard let screen = models.patterns.screen else { return "" }
    let rows = screen.rows.map { row -> Markup in
      let fields = [("id", "\(row.id)")]
      let noted = row.canNote ? button(labels[.noted], "pattern-view", on: "patterns", fields) : ""
      return """
        <article class="card ink-purple" aria-label="\(row.title)"><h2 class="card-title">\(row.title)</h2>
        <p class="fine">\(row.severity)</p><p class="card-text">\(row.body)</p>
        <div class="actions">\(noted)\(button(labels[.dismiss], "pattern-dismiss", on: "patterns", fields))</div></article>
        """
    }
    let example = screen.example.map { example -> Markup in
      """
      <article class="card" aria-label="\(example.tag)"><p class="fine">\(example.tag)</p>\
      <p class="card-text">\(example.body)</p></article>
      """
    }
    return "\(rows)\(Markup.line(screen.emptyText, "card-text"))\(example ?? "")"
  }

  /// The screen that shares a card's fix.
  static func place(toShare card: EgoFixCard) -> String { "share-\(card.id)".lowercased() }

  private func share(_ place: String) -> Markup? {
    guard place.hasPrefix("share-") else { return nil }
    // A card that is gone leaves the way back.
    guard let card = models.today.screen?.cards.first(where: { Self.place(toShare: $0) == place }) else {
      return ""
    }
    let id = [("id", "\(card.id)")]
    return """
      \(Markup.line(models.share.screen?.note, "comment"))<p class="document shared">\(
        models.share.text(of: card))</p>\(
        sheet == .share(over: place) ? shareSheet("The text of this fix", "shared", on: place, id) : "")\(
        button(labels[.share], "share", on: place))
      """
  }

  private func settings() -> Markup {
    guard let screen = models.settings.screen else { return "" }
    func choose(_ key: EgoFixLabels.Key, _ isOn: Bool) -> Markup {
      button(
        labels[key],
        "reminders",
        on: "settings",
        [("on", isOn ? "yes" : "no")],
        isPressed: screen.reminders == isOn,
        style: "option"
      )
    }
    let time: Markup = """
      <input type="time" name="time" aria-label="\(labels[.reminderTime])" value="\(
        drafts["reminder-time", "", "time"] ?? "\(screen.settings.reminderTime)")" data-typed="draft">
      """
    let asks: Markup =
      sheet != .notifications
      ? ""
      : screen.needsSystemSettings ? notificationSettings(on: "settings") : permissionSheet(on: "settings")
    let way =
      screen.needsSystemSettings ? button(labels[.openSystemSettings], "system-settings", on: "settings") : ""
    return """
      <h2 class="card-title">\(labels[.settings])</h2>\(screen.invitation.map { Markup.line($0, "comment") })\(asks)
      <dl class="facts"><dt>\(labels[.dailyReminder])</dt><dd class="controls">\(choose(.on, true))\(
        choose(.off, false))</dd>
      <dt>\(labels[.reminderTime])</dt><dd>\(
        button(labels[.save], "reminder-time", on: "settings", content: time))</dd></dl>
      <p class="fine">\(screen.permission)</p>\(Markup.line(screen.refused, "failure"))\(way)
      \(Markup.line(screen.cadence))\(Markup.line(labels[.quieting], "comment"))
      <dl class="facts"><dt>\(labels[.primaryBug])</dt><dd>\(screen.primaryBug)</dd><dt>\(labels[.freeze])</dt>\
      <dd>\(screen.freeze)</dd></dl>
      \(Markup.line(labels[.primaryBugNote], "comment"))\(Markup.line(labels[.freezeNote], "comment"))
      <div class="controls">\(button(labels[.bootSequence], "replay-boot", on: ""))\
      <a class="action" href="privacy">\(labels[.privacy])</a></div>
      """
  }

  /// The class of a bug's color.
  func ink(_ color: PaletteColor?) -> String { "ink-\(color.map { "\($0)" } ?? "gray")" }
}
