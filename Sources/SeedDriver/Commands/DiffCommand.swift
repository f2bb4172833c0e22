import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedRules
import SeedSource
import SeedWorkspace

/// `seedtool diff`: what changed in meaning, and what of it breaks apps and histories.
struct DiffCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let start = Process.monotonicNanoseconds
    let reporting = try DiffReporting(arguments, console)
    let judged: Judged
    do throws(RunError) { judged = try judge() } catch {
      reporting.show(error)
      throw error
    }
    let (compared, catalog, separate, verdict, faults) = judged
    let comparison = compared.comparison
    let findings = Findings(verdict.findings + faults)
    let reason = faults.isEmpty ? failure(of: comparison) : Reporting.configurationFailure
    let code = reason == nil ? CheckCommand.exitCode(findings, arguments) : 2

    var context = DiffReporting.context
    context.elapsedNanoseconds = Process.monotonicNanoseconds - start
    context.fileCount = catalog.sources.files.count
    context.recordCount = comparison.now.records.count
    context.verbosity = console.isVerbose ? .verbose : .normal
    context.failure = reason
    context.exitCode = code
    let report = FindingReport(findings, in: ComparedView.sources(of: comparison), context: context)
    let files = try OutputFiles(catalog, separate: separate).and(namedBy: arguments)
    // A file of an earlier edition is no file that a reader of a log could open.
    let own = verdict.findings.map { finding in
      var finding = finding
      finding.notes.removeAll { ($0.place?.fileIndex ?? 0) >= catalog.sources.files.count }
      return finding
    }
    let alone = FindingReport(Findings(own + faults), in: catalog.sources, context: context)
    let changes = compared.report(weighs: true)
    try reporting.show(changes, report, alone: alone, approved: verdict.approved, files)
    status(changes, report.summary, verdict, since: start)
    if !faults.isEmpty {
      Reporting.complainOfConfiguration(console)
    } else if let reason {
      console.complain("seedtool: \(reason): exit code 2\n")
    }
    return code
  }

  /// What was compared, and the errors of the content's configuration, by which nothing can be judged.
  private typealias Judged = (
    ComparedContent, Catalog, separate: FileReference?, Compatibility, faults: [Diagnostic]
  )

  private func judge() throws(RunError) -> Judged {
    for option in [OptionName.reason, .owner] where arguments.has(option) && !arguments.has(.approve) {
      throw .usage("--\(option.rawValue) goes with --approve")
    }
    guard arguments.operands.count <= 2 else {
      throw .usage("name one base to compare with: `seedtool diff main`, a content folder, or a bundle")
    }
    // What was written since the last commit is what a writer asks for first.
    let name = arguments.operands.first ?? "HEAD"
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first)
    let edition = try Edition(name, of: folder, console)
    if arguments.has(.approve) {
      let (compared, catalog, _, verdict, faults) = try compare(edition, name, folder)
      if !faults.isEmpty {
        let report = FindingReport(Findings(faults), in: catalog.sources, context: FormatContext())
        throw .world(
          path: folder.path,
          message: "nothing is approved while the configuration has errors",
          details: FindingFormat.concise.render(report).findings
        )
      }
      let approving = Approving(arguments: arguments, console: console, folder: folder)
      try approving.approve(arguments.all(.approve), of: [(compared.comparison, verdict)])
    }
    return try compare(edition, name, folder)
  }

  private func compare(
    _ edition: Edition,
    _ name: String,
    _ folder: Folder
  ) throws(RunError) -> Judged {
    let catalog = try ContentPath.folder(folder).load(console).catalog
    let origin = try ConfigurationOrigin(separateFile: arguments.configurationFile(), catalog)
    var (configuration, faults) = try origin.configuration(of: catalog)
    let unadjusted = configuration
    try LintRun.adjust(&configuration, arguments, isComplete: faults.isEmpty)
    let compared = try ComparedContent(edition, named: name, catalog, configuration)
    if let failure = compared.failure { throw failure }
    console.enter("Comparing")
    let gate = try edition.catalog.map { base throws(RunError) in
      GateEditions(try origin.configuration(ofEdition: edition, base), of: base, unadjusted, of: catalog)
    }
    let verdict = Compatibility(compared.comparison, configuration, gate: gate) { rule, record in
      catalog.command(["diff", name], "--approve \(ShellWord.quoted("\(rule):\(record)")) --reason …")
    }
    console.note(configuration.retiredNotes)
    let errors = Configuration.errors(of: catalog, faults)
    return (compared, catalog, try arguments.configurationFile(), verdict, errors)
  }

  private func status(
    _ report: ChangeReport,
    _ summary: FindingSummary,
    _ verdict: Compatibility,
    since start: UInt64
  ) {
    let changes = report.counts.text
    let milliseconds = (Process.monotonicNanoseconds - start) / 1_000_000
    let found = summary.counts.isEmpty ? "" : "; \(summary.counts)"
    let approved = verdict.approved.isEmpty ? "" : "; \(verdict.approved.count) approved"
    console.status(
      "\(changes.isEmpty ? "Nothing changed in meaning" : changes)\(found)\(approved); compared in \(milliseconds) ms\n"
    )
  }

  /// Why the run fails where the content as it stands could not be compared, under `--strict` also where the
  /// base could not; else nil.
  private func failure(of comparison: ContentComparison) -> String? {
    let gaps = comparison.gaps.filter { $0.isNow || arguments.has(.strict) }
    guard let first = gaps.first?.gap else { return nil }
    let others = gaps.count > 1 ? " (and \(gaps.count - 1) more)" : ""
    return "\(first.what) could not be compared: \(first.reason)\(others)"
  }
}
