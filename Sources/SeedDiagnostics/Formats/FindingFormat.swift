/// The formats in which findings are written, by the names that `--format` takes.
///
/// A new one is a case here, its renderer in a file of its own beside the others, and a line in `renderer`.
package enum FindingFormat: String, Sendable, CaseIterable {
  case text
  case concise
  case json
  case jsonl
  case sarif
  case github
  case gitlab
  case junit
  case checkstyle
  case rdjson
  case markdown

  private var renderer: any FindingRenderer {
    switch self {
    case .text: TextFormat()
    case .concise: ConciseFormat()
    case .json: JSONFormat()
    case .jsonl: JSONLinesFormat()
    case .sarif: SARIFFormat()
    case .github: GitHubFormat()
    case .gitlab: GitLabFormat()
    case .junit: JUnitFormat()
    case .checkstyle: CheckstyleFormat()
    case .rdjson: RDJSONFormat()
    case .markdown: MarkdownFormat()
    }
  }

  /// Whether people read it: then it may be coloured, cut to `maxFindings` and followed by a summary.
  package var isForPeople: Bool { self == .text || self == .concise }

  /// Writes the findings, for standard output or a file.
  ///
  /// - Complexity: O(findings), and once O(bytes) for each file that is shown.
  package func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    output.usesColor = isForPeople && report.context.usesColor
    renderer.renderFindings(report, to: &output)
    output.flush()
  }

  /// Writes the closing status, for standard error; formats for machines have none.
  package func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {
    guard report.context.verbosity != .quiet else { return }
    output.usesColor = isForPeople && report.context.usesColor
    renderer.renderStatus(report, to: &output)
    output.flush()
  }

  /// Both as text.
  package func render(_ report: FindingReport) -> (findings: String, status: String) {
    (
      FormatOutput.text { renderFindings(report, to: &$0) },
      FormatOutput.text { renderStatus(report, to: &$0) }
    )
  }
}

/// How one format is written.
protocol FindingRenderer: Sendable {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput)
  func renderStatus(_ report: FindingReport, to output: inout FormatOutput)
}

extension FindingRenderer {
  func renderStatus(_ report: FindingReport, to output: inout FormatOutput) {}
}
