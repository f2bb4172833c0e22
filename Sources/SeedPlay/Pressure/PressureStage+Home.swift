import PressureServices
import ServiceKernel

extension PressureStage {
  func draw(_ name: String) -> Markup? {
    here = name
    if name == "privacy" {
      let screen = models.paywall.screen
      return page(screen?.privacyLink ?? "", "<p class=\"document\">\(screen?.privacyText ?? "")</p>")
    }
    if name == "paywall" { return paywall() }
    guard models.onboarding.step == nil else { return name.isEmpty || name == "home" ? onboarding() : nil }
    switch name {
    case "", "home": return home()
    case "check-in": return checkIn()
    case "feedback": return feedback()
    case "shield": return shield()
    case "settings": return settings()
    case "share": return share()
    default:
      return models.entries.first { Self.place(ofEntry: $0.sortOrder) == name }.map { entry($0) }
    }
  }

  static func place(ofEntry sortOrder: Int) -> String { sortOrder == 0 ? "entry" : "entry-\(sortOrder)" }

  /// The class of a day's color.
  static func style(_ color: PressureColor) -> String {
    switch color {
    case .green: "day-green"
    case .red: "day-red"
    case .neutral: "day-neutral"
    }
  }

  /// A screen that has been gone to from another, with the way back.
  func page(_ title: String, _ content: Markup) -> Markup {
    let bar: Markup = "<div class=\"bar\">\(link("Back", to: "./", style: "action quiet"))</div>"
    let banner = banner(models.home.screen?.banner, on: here)
    return frame(bar: bar, "\(banner)<h2 class=\"card-title\">\(title)</h2>\(content)")
  }

  private func home() -> Markup {
    guard let screen = models.home.screen else { return "" }
    let bar: Markup = """
      <div class="bar"><p class="name" translate="no">pressure</p>\(link("settings", to: "settings", style: "quiet"))</div>
      """
    let away = models.home.missedWhileAway.map { text -> Markup in
      "<div class=\"away\"><p>\(text)</p>\(button("OK", "dismiss", on: ""))</div>"
    }
    let notes = screen.notes.map { Markup.line($0, "comment") }
    let cards = zip(screen.cards, screen.cardNotes).map { card($0, note: $1, screen) }
    let another = screen.addAnotherAt.map { slot in
      "<p>\(link(screen.addAnother ?? "", to: Self.place(ofEntry: slot)))</p>" as Markup
    }
    let shield: Markup =
      screen.offersShield
      ? "<p class=\"offer\">\(link(models.shield.screen?.title ?? "", to: "shield"))</p>" : ""
    return frame(
      bar: bar,
      """
      \(banner(screen.banner, on: ""))\(away ?? "")\(notes)\(streak(screen))\(shield)\(cards)\(another ?? "")
      """
    )
  }

  /// The streak above all, and the tier under it.
  private func streak(_ screen: PressureHome) -> Markup {
    let steps = (0...3).map { step -> Markup in
      "<span class=\"step\(step <= screen.tier ? " is-on" : "")\"></span>"
    }
    return """
      <section class="streak \(Self.style(screen.color))" aria-label="\(screen.streak)">
      <p class="streak-days digits-\("\(screen.streakDays)".count)" aria-hidden="true">\(screen.streakDays)</p>
      <p class="streak-words">\(screen.streak) <span class="longest">\(screen.longest)</span></p>\(
        Markup.line(screen.streakNote, "comment"))</section>
      <section class="tier tier-\(screen.tier)" aria-label="\(screen.tierName)"><p class="tier-steps" aria-hidden="true">\(
        steps)</p><h2 class="tier-name">\(screen.tierName)</h2>\(Markup.line(screen.tierMeaning, "fine"))</section>
      """
  }

  private func card(_ card: PressureCard, note: String, _ screen: PressureHome) -> Markup {
    let entryStyle = card.text.isEmpty ? "action first" : "action"
    let ways: [Markup] = [
      link(ifAny: card.entryLink, to: Self.place(ofEntry: card.id), style: entryStyle),
      link(ifAny: card.checkInLink, to: "check-in", style: "action first"),
      link(ifAny: card.feedbackLink, to: "feedback"),
    ]
    let closes: Markup = card.closes.isEmpty ? "" : "<span class=\"closes\">\(card.closes)</span>"
    let time = screen.lock(of: card)
    let lock: Markup = time.isEmpty ? "" : "<span class=\"locks\">\(time)</span>"
    let prompt = screen.prompt(of: card)
    let mark: Markup = card.shieldMark.isEmpty ? "" : "<span class=\"shielded\">\(card.shieldMark)</span>"
    return """
      <article class="card \(Self.style(card.color))" aria-label="\(card.text.isEmpty ? screen.prompt : card.text)">
      <p class="card-facts"><span class="status">\(card.label)</span>\(mark)\(closes)\(lock)</p>\(
        Markup.line(card.text, "card-prompt"))\(Markup.line(prompt, "card-text"))\(
        Markup.line(note, "card-hint"))<div class="actions">\(ways)</div></article>
      """
  }

  /// What stands above every screen while the system refuses notifications.
  func banner(_ banner: PressureBanner?, on screen: String) -> Markup {
    let asked = raised(over: screen) == .notifications ? sheets(on: screen) : ""
    guard let banner else { return asked }
    return """
      <div class="banner" role="note" aria-label="\(banner.text)"><p>\(banner.text)</p>\(
        button(banner.button, "open-settings", on: screen))</div>\(asked)
      """
  }

  /// What the system shows over a screen.
  func sheets(on screen: String) -> Markup {
    switch raised(over: screen) {
    case .permission: permissionSheet(on: screen)
    case .notifications: notificationSettings(on: screen)
    case .subscription:
      sheet(
        "App Store",
        "Your subscription to “\(title)”",
        "subscription",
        on: screen,
        [("End it now", "end"), ("Let a payment fail", "grace"), ("Keep it", "keep")]
      )
    case .share: shareSheet("A picture of this reminder", "done", on: screen)
    case .terms:
      sheet("The browser", "The browser shows the terms of use.", "done", on: screen, [("Done", "")])
    case nil: ""
    }
  }

  /// The lock screen has the widget, whose text is hidden there.
  func widget() -> Markup { widget(models.widget.screen?.hiddenLine) }

  private func widget(_ line: String?) -> Markup {
    guard models.onboarding.step == nil, let screen = models.widget.screen else { return "" }
    return """
      <div class="widget \(Self.style(screen.color))" role="group" aria-label="\(screen.name)">
      <p class="widget-days" aria-hidden="true">\(screen.streakDays)</p><p><span class="widget-streak">\(
        screen.streak)</span><br>\(line ?? "")</p></div>
      """
  }

  /// The unlocked phone's home screen with the widget, and the watch.
  func beside() -> Markup {
    guard models.onboarding.step == nil, let screen = models.watch.screen else { return "" }
    return """
      <section class="part" aria-label="Home screen"><h2 class="part-heading">home screen</h2>\(
        widget(models.widget.screen?.line))</section>
      <section class="part" aria-label="Watch"><h2 class="part-heading">watch</h2><div class="watch">
      <p class="watch-days" aria-hidden="true">\(screen.streakDays)</p><p class="fine">\(screen.streak)</p>
      \(Markup.line(screen.card?.text))\(Markup.line(screen.line, "watch-line"))\(watchAnswers(screen))</div></section>
      """
  }

  /// YES and NO on the watch, or what is asked before a NO is final.
  private func watchAnswers(_ screen: PressureWatch) -> Markup {
    guard screen.card != nil else { return "" }
    let sure = screen.confirmation
    if models.watch.confirming != nil {
      return """
        <div class="watch-sure" role="group" aria-label="\(sure.title)"><p class="no">\(sure.title)</p><p class="fine">\(
          sure.detail)</p>\(button(sure.confirmButton, "watch-confirm", on: "home", style: "action no"))\(
          button(sure.cancelButton, "watch-cancel", on: "home", style: "action quiet"))</div>
        """
    }
    return """
      <div class="controls">\(button(screen.yesButton, "watch-yes", on: "home", style: "action yes"))\(
        button(screen.noButton, "watch-no", on: "home", style: "action no"))</div>
      """
  }
}
