import SeedSource

/// One line a finding, for grep, editors and logs: `path:line:column: severity rule message`, and behind it
/// the record and the other places of a finding that has some: `(fix #321, prompt; also 12:5,
/// copy/geocue.standard.json:4:7)`.
struct ConciseFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    if report.context.showsStatistics {
      RuleStatistics.write(RuleStatistics.of(report.findings), to: &output)
      writeSkippedRules(report, to: &output)
      return
    }
    for finding in report.shown {
      guard !output.isClosed else { return }
      if let place = finding.place {
        let position = report.map.start(of: place)
        output.write("\(report.sources[place.fileIndex].path)", .strong)
        output.write(":\(position.line):\(position.column): ")
      }
      output.write("\(finding.severity.rawValue)", Ink(finding.severity))
      output.write(" \(finding.rule.text) \(finding.message)")
      let others = PlaceList.text(of: finding.notes, in: report.map, fileIndex: finding.place?.fileIndex)
      let remarks = [finding.label, others.map { "also \($0)" }].compactMap(\.self)
      if !remarks.isEmpty { output.write(" (\(remarks.joined(separator: "; "), limit: 2000))", .faint) }
      output.write("\n")
    }
    writeSkippedRules(report, to: &output)
  }

  private func writeSkippedRules(_ report: FindingReport, to output: inout FormatOutput) {
    for group in report.context.skippedRules.byReason {
      output.write("skipped", .warning)
      output.write(" \(group.map(\.rule.text).joined(separator: ",")) \(group[0].reason, limit: 200)\n")
    }
  }

  func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {
    if !report.context.showsStatistics { report.writeHiddenCount(to: &output) }
    report.writeStatus(to: &output)
  }
}
