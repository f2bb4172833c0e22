/// JSON Lines: a finding a line, and a last line with the summary.
struct JSONLinesFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    var writer = JSONWriter()
    for finding in report.findings.all {
      guard !output.isClosed else { return }
      writer.removeAll()
      writer.finding(finding, in: report.map)
      writer.newline()
      output.write(bytes: writer.bytes)
    }
    writer.removeAll()
    writer.object {
      $0.header(report)
      $0.summary(report)
    }
    writer.newline()
    output.write(bytes: writer.bytes)
  }
}
