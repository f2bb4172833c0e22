/// How often one rule was broken.
struct RuleStatistics: Hashable, Sendable {
  var rule: RuleID
  /// The highest severity of its findings.
  var severity: Severity
  var count = 0
  var safeRepairCount = 0
  var unsafeRepairCount = 0

  /// The rules that were broken, the most frequent first, then by id.
  ///
  /// - Complexity: O(findings).
  static func of(_ findings: Findings) -> [RuleStatistics] {
    var statistics: [RuleID: RuleStatistics] = [:]
    func count(_ rule: RuleID, _ severity: Severity, _ count: Int, _ repair: Repair? = nil) {
      var own = statistics[rule] ?? RuleStatistics(rule: rule, severity: severity)
      own.severity = max(own.severity, severity)
      own.count += count
      if repair?.applicability == .safe { own.safeRepairCount += 1 }
      if repair?.applicability == .unsafe { own.unsafeRepairCount += 1 }
      statistics[rule] = own
    }
    for finding in findings.all { count(finding.rule, finding.severity, 1, finding.repair) }
    for more in findings.more { count(more.kind.rule, more.kind.severity, more.findingCount) }
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
