import CivilTime
import EgoFixServices
import SeedModel

extension EgoFixStage {
  /// What a card's interaction asks for, as far as it is.
  func interaction(_ card: EgoFixCard, _ running: EgoFixRunningCard) -> Markup {
    let content: Markup =
      switch card.interaction {
      case .standard, .reversal, .body: ""
      case .timed(let timed): self.timed(card, running, timed)
      case .multiStep: steps(card, running)
      case .quiz(let quiz): options(card, running, quiz.question)
      case .scenario(let scenario): options(card, running, scenario.situation)
      case .counter(let counter): tally(card, running, counter.targetDescription)
      case .substitute(let swap): substitute(card, running, swap)
      case .abstain(let abstain): Markup.line(abstain.durationDescription, "card-text") + progress
      case .observation, .journal, .predict: running.writing.map { write(card, $0) } ?? ""
      case .audit(let audit): self.audit(card, running, audit)
      }
    return content.html.isEmpty ? "" : "<div class=\"interaction\">\(content)</div>"
  }

  private var progress: Markup {
    let text = models.today.progress
    return text.isEmpty ? "" : "<p class=\"card-hint\">\(text)</p>"
  }

  private func act(
    _ label: String,
    _ action: String,
    _ card: EgoFixCard,
    _ fields: [(String, String)] = [],
    content: Markup = "",
    isEnabled: Bool = true,
    isPressed: Bool? = nil,
    style: String = "action"
  ) -> Markup {
    button(
      label,
      action,
      on: "",
      [("id", "\(card.id)")] + fields,
      content: content,
      isEnabled: isEnabled,
      isPressed: isPressed,
      style: style
    )
  }

  private func timed(_ card: EgoFixCard, _ running: EgoFixRunningCard, _ timed: Interaction.Timed) -> Markup {
    let left = models.today.secondsLeft.map { timer($0, ends: running.timerEnd) }
    let controls: Markup =
      switch running.timerAction {
      case .start: act(labels[.startTimer], "timer-start", card)
      case .stop: act(labels[.stopTimer], "timer-stop", card)
      case nil: ""
      }
    return """
      \(Markup.line(timed.prompt, "card-text"))\(left ?? "")<div class="controls">\(controls)</div>
      """
  }

  private func steps(_ card: EgoFixCard, _ running: EgoFixRunningCard) -> Markup {
    let shown = running.steps.map { step -> Markup in
      let (style, sign): (Markup, Markup) =
        switch step.state {
        case .done: ("is-done", "✓")
        case .passed: ("is-done", "–")
        case .current: ("is-current", "→")
        case .ahead: ("is-ahead", "·")
        }
      let current: Markup = step.state == .current ? " aria-current=\"step\"" : ""
      return """
        <li class="\(style)"\(current)><p><span class="step-sign" aria-hidden="true">\(sign)</span><span>\(
          step.instruction)</span></p>\(step.comment.map { Markup.line($0, "comment") })\(
          Markup.line(step.validation, "card-validation"))</li>
        """
    }
    let next: Markup =
      running.step == nil
      ? ""
      : """
      <div class="controls">\(act(labels[.nextStep], "step", card))\(
        act(labels[.skipStep], "step-skip", card, style: "action quiet"))</div>
      """
    return "\(progress)<ol class=\"steps\">\(shown)</ol>\(next)"
  }

  private func options(_ card: EgoFixCard, _ running: EgoFixRunningCard, _ question: String) -> Markup {
    let shown = running.options.map { option -> Markup in
      let choose = act(
        option.text,
        "choose",
        card,
        [("option", option.id)],
        isPressed: option.isChosen,
        style: "option"
      )
      return "<li>\(choose)\(Markup.line(option.insight, "insight"))</li>"
    }
    return """
      \(Markup.line(question, "card-text"))<ul class="options">\(shown)</ul>\(
        Markup.line(running.explanation, "debrief"))
      """
  }

  private func tally(_ card: EgoFixCard, _ running: EgoFixRunningCard, _ target: String) -> Markup {
    """
    \(Markup.line(target, "card-text"))\(progress)<div class="controls">\(act(labels[.count], "count", card))\(
      act("−1", "count-back", card, isEnabled: running.canTakeBack, style: "action quiet"))</div>
    """
  }

  private func substitute(
    _ card: EgoFixCard,
    _ running: EgoFixRunningCard,
    _ swap: Interaction.Substitute
  ) -> Markup {
    """
    <dl class="swap"><div><dt>\(labels[.trigger])</dt><dd>\(swap.triggerBehavior)</dd></div>
    <div><dt>\(labels[.replacement])</dt><dd>\(swap.replacementBehavior)</dd></div></dl>\(tally(card, running, ""))
    """
  }

  private func write(_ card: EgoFixCard, _ writing: EgoFixRunningCard.Writing) -> Markup {
    let name = writing.question.isEmpty ? card.title : writing.question
    let area = self.area("write", card.id, name: name, saved: writing.text, rows: 4)
    let ask = writing.label.map { question($0, writing.question) } ?? ""
    let prediction = writing.prediction.map { made -> Markup in
      "\(question(.before, made.question))<p class=\"guess\">\(made.text)</p>"
    }
    return """
      \(prediction ?? "")<div class="writing">\(ask)\(act(labels[.save], "write", card, content: area))</div>
      """
  }

  private func question(_ label: EgoFixLabels.Key, _ text: String) -> Markup {
    "<p class=\"card-text\"><span class=\"label\">\(labels[label])</span> \(text)</p>"
  }

  private func audit(_ card: EgoFixCard, _ running: EgoFixRunningCard, _ audit: Interaction.Audit) -> Markup {
    let fields = audit.categories.map { category -> Markup in
      let (field, saved) = ("category-\(category.id)", running.categories[category.id] ?? "")
      let area = self.area("fill", card.id, field: field, name: category.label, saved: saved)
      return "<label class=\"category\"><span>\(category.label)</span>\(area)</label>"
    }
    return """
      \(Markup.line(audit.auditPrompt, "card-text"))<div class="writing">\(
        act(labels[.save], "fill", card, content: "\(fields)"))</div>
      """
  }

  /// A field for a text. What is typed in it and not sent stays.
  func area(
    _ action: String,
    _ id: Identity,
    field: String = "text",
    name: String,
    saved: String,
    rows: Int = 2,
    isPlaceholder: Bool = false
  ) -> Markup {
    let placeholder: Markup = isPlaceholder ? " placeholder=\"\(name)\"" : ""
    let text = drafts[action, "\(id)", field] ?? saved
    return """
      <textarea name="\(field)" rows="\(rows)" aria-label="\(name)"\(placeholder) data-typed="draft">\n\(
        text)</textarea>
      """
  }
}
