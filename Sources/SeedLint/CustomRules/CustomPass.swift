import SeedDecoding
import SeedText

/// The rules without code that are on, run over one text after the other.
struct CustomPass: Sendable {
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

  /// What the rules find in some texts of a catalog.
  ///
  /// - Complexity: O(bytes of the texts) for each rule that reads them.
  func check(_ texts: Range<Int>, of catalog: Catalog) -> FindingSink {
    var sink = FindingSink()
    var words: [Word] = []
    var states = rules.map { _ in CustomSearch.State() }
    for index in texts {
      let text = catalog.texts[index]
      let field = Int(text.field.index)
      guard reads[field] else { continue }
      TextView.with(text, in: catalog) { view in
        WordScanner.scan(view.bytes, isMessage: text.field.isMessage, into: &words)
        for (index, rule) in rules.enumerated() where rule.reads[field] {
          rule.check(view, words, &states[index], &sink)
        }
      }
    }
    return sink
  }
}
