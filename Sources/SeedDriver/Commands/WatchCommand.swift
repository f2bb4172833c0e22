import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedWorkspace

/// `seedtool watch`: check again after every change, until a signal ends it.
struct WatchCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let path = try ContentPath(arguments)
    let screen = Screen(console, try Reporting(arguments, console, others: []))
    let arguments = arguments
    // A wrong option is told before anything is watched.
    _ = try CheckSettings(arguments, today: nil)
    let session = WorkspaceSession(
      try path.workspace(console),
      settingsFiles: [.config, .baseline].compactMap { arguments.value($0) },
      settings: { () throws(RunError) in try CheckSettings(arguments, today: nil) },
      onCheck: { screen.show($0) }
    )
    guard let session else { throw .world(path: "watch", message: "the system gives no thread") }
    withExtendedLifetime(session) { Process.waitForEnd() }
  }

  /// What people see: the findings of the last check, those that it brought first.
  ///
  /// `@unchecked`: the session's thread alone uses it.
  private final class Screen: @unchecked Sendable {
    private let console: Console
    private let reporting: Reporting
    private var isFirst = true
    /// The findings of the last check, and a line for each.
    private var known: [Identity: [SafeText]] = [:]

    init(_ console: Console, _ reporting: Reporting) {
      (self.console, self.reporting) = (console, reporting)
    }

    /// What a finding is known by from check to check, wherever it has moved.
    private struct Identity: Hashable {
      var rule: RuleID
      var message: String
      var file: String?
      var record: String?
      var pointer: Substring?

      init(_ finding: Diagnostic, _ run: LintRun) {
        (rule, message, record) = (finding.rule, finding.message, finding.record)
        file = finding.place.map { run.catalog.sources[$0.fileIndex].path }
        pointer = finding.pointer.map { $0.dropFirst(finding.recordPointerOffset ?? 0) }
      }
    }

    func show(_ edition: WorkspaceSession.Edition) {
      do throws(RunError) { try show(edition.outcome.get()) } catch {
        // What is missing may come back, but not when it never was there.
        clear()
        console.complain("seedtool: \(error.shown)\n")
        if isFirst { Process.exit(2) }
      }
      isFirst = false
      // Nobody reads any more.
      if console.failure != nil { Process.exit(0) }
    }

    private func show(_ run: LintRun) throws(RunError) {
      var gone = known
      var new: [Diagnostic] = []
      var others: [Diagnostic] = []
      known = [:]
      for finding in run.findings.all {
        let identity = Identity(finding, run)
        let place: SafeText = identity.file.map { "\($0): " } ?? ""
        let label: SafeText = finding.label.map { " (\($0))" } ?? ""
        known[identity, default: []].append("\(place)\(finding.rule): \(finding.message)\(label)\n")
        if isFirst || gone[identity]?.popLast() != nil { others.append(finding) } else { new.append(finding) }
      }
      clear()
      let elapsed = run.timings.whole
      let report = try reporting.report(of: run, exitCode: 0, elapsedNanoseconds: elapsed)
      let left = gone.values.flatMap { $0 }.sorted { $0.string < $1.string }
      if !left.isEmpty { console.out("— gone: \(left.count) —\n" + left.reduce("") { $0 + $1 } + "\n") }
      if !new.isEmpty {
        console.out("— new: \(new.count) —\n")
        render(FindingReport(Findings(new), in: run.catalog.sources, context: report.context))
        if !others.isEmpty { console.out("— as before: \(others.count) —\n") }
      }
      render(
        FindingReport(
          Findings(others, more: run.findings.more),
          in: run.catalog.sources,
          context: report.context
        )
      )
      console.status(SafeText(lines: FindingFormat.text.render(report).status))
      if Process.isTerminal(.output) { console.status("Waiting for changes; Ctrl-C ends.\n") }
    }

    private func render(_ report: FindingReport) {
      var report = report
      report.context.usesColor = console.usesColor
      report.context.terminalWidth = Process.columnCount(.output)
      var output = FormatOutput { self.console.out(raw: $0) }
      FindingFormat.text.renderFindings(report, to: &output)
    }

    /// Clears the screen; what was scrolled away stays.
    private func clear() {
      guard Process.isTerminal(.output), !isFirst else { return }
      let codes = "\u{1B}[H\u{1B}[2J"
      codes.utf8.withContiguousStorageIfAvailable { _ = console.out(raw: UnsafeRawBufferPointer($0)) }
    }
  }
}
