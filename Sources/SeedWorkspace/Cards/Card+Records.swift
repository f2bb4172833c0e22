package import SeedModel
package import SeedSource
package import SeedTables

extension Card {
  /// A fix as the app shows it, and behind it what the app shows later: insights, debriefs.
  ///
  /// - Parameters:
  ///   - label: What the content calls a fix.
  ///   - object: The fix in its file.
  ///   - configuration: What the interaction type needs, in the same file; nil where it needs nothing.
  package init(
    _ fix: Fix,
    label: String = "fix",
    bug: String,
    object: NodeIndex,
    configuration: (node: NodeIndex, table: RecordTable)?,
    in tree: JSONTree
  ) {
    let digits = "\(fix.number)"
    line("\(label.uppercased()) #\(String(repeating: "0", count: max(0, 3 - digits.count)) + digits)")
    line("Severity: \(fix.severity.description.capitalizedFirst)")
    line()
    paragraph(fix.prompt)
    fields(of: object, .fix, in: tree)
    if let configuration { fields(of: configuration.node, configuration.table, in: tree) }
    if let validation = fix.validation {
      line()
      paragraph("What counts: \(validation)")
    }
    line()
    line("[ Applied ]   [ Skipped ]   [ Failed ]")
    line()
    line("\(bug) · \(fix.type) · \(fix.interactionType)")
    line("\(fix.id)")
  }

  /// A tidbit in the frame of its moment.
  package init(_ tidbit: MicroEducation, bug: String) {
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
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
