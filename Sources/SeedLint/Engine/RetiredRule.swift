package import SeedDiagnostics

/// A rule that once was. Its id is accepted wherever a rule may be named, with a note, and nothing else may
/// have it.
package struct RetiredRule: Sendable {
  package let id: RuleID
  /// The day on which it went: `2026-11-26`.
  package let since: String
  /// The rule that finds now what it found; nil where none does.
  package let replacement: RuleID?
  /// Why it went: a sentence.
  package let reason: String

  package init(_ id: RuleID, since: String, replacement: RuleID? = nil, reason: String) {
    self.id = id
    self.since = since
    self.replacement = replacement
    self.reason = reason
  }

  /// What a note and `explain` say: "`voice/tone` was removed on …".
  package var description: String {
    let successor = replacement.map { " Use `\($0)`." } ?? " Nothing takes its place."
    return "`\(id)` was removed on \(since). \(reason)\(successor)"
  }
}

extension RuleSet {
  /// The rule of old with an id, or with a name where that is no rule's today.
  package func retiredRule(named name: String) -> RetiredRule? {
    let found = retired.filter { $0.id.text == name || $0.id.name == name }
    guard found.count == 1, self[found[0].id] == nil,
      found[0].id.text == name || uniqueRule(named: name) == nil
    else { return nil }
    return found[0]
  }
}
