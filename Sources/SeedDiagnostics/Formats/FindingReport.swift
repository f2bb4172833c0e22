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

  /// The findings that people are shown: all, or the gravest, in their order.
  var shown: [Diagnostic] { split.shown }
  /// The counts of those that are not shown.
  var hidden: FindingSummary { FindingSummary(split.hidden) }

  private var split: (shown: [Diagnostic], hidden: [Diagnostic]) {
    guard let limit = context.maxFindings, findings.all.count > limit else { return (findings.all, []) }
    var room = limit
    var taken: [Severity: Int] = [:]
    for severity in Severity.allCases.sorted(by: >) {
      let count = findings.all.count { $0.severity == severity }
      taken[severity] = min(count, room)
      room -= min(count, room)
    }
    var shown: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    for finding in findings.all {
      if let left = taken[finding.severity], left > 0 {
        taken[finding.severity] = left - 1
        shown.append(finding)
      } else {
        hidden.append(finding)
      }
    }
    return (shown, hidden)
  }
}
