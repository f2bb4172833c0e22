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

  /// A rule that is on and could not run.
  package struct SkippedRule: Hashable, Sendable {
    package var rule: RuleID
    /// Why: a clause without a capital or a full stop.
    package var reason: String
  }

  package private(set) var timings: [RuleTiming] = []
  /// The rules that are on and could not run: their silence means nothing.
  package private(set) var skipped: [SkippedRule] = []
  /// For each rule that accepts words of a list: the entries without which it would have more findings. A rule
  /// that is off or was skipped is not in it.
  package private(set) var usedWordListEntries: [RuleID: Set<String>] = [:]
  private let configuration: Configuration
  private let workerCount: Int
  private let spellingResources: SpellingResources

  /// - Parameters:
  ///   - workerCount: how many threads may work on the texts.
  ///   - spelling: the dictionaries, and whether words are kept between runs.
  package init(
    _ configuration: Configuration,
    workerCount: Int = Process.processorCount,
    spelling: SpellingResources = .installed
  ) {
    self.configuration = configuration
    self.workerCount = workerCount
    spellingResources = spelling
  }

  /// All findings of a catalog: those of decoding and those of every rule that is on, with the configured
  /// severities, sorted.
  ///
  /// - Complexity: O(bytes of the texts) for the text rules; each catalog rule names its own.
  package mutating func lint(_ catalog: Catalog, faults: [Diagnostic] = []) -> Findings {
    var sink = FindingSink()
    for rule in RuleRegistry.all where configuration.isOn(rule) {
      guard let type = rule as? any CatalogRule.Type else { continue }
      let start = Process.monotonicNanoseconds
      type.init(configuration.options(of: rule)).check(catalog, &sink)
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

  private mutating func lintTexts(of catalog: Catalog) -> FindingSink {
    var spelling = makeSpelling()
    let rules = TextRuleSet(
      RuleRegistry.all.compactMap { rule in
        guard configuration.isOn(rule), let type = rule as? any TextRule.Type else { return nil }
        return type.init(configuration.options(of: rule))
      },
      words: WordPass(configuration, catalog, spelling: spelling?.pass)
    )
    if rules.isEmpty { return FindingSink() }
    // A chunk is long enough to be worth handing out; small content stays on one thread.
    let chunkCount = 8192
    let chunks = (catalog.texts.count + chunkCount - 1) / chunkCount
    let results = Collected<TextRuleSet.Outcome>(count: chunks)
    Parallel.perform(count: chunks, workers: workerCount) { chunk in
      let end = min(catalog.texts.count, (chunk + 1) * chunkCount)
      results.set(chunk, rules.check(chunk * chunkCount..<end, of: catalog))
    }
    var sink = FindingSink()
    var unknown = SpellingPass.Unknown()
    for result in results.all {
      sink.append(result.findings)
      unknown.append(result.unknown)
    }
    if spelling != nil { sink.append(lookUp(unknown, &spelling, catalog)) }
    return sink
  }

  /// Spelling with what it needs, or nil when its rule is off or cannot run.
  private mutating func makeSpelling() -> Spelling? {
    guard configuration.isOn(Misspelling.self) else { return nil }
    let options = configuration.options(of: Misspelling.self)
    do throws(SpellingUnavailable) {
      return try Spelling(
        locale: configuration.locale,
        accepted: options.strings("accepted") + options.wordList,
        spellingResources
      )
    } catch {
      skipped.append(SkippedRule(rule: Misspelling.metadata.id, reason: error.reason))
      return nil
    }
  }

  private mutating func lookUp(
    _ unknown: SpellingPass.Unknown,
    _ spelling: inout Spelling?,
    _ catalog: Catalog
  ) -> FindingSink {
    let rule = Misspelling.metadata.id
    let start = Process.monotonicNanoseconds
    do throws(SpellingUnavailable) {
      guard let outcome = try spelling?.resolve(unknown, of: catalog, workers: workerCount) else {
        return FindingSink()
      }
      usedWordListEntries[rule] = outcome.usedEntries
      timings.append(RuleTiming(rule: rule, nanoseconds: Process.monotonicNanoseconds - start))
      return outcome.findings
    } catch {
      skipped.append(SkippedRule(rule: rule, reason: error.reason))
      return FindingSink()
    }
  }
}
