/// One JSON object with all findings, each on a line of its own.
struct JSONFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    var writer = JSONWriter()
    writer.object {
      $0.header(report)
      $0.array("findings") { _ in }
    }
    // All but the brackets that the findings and the summary come before.
    output.write(bytes: writer.bytes.dropLast(2))
    var separator: SafeText = "\n"
    for finding in report.findings.all {
      guard !output.isClosed else { return }
      writer.removeAll()
      writer.finding(finding, in: report.map)
      output.write(separator)
      output.write(bytes: writer.bytes)
      separator = ",\n"
    }
    writer.removeAll()
    writer.object { $0.summary(report) }
    output.write(report.findings.all.isEmpty ? "]," : "\n],")
    output.write(bytes: writer.bytes.dropFirst())
    output.write("\n")
  }
}
