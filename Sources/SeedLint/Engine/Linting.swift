package import SeedDecoding
package import SeedDiagnostics
import SeedPlatform
package import SeedText

/// Runs the rules over a catalog.
package struct Linting: Sendable {
  /// How long a rule took, for `--timings`.
  package struct RuleTiming: Sendable {
    package var rule: RuleID
    package var nanoseconds: UInt64
  }

  /// What each rule of the last run took; those about texts are told apart only when `isTimed` is set.
  package private(set) var timings: [RuleTiming] = []
  /// The rules that are on and could not run: their silence means nothing.
  package private(set) var skipped: [SkippedRule] = []
  /// How many findings of the last run were suppressed.
  package private(set) var suppressedCount = 0
  /// Whether rules run one by one, so that `timings` has each: it takes longer, and finds the same.
  package var isTimed = false
  /// Keeps the findings of rules that count or compare records with faults: examples of rules are made of
  /// such.
  package var judgesInDoubt = false
  /// Whether the process ends after the run, so that what the rules have read need not be freed.
  package var isLast = false
  /// The records of suppressions that do not count.
  package var excludedSuppressions: Set<UInt32> = []
  private let configuration: Configuration
  private let workerCount: Int
  private let today: CivilDate?
  private let spellingResources: SpellingResources

  /// - Parameters:
  ///   - workerCount: how many threads may work on the texts.
  ///   - today: the date that suppressions' expiry is held against; nil for none.
  ///   - spelling: the dictionaries, and whether words are kept between runs.
  package init(
    _ configuration: Configuration,
    workerCount: Int = Process.processorCount,
    today: CivilDate? = nil,
    spelling: SpellingResources = .installed
  ) {
    self.configuration = configuration
    self.workerCount = workerCount
    self.today = today
    spellingResources = spelling
  }

  /// All findings of a catalog: those of decoding and those of every rule that is on, with the configured
  /// severities, sorted; without those that are suppressed.
  ///
  /// - Complexity: O(bytes of the texts) for the text rules; each catalog rule names its own.
  package mutating func lint(_ catalog: Catalog, faults: [Diagnostic] = []) -> Findings {
    let suppressions = Suppression.all(of: catalog).filter {
      !excludedSuppressions.contains($0.recordIndex)
    }
    let running = configuration.running(suppressions)
    let outcome = RuleRun(
      catalog: catalog,
      rules: running.ruleSet.builtInRules.filter { running.isOn($0) },
      configuration: running,
      spellingResources: spellingResources,
      workerCount: workerCount,
      isTimed: isTimed,
      isLast: isLast
    ).run()
    timings = outcome.timings
    skipped = outcome.skipped + running.unready.values.sorted { $0.rule < $1.rule } + running.foreignRules

    var sink = catalog.found
    sink.append(FindingList(faults))
    sink.append(outcome.findings.list)
    var findings = sink.findings
    var consequences = Consequences(catalog, running.ruleSet.builtInRules.filter { running.isOn($0) })
    var more = sink.more
    consequences.remove(from: &findings, &more, judgesInDoubt: judgesInDoubt)
    skipped += consequences.unjudged
    running.weigh(&findings, in: catalog)
    if !findings.isEmpty { FindingKeys(catalog).assign(to: &findings) }
    var suppressing = Suppressing(suppressions, in: catalog, today: today)
    suppressing.apply(to: &findings)
    suppressedCount = suppressing.suppressedCount
    // A rule that could not run says nothing about what suppresses its findings.
    // Nor do findings that were counted and not kept.
    let silent = Set(skipped.map(\.rule) + more.map(\.kind.rule))
    let settled = suppressing.settled(running.ruleSet) { running.isOn($0) && !silent.contains($0.id) }
    var unneeded = settled.isEmpty ? [] : self.findings(about: settled, of: catalog, running)
    running.weigh(&unneeded, in: catalog)
    findings += unneeded
    skipped.removeAll { !configuration.isWanted($0.rule, default: .error) }
    if running.selected != configuration.selected { configuration.weigh(&findings, in: catalog) }
    // Rules of the content's own say what they say in its own words.
    let (labels, own) = (catalog.labels, Set(configuration.ruleSet.custom.map(\.metadata.id)))
    findings = findings.map { own.contains($0.rule) ? $0 : labels.naming($0) }
    return Findings(findings, more: weighed(more, catalog, running, configuration))
  }

  /// Counts with their configured severities, without those of rules that are off.
  private func weighed(
    _ more: [CountedFindings],
    _ catalog: Catalog,
    _ configurations: Configuration...
  ) -> [CountedFindings] {
    if more.isEmpty { return more }
    var levels = configurations.map { FindingLevels($0, catalog) }
    return more.compactMap { counted in
      var counted = counted
      for index in levels.indices {
        switch levels[index].level(of: counted.kind) {
        case .severity(let severity): counted.kind.severity = severity
        case .off: return nil
        }
      }
      return counted
    }
  }

  /// What the rules find about suppressions that are not as they should be.
  private func findings(
    about settled: [SettledSuppression],
    of catalog: Catalog,
    _ configuration: Configuration
  ) -> [Diagnostic] {
    let view = RunView(catalog, configuration, workerCount: workerCount)
    view.suppressions = settled
    return view.findings(at: .suppressions)
  }
}
