import SeedDecoding
import SeedDiagnostics

/// The rules without code that are on, run over one text after the other.
struct CustomPass: Sendable {
  /// What one thread needs again for every text.
  struct Scratch {
    var words: [Word] = []
    /// One a rule.
    var states: [CustomSearch.State] = []
  }

  private let rules: [CustomRule]
  /// By the index of a field: whether any rule reads it.
  private let reads: [Bool]

  /// - Returns: nil when no such rule is on.
  init?(_ configuration: Configuration) {
    let rules = configuration.ruleSet.custom.filter { configuration.isOn($0.metadata) }
    if rules.isEmpty { return nil }
    self.rules = rules
    reads = rules[0].reads.indices.map { field in rules.contains { $0.reads[field] } }
  }

  var ruleIDs: [RuleID] { rules.map(\.metadata.id) }

  func makeScratch() -> Scratch { Scratch(states: rules.map { _ in CustomSearch.State() }) }

  /// - Complexity: O(words) for each rule that reads the text.
  func check(_ text: TextView, _ scratch: inout Scratch, _ sink: inout FindingSink) {
    let field = Int(text.field.index)
    guard reads[field] else { return }
    WordScanner.scan(text.bytes, isMessage: text.field.isMessage, into: &scratch.words)
    for (index, rule) in rules.enumerated() where rule.reads[field] {
      rule.check(text, scratch.words, &scratch.states[index], &sink)
    }
  }
}
