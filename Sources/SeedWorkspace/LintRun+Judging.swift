import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedPlatform

extension LintRun {
  /// The same content by the stricter of its own and earlier editions' configurations: what any of them finds
  /// is found, and weighs what it weighs in the strictest.
  ///
  /// - Parameters:
  ///   - suppressions: the records of those that do not count.
  ///   - baseline: what is known already; nil for nothing.
  package func judged(
    asStrictlyAs judges: [EarlierJudge],
    without suppressions: Set<UInt32>,
    baseline: Baseline?
  ) throws(RunError) -> LintRun {
    var settings = settings
    settings.excludedSuppressions = suppressions
    settings.baseline = baseline
    var run = self
    if !suppressions.isEmpty || (baseline == nil) != (self.settings.baseline == nil)
      || baseline.map({ $0.findingCount != self.settings.baseline?.findingCount }) ?? false
    {
      let faults = try origin.configuration(of: catalog).1
      run = LintRun(
        ContentLoading(catalog),
        configuration,
        origin,
        settings,
        faults: faults,
        since: Process.monotonicNanoseconds
      )
    }
    for var judge in judges {
      // A rule that the command line names and that edition lacks is none that it may judge by.
      if (try? settings.adjust(&judge.configuration, [])) == nil {
        judge.configuration.selected = configuration.selected
        judge.configuration.ignored = configuration.ignored
        judge.configuration.leastSeverity = configuration.leastSeverity
      }
      guard judge.select() else { continue }
      let strict = LintRun(
        ContentLoading(catalog),
        judge.configuration,
        origin,
        settings,
        faults: [],
        since: Process.monotonicNanoseconds
      )
      run.add(strict, of: judge)
    }
    return run
  }

  /// What two findings have in common that say the same.
  private struct Fault: Hashable {
    let rule: RuleID
    let place: Place?
    let record: String?
    let message: String

    init(_ finding: Diagnostic) {
      (rule, place) = (finding.rule, finding.place)
      (record, message) = (finding.record, finding.message)
    }
  }

  private mutating func add(_ strict: LintRun, of judge: EarlierJudge) {
    var all = findings.all
    var known: [Fault: Int] = [:]
    for (index, finding) in all.enumerated() { known[Fault(finding)] = index }
    for var finding in strict.findings.all {
      if let index = known[Fault(finding)] {
        all[index].severity = max(all[index].severity, finding.severity)
      } else {
        finding.notes.append(
          Diagnostic.Note("found by the rules of \(judge.name), which nobody approved to loosen")
        )
        all.append(finding)
      }
    }
    let counted = Set(findings.more.map(\.kind))
    findings = Findings(all, more: findings.more + strict.findings.more.filter { !counted.contains($0.kind) })
    let silent = Set(skipped.map(\.rule))
    skipped += strict.skipped.filter { !silent.contains($0.rule) }
  }
}
