import SeedDecoding
import SeedDiagnostics
import SeedPlatform

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
    var copy: CopyContent?
    var folded: FoldedTexts?
    for rule in rules {
      let start = Process.monotonicNanoseconds
      switch rule.pass {
      case .catalog(let type): type.init(configuration.options(of: rule)).check(catalog, &outcome.findings)
      case .copy(let type):
        let content = copy ?? CopyContent(catalog, locale: configuration.locale)
        copy = content
        type.init(configuration.options(of: rule)).check(content, &outcome.findings)
      case .repetition(let type):
        let texts = folded ?? foldedTexts()
        folded = texts
        type.init(configuration.options(of: rule)).check(texts, of: catalog, &outcome.findings)
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

  /// The texts that the rules on repetition compare, of those that are on.
  private func foldedTexts() -> FoldedTexts {
    var fields: Set<String> = []
    var fieldsByWords: Set<String> = []
    for rule in rules {
      guard case .repetition(let type) = rule.pass else { continue }
      fields.formUnion(type.comparedFields)
      if type.comparesWords { fieldsByWords.formUnion(type.comparedFields) }
    }
    let texts = catalog.comparedTexts(
      of: ComparedFields.mask(fields),
      byWords: ComparedFields.mask(fieldsByWords),
      workerCount: workerCount
    )
    return FoldedTexts(texts, workerCount: workerCount)
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
      case .texts, .terms, .words, .corpus: break
      default: if rule != Misspelling.self { continue }
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
    var spelling = rules.contains { $0 == Misspelling.self } ? makeSpelling(&outcome) : nil
    let set = TextRuleSet(
      rules.compactMap { rule in
        guard case .texts(let type) = rule.pass else { return nil }
        return type.init(configuration.options(of: rule))
      },
      words: WordPass(rules, configuration, catalog, spelling: spelling?.pass)
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
    if spelling != nil { lookUp(unknown, &spelling, &outcome) }
    let corpusRules: [any CorpusRule] = rules.compactMap { rule in
      guard case .corpus(let type) = rule.pass else { return nil }
      return type.init(configuration.options(of: rule))
    }
    if corpusRules.isEmpty { return }
    let corpus = WordCorpus(results.map(\.corpus))
    for rule in corpusRules { rule.check(corpus, catalog, &outcome.findings) }
  }

  /// Spelling with what it needs, or nil when it cannot run.
  private func makeSpelling(_ outcome: inout Outcome) -> Spelling? {
    let options = configuration.options(of: Misspelling.self)
    do throws(SpellingUnavailable) {
      return try Spelling(
        locale: configuration.locale,
        accepted: options.strings("allowed") + options.wordList,
        spellingResources
      )
    } catch {
      outcome.skipped.append(error.asSkippedRule)
      return nil
    }
  }

  private func lookUp(
    _ unknown: SpellingPass.Unknown,
    _ spelling: inout Spelling?,
    _ outcome: inout Outcome
  ) {
    do throws(SpellingUnavailable) {
      guard let found = try spelling?.resolve(unknown, of: catalog, workers: workerCount) else { return }
      outcome.usedListEntries[Misspelling.metadata.wordListName] = found.usedEntries
      outcome.findings.append(found.findings)
    } catch {
      outcome.skipped.append(error.asSkippedRule)
    }
  }
}
