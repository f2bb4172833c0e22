import SeedDiagnostics

/// The topics of the built-in rules, in the order of their registry.
package enum RuleTopic: String, CaseIterable, Sendable {
  case syntax, shape, identity, interaction, quota, characters, grammar, voice, contradiction, duplicate
  case claims, copy, readability, spelling, priorities, review, housekeeping, compatibility, size
}

extension RuleID {
  /// Whether the rule is of one of some topics.
  func isOf(_ topics: Set<RuleTopic>) -> Bool { RuleTopic(rawValue: topic).map(topics.contains) ?? false }
}
