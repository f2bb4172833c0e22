/// Checkstyle's XML: every file with what was found in it.
struct CheckstyleFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    output.write(bytes: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
    for file in report.entriesByFile() {
      output.write(bytes: "  <file\(XMLText.attributes(["name": file.path]))".utf8)
      output.write(bytes: (file.entries.isEmpty ? "/>\n" : ">\n").utf8)
      for entry in file.entries {
        let attributes = XMLText.attributes([
          "line": String(entry.line),
          "column": String(entry.region?.start.utf16Column ?? 1),
          "severity": entry.severity == .note ? "info" : entry.severity.rawValue,
          "message": entry.text(separator: " — "),
          "source": "seedtool.\(entry.rule)",
        ])
        output.write(bytes: "    <error\(attributes)/>\n".utf8)
      }
      if !file.entries.isEmpty { output.write(bytes: "  </file>\n".utf8) }
    }
    output.write(bytes: "</checkstyle>\n".utf8)
  }
}
