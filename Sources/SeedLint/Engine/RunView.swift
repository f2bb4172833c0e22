package import SeedDecoding
import SeedDiagnostics
package import SeedText

/// A run as a rule sees it: the catalog, what several rules read out of it, and what has come of the run so
/// far.
///
/// For one thread.
package final class RunView {
  package let catalog: Catalog
  package let configuration: Configuration
  package let workerCount: Int
  /// What rules count; at the moment `words`.
  package internal(set) var counts = WordCounts()
  package var corpus: WordCorpus { counts.corpus }
  /// The words that the pass did not know, and what looks them up; at the moment `words`.
  package internal(set) var unknownWords = SpellingPass.Unknown()
  package var speller: (any Speller)?
  /// Of the word lists whose rules can tell, by the list's name: the entries that stand in the texts.
  package var usedListEntries: [String: Set<String>] = [:]
  /// The suppressions that are not as they should be; at the moment `suppressions`.
  package internal(set) var suppressions: [SettledSuppression] = []
  /// The entries of the baseline whose findings are gone, each with how many; at the moment `baseline`.
  package internal(set) var unusedBaselineEntries: [Baseline.Entry] = []
  /// The rules that could not run.
  private(set) var skipped: [SkippedRule] = []
  private var readings: [any RunReading] = []

  init(_ catalog: Catalog, _ configuration: Configuration, workerCount: Int) {
    self.catalog = catalog
    self.configuration = configuration
    self.workerCount = workerCount
  }

  /// What several rules read out of the run, made when the first one asks.
  package func reading<Value: RunReading>(_ type: Value.Type) -> Value {
    for case let reading as Value in readings { return reading }
    let reading = Value(self)
    readings.append(reading)
    return reading
  }

  /// What the rules that are on find at a moment.
  func findings(at moment: RunMoment) -> [Diagnostic] {
    var sink = FindingSink()
    for rule in configuration.ruleSet.builtInRules {
      guard case .run(let type) = rule.kind, type.moment == moment, configuration.isOn(rule) else { continue }
      type.init(configuration.options(of: rule)).check(self, &sink)
    }
    return sink.findings
  }

  /// Notes that a rule could not run.
  package func skip(_ rule: any Rule.Type, _ error: SpellingUnavailable) {
    skipped.append(SkippedRule(rule: rule.metadata.id, reason: error.reason, remedy: error.remedy))
  }
}

/// Something that several rules read out of a run.
package protocol RunReading {
  init(_ run: RunView)
}
