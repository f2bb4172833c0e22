package import SeedDiagnostics

/// An earlier edition's configuration, as it judges a change of what nobody approved to be loosened.
package struct EarlierJudge: Sendable {
  /// The base's configuration, with approved entries of word lists; findings cannot point into its files.
  package var configuration: Configuration
  /// The rules that it is asked for; nil for all.
  package let rules: Set<RuleID>?
  /// What the edition is called.
  package let name: String

  /// Nil where nothing was loosened that a check would notice.
  package init?(
    _ base: Configuration,
    named name: String,
    loosened: [Loosening],
    approved: [Loosening]
  ) {
    var rules: Set<RuleID>? = []
    for loosening in loosened {
      switch loosening.effect {
      case .rules(let some), .entry(_, _, let some): rules?.formUnion(some)
      case .all: rules = nil
      case .suppression, .baseline, .nothing: break
      }
    }
    if rules == [] { return nil }
    self.rules = rules
    self.name = name
    configuration = base
    var lists = base.wordListEntries.mapValues { $0.map { WordListEntry(text: $0.text, place: nil) } }
    for case .entry(let text, let list, _) in approved.map(\.effect) {
      lists[list, default: []].append(WordListEntry(text: text, place: nil))
    }
    configuration.wordListEntries = lists
  }

  /// Limits it to its rules, of those that run anyway; false where none is left.
  package mutating func select() -> Bool {
    guard let rules else { return true }
    let own = rules.filter { id in configuration.ruleSet[id].map { configuration.isOn($0.metadata) } ?? false
    }
    configuration.selected = own.map(\.text).sorted()
    return !own.isEmpty
  }
}
