/// Markdown, for a job's summary or a comment: the verdict, a table of the findings, what the content still
/// needs, and what changed in meaning since a base.
struct MarkdownFormat: FindingRenderer {
  /// Where the table ends, and then the changes: a job's summary may have a mebibyte.
  static let byteLimit = 900_000
  var byteLimit = MarkdownFormat.byteLimit

  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    write(verdict(report), to: &output)
    var byteCount = 0
    var shownCount = 0
    for severity in Severity.allCases.reversed() {
      report.forEachEntry { entry in
        guard case .finding = entry.kind, entry.severity == severity else { return true }
        let place = entry.region.map { "\(entry.path):\($0.start.line):\($0.start.column)" } ?? "content"
        let text = ([entry.message] + entry.advice).map { MarkdownText.escape($0) }.joined(separator: "<br>")
        let row =
          "| \(severity.rawValue) | \(MarkdownText.code(place)) | \(MarkdownText.code(entry.rule)) | \(text) |\n"
        byteCount += row.utf8.count
        guard byteCount < byteLimit else { return false }
        if shownCount == 0 { write("\n| | Place | Rule | What |\n|---|---|---|---|\n", to: &output) }
        shownCount += 1
        write(row, to: &output)
        return true
      }
    }
    let rest = report.findings.all.count - shownCount
    if rest > 0 { write("\n… and \(rest) more that are not in this table.\n", to: &output) }
    report.forEachEntry { entry in
      guard case .counted = entry.kind else { return true }
      write("\n… \(MarkdownText.escape("\(entry.message), in \(entry.path)")).\n", to: &output)
      return true
    }
    write(quotas(report.context.quotas), to: &output)
    for (index, part) in report.context.changes.enumerated() {
      byteCount += part.utf8.count
      guard byteCount < byteLimit else {
        write("\n… and more changes: `seedtool diff` shows them all.\n", to: &output)
        break
      }
      write(index == 0 ? "\n\(part)" : part, to: &output)
    }
  }

  private func write(_ text: String, to output: inout FormatOutput) { output.write(bytes: text.utf8) }

  private func verdict(_ report: FindingReport) -> String {
    let context = report.context
    let summary = report.summary
    var text = "## seedtool\n\n"
    if let failure = context.failure {
      text += "**The run failed:** \(MarkdownText.escape(failure)).\n\n"
    }
    for skipped in context.skippedRules {
      let reason = MarkdownText.escape(skipped.reason)
      text += "**A rule could not run:** \(MarkdownText.code(skipped.rule.text)), since \(reason).\n\n"
    }
    let isWhole = context.failure == nil && context.skippedRules.isEmpty
    text +=
      summary.count > 0 ? "**\(summary.counts)**" : isWhole ? "**No findings**" : "Nothing else was found"
    if let repairable = summary.repairable { text += " (\(repairable))" }
    text += "; checked \(FindingSummary.counted(context.recordCount, "record"))"
    text += " in \(FindingSummary.counted(context.fileCount, "file"))"
    if context.suppressedCount > 0 { text += "; \(context.suppressedCount) suppressed" }
    if context.baselinedCount > 0 { text += "; \(context.baselinedCount) in the baseline" }
    return text + ".\n"
  }

  private func quotas(_ lines: [QuotaLine]) -> String {
    if lines.isEmpty { return "" }
    var text = "\n| | Have | Need | Missing |\n|---|--:|--:|--:|\n"
    for line in lines {
      text += "| \(MarkdownText.escape(line.name)) | \(line.have) | \(line.need == 0 ? "–" : "\(line.need)") "
      text += "| \(line.missing == 0 ? "·" : "**\(line.missing)**") |\n"
    }
    return text
  }
}
