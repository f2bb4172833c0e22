/// A rule that is on and could not run: its silence means nothing.
package struct SkippedRule: Hashable, Sendable {
  package var rule: RuleID
  /// Why: a clause without a capital or a full stop.
  package var reason: String
  /// What lets it run, in the same form; nil where nothing simple does.
  package var remedy: String?

  package init(rule: RuleID, reason: String, remedy: String? = nil) {
    self.rule = rule
    self.reason = reason
    self.remedy = remedy
  }

  /// How to go on without the rule, for a run and for good.
  var alternative: String {
    """
    go without it: `--ignore \(rule.text)` for this run, \
    or in seedtool.json `"rules": { "\(rule.text)": { "severity": "off" } }`
    """
  }
}
