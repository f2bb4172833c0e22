import SeedModel
import SeedSource
import SeedTables

extension Card {
  /// A fix as the app shows it, and behind it what the app shows later: insights, debriefs.
  ///
  /// - Parameter configuration: the object that the interaction type needs, with its tree; nil where it needs none.
  init(_ fix: Fix, bug: String, configuration: (node: NodeIndex, table: RecordTable, tree: JSONTree)?) {
    let digits = "\(fix.number)"
    line("FIX #\(String(repeating: "0", count: max(0, 3 - digits.count)) + digits)")
    line("Severity: \(fix.severity.description.capitalizedFirst)")
    line()
    paragraph(fix.prompt)
    if let configuration {
      self.configuration(configuration.node, of: configuration.table, in: configuration.tree)
    }
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
