import SeedModel

extension Card {
  /// A fix as the app shows it, and behind it what the app shows later: insights, debriefs.
  init(_ fix: Fix, bug: String) {
    let digits = "\(fix.number)"
    line("FIX #\(String(repeating: "0", count: max(0, 3 - digits.count)) + digits)")
    line("Severity: \(fix.severity.description.capitalizedFirst)")
    line()
    paragraph(fix.prompt)
    interaction(fix.interaction)
    if let comment = fix.inlineComment {
      line()
      self.comment(comment)
    }
    line()
    line("[ Applied ]   [ Skipped ]   [ Failed ]")
    if let validation = fix.validation {
      line()
      paragraph("What counts: \(validation)")
    }
    line()
    line("\(bug) · \(fix.type) · \(fix.interactionType)")
    line("\(fix.id)")
  }

  private mutating func interaction(_ interaction: Interaction) {
    switch interaction {
    case .standard, .journal, .reversal, .body: return
    case .timed(let timed):
      line()
      let seconds = timed.durationSeconds % 60
      line("[ \(timed.durationSeconds / 60):\(seconds < 10 ? "0" : "")\(seconds) ]")
      if let prompt = timed.prompt { paragraph(prompt) }
    case .multiStep(let steps):
      line()
      for (index, step) in steps.enumerated() {
        paragraph("\(index + 1). \(step.instruction)", hanging: 3)
        if let comment = step.inlineComment { self.comment(comment, indent: "   ") }
        if let validation = step.validation { paragraph("What counts: \(validation)", indent: "   ") }
      }
    case .quiz(let quiz):
      line()
      paragraph(quiz.question)
      options(quiz.options)
      if let explanation = quiz.explanationAfter { later(explanation) }
    case .scenario(let scenario):
      line()
      paragraph(scenario.situation)
      options(scenario.options)
      if let debrief = scenario.debrief { later(debrief) }
    case .counter(let counter):
      line()
      let bounds = [
        counter.minTarget.map { "at least \($0)" }, counter.maxTarget.map { "at most \($0)" },
      ].compactMap { $0 }.joined(separator: ", ")
      line("[ - ]  0 \(counter.unit ?? "")  [ + ]\(bounds.isEmpty ? "" : "   \(bounds)")")
      paragraph(counter.targetDescription)
    case .observation(let prompt):
      line()
      paragraph("Report: \(prompt)")
    case .abstain(let abstain):
      line()
      paragraph("\(abstain.durationDescription)\(abstain.endTime.map { " (\($0))" } ?? "")")
    case .substitute(let substitute):
      line()
      paragraph("When: \(substitute.triggerBehavior)")
      paragraph("Do:   \(substitute.replacementBehavior)", hanging: 6)
    case .predict(let predict):
      line()
      paragraph("Before: \(predict.predictionPrompt)")
      paragraph("After:  \(predict.observationPrompt)")
    case .audit(let audit):
      line()
      paragraph(audit.auditPrompt)
      for category in audit.categories { paragraph("[ ] \(category.label)", hanging: 4) }
    }
  }

  private mutating func options(_ options: [Interaction.Option]) {
    line()
    for option in options {
      paragraph("[ ] \(option.text)", hanging: 4)
      if let insight = option.insight { paragraph("> \(insight)", indent: "    ", hanging: 2) }
    }
  }

  private mutating func later(_ text: String) {
    line()
    paragraph("> \(text)", hanging: 2)
  }

  /// A tidbit in the frame of its moment.
  init(_ tidbit: MicroEducation, bug: String) {
    let heading =
      switch tidbit.trigger {
      case .afterApplied: "FIX APPLIED"
      case .afterSkipped: "FIX SKIPPED"
      case .afterFailed: "FIX FAILED"
      case .afterCrash: "CRASH LOGGED"
      case .duringDiagnostic: "WEEKLY DIAGNOSTIC"
      case .restDay: "REST DAY"
      case .general: "EGOFIX"
      }
    line(heading)
    line()
    paragraph(tidbit.body)
    line()
    line("[ Continue ]")
    line()
    line("\(bug) · \(tidbit.trigger)")
    line("\(tidbit.id)")
    if let source = tidbit.source { paragraph("Source: \(source.author), \(source.year), \(source.title)") }
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
