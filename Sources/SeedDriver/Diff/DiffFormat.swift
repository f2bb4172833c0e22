import SeedDiagnostics
import SeedPlatform
import SeedReview

/// How a comparison is shown: as a whole in a form of its own, or its findings alone in one of the findings'
/// formats.
enum DiffFormat {
  case text, json, markdown
  case findings(FindingFormat)

  /// The names that `--format` takes here.
  static let names =
    ["text", "json", "markdown"]
    + FindingFormat.allCases.map(\.rawValue).filter { !["text", "json", "markdown"].contains($0) }

  init?(name: String) {
    switch name {
    case "text": self = .text
    case "json": self = .json
    case "markdown": self = .markdown
    default:
      guard let format = FindingFormat(rawValue: name) else { return nil }
      self = .findings(format)
    }
  }
}

/// Shows a comparison in every format that was asked for.
struct DiffReporting {
  private var targets: [(format: DiffFormat, file: String?)] = []
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(RunError) {
    self.console = console
    for value in arguments.all(.format) {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard let format = parts.first.flatMap({ DiffFormat(name: $0) }) else {
        throw .usage(
          "there is no format `\(value)`; formats are \(DiffFormat.names.joined(separator: ", "))",
          suggestion: NearestName.of(parts.first ?? "", among: DiffFormat.names)
        )
      }
      targets.append((format, parts.count > 1 ? parts[1] : nil))
    }
    if targets.isEmpty { targets = [(.text, nil)] }
    if targets.count(where: { $0.file == nil }) > 1 {
      throw .usage("only one format goes to standard output; write the others as FORMAT=FILE")
    }
  }

  /// - Parameter alone: the findings without notes on files of the base, for formats that show nothing else.
  func show(
    _ report: ChangeReport,
    _ findings: FindingReport,
    alone: FindingReport,
    approved: [Diagnostic],
    _ files: OutputFiles
  ) throws(RunError) {
    for target in targets {
      var findings = findings
      if case .findings = target.format { findings = alone }
      guard let file = target.file else {
        let width = Process.columnCount(.output)
        let shown = rendered(
          target.format,
          report,
          findings,
          approved,
          usesColor: console.usesColor,
          width: width
        )
        shown.withUnsafeBytes { _ = console.out(raw: $0) }
        continue
      }
      let bytes = rendered(target.format, report, findings, approved, usesColor: false, width: nil)
      try world { () throws(FileError) in try files.write(file, bytes) }
    }
  }

  private func rendered(
    _ format: DiffFormat,
    _ report: ChangeReport,
    _ findings: FindingReport,
    _ approved: [Diagnostic],
    usesColor: Bool,
    width: Int?
  ) -> [UInt8] {
    var findings = findings
    findings.context.usesColor = usesColor
    findings.context.terminalWidth = width
    var lineGuard = LineGuard()
    switch format {
    case .text:
      var text = ChangeText(report, usesColor: usesColor).text
      if !approved.isEmpty { text += "\nApproved: \(DiffReporting.names(approved))\n" }
      let found = FindingFormat.text.render(findings).findings
      return Array((lineGuard.guarded(text) + (found.isEmpty ? "" : "\n" + found)).utf8)
    case .markdown:
      var text = ChangeMarkdown(report).text
      text += ChangeMarkdown.findings(findings.findings.all)
      if !approved.isEmpty { text += "\nApproved: \(DiffReporting.names(approved))\n" }
      return Array(text.string.utf8)
    case .json:
      var writer = JSONWriter(.indented)
      writer.object {
        $0.member("version", 1)
        ChangeJSON.write(report, to: &$0)
        $0.strings("approved", approved.map { "\($0.rule.text):\($0.record ?? "")" })
        $0.findings("findings", findings)
      }
      return Array(SafeText(writer).string.utf8)
    case .findings(let format): return Array(format.render(findings).findings.utf8)
    }
  }

  private static func names(_ approved: [Diagnostic]) -> SafeText {
    "\(approved.map { "\($0.rule.text) in \($0.record ?? "?")" }.joined(separator: ", "))"
  }
}
