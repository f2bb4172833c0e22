import EgoFixServices
import SeedModel
import ServiceKernel

extension EgoFixStage {
  func today() -> Markup {
    guard let screen = models.today.screen else { return "" }
    let pattern = screen.pattern.map { pattern -> Markup in
      let fields = [("id", "\(pattern.id)")]
      return """
        <article class="card ink-purple" aria-label="\(pattern.heading)"><p class="card-kind">\(pattern.heading)</p>
        <h2 class="card-title">\(pattern.title)</h2><p class="card-text">\(pattern.body)</p>
        <div class="actions">\(button(labels[.noted], "pattern-noted", on: "", fields))\(
          button(labels[.dismiss], "pattern-dismissed", on: "", fields))</div></article>
        """
    }
    let crashes = screen.openCrashes.map { text -> Markup in
      "<p class=\"waiting\"><a href=\"crashes\">\(text)</a></p>"
    }
    let invitation = screen.diagnostic.map { text -> Markup in
      """
      <p class="invitation">\(text) <a class="action" href="diagnostic">\(
        PlayButton.name(labels[.diagnosticStart]))</a></p>
      """
    }
    return """
      \(comment(screen.streakComment))\(pattern ?? "")\(invitation ?? "")\(crashes ?? "")\(
        screen.welcome.map { Markup.line($0, "comment") })\(phase(screen))
      """
  }

  private func phase(_ screen: EgoFixToday) -> Markup {
    var parts: [Markup] = []
    switch screen.phase {
    case .rest(let heading, let line, let tidbit):
      parts.append(
        """
        <article class="card ink-cyan" aria-label="\(heading)"><h2 class="card-title">\(heading)</h2>\(
          Markup.line(line, "card-prompt"))\(Markup.line(tidbit, "card-tidbit"))</article>
        """
      )
    case .noActiveBug(let text): parts.append(Markup.line(text, "card-prompt"))
    case .card, .unopened, .notOnboarded: break
    }
    for card in screen.cards {
      switch models.today.state(of: card) {
      case .marked(let marked): parts.append(self.marked(card, marked))
      case .running(let running): parts.append(self.running(card, running))
      case .waiting: parts.append(waiting(card))
      }
    }
    return "\(parts)"
  }

  private func head(_ card: EgoFixCard) -> Markup {
    """
    <h2 class="card-title">\(card.title) <span class="card-kind">\(card.tag)</span></h2>
    <p class="card-facts"><span class="is-bug">\(card.bug)</span> <span class="severity">\(card.severity)</span></p>
    """
  }

  private func text(_ card: EgoFixCard) -> Markup {
    "\(Markup.line(card.prompt, "card-prompt"))\(comment(card.comment))"
  }

  /// The lines of a comment.
  func comment(_ lines: [String]) -> Markup {
    let lines = lines.map { "<span class=\"comment-line\">\($0)</span>" as Markup }
    return lines.isEmpty ? "" : "<p class=\"comment\">\(lines)</p>"
  }

  private func running(_ card: EgoFixCard, _ running: EgoFixRunningCard) -> Markup {
    let outcomes = models.today.outcomes.compactMap { outcome -> Markup? in
      guard let key = EgoFixLabels.Key(outcome) else { return nil }
      return button(
        labels[key],
        "mark",
        on: "",
        [("id", "\(card.id)"), ("outcome", "\(outcome)")],
        isEnabled: models.today.canMark(outcome),
        style: "action outcome-\(outcome)"
      )
    }
    let validation: Markup =
      card.validation.isEmpty
      ? ""
      : "<p class=\"card-validation\"><span class=\"label\">\(labels[.doneWhen])</span> \(card.validation)</p>"
    let share: Markup =
      models.today.canShare(card)
      ? "<p class=\"after\">\(link(labels[.share], to: Self.place(toShare: card), style: "action quiet"))</p>"
      : ""
    return """
      <article class="card \(ink(card.color))" aria-label="\(card.title)">\(head(card))\(
        Markup.line(card.intro, "card-text"))\(text(card))\(interaction(card, running))\(validation)\(
        Markup.line(models.today.lacking, "card-hint"))
      <div class="actions">\(outcomes)</div></article>\(share)
      """
  }

  /// A card with its outcome.
  private func marked(_ card: EgoFixCard, _ marked: EgoFixCard.Marked) -> Markup {
    let prompt = labels[.notePrompt]
    let note = area("note", card.id, name: prompt, saved: card.note, rows: 3, isPlaceholder: true)
    return """
      <article class="card \(ink(card.color))" aria-label="\(card.title)">\(head(card))
      <p class="outcome outcome-\("\(marked.outcome)")">\(marked.heading)</p>\(Markup.line(marked.line, "card-text"))\(
        Markup.line(marked.tidbit, "card-tidbit"))<div class="writing">\(
        button(labels[.save], "note", on: "", [("id", "\(card.id)")], content: note))</div>
      <details><summary class="quiet">\(card.title)</summary>\(text(card))</details></article>
      """
  }

  /// A card further down that waits: a weekly fix beside the day's own.
  private func waiting(_ card: EgoFixCard) -> Markup {
    return """
      <article class="card further \(ink(card.color))" aria-label="\(card.title)">\(head(card))\(
        Markup.line(card.intro, "card-text"))\(text(card))
      <div class="actions">\(button(labels[.proceed], "open-card", on: "", [("id", "\(card.id)")]))</div></article>
      """
  }
}
