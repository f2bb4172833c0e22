import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
import SeedReview
import SeedRules
import SeedWorkspace

/// Where reports go: one format on standard output, any number into files.
struct ReportTargets<Format> {
  private(set) var all: [(format: Format, file: String?)] = []

  /// - Parameters:
  ///   - names: what `--format` takes.
  ///   - format: the format of a name; `standard` is the one where none is asked for.
  ///   - others: the other files that the run writes.
  init(
    _ arguments: Arguments,
    names: [String],
    standard: Format,
    others: [String] = [],
    format: (String) -> Format?
  ) throws(RunError) {
    for value in arguments.all(.format) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let found = format(parts[0]) else {
        throw .usage(
          "there is no format `\(value)`; formats are \(names.joined(separator: ", "))",
          suggestion: NearestName.of(parts[0], among: names)
        )
      }
      if parts.count > 1, parts[1].isEmpty {
        throw .usage("`--format \(value)` names no file: write \(value)FILE")
      }
      all.append((found, parts.count > 1 ? parts[1] : nil))
    }
    if all.isEmpty { all = [(standard, nil)] }
    if all.count(where: { $0.file == nil }) > 1 {
      throw .usage("only one format goes to standard output; write the others as FORMAT=FILE")
    }
    try OutputFiles.expectDifferent(all.compactMap { $0.file } + others)
  }

  /// The format on standard output, if there is one.
  var onOutput: Format? { all.first { $0.file == nil }?.format }

  /// Writes a report into every file that takes it, then does what else the run has to do. Where one of them
  /// fails, so does the run, and all of its reports say so: they are written again, but for pipes, which come
  /// last.
  ///
  /// - Parameters:
  ///   - finish: what a run does once its reports are written.
  ///   - write: writes the report of a run that failed so, or did not.
  /// - Returns: why each failed; the reports name the first.
  func writeFiles(
    finally finish: () throws(RunError) -> Void,
    _ write: (_ format: Format, _ file: String, _ failure: RunError?) throws(RunError) -> Void
  ) -> [RunError] {
    var failures: [RunError] = []
    var files: [(format: Format, file: String)] = []
    var pipes: [(format: Format, file: String)] = []
    for target in all {
      guard let file = target.file else { continue }
      if (try? FileSystem.kind(of: file)) == .other {
        pipes.append((target.format, file))
      } else {
        files.append((target.format, file))
      }
    }
    var written: [(format: Format, file: String)] = []
    for target in files {
      do throws(RunError) {
        try write(target.format, target.file, failures.first)
        written.append(target)
      } catch {
        failures.append(error)
      }
    }
    if failures.isEmpty { do throws(RunError) { try finish() } catch { failures.append(error) } }
    for target in pipes {
      do throws(RunError) { try write(target.format, target.file, failures.first) } catch {
        failures.append(error)
      }
    }
    if let failure = failures.first {
      for target in written { try? write(target.format, target.file, failure) }
    }
    return failures
  }
}

extension FindingReport {
  /// The report of a run that failed so, or did not.
  func failing(_ failure: RunError?) -> FindingReport {
    guard let failure else { return self }
    var report = self
    report.context.failure = report.context.failure ?? failure.reason
    report.context.exitCode = 2
    return report
  }

  /// The last line of a file for people, who may read it without standard error: why the run failed, if it
  /// did.
  var failureLine: [UInt8] {
    guard let failure = context.failure else { return [] }
    let line: SafeText = "The run failed: \(failure)\n"
    return Array(line.string.utf8)
  }
}

/// Shows findings in every format that was asked for.
struct Reporting {
  private let targets: ReportTargets<FindingFormat>
  private let arguments: Arguments
  private let console: Console

  /// - Parameter others: the other files that the run writes.
  init(_ arguments: Arguments, _ console: Console, others: [String]) throws(RunError) {
    self.arguments = arguments
    self.console = console
    targets = try ReportTargets(
      arguments,
      names: FindingFormat.allCases.map(\.rawValue),
      standard: .text,
      others: others,
      format: FindingFormat.init(rawValue:)
    )
  }

  /// The files that reports go to.
  var files: [String] { targets.all.compactMap(\.file) }

  /// Whether a program reads what is found, and so wants to read that nothing was.
  var isForPrograms: Bool { targets.all.contains { $0.file != nil || !$0.format.isForPeople } }

  /// The format on standard output that a program reads, if there is one.
  var programsFormat: FindingFormat? { targets.onOutput.flatMap { $0.isForPeople ? nil : $0 } }

  /// Writes a run's findings to every target, and its status to standard error.
  ///
  /// - Parameters:
  ///   - changes: what changed in meaning since a base.
  ///   - isTold: whether people have been told already, so that reports are for programs and files alone.
  ///   - finish: what the run does once its reports are in their files; where that fails, they say so.
  func show(
    _ run: LintRun,
    changes: ChangeReport? = nil,
    exitCode: Int32,
    elapsedNanoseconds: UInt64,
    isTold: Bool = false,
    finally finish: () throws(RunError) -> Void = {}
  ) throws(RunError) {
    var report = try report(of: run, exitCode: exitCode, elapsedNanoseconds: elapsedNanoseconds)
    if let changes, targets.all.contains(where: { $0.format == .markdown }) {
      report.context.changes = ChangeMarkdown(changes).parts.map(\.string)
    }
    let faults = targets.writeFiles(finally: finish) { (format, file, fault) throws(RunError) in
      try write(report.failing(fault), format, to: file, OutputFiles(run).and(namedBy: arguments))
    }
    if let format = targets.onOutput {
      if !isTold || !format.isForPeople { show(report.failing(faults.first), format) }
    } else if !isTold {
      let status = FindingFormat.text.render(report).status
      console.status(SafeText(lines: status))
    }
    if !isTold, let line = ReviewSummary.line(of: run) { console.status("\(line)\n") }
    if exitCode == 2 { complain(ofSkippedRulesIn: run) }
    if !isTold { complain(ofOverruledRulesIn: run) }
    console.note(run.configuration.retiredNotes)
    if run.lacksConfiguration {
      let folder = run.catalog.folder.map { " \($0)" } ?? ""
      console.note(
        ["there is no seedtool.json: checked with the defaults. `seedtool init\(folder)` writes one."]
      )
    }
    if run.hasConfigurationError { Self.complainOfConfiguration(console) }
    if arguments.has(.timings) { console.complain(SafeText(lines: "\n" + run.timings.table)) }
    try console.fail(faults)
  }

  /// A run's findings with all that formats say of the run.
  func report(
    of run: LintRun,
    exitCode: Int32,
    elapsedNanoseconds: UInt64
  ) throws(RunError) -> FindingReport {
    var context = try context(exitCode: exitCode)
    context.elapsedNanoseconds = elapsedNanoseconds
    context.failure = exitCode == 2 ? failure(of: run) : nil
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
    if targets.all.contains(where: { $0.format == .markdown }), run.catalog.isWhole {
      context.quotas = QuotaReport(run.catalog, QuotaThresholds(run.configuration)).lines
    }
    return FindingReport(run.findings, in: run.catalog.sources, context: context)
  }

  /// Tells programs why a run failed before it could find anything; people are told on standard error. The
  /// failure is what the run ends with, so that a report that cannot be written is only complained of.
  func show(_ failure: RunError) {
    guard isForPrograms, var context = try? context(exitCode: 2) else { return }
    context.failure = failure.reason
    let report = FindingReport(Findings([]), in: SourceSet(), context: context)
    for target in targets.all {
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
  static let configurationFailure = "the configuration has errors, so other findings may be wrong"

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
    return "\(wish) every rule to run, and \(run.skipped.shortNames) could not"
  }

  /// Says which rules stay errors though the run was to ignore or weaken them.
  private func complain(ofOverruledRulesIn run: LintRun) {
    let rules = Set(run.findings.all.map(\.rule)).filter { run.configuration.isOverruled($0) }
    if rules.isEmpty { return }
    let names = rules.sorted().map(\.text).joined(separator: ", ")
    console.complain(
      "seedtool: \(names) cannot be ignored: the content cannot be compiled with these findings\n"
    )
  }

  /// Says why the run fails where rules that could not run are the reason.
  private func complain(ofSkippedRulesIn run: LintRun) {
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
    report.context.terminalWidth = Process.columnCount(.error)
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
    if format.isForPeople { bytes += report.failureLine }
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
