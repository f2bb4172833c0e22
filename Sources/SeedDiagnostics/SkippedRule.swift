/// A rule that is on and could not run: its silence means nothing.
package struct SkippedRule: Hashable, Sendable {
  package var rule: RuleID
  /// Why: a clause without a capital or a full stop.
  package var reason: String
  /// What lets it run, in the same form; nil where nothing simple does.
  package var remedy: String?

  /// Whether the configuration defines the rule.
  package var isOwn = false

  package init(rule: RuleID, reason: String, remedy: String? = nil) {
    self.rule = rule
    self.reason = reason
    self.remedy = remedy
  }

  /// How to go on without the rule, for a run and for good.
  var alternative: String {
    isOwn
      ? "go without it: `--ignore \(rule.text)` for this run, or write `\"severity\": \"off\"` in its definition"
      : """
      go without it: `--ignore \(rule.text)` for this run, \
      or in seedtool.json `"rules": { "\(rule.text)": { "severity": "off" } }`
      """
  }
}
