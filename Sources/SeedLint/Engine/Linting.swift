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
  /// How many findings of the last run were suppressed.
  package private(set) var suppressedCount = 0
  /// Suppressions that are not part of the catalog: those beside files that were named by themselves.
  package var otherSuppressions: [Suppression] = []
  private let configuration: Configuration
  private let workerCount: Int
  private let today: CivilDate?
  private let spellingResources: SpellingResources
  private var usedListEntries: [String: Set<String>] = [:]

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
    skipped = []
    usedListEntries = [:]
    let suppressions = Suppression.all(of: catalog) + otherSuppressions
    let running = configuration.running(suppressions)
    var sink = FindingSink()
    let rules = RuleRegistry.all.filter { running.isOn($0) }
    var copy: CopyContent?
    for rule in rules {
      let start = Process.monotonicNanoseconds
      switch rule.pass {
      case .catalog(let type): type.init(running.options(of: rule)).check(catalog, &sink)
      case .copy(let type):
        let content = copy ?? CopyContent(catalog, locale: running.locale)
        copy = content
        type.init(running.options(of: rule)).check(content, &sink)
      default: continue
      }
      note(rule, since: start)
    }
    let start = Process.monotonicNanoseconds
    let corpus = lintTexts(of: catalog, rules, running, &sink)
    timings.append(RuleTiming(rule: "texts/all", nanoseconds: Process.monotonicNanoseconds - start))
    for rule in rules {
      guard case .corpus(let type) = rule.pass else { continue }
      let start = Process.monotonicNanoseconds
      type.init(running.options(of: rule)).check(corpus, catalog, &sink)
      note(rule, since: start)
    }
    for rule in rules {
      guard case .configuration(let type) = rule.pass else { continue }
      let start = Process.monotonicNanoseconds
      type.init().check(running, catalog, usedEntries: usedListEntries, &sink)
      note(rule, since: start)
    }

    var findings = weigh(catalog.diagnostics + faults + sink.findings, running)
    if !findings.isEmpty { FindingKeys(catalog).assign(to: &findings) }
    var suppressing = Suppressing(suppressions, in: catalog, today: today)
    suppressing.apply(to: &findings)
    suppressedCount = suppressing.suppressedCount
    // A rule that could not run says nothing about what suppresses its findings.
    let silent = Set(skipped.map(\.rule))
    let unneeded = suppressing.findings(running.ruleSet) { running.isOn($0) && !silent.contains($0.id) }
    findings += weigh(unneeded, running)
    skipped.removeAll { configuration.level(of: $0.rule, default: .error) == .off }
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

  private mutating func note(_ rule: any Rule.Type, since start: UInt64) {
    timings.append(RuleTiming(rule: rule.metadata.id, nanoseconds: Process.monotonicNanoseconds - start))
  }

  /// Runs the rules about single texts, those without code and spelling among them.
  ///
  /// - Parameter active: the rules that are on.
  /// - Returns: the words that count over the whole content.
  private mutating func lintTexts(
    of catalog: Catalog,
    _ active: [any Rule.Type],
    _ configuration: Configuration,
    _ sink: inout FindingSink
  ) -> WordCorpus {
    var spelling = makeSpelling(configuration)
    let rules = TextRuleSet(
      active.compactMap { rule in
        guard case .texts(let type) = rule.pass else { return nil }
        return type.init(configuration.options(of: rule))
      },
      words: WordPass(active, configuration, catalog, spelling: spelling?.pass)
    )
    let customRules = CustomPass(configuration)
    if rules.isEmpty, customRules == nil { return WordCorpus() }
    // A chunk is long enough to be worth handing out; small content stays on one thread.
    let chunkCount = 8192
    let chunks = (catalog.texts.count + chunkCount - 1) / chunkCount
    let results = Collected<TextRuleSet.Result>(count: chunks)
    Parallel.perform(count: chunks, workers: workerCount) { chunk in
      let end = min(catalog.texts.count, (chunk + 1) * chunkCount)
      var result = rules.check(chunk * chunkCount..<end, of: catalog)
      if let customRules {
        result.findings.append(customRules.check(chunk * chunkCount..<end, of: catalog))
      }
      results.set(chunk, result)
    }
    let all = results.all
    var unknown = SpellingPass.Unknown()
    for result in all {
      sink.append(result.findings)
      unknown.append(result.unknown)
    }
    if spelling != nil { sink.append(lookUp(unknown, &spelling, catalog)) }
    return WordCorpus(all.map(\.corpus))
  }

  /// Spelling with what it needs, or nil when its rule is off or cannot run.
  private mutating func makeSpelling(_ configuration: Configuration) -> Spelling? {
    guard configuration.isOn(Misspelling.self) else { return nil }
    let options = configuration.options(of: Misspelling.self)
    do throws(SpellingUnavailable) {
      return try Spelling(
        locale: configuration.locale,
        accepted: options.strings("allowed") + options.wordList,
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
      usedListEntries[Misspelling.metadata.wordListName] = outcome.usedEntries
      timings.append(RuleTiming(rule: rule, nanoseconds: Process.monotonicNanoseconds - start))
      return outcome.findings
    } catch {
      skipped.append(SkippedRule(rule: rule, reason: error.reason))
      return FindingSink()
    }
  }
}
