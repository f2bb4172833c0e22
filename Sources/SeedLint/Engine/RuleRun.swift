import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedText

/// The rules that are on, at work on a catalog.
struct RuleRun: Sendable {
  /// What some rules came to.
  struct Outcome: Sendable {
    var findings = FindingSink()
    var timings: [Linting.RuleTiming] = []
    var skipped: [SkippedRule] = []
    /// The entries of word lists that stand in the texts, by the list's name.
    var usedListEntries: [String: Set<String>] = [:]

    mutating func append(_ other: Outcome) {
      findings.append(other.findings)
      timings += other.timings
      skipped += other.skipped
      usedListEntries.merge(other.usedListEntries) { $0.union($1) }
    }

    fileprivate mutating func note(_ rule: RuleID, since start: UInt64) {
      timings.append(Linting.RuleTiming(rule: rule, nanoseconds: Process.monotonicNanoseconds - start))
    }
  }

  let catalog: Catalog
  let rules: [any Rule.Type]
  let configuration: Configuration
  let spellingResources: SpellingResources
  let workerCount: Int
  /// Whether rules run one after the other, so that the time of each can be told.
  let isTimed: Bool

  /// How many texts are handed out to a thread at a time: so few that no thread is done much before the others.
  private static let chunkCount = 1024
  /// From how many texts on rules on catalogs and on texts go on at the same time.
  private static let concurrentCount = 4096

  /// Runs all rules. Those on catalogs and those on texts go on at the same time where there is much to do: each
  /// have stretches that keep but one thread busy.
  func run() -> Outcome {
    let isConcurrent = !isTimed && workerCount > 1 && catalog.texts.count > Self.concurrentCount
    let run = self
    var outcome = Outcome()
    for part in Parallel.map(
      count: 2,
      workers: isConcurrent ? 2 : 1,
      { $0 == 0 ? run.checkCatalog() : run.checkTexts() }
    ) {
      outcome.append(part)
    }
    for rule in rules {
      guard case .configuration(let type) = rule.pass else { continue }
      let start = Process.monotonicNanoseconds
      type.init()
        .check(configuration, catalog, usedEntries: outcome.usedListEntries, &outcome.findings)
      outcome.note(rule.metadata.id, since: start)
    }
    return outcome
  }

  /// Runs the rules that see all of the catalog.
  private func checkCatalog() -> Outcome {
    var outcome = Outcome()
    checkFixes(&outcome)
    let readings = Readings(of: catalog, configuration, workerCount: workerCount)
    for rule in rules {
      let start = Process.monotonicNanoseconds
      switch rule.pass {
      case .catalog(let type): type.init(configuration.options(of: rule)).check(catalog, &outcome.findings)
      case .reading(let type): type.init(configuration.options(of: rule)).check(readings, &outcome.findings)
      default: continue
      }
      outcome.note(rule.metadata.id, since: start)
    }
    return outcome
  }

  /// Runs the rules about single fixes: all of them in one pass, or each in a pass of its own to tell its time.
  private func checkFixes(_ outcome: inout Outcome) {
    let active = rules.compactMap { rule in
      if case .fixes(let type) = rule.pass { type.init(configuration.options(of: rule)) } else { nil }
    }
    for pass in isTimed ? active.map({ FixPass(rules: [$0]) }) : [FixPass(rules: active)] {
      let start = Process.monotonicNanoseconds
      outcome.findings.append(pass.check(catalog, workers: workerCount))
      for rule in pass.rules { outcome.note(type(of: rule).metadata.id, since: start) }
    }
  }

  /// Runs the rules about texts: all of them in one pass, or each in a pass of its own to tell its time.
  private func checkTexts() -> Outcome {
    var outcome = Outcome()
    if !isTimed {
      check(rules, CustomPass(configuration), &outcome)
      return outcome
    }
    for rule in rules {
      switch rule.pass {
      case .texts, .terms, .words, .corpus, .spelling: break
      default: continue
      }
      let start = Process.monotonicNanoseconds
      check([rule], nil, &outcome)
      outcome.note(rule.metadata.id, since: start)
    }
    if let custom = CustomPass(configuration) {
      let start = Process.monotonicNanoseconds
      check([], custom, &outcome)
      outcome.note("texts/custom", since: start)
    }
    return outcome
  }

  /// Runs rules about texts in one pass, spelling and those that count over the whole content among them.
  private func check(_ rules: [any Rule.Type], _ custom: CustomPass?, _ outcome: inout Outcome) {
    let spelling = rules.first { if case .spelling = $0.pass { true } else { false } }
    var speller = spelling.flatMap { makeSpeller($0, &outcome) }
    let set = TextRuleSet(
      rules.compactMap { rule in
        guard case .texts(let type) = rule.pass else { return nil }
        return type.init(configuration.options(of: rule))
      },
      words: WordPass(rules, configuration, catalog, spelling: speller?.pass)
    )
    if set.isEmpty, custom == nil { return }
    let catalog = catalog
    let results = Parallel.inChunks(of: Self.chunkCount, catalog.texts.count, workers: workerCount) { texts in
      var result = set.check(texts, of: catalog)
      if let custom { result.findings.append(custom.check(texts, of: catalog)) }
      result.corpus.sort()
      return result
    }
    var unknown = SpellingPass.Unknown()
    for result in results {
      outcome.findings.append(result.findings)
      unknown.append(result.unknown)
    }
    if let spelling { lookUp(unknown, spelling, &speller, &outcome) }
    let corpusRules: [any CorpusRule] = rules.compactMap { rule in
      guard case .corpus(let type) = rule.pass else { return nil }
      return type.init(configuration.options(of: rule))
    }
    if corpusRules.isEmpty { return }
    let corpus = WordCorpus(results.map(\.corpus))
    for rule in corpusRules { rule.check(corpus, catalog, &outcome.findings) }
  }

  /// What looks words up for a rule; nil when it cannot run.
  private func makeSpeller(_ rule: any Rule.Type, _ outcome: inout Outcome) -> (any Speller)? {
    guard case .spelling(let type) = rule.pass else { return nil }
    do throws(SpellingUnavailable) {
      let options = configuration.options(of: rule)
      return try type.speller(options, locale: configuration.locale, spellingResources)
    } catch {
      outcome.skipped.append(
        SkippedRule(rule: rule.metadata.id, reason: error.reason, remedy: error.remedy)
      )
      return nil
    }
  }

  private func lookUp(
    _ unknown: SpellingPass.Unknown,
    _ rule: any Rule.Type,
    _ speller: inout (any Speller)?,
    _ outcome: inout Outcome
  ) {
    do throws(SpellingUnavailable) {
      guard let found = try speller?.resolve(unknown, of: catalog, workers: workerCount) else { return }
      outcome.usedListEntries[rule.metadata.wordListName] = found.usedEntries
      outcome.findings.append(found.findings)
    } catch {
      outcome.skipped.append(
        SkippedRule(rule: rule.metadata.id, reason: error.reason, remedy: error.remedy)
      )
    }
  }
}
