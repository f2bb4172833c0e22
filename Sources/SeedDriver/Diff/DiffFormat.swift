import SeedDiagnostics
import SeedPlatform
import SeedReview
import SeedWorkspace

/// How a comparison is shown: as a whole in a form of its own, or its findings alone in one of the findings'
/// formats.
enum DiffFormat {
  case text, json, markdown
  case findings(FindingFormat)

  /// The names that `--format` takes here.
  static let names =
    ["text", "json", "markdown"]
    + FindingFormat.allCases.map(\.rawValue).filter { !["text", "json", "markdown"].contains($0) }

  /// Whether people read it.
  var isForPeople: Bool {
    switch self {
    case .text: true
    case .json, .markdown: false
    case .findings(let format): format.isForPeople
    }
  }

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
  private let targets: ReportTargets<DiffFormat>
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(RunError) {
    self.arguments = arguments
    self.console = console
    targets = try ReportTargets(
      arguments,
      names: DiffFormat.names,
      standard: .text,
      format: DiffFormat.init(name:)
    )
  }

  /// - Parameter alone: the findings without notes on files of the base, for formats that show nothing else.
  func show(
    _ report: ChangeReport,
    _ findings: FindingReport,
    alone: FindingReport,
    approved: [Diagnostic],
    _ files: OutputFiles
  ) throws(RunError) {
    func shown(_ format: DiffFormat, _ fault: RunError?, usesColor: Bool, width: Int?) -> [UInt8] {
      var findings = findings
      if case .findings = format { findings = alone }
      findings = findings.failing(fault)
      return rendered(format, report, findings, approved, usesColor: usesColor, width: width)
    }
    let faults = targets.writeFiles(finally: {}) { (format, file, fault) throws(RunError) in
      var bytes = shown(format, fault, usesColor: false, width: nil)
      if format.isForPeople { bytes += findings.failing(fault).failureLine }
      try world { () throws(FileError) in try files.write(file, bytes) }
    }
    if let format = targets.onOutput {
      let width = Process.columnCount(.output)
      let bytes = shown(format, faults.first, usesColor: console.usesColor, width: width)
      bytes.withUnsafeBytes { _ = console.out(raw: $0) }
    }
    try console.fail(faults)
  }

  /// Tells programs why nothing could be compared; people are told on standard error. The failure is what the
  /// run ends with, so that a report that cannot be written is only complained of.
  func show(_ failure: RunError) {
    let report = FindingReport(Findings([]), in: SourceSet(), context: DiffReporting.context).failing(failure)
    for target in targets.all {
      guard let file = target.file else {
        if target.format.isForPeople { continue }
        rendered(target.format, nil, report).withUnsafeBytes { _ = console.out(raw: $0) }
        continue
      }
      do throws(RunError) {
        let files = try OutputFiles(named: arguments)
        var bytes = rendered(target.format, nil, report)
        if target.format.isForPeople { bytes += report.failureLine }
        try world { () throws(FileError) in try files.write(file, bytes) }
      } catch {
        console.complain("seedtool: \(error.shown)\n")
      }
    }
  }

  static var context: FormatContext {
    var context = FormatContext()
    context.toolVersion = SeedTool.version
    return context
  }

  /// - Parameter report: nil where nothing could be compared.
  private func rendered(
    _ format: DiffFormat,
    _ report: ChangeReport?,
    _ findings: FindingReport,
    _ approved: [Diagnostic] = [],
    usesColor: Bool = false,
    width: Int? = nil
  ) -> [UInt8] {
    var findings = findings
    findings.context.usesColor = usesColor
    findings.context.terminalWidth = width
    var lineGuard = LineGuard()
    switch format {
    case .text:
      let found = FindingFormat.text.render(findings).findings
      guard let report else { return Array(found.utf8) }
      var text = ChangeText(report, usesColor: usesColor).text
      if !approved.isEmpty { text += "\nApproved: \(DiffReporting.names(approved))\n" }
      text = findings.context.wrapped(text)
      return Array((lineGuard.guarded(text) + (found.isEmpty ? "" : "\n" + found)).utf8)
    case .markdown:
      guard let report else { return Array(FindingFormat.markdown.render(findings).findings.utf8) }
      var text = ChangeMarkdown.failure(findings.context.failure) + ChangeMarkdown(report).text
      text += ChangeMarkdown.findings(findings.findings.all)
      if !approved.isEmpty { text += "\nApproved: \(DiffReporting.names(approved))\n" }
      return Array(text.string.utf8)
    case .json:
      var writer = JSONWriter(.indented)
      writer.object {
        $0.member("version", 1)
        $0.member("failure", findings.context.failure)
        if let report {
          ChangeJSON.write(report, to: &$0)
          $0.strings("approved", approved.map { "\($0.rule.text):\($0.record ?? "")" })
        }
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
