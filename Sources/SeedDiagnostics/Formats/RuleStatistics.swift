/// How often one rule was broken.
struct RuleStatistics: Hashable, Sendable {
  var rule: RuleID
  /// The gravest severity of its findings.
  var severity: Severity
  var count = 0
  var safeRepairCount = 0
  var unsafeRepairCount = 0

  /// The rules that were broken, the most frequent first, then by id.
  ///
  /// - Complexity: O(findings).
  static func of(_ findings: Findings) -> [RuleStatistics] {
    var statistics: [RuleID: RuleStatistics] = [:]
    for finding in findings.all {
      var rule = statistics[finding.rule] ?? RuleStatistics(rule: finding.rule, severity: finding.severity)
      rule.severity = max(rule.severity, finding.severity)
      rule.count += 1
      switch finding.repair?.applicability {
      case .safe: rule.safeRepairCount += 1
      case .unsafe: rule.unsafeRepairCount += 1
      case nil: break
      }
      statistics[finding.rule] = rule
    }
    for more in findings.more {
      let kind = more.kind
      var rule = statistics[kind.rule] ?? RuleStatistics(rule: kind.rule, severity: kind.severity)
      rule.severity = max(rule.severity, kind.severity)
      rule.count += more.findingCount
      statistics[kind.rule] = rule
    }
    return statistics.values.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// A table: count, severity, rule and what a repair would do.
  static func write(_ statistics: [RuleStatistics], to output: inout FormatOutput) {
    let countWidth = statistics.map { String($0.count).count }.max() ?? 0
    let ruleWidth = statistics.map { $0.rule.text.count }.max() ?? 0
    for rule in statistics {
      let count = String(rule.count)
      output.write(repeating: " ", countWidth - count.count)
      output.write("\(count)", .strong)
      output.write("  ")
      output.write("\(rule.severity.rawValue)", Ink(rule.severity))
      output.write(repeating: " ", Severity.warning.rawValue.count - rule.severity.rawValue.count)
      output.write("  \(rule.rule.text)")
      if let repairable = rule.repairable {
        output.write(repeating: " ", ruleWidth - rule.rule.text.count)
        output.write("  [\(repairable)]", .faint)
      }
      output.write("\n")
    }
  }

  private var repairable: String? {
    let parts = [(safeRepairCount, "safe"), (unsafeRepairCount, "unsafe")].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + " fixable"
  }
}
