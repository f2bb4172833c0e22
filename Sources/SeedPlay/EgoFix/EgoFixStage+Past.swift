import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel

extension EgoFixStage {
  func crash() -> Markup {
    let model = models.crash
    guard let screen = model.screen else { return "" }
    if model.isChoosing {
      let choices = screen.choices.map { choice -> Markup in
        let fields = choice.bug.map { [("id", "\($0)")] } ?? []
        return "<li>\(button(choice.title, "crash-choose", on: "crash", fields))</li>"
      }
      return """
        <h2 class="card-title ink-red">\(labels[.crashHeading])</h2>
        <h3 class="card-prompt">\(screen.question)</h3><ul class="choices">\(choices)</ul>\(
          button(labels[.crashCancel], "crash-cancel", on: "today", style: "action quiet"))
        """
    }
    return openCrashes(on: "crash")
  }

  /// The crashes that wait for a reboot.
  func openCrashes(on place: String) -> Markup {
    guard let screen = models.crash.screen else { return "" }
    let open = screen.open.map { self.crash($0, on: place) }
    let all: Markup =
      screen.closesAll.map { text in
        """
        <div role="group" aria-label="\(text)"><p class="comment">\(text)</p>\(
          button(labels[.reboot], "reboot", on: "today"))</div>
        """
      } ?? ""
    return "\(open)\(all)"
  }

  private func crash(_ crash: EgoFixCrash.Open, on place: String) -> Markup {
    let fields = [("id", "\(crash.id)")]
    let area = self.area(
      "crash-note",
      crash.id,
      name: labels[.crashNotePrompt],
      saved: crash.note,
      isPlaceholder: true
    )
    let quick =
      crash.quickFix == nil ? "" : button(labels[.openQuickFix], "crash-fix", on: "today", fields)
    return """
      <article class="card ink-red" aria-label="\(labels[.crashHeading])"><h2 class="card-title">\(
        labels[.crashHeading])</h2>\(Markup.line(crash.bug, "card-kind"))\(Markup.line(crash.line, "card-prompt"))\(
        Markup.line(crash.tidbit, "card-tidbit"))<div class="writing">\(
        button(labels[.crashSaveNote], "crash-note", on: place, fields, content: area))</div>
      <div class="actions">\(quick)\(button(labels[.reboot], "reboot", on: "today", fields))</div></article>
      """
  }

  func diagnostic() -> Markup {
    let model = models.diagnostic
    guard let screen = model.screen else { return "" }
    let heading: Markup = "<h2 class=\"card-title ink-blue\">\(screen.heading)</h2>"
    let skip = button(labels[.diagnosticSkip], "diagnostic-skip", on: "today", style: "action quiet")
    guard let question = model.question else {
      let title = screen.closedHeading
      let lines = screen.summary.map { Markup.line($0, "card-text") }
      return """
        <article class="card ink-blue" aria-label="\(title)"><h2 class="card-title">\(title)</h2>\(lines)
        <div class="actions"><a class="action" href="today">\(PlayButton.name(labels[.diagnosticDone]))</a></div></article>
        """
    }
    guard model.isBegun else {
      return """
        \(heading)\(Markup.line(screen.until, "comment"))<div class="controls">\(
          button(labels[.diagnosticStart], "diagnostic-start", on: "diagnostic"))\(skip)</div>
        """
    }
    let answers = model.choices.map { choice in
      switch choice {
      case .context(let context):
        answer(labels[EgoFixLabels.Key(context)], "diagnostic-place", "\(context)")
      case .intensity(let intensity):
        answer(labels[EgoFixLabels.Key(intensity)], "diagnostic-answer", "\(intensity)")
      }
    }
    let back = button(
      labels[.diagnosticBack],
      "diagnostic-back",
      on: "diagnostic",
      isEnabled: model.canGoBack,
      style: "action quiet"
    )
    let asked = model.asked
    return """
      \(heading)<article class="card ink-blue" aria-label="\(asked)"><p class="count">\(model.progress)</p>\(
        Markup.line(question.reason, "comment"))<h3 class="card-prompt">\(asked)</h3>\(
        model.asksContext ? Markup.line(question.text, "card-hint") : "")
      <div class="answers">\(answers)</div><div class="actions">\(back)\(skip)</div></article>\(
        Markup.line(screen.tidbit, "card-tidbit"))
      """
  }

  private func answer(_ label: String, _ action: String, _ answer: String) -> Markup {
    button(label, action, on: "diagnostic", [("answer", answer)])
  }

  func history() -> Markup {
    guard let screen = models.history.screen else { return Markup.line(models.history.fault, "failure") }
    let statistics = models.statistics.screen
    let rows = (statistics?.rows ?? []).map { "<li>\($0.rate)</li>" as Markup }
    let rates: Markup = rows.isEmpty ? "" : "<ul class=\"rates\">\(rows)</ul>"
    let groups = screen.groups.map { group -> Markup in
      let items = group.items.map { item(screen, $0) }
      return """
        <section class="release" aria-label="\(group.label)"><h3 class="release-title">\(group.label)</h3>\(
          Markup.line(group.description, "comment"))<ol class="log">\(items)</ol></section>
        """
    }
    let summary = link(ifAny: models.diagnostic.screen?.summaryHeading, to: "diagnostic")
    return """
      \(graph(screen))\(summary)\(Markup.line(statistics?.next, "card-hint"))\(Markup.line(statistics?.record, "card-hint"))
      \(rates)\(
        Markup.line(screen.emptyText, "card-text"))\(groups)
      """
  }

  private func item(_ history: EgoFixHistory, _ item: EgoFixHistory.Item) -> Markup {
    let style =
      switch item {
      case .fix(let completion, _, _): "outcome-\(completion.outcome)"
      case .crash: "outcome-failed"
      case .reboot: "outcome-reboot"
      }
    return """
      <li><p class="fine">\(history.when(item))</p><p><span class="\(style)">\(history.name(of: item))</span> \(
        history.title(of: item))</p>\(Markup.line(history.text(of: item), "card-hint"))\(
        comment(history.note(on: item)))</li>
      """
  }

  /// A week a column, the newest on the right, Monday on top.
  private func graph(_ history: EgoFixHistory) -> Markup {
    let columns = history.weeks.reversed().map { week -> Markup in
      let days = week.map { day -> Markup in
        """
        <li class="\(GraphStyle.name(day.square))" title="\(day.text)"><span class="hidden">\(day.text)</span></li>
        """
      }
      return "<ol class=\"week\">\(days)</ol>"
    }
    let legend = history.legend.map { entry -> Markup in
      let squares = entry.squares.map { square -> Markup in
        "<span class=\"\(GraphStyle.name(square))\" aria-hidden=\"true\"></span>"
      }
      return "<li>\(squares)\(entry.text)</li>"
    }
    return """
      <div class="graph" role="group" aria-label="\(labels[.history])" tabindex="0">\(columns)</div>
      <ul class="legend">\(legend)</ul>\(Markup.line(labels[.graphNote], "comment"))
      """
  }
}

/// The classes of a graph's squares: what happened, and how deep it went.
private enum GraphStyle {
  static func name(_ square: GraphSquare) -> String {
    "square square-\(square.color.rawValue)" + (square.shade.map { " shade-\($0.rawValue)" } ?? "")
  }
}
