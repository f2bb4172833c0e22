import SeedSource

/// How many findings there are of each kind, and how that is said.
package struct FindingSummary: Hashable, Sendable {
  package private(set) var errorCount = 0
  package private(set) var warningCount = 0
  package private(set) var noteCount = 0
  package private(set) var safeRepairCount = 0
  package private(set) var unsafeRepairCount = 0

  /// - Complexity: O(findings).
  package init(_ findings: some Sequence<Diagnostic>) {
    for finding in findings {
      add(finding.severity, 1)
      switch finding.repair?.applicability {
      case .safe: safeRepairCount += 1
      case .unsafe: unsafeRepairCount += 1
      case nil: break
      }
    }
  }

  /// - Complexity: O(findings).
  package init(_ findings: Findings) {
    self.init(findings.all)
    for more in findings.more { add(more.kind.severity, more.findingCount) }
  }

  private mutating func add(_ severity: Severity, _ count: Int) {
    switch severity {
    case .error: errorCount += count
    case .warning: warningCount += count
    case .note: noteCount += count
    }
  }

  package var count: Int { errorCount + warningCount + noteCount }

  /// "3 errors, 1 warning"; kinds without a finding are left out.
  package var counts: String {
    [(errorCount, "error"), (warningCount, "warning"), (noteCount, "note")]
      .filter { $0.0 > 0 }
      .map { FindingSummary.counted($0.0, $0.1) }
      .joined(separator: ", ")
  }

  /// "2 fixable by --fix, 3 more with --unsafe-fixes", or nil when nothing is.
  var repairable: String? {
    switch (safeRepairCount, unsafeRepairCount) {
    case (0, 0): nil
    case (let safe, 0): "\(safe) fixable by --fix"
    case (0, let unsafe): "\(unsafe) fixable by --fix --unsafe-fixes"
    case (let safe, let unsafe): "\(safe) fixable by --fix, \(unsafe) more with --unsafe-fixes"
    }
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// A time as people read it: `0.4 ms`, `38 ms`, `12.3 s`.
  static func duration(_ nanoseconds: UInt64) -> String {
    func tenths(_ value: UInt64) -> String { "\(value / 10).\(value % 10)" }
    return switch nanoseconds {
    case 10_000_000_000...: "\(tenths(nanoseconds / 100_000_000)) s"
    case 10_000_000...: "\(nanoseconds / 1_000_000) ms"
    default: "\(tenths(nanoseconds / 100_000)) ms"
    }
  }
}

extension FindingReport {
  /// The last line of formats for people: "3 errors (2 fixable by --fix); checked … records in … files in …
  /// ms".
  func writeStatus(to output: inout FormatOutput) {
    let records = FindingSummary.counted(context.recordCount, "record")
    let files = FindingSummary.counted(context.fileCount, "file")
    let checked =
      "\(records) in \(files) in \(FindingSummary.duration(context.elapsedNanoseconds))\(accepted)"
    output.write(context.wrapped(verdict + "checked \(checked)\n"))
  }

  /// "3 errors (2 fixable by --fix); "
  private var verdict: SafeText {
    var verdict: SafeText
    switch (summary.count, skipped) {
    case (0, nil): return context.inked("No findings", .good) + ": "
    case (0, let skipped?):
      verdict = context.inked("\(skipped)", .warning) + ", the others found nothing"
    case (_, let skipped):
      let worst: Ink = summary.errorCount > 0 ? .error : summary.warningCount > 0 ? .warning : .note
      verdict = context.inked("\(summary.counts)", worst)
      if let repairable = summary.repairable { verdict += " (\(repairable))" }
      if let skipped { verdict += "; " + context.inked("\(skipped)", .warning) }
    }
    return verdict + "; "
  }

  /// "1 rule could not run (spelling/misspelling)"; nil when all ran.
  private var skipped: String? {
    let rules = context.skippedRules
    if rules.isEmpty { return nil }
    return "\(FindingSummary.counted(rules.count, "rule")) could not run (\(rules.shortNames))"
  }

  /// "; 3 suppressed, 40 in the baseline, 2 in other files of the content"; empty when all is shown.
  private var accepted: String {
    var parts: [String] = []
    if context.suppressedCount > 0 { parts.append("\(context.suppressedCount) suppressed") }
    if context.baselinedCount > 0 { parts.append("\(context.baselinedCount) in the baseline") }
    if context.elsewhereCount > 0 { parts.append("\(context.elsewhereCount) in other files of the content") }
    return parts.isEmpty ? "" : "; \(parts.joined(separator: ", "))"
  }

  /// The line that says what `maxFindings` hides; nothing when it hides nothing.
  func writeHiddenCount(to output: inout FormatOutput) {
    let hidden = hidden
    if hidden.count > 0 {
      output.write("… and \(hidden.count) more: \(hidden.counts) (--max-findings shows more)\n")
    }
    writeCountedFindings(to: &output)
  }

  /// A line for each rule and file that has more findings than are kept.
  func writeCountedFindings(to output: inout FormatOutput) {
    for more in findings.more {
      output.write("… and \(more.text(in: more.kind.fileIndex.map { sources[$0].path }))\n")
    }
  }
}
