import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedSource

/// `seedtool check`: validate and lint everything.
struct CheckCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let start = Process.monotonicNanoseconds
    let reporting = try Reporting(arguments, console)
    let run: LintRun
    do throws(RunError) {
      switch try judge(reporting) {
      case .ended(let exitCode): return exitCode
      case .found(let found): run = found
      }
    } catch {
      reporting.show(error)
      throw error
    }
    let exitCode = CheckCommand.exitCode(run, arguments)
    try reporting.show(run, exitCode: exitCode, elapsedNanoseconds: Process.monotonicNanoseconds - start)
    return exitCode
  }

  private enum Outcome {
    case found(LintRun)
    /// All is said and written.
    case ended(Int32)
  }

  private func judge(_ reporting: Reporting) throws(RunError) -> Outcome {
    let path = try ContentPath(arguments)
    if arguments.has(.fix), !arguments.has(.diff) { try path.lock() }
    let today = try Today.date(arguments)
    var run = try LintRun(path, arguments, console, today: today)
    if let revision = arguments.value(.changedSince) {
      run = try ChangedSince.narrow(run, to: revision, path, arguments, console)
    }
    if arguments.has(.fix) || arguments.has(.diff) {
      var isStandardInput = false
      if case .standardInput = path { isStandardInput = true }
      let (fixed, changes) = try RepairRun(arguments, console).run(run, isStandardInput: isStandardInput)
      run = fixed
      // Standard output holds the diff, or the fixed file.
      if arguments.has(.diff) || isStandardInput {
        reporting.complain(ofSkippedRulesIn: run)
        let exitCode = CheckCommand.exitCode(run, arguments)
        let fails = changes && arguments.has(.diff) && !arguments.has(.exitZero)
        return .ended(exitCode == 0 && fails ? 1 : exitCode)
      }
    } else if arguments.has(.unsafeFixes) {
      console.status(
        "--unsafe-fixes alone changes nothing: add --fix to make the fixes, --diff to see them\n"
      )
    }
    if let file = arguments.value(.writeBaseline) {
      if let exitCode = try writeBaseline(of: run, to: file) { return .ended(exitCode) }
    }
    return .found(run)
  }

  /// Records a run's findings. Nil where the configuration is faulty: that is shown, not recorded.
  private func writeBaseline(of run: LintRun, to file: String) throws(RunError) -> Int32? {
    if run.hasConfigurationError { return nil }
    // A baseline with some of a rule's findings would let the others fail as new ones.
    if let more = run.allFindings.more.first(where: { !$0.kind.rule.isNeeded }) {
      let place = more.kind.fileIndex.map { " in \(run.catalog.sources[$0].path)" } ?? ""
      throw .world(
        path: file,
        message: """
          not written: \(more.kind.rule) has \(more.count) findings\(place) beyond the \(FindingList.fileLimit) that \
          are kept; mend some, or turn the rule off first
          """
      )
    }
    let baseline = Baseline(of: run.allFindings, in: run.catalog)
    try world { () throws(FileError) in try OutputFiles(run).write(file, Array(baseline.text.utf8)) }
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    let skipped = run.skipped.map(\.rule.text).joined(separator: ", ")
    let missing = skipped.isEmpty ? "" : ", none of \(skipped), which could not run"
    console.status("Wrote \(file): \(count) finding\(count == 1 ? "" : "s")\(missing)\n")
    let needed = run.allFindings.all.map(\.rule).filter(\.isNeeded)
    let more = run.allFindings.more.reduce(0) { $0 + ($1.kind.rule.isNeeded ? $1.count : 0) }
    if !needed.isEmpty {
      let names = Set(needed).sorted().map(\.text).joined(separator: ", ")
      console.complain(
        "Not recorded: \(needed.count + more) of \(names), since what is flagged cannot be compiled\n"
      )
    }
    return 0
  }

  /// 2 for a faulty configuration and, where nobody watches, for a rule that could not run; 1 for findings
  /// that fail; else 0.
  static func exitCode(_ run: LintRun, _ arguments: Arguments) -> Int32 {
    if run.hasConfigurationError { return 2 }
    if failsForSkippedRules(run, arguments) { return 2 }
    if arguments.has(.exitZero) { return 0 }
    if run.findings.errorCount > 0 { return 1 }
    return arguments.has(.strict) && run.findings.warningCount > 0 ? 1 : 0
  }

  /// Whether a rule that could not run makes the run fail: where nobody watches, its silence would be taken
  /// for consent.
  static func failsForSkippedRules(_ run: LintRun, _ arguments: Arguments) -> Bool {
    guard arguments.has(.strict) || Process.isSet("CI") else { return false }
    // What follows from a finding is told by it.
    return run.skipped.contains { !$0.isConsequence } || !run.skipped.isEmpty && run.findings.errorCount == 0
  }
}

/// The date that expiry is held against.
enum Today {
  static func date(_ arguments: Arguments) throws(RunError) -> CivilDate {
    if let text = arguments.value(.today) {
      guard let date = CivilDate(text: text.utf8) else {
        throw .usage("--today takes a date such as 2026-01-31, not `\(text)`")
      }
      return date
    }
    let today = Process.today
    guard let date = CivilDate(year: today.year, month: today.month, day: today.day) else {
      throw .world(path: "the system's clock", message: "it shows no date")
    }
    return date
  }
}
