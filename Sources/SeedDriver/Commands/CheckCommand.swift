import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedSource
import SeedWorkspace

/// `seedtool check`: validate and lint everything.
struct CheckCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let start = Process.monotonicNanoseconds
    let reporting = try Reporting(arguments, console, others: arguments.all(.writeBaseline))
    let outcome: Outcome
    do throws(RunError) { outcome = try judge(reporting) } catch {
      reporting.show(error)
      throw error
    }
    try reporting.show(
      outcome.run,
      changes: outcome.changes,
      exitCode: outcome.exitCode,
      elapsedNanoseconds: Process.monotonicNanoseconds - start,
      isTold: outcome.isTold
    )
    return outcome.exitCode
  }

  private struct Outcome {
    let run: LintRun
    /// What changed in meaning since a base.
    var changes: ChangeReport?
    let exitCode: Int32
    /// Whether people have what they asked for: a diff, a fixed file, a baseline.
    var isTold = false
  }

  private func judge(_ reporting: Reporting) throws(RunError) -> Outcome {
    let path = try ContentPath(arguments)
    var isStandardInput = false
    if case .standardInput = path { isStandardInput = true }
    let isOutputTaken = arguments.has(.diff) || arguments.has(.fix) && isStandardInput
    if isOutputTaken, let format = reporting.programsFormat {
      let taker = arguments.has(.diff) ? "the diff" : "the fixed file"
      throw .usage(
        "standard output holds \(taker): write the report into a file, `--format \(format.rawValue)=FILE`"
      )
    }
    if arguments.has(.fix), !arguments.has(.diff) { try path.lock() }
    let today = try Today.date(arguments)
    var run = try LintRun(path, arguments, console, today: today)
    if !run.hasConfigurationError, !run.configuration.runsWhatIsSelected {
      let reasons = run.configuration.retiredNotes.map { " " + $0 }.joined()
      throw .usage("no rule is left to run: all that --select names is left out or off.\(reasons)")
    }
    run = try RecordSelection(arguments.operands).narrow(run, arguments, console)
    // What is fixed stays fixed, so that a report's file is refused before.
    if arguments.has(.fix) {
      let files = try OutputFiles(run).and(namedBy: arguments)
      try files.expectNoContent(reporting.files + arguments.all(.writeBaseline))
    }
    if arguments.has(.base), arguments.has(.fix) || arguments.has(.diff) || arguments.has(.writeBaseline) {
      throw .usage("--base finds what breaks; it goes without --fix, --diff and --write-baseline")
    }
    let base = try BaseChecking(run, path, arguments, console)
    run = base?.run ?? run
    if let revision = arguments.value(.changedSince) {
      run = try ChangedSince.narrow(run, to: revision, path, arguments, console)
    }
    // What breaks is never narrowed.
    if let base { run = run.adding(base.findings, skipped: base.skipped) }
    if arguments.has(.fix) || arguments.has(.diff) {
      let (fixed, changes) = try RepairRun(arguments, console).run(run, isStandardInput: isStandardInput)
      run = fixed
      if isOutputTaken {
        var exitCode = CheckCommand.exitCode(run, arguments)
        // A diff fails for what it shows, whatever else was found.
        if arguments.has(.diff), exitCode != 2 { exitCode = changes && !arguments.has(.exitZero) ? 1 : 0 }
        return Outcome(run: run, exitCode: exitCode, isTold: true)
      }
    } else if arguments.has(.unsafeFixes) {
      console.status(
        "--unsafe-fixes alone changes nothing: add --fix to make the fixes, --diff to see them\n"
      )
    }
    // A faulty configuration is shown, not recorded.
    if let file = arguments.value(.writeBaseline), !run.hasConfigurationError {
      try writeBaseline(of: run, to: file)
      return Outcome(run: run, exitCode: 0, isTold: true)
    }
    return Outcome(run: run, changes: base?.changes, exitCode: CheckCommand.exitCode(run, arguments))
  }

  /// Records a run's findings.
  private func writeBaseline(of run: LintRun, to file: String) throws(RunError) {
    // A baseline with some of a rule's findings would let the others fail as new ones.
    if let more = run.allFindings.more.first(where: { !$0.kind.rule.isLocked }) {
      let place = more.kind.fileIndex.map { " in \(run.catalog.sources[$0].path)" } ?? ""
      throw .world(
        path: file,
        message: """
          not written: \(more.kind.rule) has \(more.count) findings\(place) beyond those \
          that are kept; mend some, or turn the rule off first
          """
      )
    }
    let baseline = Baseline(of: run.allFindings, in: run.catalog)
    try world { () throws(FileError) in try OutputFiles(run).write(file, Array(baseline.text.utf8)) }
    let count = baseline.findingCount
    let skipped = run.skipped.map(\.rule.text).joined(separator: ", ")
    let missing = skipped.isEmpty ? "" : ", none of \(skipped), which could not run"
    console.status("Wrote \(file): \(count) finding\(count == 1 ? "" : "s")\(missing)\n")
    let needed = run.allFindings.all.map(\.rule).filter(\.isLocked)
    let more = run.allFindings.more.reduce(0) { $0 + ($1.kind.rule.isLocked ? $1.count : 0) }
    if !needed.isEmpty {
      let names = Set(needed).sorted().map(\.text).joined(separator: ", ")
      console.complain(
        "Not recorded: \(needed.count + more) of \(names), which are locked: mend what they flag\n"
      )
    }
  }

  /// 2 for a faulty configuration and, where nobody watches, for a rule that could not run; 1 for findings
  /// that fail; else 0.
  static func exitCode(_ run: LintRun, _ arguments: Arguments) -> Int32 {
    run.hasConfigurationError || failsForSkippedRules(run, arguments) ? 2 : exitCode(run.findings, arguments)
  }

  static func exitCode(_ findings: Findings, _ arguments: Arguments) -> Int32 {
    if arguments.has(.exitZero) { return 0 }
    return findings.errorCount > 0 || arguments.has(.strict) && findings.warningCount > 0 ? 1 : 0
  }

  /// Whether a rule that could not run makes the run fail: where nobody watches, its silence would be taken
  /// for consent.
  static func failsForSkippedRules(_ run: LintRun, _ arguments: Arguments) -> Bool {
    guard arguments.has(.strict) || Process.isInCI else { return false }
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
    return try CivilDate.today()
  }
}
