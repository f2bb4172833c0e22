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

  /// The findings that people are shown.
  var shown: ArraySlice<Diagnostic> { findings.all.prefix(context.maxFindings ?? .max) }
  /// The counts of those that are not shown.
  var hidden: FindingSummary { FindingSummary(findings.all.dropFirst(shown.count)) }
}
