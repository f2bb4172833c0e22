/// For people at a terminal: each finding with the source it is about, what to do, and the repair.
struct TextFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    if report.context.showsStatistics {
      RuleStatistics.write(RuleStatistics.of(report.findings), to: &output)
      writeSkippedRules(report, to: &output)
      return
    }
    for finding in report.shown {
      guard !output.isClosed else { return }
      FindingBlock(finding, in: report).write(to: &output)
      output.write("\n")
    }
    report.writeHiddenCount(to: &output)
    writeSkippedRules(report, to: &output)
  }

  private func writeSkippedRules(_ report: FindingReport, to output: inout FormatOutput) {
    for rule in report.context.skippedRules {
      output.write("skipped[\(rule.rule.text)]", .warning)
      output.write(": \(rule.reason, limit: 200)\n", .strong)
      if let remedy = rule.remedy { output.write("  = help: \(remedy)\n") }
      output.write("  = help: \(rule.remedy == nil ? "" : "or ")\(rule.alternative)\n\n")
    }
  }

  func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {
    report.writeStatus(to: &output)
  }
}
