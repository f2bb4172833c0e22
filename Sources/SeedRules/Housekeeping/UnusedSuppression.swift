import SeedDecoding
import SeedDiagnostics

/// Flags a suppression that suppresses nothing. Only where the whole content was read and the rule has run.
package struct UnusedSuppression: SuppressionRule {
  package static let metadata = RuleMetadata(
    "housekeeping/unused-suppression",
    .warning,
    summary: "A suppression suppresses nothing.",
    rationale: """
      A suppression whose finding is gone waits to hide another one. To accept a finding, copy what \
      `seedtool check --verbose` or `--format json` shows as its suppression, and say why, who answers for it, \
      and until when.
      """,
    reads: "suppressions, against the findings of the whole content"
  )

  package static let examples = RuleExamples(
    accepted: [
      SuppressionExamples.file("pointer", #""/prompt""#),
      // Anywhere in the record.
      SuppressionExamples.file("pointer", ""),
    ],
    flagged: [
      SuppressionExamples.file("rule", #"⟪"interaction/duration-without-timer"⟫"#),
      SuppressionExamples.file("record", #"⟪"58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4"⟫"#),
      SuppressionExamples.file("rule", #"⟪"interaction/duration-unsaid"⟫"#),
    ]
  )
}

extension UnusedSuppression {
  static func finding(_ entry: SuppressionEntry, hasRecord: Bool) -> Diagnostic {
    let suppression = entry.suppression
    let record = Excerpt.of(suppression.record)
    guard hasRecord else {
      var finding = entry.finding(of: Self.self, "there is no record `\(record)`", at: ["record"])
      finding.remedy = "Delete the suppression, or name the record by its id or key."
      return finding
    }
    let place = suppression.pointer.map { " at \(Excerpt.of($0, limit: 80))" } ?? ""
    let message = "this suppresses nothing: `\(suppression.rule)` finds nothing in `\(record)`\(place)"
    var finding = entry.finding(of: Self.self, message, at: ["rule"])
    finding.remedy = "Delete it."
    return finding
  }

  static func unknownRule(_ entry: SuppressionEntry, _ rules: RuleSet) -> Diagnostic {
    let rule = entry.suppression.rule
    let message = "this suppresses nothing: there is no rule `\(Excerpt.of(rule.text))`"
    var finding = entry.finding(of: Self.self, message, at: ["rule"])
    finding.suggestion = NearestName.of(rule.text, among: rules.all.map { $0.metadata.id.text })
    if finding.suggestion == nil { finding.remedy = "`seedtool rules` lists all." }
    return finding
  }

  /// For one of a finding in a text that does not say which text.
  static func withoutDigest(_ entry: SuppressionEntry, _ miss: Diagnostic) -> Diagnostic {
    let message = "this suppresses nothing: it does not say which text it accepts"
    var finding = entry.finding(of: Self.self, message, at: ["rule"])
    finding.expected = miss.textDigest.map { "\"textDigest\": \"\($0)\"" }
    finding.remedy = finding.expected.map { "Write \($0) for the text that stands there now." }
    finding.notes = [Diagnostic.Note("what is found now: \(miss.message)", at: miss.place)]
    return finding
  }
}
