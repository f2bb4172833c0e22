/// Workflow commands, which GitHub shows beside the lines of a change: the gravest, as many as it takes.
struct GitHubFormat: FindingRenderer {
  /// The most annotations of a level that GitHub shows of a step.
  private static let levelLimit = 10
  /// The most that it shows of a job.
  private static let limit = 50

  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    var entries: [Severity: [ReportEntry]] = [:]
    var counts: [Severity: Int] = [:]
    // Rules that could not run for one reason are one annotation.
    var companions: [String: [String]] = [:]
    report.forEachEntry { entry in
      switch entry.kind {
      case .counted: return true
      case .skippedRule where companions[entry.message] != nil:
        companions[entry.message]?.append(entry.rule)
        return true
      case .skippedRule: companions[entry.message] = []
      case .failure, .finding: break
      }
      counts[entry.severity, default: 0] += 1
      if counts[entry.severity, default: 0] <= Self.levelLimit {
        entries[entry.severity, default: []].append(entry)
      }
      return true
    }
    for more in report.findings.more { counts[more.kind.severity, default: 0] += more.findingCount }
    // What counts the rest is a notice, too, and takes the last notice's place.
    let isCut = counts.values.contains { $0 > Self.levelLimit }
    var left = Self.limit - (isCut ? 1 : 0)
    var hidden: [String] = []
    for severity in Severity.allCases.reversed() {
      let limit = min(left, isCut && severity == .note ? Self.levelLimit - 1 : Self.levelLimit)
      let shown = entries[severity, default: []].prefix(limit)
      for var entry in shown {
        if case .skippedRule = entry.kind, let others = companions[entry.message], !others.isEmpty {
          entry.advice.append("The same holds for \(others.joined(separator: ", ")).")
        }
        output.write(bytes: Self.command(entry).utf8)
      }
      left -= shown.count
      let rest = counts[severity, default: 0] - shown.count
      if rest > 0 { hidden.append(FindingSummary.counted(rest, severity.rawValue)) }
    }
    if !hidden.isEmpty {
      let rest = "and more that are not shown here: \(hidden.joined(separator: ", "))"
      output.write(bytes: "::notice title=seedtool::\(rest)\n".utf8)
    }
  }

  private static func command(_ entry: ReportEntry) -> String {
    var properties: [String] = []
    if let region = entry.region {
      properties += ["file=\(escape(entry.path, inProperty: true))", "line=\(region.start.line)"]
      properties += ["endLine=\(region.end.line)"]
      // Columns are of one line.
      if region.start.line == region.end.line {
        properties += ["col=\(region.start.utf16Column)", "endColumn=\(region.end.utf16Column)"]
      }
    }
    properties += ["title=\(escape(entry.rule, inProperty: true))"]
    let name = entry.severity == .note ? "notice" : entry.severity.rawValue
    return "::\(name) \(properties.joined(separator: ","))::\(escape(entry.text()))\n"
  }

  /// A text as the runner reads it back; what would steer the log's terminal is shown.
  private static func escape(_ text: String, inProperty: Bool = false) -> String {
    var escaped = ""
    for character in text {
      for scalar in (character.isNewline ? String(character) : TerminalText.show(character).text)
        .unicodeScalars
      {
        switch scalar {
        case "%": escaped += "%25"
        case "\r": escaped += "%0D"
        case "\n": escaped += "%0A"
        case ":" where inProperty: escaped += "%3A"
        case "," where inProperty: escaped += "%2C"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
