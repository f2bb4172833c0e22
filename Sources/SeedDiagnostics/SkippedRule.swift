/// A rule that is on and could not run: its silence means nothing.
package struct SkippedRule: Hashable, Sendable {
  package var rule: RuleID
  /// Why: a clause without a capital or a full stop.
  package var reason: String
  /// What lets it run, in the same form; nil where nothing simple does.
  package var remedy: String?

  /// Whether a finding says why, so that nothing is left to do once that is mended.
  package var isConsequence: Bool

  package init(rule: RuleID, reason: String, remedy: String? = nil, isConsequence: Bool = false) {
    self.rule = rule
    self.reason = reason
    self.remedy = remedy
    self.isConsequence = isConsequence
  }

  /// How to go on without the rule, for a run and for good; nil where something is to be mended.
  var alternative: String? {
    isConsequence
      ? nil
      : """
      go without it: `--ignore \(rule.text)` for this run, \
      or in seedtool.json `"rules": { "\(rule.text)": { "severity": "off" } }`
      """
  }
}

extension [SkippedRule] {
  /// Those that could not run for the same reason, together, in the order in which the reasons come.
  var byReason: [[SkippedRule]] {
    var groups: [[SkippedRule]] = []
    for rule in self {
      let group = groups.firstIndex { $0[0].reason == rule.reason && $0[0].remedy == rule.remedy }
      if let group { groups[group].append(rule) } else { groups.append([rule]) }
    }
    return groups
  }

  /// Their names, for a line: of a topic with more than two of them the topic and how many.
  package var shortNames: String {
    var topics: [(name: String, rules: [RuleID])] = []
    for rule in self.map(\.rule) {
      if let index = topics.firstIndex(where: { $0.name == rule.topic }) {
        topics[index].rules.append(rule)
      } else {
        topics.append((rule.topic, [rule]))
      }
    }
    return topics.map { topic in
      topic.rules.count > 2
        ? "\(topic.rules.count) of \(topic.name)" : topic.rules.map(\.text).joined(separator: ", ")
    }.joined(separator: ", ")
  }
}
