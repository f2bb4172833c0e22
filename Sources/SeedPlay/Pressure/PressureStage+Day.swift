import CivilTime
import PressureServices
import ServiceKernel

extension PressureStage {
  func onboarding() -> Markup {
    let model = models.onboarding
    guard let step = model.step, let page = model.page, let screen = model.screen else { return "" }
    let dots = OnboardingStep.allCases.map { one -> Markup in
      let current: Markup = one == step ? " aria-current=\"step\"" : ""
      return """
        <li class="\(one.index <= step.index ? "is-on" : "")"\(current)><span class="hidden">\(one.index + 1)</span></li>
        """
    }
    let back: Markup =
      model.canGoBack ? button("Back", "back", on: "", style: "action quiet") : ""
    let content: Markup
    switch step {
    case .coldOpen:
      let area: Markup = """
        <textarea name="text" rows="3" aria-label="\(page.title)" placeholder="\(screen.placeholder)" data-typed="type">\n\(
          model.commitment)</textarea>
        """
      let write = button(page.button, "write", on: "", content: area, style: "action first")
      content = "<div class=\"writing\">\(write)</div>"
    case .personality:
      let chosen = drafts["voice", "", "voice"] ?? screen.voice.rawValue
      let voices = screen.voices.map { voice($0, isChosen: $0.id.rawValue == chosen) }
      content = """
        <div class="voicing">\(button(page.button, "voice", on: "", content: "<div class=\"voices\">\(voices)</div>",
          style: "action first"))</div>
        """
    case .notifications:
      content = """
        \(sheets(on: ""))<div class="controls">\(button(page.button, "allow", on: "", style: "action first"))\(
          button(page.secondButton, "later", on: "", style: "action quiet"))</div>
        """
    case .window:
      let (deadline, close) = (screen.window.deadline, screen.window.close)
      content = button(
        page.button,
        "times",
        on: "",
        content: """
          <div class="times">\(times("deadline", screen.windowTitles[0], CheckInWindow.deadlines, deadline))\(
            times("close", screen.windowTitles[1], CheckInWindow.closes, close))</div>
          """,
        style: "action first"
      )
    case .home:
      content = """
        <p class="card-prompt promised">\(screen.commitment)</p>\(
          button(page.button, "begin", on: "", style: "action first"))
        """
    }
    let bar: Markup = "<div class=\"bar\"><ol class=\"dots\" aria-label=\"Steps\">\(dots)</ol>\(back)</div>"
    let title: Markup = page.title.isEmpty ? "" : "<h2 class=\"big\">\(page.title)</h2>"
    return frame(bar: bar, "\(title)\(Markup.line(page.body, "card-text"))\(content)")
  }

  private func voice(_ voice: PressureOnboarding.Voice, isChosen: Bool) -> Markup {
    let chosen: Markup = isChosen ? " checked" : ""
    let note: Markup = voice.canChoose ? "" : "<p>\(link(voice.lockedNote, to: "paywall"))</p>"
    return """
      <div class="voice voice-\(voice.id.voice)"><label><input type="radio" name="voice" value="\(
        voice.id.rawValue)" data-typed="draft"\(chosen)\(voice.canChoose ? "" : " disabled")> <span class="voice-name">\(voice.name)</span></label>
      <p class="sample">\(voice.sample)</p><p class="fine">\(voice.description)</p>\(note)</div>
      """
  }

  /// A list of times to choose from, with its name.
  func times(_ name: String, _ label: String, _ times: [LocalTime], _ chosen: LocalTime) -> Markup {
    let values = times.map { ("\($0)", $0.hourAndMinute) }
    let list = select(name, label: label, values, chosen: "\(chosen)", of: "times")
    return "<p class=\"time\"><span>\(label)</span> \(list)</p>"
  }

  func entry(_ model: PressureEntryModel) -> Markup {
    guard let screen = model.screen, let card = model.card else { return "" }
    let place = Self.place(ofEntry: model.sortOrder)
    guard card.isEditable else {
      return page(
        screen.prompt,
        """
        \(Markup.line(card.text, "card-prompt"))\(Markup.line(screen.lock, "locks is-locked"))\(
          Markup.line(model.message))\(Markup.line(model.closedNote, "comment"))
        """
      )
    }
    let area: Markup = """
      <textarea name="text" rows="5" aria-label="\(screen.prompt)" placeholder="\(screen.placeholder)" data-typed="type" aria-describedby="left">\n\(
        model.text)</textarea>
      """
    let isOver: Markup = model.isTooLong ? " is-over" : ""
    return page(
      screen.prompt,
      """
      <p class="comment">\(screen.help)</p><p><span class="locks">\(screen.lock)</span></p>
      <div class="writing">\(button(
        screen.saveButton, "save", on: place, [("order", "\(model.sortOrder)")], content: area, style: "action first"))
      <p id="left" class="left\(isOver)">\(model.charactersLeftText)</p></div>\(
        Markup.line(model.message, "saved"))
      """
    )
  }

  func checkIn() -> Markup {
    guard let screen = models.checkIn.screen else { return "" }
    let cards = screen.cards.map { card -> Markup in
      let content: Markup
      let order = [("order", "\(card.id)")]
      if models.checkIn.confirming == card {
        let sure = screen.confirmation
        content = """
          <div class="sure" role="group" aria-label="\(sure.title)"><h3 class="big">\(sure.title)</h3><p>\(sure.detail)</p>
          <div class="controls">\(button(sure.confirmButton, "confirm", on: "check-in", style: "action no"))\(
            button(sure.cancelButton, "cancel", on: "check-in", style: "action quiet"))</div></div>
          """
      } else if card.isAnswerable {
        content = """
          <div class="binary">\(button(screen.yesButton, "yes", on: "check-in", order, style: "answer yes"))\(
            button(screen.noButton, "no", on: "check-in", order, style: "answer no"))</div>
          """
      } else {
        content = Markup.line(card.closedNote, "card-hint")
      }
      return """
        <article class="question \(Self.style(card.color))" aria-label="\(card.text)">\(
          Markup.line(card.text, "card-prompt"))\(content)</article>
        """
    }
    return page(screen.question, "\(cards)")
  }

  /// What is said of the day's answers and misses.
  func feedback() -> Markup {
    guard let home = models.home.screen, let screen = models.feedback.screen else { return "" }
    let said = screen.said.map { said -> Markup in
      let lines = said.lines.map { Markup.line($0, "feedback-line") }
      return """
        <article class="verdict \(Self.style(said.color))" aria-label="\(said.label)"><h3 class="verdict-word">\(
          said.label)</h3>\(Markup.line(said.text, "card-hint"))\(lines)</article>
        """
    }
    let links: [Markup] = [
      link(ifAny: screen.next, to: "check-in", style: "action first"),
      link(ifAny: screen.shieldOffer, to: "shield", style: "action first"),
      link(ifAny: models.share.screen?.button, to: "share"),
    ]
    return page(home.streak, "\(said)<div class=\"controls\">\(links)</div>")
  }

  func shield() -> Markup {
    guard let screen = models.shield.screen else { return "" }
    let offers = screen.offers.map { offer -> Markup in
      let id = [("id", "\(offer.id)")]
      return """
        <article class="card ink-cyan" aria-label="\(screen.title)"><pre class="shield-sign" aria-hidden="true">\(Self.sign)</pre>\(
          Markup.line(offer.text, "card-prompt"))<p class="card-text">\(screen.consequence)</p>
        <p class="locks">\(offer.timeLeft)</p>
        <div class="actions">\(button(screen.useButton, "shield-use", on: "shield", id, style: "action first"))\(
          link(screen.declineButton, to: "", style: "action quiet"))</div></article>
        """
    }
    return page(screen.title, "\(Markup.line(screen.note, "card-text"))\(offers)")
  }

  /// The shield, in the house's own drawing.
  private static let sign = #"""
     _____
    |  |  |
    |--+--|
     \ | /
      \|/
    """#
}
