import SeedDecoding
import SeedDesk
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedRuntime
import SeedSimulation
import SeedWorkspace

/// `seedtool stats`: have, need and missing, with bars, and what to write next.
struct StatsCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let format = try DataFormat(arguments)
    let named = try arguments.value(.simulation).map { path throws(RunError) in
      (path: path, report: try SimulationFile.read(path))
    }
    if let named, named.report.plan.shard != nil {
      throw .world(
        path: named.path,
        message: "it is the report of a shard; `seedtool simulate merge` makes the whole"
      )
    }
    let folder = try ContentPath.folder(arguments)
    let run = try LintRun(.folder(folder), arguments, console, today: try Today.date(arguments))
    if let gap = run.catalog.gaps.first(where: { $0.cause == .unreadable }) {
      throw .world(
        path: folder.path,
        message: "nothing can be counted, since \(gap.reason): `seedtool check` says why"
      )
    }
    let bug = try arguments.bug(in: run.catalog)
    let simulated = try named.map { named throws(RunError) in try read(named.report, of: named.path, run) }
    var report = QuotaReport(run.catalog, QuotaThresholds(run.configuration))
    let steps = WritingSteps(
      report,
      simulated ?? simulate(run),
      bug == nil ? ReviewSummary(run) : nil,
      bug: bug
    )
    if let bug {
      report.bugs.removeAll { $0.slug != bug }
      report.products = []
    }
    switch format {
    case .text:
      let page = StatsPage(report, isOfOneBug: bug != nil, steps: steps, console)
      console.out(page.text)
    case .json:
      var writer = JSONWriter(.indented)
      NumbersJSON.write(report, to: &writer) { steps.write(to: &$0) }
      console.out(SafeText(writer))
    }
    let errors =
      run.findings.all.count { $0.severity == .error && $0.rule.topic != "quota" }
      + run.findings.more.reduce(0) { $0 + ($1.kind.severity == .error ? $1.findingCount : 0) }
    if errors > 0 {
      console.status(
        "\(errors) error\(errors == 1 ? "" : "s") beside the quotas: `seedtool check` shows them\n"
      )
    }
    return run.hasConfigurationError ? 2 : 0
  }

  /// Plays the content for half a year: enough to see what comes again within sixty days, and short enough to
  /// be run after every edit.
  private func simulate(_ run: LintRun) -> WritingSteps.Simulated {
    let bundle: SeedBundle
    switch compiled(run) {
    case .success(let compiled): bundle = compiled
    case .failure(let failure): return .unknown(failure.message)
    }
    do throws(SimulationReport.Failure) {
      let simulation = try Simulation(bundle, SimulationPlan(users: 200, days: 180))
      console.enter("simulating")
      return .report(simulation.report(threads: Process.processorCount), isCurrent: true)
    } catch {
      return .unknown(error.message)
    }
  }

  private struct NotCompiled: Error {
    let message: String
  }

  private func compiled(_ run: LintRun) -> Result<SeedBundle, NotCompiled> {
    do throws(RunError) {
      let bytes = try BuiltContent.bytes(of: run.catalog, run.configuration)
      return Result { () throws(BundleError) in try SeedBundle.open(bytes: bytes) }
        .mapError { NotCompiled(message: "the content cannot be compiled: \($0)") }
    } catch {
      return .failure(NotCompiled(message: "the content cannot be compiled; `seedtool check` says why"))
    }
  }

  /// A simulation's report as it was named. An edition of before is spoken of, since nobody plays ten
  /// thousand users after every edit; a report of other content is refused.
  private func read(
    _ report: SimulationReport,
    of path: String,
    _ run: LintRun
  ) throws(RunError) -> WritingSteps.Simulated {
    let content = report.content
    let slugs = Set(run.catalog.bugs.indices.map { run.catalog.slug(ofBug: $0) })
    if !content.bugs.isEmpty, slugs.isDisjoint(with: content.bugs) {
      throw .world(path: path, message: "it is the report of other content, which has none of these bugs")
    }
    // What cannot be compiled could not be simulated either.
    if case .success(let bundle) = compiled(run), "\(bundle.info.contentDigest)" == content.digest {
      return .report(report, isCurrent: true)
    }
    let version = run.configuration.version ?? "?"
    let reason =
      version == content.version
      ? "the content was edited since" : "it is of version \(content.version), and the content has \(version)"
    console.complain("seedtool: \(path): \(reason); `seedtool simulate` makes a report of what is here now\n")
    return .report(report, isCurrent: false)
  }
}
