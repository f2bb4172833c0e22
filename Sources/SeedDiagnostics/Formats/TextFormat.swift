/// For people at a terminal: each finding with the source it is about, what to do, and the fix.
struct TextFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    if report.context.showsStatistics {
      RuleStatistics.write(RuleStatistics.of(report.findings), to: &output)
      return
    }
    for finding in report.shown {
      guard !output.isClosed else { return }
      FindingBlock(finding, in: report).write(to: &output)
      output.write("\n")
    }
    report.writeHiddenCount(to: &output)
  }

  func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {
    report.writeStatus(to: &output)
  }
}
