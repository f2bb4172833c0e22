package import SeedDecoding
package import SeedDiagnostics
import SeedPlatform

/// Runs the rules over a catalog.
package struct Linting: Sendable {
  /// How long a rule took, for `--timings`.
  package struct RuleTiming: Sendable {
    package var rule: RuleID
    package var nanoseconds: UInt64
  }

  package private(set) var timings: [RuleTiming] = []
  /// How many findings of the last run were suppressed.
  package private(set) var suppressedCount = 0
  /// Suppressions that are not part of the catalog: those beside files that were named by themselves.
  package var otherSuppressions: [Suppression] = []
  private let configuration: Configuration
  private let workerCount: Int
  private let today: CivilDate?

  /// - Parameters:
  ///   - workerCount: how many threads may work on the texts.
  ///   - today: the date that suppressions' expiry is held against; nil for none.
  package init(
    _ configuration: Configuration,
    workerCount: Int = Process.processorCount,
    today: CivilDate? = nil
  ) {
    self.configuration = configuration
    self.workerCount = workerCount
    self.today = today
  }

  /// All findings of a catalog: those of decoding and those of every rule that is on, with the configured
  /// severities, sorted; without those that are suppressed.
  ///
  /// - Complexity: O(bytes of the texts) for the text rules; each catalog rule names its own.
  package mutating func lint(_ catalog: Catalog, faults: [Diagnostic] = []) -> Findings {
    let suppressions = Suppression.all(of: catalog) + otherSuppressions
    let running = configuration.running(suppressions)
    var sink = FindingSink()
    let rules = RuleRegistry.all.filter { running.isOn($0) }
    for rule in rules {
      let start = Process.monotonicNanoseconds
      switch rule.pass {
      case .catalog(let type): type.init(running.options(of: rule)).check(catalog, &sink)
      case .configuration(let type): type.init().check(running, catalog, &sink)
      case .elsewhere, .texts, .terms, .words: continue
      }
      timings.append(RuleTiming(rule: rule.metadata.id, nanoseconds: Process.monotonicNanoseconds - start))
    }
    let start = Process.monotonicNanoseconds
    sink.append(lintTexts(of: catalog, rules, running))
    timings.append(RuleTiming(rule: "texts/all", nanoseconds: Process.monotonicNanoseconds - start))

    var findings = weigh(catalog.diagnostics + faults + sink.findings, running)
    FindingKeys(catalog).assign(to: &findings)
    var suppressing = Suppressing(suppressions, in: catalog, today: today)
    suppressing.apply(to: &findings)
    suppressedCount = suppressing.suppressedCount
    findings += weigh(suppressing.findings(running.ruleSet) { running.isOn($0) }, running)
    if running.selected != configuration.selected { findings = weigh(findings, configuration) }
    return Findings(findings)
  }

  /// Gives each finding its configured severity and drops those of rules that are off.
  private func weigh(_ findings: [Diagnostic], _ configuration: Configuration) -> [Diagnostic] {
    var result: [Diagnostic] = []
    result.reserveCapacity(findings.count)
    for var finding in findings {
      guard case .severity(let severity) = configuration.level(of: finding.rule, default: finding.severity)
      else { continue }
      finding.severity = severity
      result.append(finding)
    }
    return result
  }

  private func lintTexts(
    of catalog: Catalog,
    _ active: [any Rule.Type],
    _ configuration: Configuration
  ) -> FindingSink {
    let rules = TextRuleSet(
      active.compactMap { rule in
        guard case .texts(let type) = rule.pass else { return nil }
        return type.init(configuration.options(of: rule))
      },
      words: WordPass(active, configuration, catalog)
    )
    let customRules = CustomPass(configuration)
    if rules.isEmpty, customRules == nil { return FindingSink() }
    // A chunk is long enough to be worth handing out; small content stays on one thread.
    let chunkCount = 8192
    let chunks = (catalog.texts.count + chunkCount - 1) / chunkCount
    let results = Collected<FindingSink>(count: chunks)
    Parallel.perform(count: chunks, workers: workerCount) { chunk in
      let end = min(catalog.texts.count, (chunk + 1) * chunkCount)
      var sink = rules.check(chunk * chunkCount..<end, of: catalog)
      if let customRules { sink.append(customRules.check(chunk * chunkCount..<end, of: catalog)) }
      results.set(chunk, sink)
    }
    var sink = FindingSink()
    for result in results.all { sink.append(result) }
    return sink
  }
}
