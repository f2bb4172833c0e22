import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
import SeedRules

/// Where findings go: one format on standard output, any number into files.
struct Reporting {
  private struct Target {
    let format: FindingFormat
    let file: String?
  }

  private let targets: [Target]
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(RunError) {
    self.arguments = arguments
    self.console = console
    var targets: [Target] = []
    for value in arguments.all(.format) {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, let format = FindingFormat(rawValue: name) else {
        let known = FindingFormat.allCases.map(\.rawValue)
        throw .usage(
          "there is no format `\(value)`; formats are \(known.joined(separator: ", "))",
          suggestion: NearestName.of(parts.first ?? "", among: known)
        )
      }
      targets.append(Target(format: format, file: parts.count > 1 ? parts[1] : nil))
    }
    if targets.isEmpty { targets = [Target(format: .text, file: nil)] }
    if targets.count(where: { $0.file == nil }) > 1 {
      throw .usage("only one format goes to standard output; write the others as FORMAT=FILE")
    }
    self.targets = targets
  }

  /// Whether a program reads what is found, and so wants to read that nothing was.
  var isForPrograms: Bool { targets.contains { $0.file != nil || !$0.format.isForPeople } }

  /// Writes a run's findings to every target, and its status to standard error.
  func show(_ run: LintRun, exitCode: Int32, elapsedNanoseconds: UInt64) throws(RunError) {
    var context = try context(exitCode: exitCode)
    context.elapsedNanoseconds = elapsedNanoseconds
    context.failure = failure(of: run)
    let named = run.catalog.namedFiles
    context.fileCount = named?.count ?? run.catalog.sources.files.count
    context.recordCount =
      named.map { named in run.catalog.records.count { named.contains(Int($0.fileIndex)) } }
      ?? run.catalog.records.count
    context.elsewhereCount = run.elsewhereCount
    context.suppressedCount = run.suppressedCount
    context.baselinedCount = run.baselinedCount
    context.skippedRules = run.skipped
    let rules = run.configuration.ruleSet
    context.describe = { id in rules[id].map { RuleDescription($0) } }
    if targets.contains(where: { $0.format == .markdown }), run.catalog.isWhole {
      context.quotas = QuotaReport(run.catalog, QuotaThresholds(run.configuration)).lines
    }
    let report = FindingReport(run.findings, in: run.catalog.sources, context: context)
    for target in targets {
      if let file = target.file {
        try write(report, target.format, to: file, OutputFiles(run))
      } else {
        show(report, target.format)
      }
    }
    if !targets.contains(where: { $0.file == nil }) {
      let status = FindingFormat.text.render(report).status
      console.status(SafeText(lines: status))
    }
    complain(ofSkippedRulesIn: run)
    complain(ofOverruledRulesIn: run)
    if run.hasConfigurationError { Self.complainOfConfiguration(console) }
    if arguments.has(.timings) { console.complain(SafeText(lines: "\n" + run.timings.table)) }
  }

  /// Tells programs why a run failed before it could find anything; people are told on standard error. The
  /// failure is what the run ends with, so that a report that cannot be written is only complained of.
  func show(_ failure: RunError) {
    guard isForPrograms, var context = try? context(exitCode: 2) else { return }
    context.failure = failure.reason
    let report = FindingReport(Findings([]), in: SourceSet(), context: context)
    for target in targets {
      guard let file = target.file else {
        if !target.format.isForPeople { show(report, target.format) }
        continue
      }
      do throws(RunError) { try write(report, target.format, to: file, OutputFiles(named: arguments)) } catch
      {
        console.complain("seedtool: \(error.shown)\n")
      }
    }
  }

  private func context(exitCode: Int32) throws(RunError) -> FormatContext {
    var context = FormatContext()
    context.toolVersion = SeedTool.version
    context.verbosity = console.isQuiet ? .quiet : console.isVerbose ? .verbose : .normal
    context.showsStatistics = arguments.has(.statistics)
    context.maxFindings = try maxFindings()
    context.failsOnWarnings = arguments.has(.strict)
    context.exitCode = exitCode
    context.root = .nearest
    return context
  }

  /// Why a run whose configuration is faulty ends with 2.
  static let configurationFailure = "the configuration has errors, so that what else is found may be wrong"

  static func complainOfConfiguration(_ console: Console) {
    console.complain("T\(configurationFailure.dropFirst()).\n")
  }

  /// Why a run that found something ends with 2; nil where it does not.
  private func failure(of run: LintRun) -> String? {
    if run.hasConfigurationError { return Self.configurationFailure }
    return CheckCommand.failsForSkippedRules(run, arguments) ? skippedRulesFailure(of: run) : nil
  }

  private func skippedRulesFailure(of run: LintRun) -> String {
    let wish = arguments.has(.strict) ? "--strict wants" : "the variable CI is set, which wants"
    let rules = run.skipped.map(\.rule.text).joined(separator: ", ")
    return "\(wish) every rule to run, and \(rules) could not"
  }

  /// Says which rules stay errors though the run was to ignore or weaken them.
  private func complain(ofOverruledRulesIn run: LintRun) {
    let rules = Set(run.findings.all.map(\.rule)).filter { run.configuration.isOverruled($0) }
    if rules.isEmpty { return }
    let names = rules.sorted().map(\.text).joined(separator: ", ")
    console.complain("seedtool: findings of \(names) stay errors: what is flagged cannot be compiled\n")
  }

  /// Says why the run fails where rules that could not run are the reason.
  func complain(ofSkippedRulesIn run: LintRun) {
    guard CheckCommand.failsForSkippedRules(run, arguments) else { return }
    console.complain("seedtool: \(skippedRulesFailure(of: run)): exit code 2\n")
  }

  private func show(_ report: FindingReport, _ format: FindingFormat) {
    var report = report
    report.context.usesColor = console.usesColor
    report.context.terminalWidth = Process.columnCount(.output)
    // Who reads lines from a pipe wants them all.
    if format == .concise, !Process.isTerminal(.output), !arguments.has(.maxFindings) {
      report.context.maxFindings = nil
    }
    var output = FormatOutput { console.out(raw: $0) }
    format.renderFindings(report, to: &output)
    guard !console.isQuiet else { return }
    var status = FormatOutput { bytes in
      console.status(rendered: bytes)
      return true
    }
    format.renderStatus(report, to: &status)
  }

  private func write(
    _ report: FindingReport,
    _ format: FindingFormat,
    to file: String,
    _ files: OutputFiles
  ) throws(RunError) {
    var report = report
    report.context.maxFindings = nil
    var bytes: [UInt8] = []
    var output = FormatOutput {
      bytes.append(contentsOf: $0)
      return true
    }
    format.renderFindings(report, to: &output)
    try world { () throws(FileError) in try files.write(file, bytes) }
  }

  private func maxFindings() throws(RunError) -> Int? {
    guard let text = arguments.value(.maxFindings) else { return 200 }
    guard let count = Int(text), count >= 0 else {
      throw .usage("--max-findings takes a number, not `\(text)`")
    }
    return count == 0 ? nil : count
  }
}
