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
  private let configuration: Configuration
  private let workerCount: Int

  /// - Parameter workerCount: how many threads may work on the texts.
  package init(_ configuration: Configuration, workerCount: Int = Process.processorCount) {
    self.configuration = configuration
    self.workerCount = workerCount
  }

  /// All findings of a catalog: those of decoding and those of every rule that is on, with the configured
  /// severities, sorted.
  ///
  /// - Complexity: O(bytes of the texts) for the text rules; each catalog rule names its own.
  package mutating func lint(_ catalog: Catalog, faults: [Diagnostic] = []) -> Findings {
    var sink = FindingSink()
    var copy: CopyContent?
    for rule in RuleRegistry.all where configuration.isOn(rule) {
      let start = Process.monotonicNanoseconds
      if let type = rule as? any CatalogRule.Type {
        type.init(configuration.options(of: rule)).check(catalog, &sink)
      } else if let type = rule as? any CopyRule.Type {
        let content = copy ?? CopyContent(catalog, locale: configuration.locale)
        copy = content
        type.init(configuration.options(of: rule)).check(content, &sink)
      } else {
        continue
      }
      timings.append(RuleTiming(rule: rule.metadata.id, nanoseconds: Process.monotonicNanoseconds - start))
    }
    let start = Process.monotonicNanoseconds
    sink.append(lintTexts(of: catalog))
    timings.append(RuleTiming(rule: "texts/all", nanoseconds: Process.monotonicNanoseconds - start))
    return Findings(weigh(catalog.diagnostics + faults + sink.findings))
  }

  /// Gives each finding its configured severity and drops those of rules that are off.
  private func weigh(_ findings: [Diagnostic]) -> [Diagnostic] {
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

  private func lintTexts(of catalog: Catalog) -> FindingSink {
    let rules = TextRuleSet(
      RuleRegistry.all.compactMap { rule in
        guard configuration.isOn(rule), let type = rule as? any TextRule.Type else { return nil }
        return type.init(configuration.options(of: rule))
      },
      words: WordPass(configuration, catalog)
    )
    if rules.isEmpty { return FindingSink() }
    // A chunk is long enough to be worth handing out; small content stays on one thread.
    let chunkCount = 8192
    let chunks = (catalog.texts.count + chunkCount - 1) / chunkCount
    let results = Collected<FindingSink>(count: chunks)
    Parallel.perform(count: chunks, workers: workerCount) { chunk in
      let end = min(catalog.texts.count, (chunk + 1) * chunkCount)
      results.set(chunk, rules.check(chunk * chunkCount..<end, of: catalog))
    }
    var sink = FindingSink()
    for result in results.all { sink.append(result) }
    return sink
  }
}
