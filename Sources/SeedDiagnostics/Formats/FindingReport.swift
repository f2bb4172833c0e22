import SeedSource

/// What a run found, with all that a format needs to show it; serves any number of formats.
package struct FindingReport {
  package let findings: Findings
  package let summary: FindingSummary
  package var context: FormatContext
  /// Lines and columns, worked out once a file for all formats.
  let map: SourceMap

  package init(_ findings: Findings, in sources: SourceSet, context: FormatContext) {
    self.findings = findings
    self.context = context
    summary = FindingSummary(findings)
    map = SourceMap(sources)
  }

  var sources: SourceSet { map.sources }

  /// The findings that people are shown: all, or the most severe, in their order; notes on whole files
  /// come last.
  var shown: [Diagnostic] {
    let shown = split.shown.map { findings.all[$0] }
    func isLast(_ finding: Diagnostic) -> Bool { finding.severity == .note && finding.isOfWholeFile }
    return shown.filter { !isLast($0) } + shown.filter(isLast)
  }
  /// The counts of those that are not shown.
  var hidden: FindingSummary { FindingSummary(split.hidden.lazy.map { findings.all[$0] }) }

  /// The indices of both.
  private var split: (shown: [Int], hidden: [Int]) {
    guard let limit = context.maxFindings, findings.all.count > limit else {
      return (Array(findings.all.indices), [])
    }
    var room = limit
    var taken: [Severity: Int] = [:]
    for severity in Severity.allCases.sorted(by: >) {
      let count = findings.all.count { $0.severity == severity }
      taken[severity] = min(count, room)
      room -= min(count, room)
    }
    var (shown, hidden): ([Int], [Int]) = ([], [])
    for index in findings.all.indices {
      let severity = findings.all[index].severity
      if let left = taken[severity], left > 0 {
        taken[severity] = left - 1
        shown.append(index)
      } else {
        hidden.append(index)
      }
    }
    return (shown, hidden)
  }
}

extension Diagnostic {
  /// Whether it stands at a file's first byte, where findings about all records of a kind are.
  var isOfWholeFile: Bool { place.map { $0.range.start == 0 && $0.range.end <= 1 } ?? false }
}
