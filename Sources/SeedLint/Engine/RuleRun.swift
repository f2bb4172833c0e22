import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedTables
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
  /// Whether the process ends after the run: what it has read is left to that.
  let isLast: Bool

  /// How many texts are handed out to a thread at a time: so few that no thread is done much before the
  /// others.
  private static let chunkCount = 1024
  /// From how many texts on rules on catalogs and on texts go on at the same time.
  private static let concurrentCount = 4096

  private var isConcurrent: Bool {
    !isTimed && workerCount > 1 && catalog.texts.count > Self.concurrentCount
  }

  /// Runs all rules. Those on catalogs and those on texts go on at the same time where there is much to do:
  /// each have stretches that keep but one thread busy.
  func run() -> Outcome {
    let run = self
    var outcome = Outcome()
    for part in Parallel.map(
      count: 2,
      workers: isConcurrent ? 2 : 1,
      { $0 == 0 ? run.checkCatalog() : run.checkTexts() }
    ) {
      outcome.append(part)
    }
    let view = RunView(catalog, configuration, workerCount: workerCount)
    view.usedListEntries = outcome.usedListEntries
    check(.configuration, view, &outcome)
    return outcome
  }

  /// Runs the rules that see all of the catalog, and those about single records.
  private func checkCatalog() -> Outcome {
    var outcome = Outcome()
    checkRecords(&outcome)
    let view = RunView(catalog, configuration, workerCount: workerCount)
    check(.catalog, view, &outcome)
    if isLast { Process.leave(view) }
    return outcome
  }

  /// Runs the rules about the run that are asked at a moment.
  private func check(_ moment: RunMoment, _ view: RunView, _ outcome: inout Outcome) {
    for rule in rules {
      guard case .run(let type) = rule.kind, type.moment == moment else { continue }
      let start = Process.monotonicNanoseconds
      type.init(configuration.options(of: rule)).check(view, &outcome.findings)
      outcome.note(rule.metadata.id, since: start)
    }
  }

  /// Runs the rules about single records: all of them in one pass, or each in a pass of its own to tell its
  /// time.
  private func checkRecords(_ outcome: inout Outcome) {
    // All of them are fixes.
    let settled = configuration.settled(ScopeIndex(configuration, catalog).signature(of: .fixes))
    let active = rules.compactMap { rule -> (any RecordRule)? in
      guard case .record(let type) = rule.kind, settled.isOn(rule) else { return nil }
      return type.init(settled.options(of: rule))
    }
    for pass in isTimed ? active.map({ RecordPass(rules: [$0]) }) : [RecordPass(rules: active)] {
      let start = Process.monotonicNanoseconds
      outcome.findings.append(pass.check(catalog, workers: workerCount))
      for rule in pass.rules { outcome.note(type(of: rule).metadata.id, since: start) }
    }
  }

  /// Runs the rules about texts: all of them in one pass, or each in a pass of its own to tell its time.
  private func checkTexts() -> Outcome {
    var outcome = Outcome()
    let custom = configuration.ruleSet.custom.filter { configuration.isOn($0.metadata) }
    if !isTimed {
      check(rules, custom, &outcome)
      return outcome
    }
    for rule in rules where rule.isAboutTexts {
      let start = Process.monotonicNanoseconds
      check([rule], [], &outcome)
      outcome.note(rule.metadata.id, since: start)
    }
    if !custom.isEmpty {
      let start = Process.monotonicNanoseconds
      check([], custom, &outcome)
      outcome.note("texts/custom", since: start)
    }
    return outcome
  }

  /// Runs rules about texts in one pass, and then those that judge what it counted and did not know.
  private func check(_ rules: [any Rule.Type], _ custom: [CustomRule], _ outcome: inout Outcome) {
    let view = RunView(catalog, configuration, workerCount: workerCount)
    let counting = rules.compactMap { rule -> (any RunRule)? in
      guard case .run(let type) = rule.kind, type.moment == .words else { return nil }
      return makeRule(type, view)
    }
    let scopes = ScopeIndex(configuration, catalog)
    let origins = TextOrigins(catalog, scopes)
    let settled = scopes.settled(Set(origins.all.map(\.signature)))
    if isLast { Process.leave(view) }
    let textRules = rules.flatMap { rule -> [TextRuleSet.Scoped] in
      guard case .text(let type) = rule.kind else { return [] }
      return ScopeIndex.variants(of: rule, among: settled).map { (type.init($0.options), $0.signatures) }
    }
    let wordRules = rules.flatMap { rule -> [WordPass.Scoped] in
      guard case .word(let type) = rule.kind else { return [] }
      return ScopeIndex.variants(of: rule, among: settled).map { (type.init($0.options), $0.signatures) }
    }
    var counted = TextRuleSet.Result()
    for (index, part) in WordPass.parts(of: wordRules).enumerated() {
      let isFirst = index == 0
      let words = WordPass(
        part,
        counting: isFirst ? counting : [],
        origins,
        spelling: isFirst ? view.speller?.pass : nil
      )
      if isLast { Process.leave(words) }
      let set = TextRuleSet(
        isFirst ? textRules : [],
        custom: isFirst ? custom : [],
        words: words,
        PluralRules(locale: configuration.locale)
      )
      let result = pass(set)
      outcome.findings.append(result.findings)
      if isFirst { counted = result }
    }
    outcome.skipped += view.skipped
    outcome.append(check(counting, counted, view.speller))
  }

  /// Runs rules that judge what the pass over the words came to, beside each other.
  private func check(
    _ rules: [any RunRule],
    _ counted: TextRuleSet.Result,
    _ speller: (any Speller)?
  ) -> Outcome {
    let run = self
    let outcomes = Parallel.map(count: rules.count, workers: isConcurrent ? workerCount : 1) { index in
      let view = RunView(run.catalog, run.configuration, workerCount: run.workerCount)
      (view.counts, view.unknownWords, view.speller) = (counted.counts, counted.unknown, speller)
      if run.isLast { Process.leave(view) }
      var outcome = Outcome()
      rules[index].check(view, &outcome.findings)
      (outcome.skipped, outcome.usedListEntries) = (view.skipped, view.usedListEntries)
      return outcome
    }
    return outcomes.reduce(into: Outcome()) { $0.append($1) }
  }

  /// Goes over all texts once.
  private func pass(_ set: TextRuleSet) -> TextRuleSet.Result {
    if set.isEmpty { return TextRuleSet.Result() }
    let catalog = catalog
    let whole = OrderedReducer(TextRuleSet.Result())
    _ = Parallel.inChunks(of: Self.chunkCount, catalog.texts.count, workers: workerCount) { texts in
      let result = set.check(texts, of: catalog)
      whole.pass(texts.lowerBound / Self.chunkCount) { $0.append(result) }
    }
    var result = whole.finish() ?? TextRuleSet.Result()
    result.counts.finish()
    return result
  }

  /// A rule that judges what the pass over the words came to; nil where it cannot run.
  private func makeRule(_ type: any RunRule.Type, _ view: RunView) -> (any RunRule)? {
    let options = configuration.options(of: type)
    do throws(SpellingUnavailable) {
      if let speller = try type.speller(options, locale: configuration.locale, spellingResources) {
        view.speller = speller
      }
      return type.init(options)
    } catch {
      view.skip(type, error)
      return nil
    }
  }
}

extension TextRuleSet.Result {
  /// Takes what came of the texts behind these.
  fileprivate mutating func append(_ next: TextRuleSet.Result) {
    findings.append(next.findings)
    counts.append(next.counts)
    unknown.append(next.unknown)
  }
}

extension Rule {
  /// Whether it has a part in the pass over the texts.
  fileprivate static var isAboutTexts: Bool {
    switch kind {
    case .text, .word: true
    case .run(let type): type.moment == .words
    case .decoded, .record, .compared: false
    }
  }
}
