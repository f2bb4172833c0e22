import SeedDecoding
import SeedDiagnostics

/// Flags a suppression whose date has passed; what it suppressed is found again.
package struct ExpiredSuppression: SuppressionRule {
  package static let metadata = RuleMetadata(
    "housekeeping/expired-suppression",
    .error,
    summary: "A suppression has expired.",
    rationale: """
      A suppression is a decision for a time. When the time is over somebody looks again: the text may have got \
      a better idea since, or the decision stands and gets a new date.

      The date is held against `--today`, else the system's date.
      """,
    reads: "`expires` of suppressions"
  )

  package static let examples = RuleExamples(
    accepted: [
      SuppressionExamples.file("expires", #""2099-12-31""#),
      SuppressionExamples.file("expires", #""2026-01-01""#),
    ],
    flagged: [
      SuppressionExamples.file("expires", #"⟪"2025-12-31"⟫"#),
      SuppressionExamples.file("expires", #"⟪"2020-02-29"⟫"#, fixes: SuppressionExamples.mendedFixes),
    ]
  )
}

extension ExpiredSuppression {
  static func finding(_ entry: SuppressionEntry) -> Diagnostic {
    let suppression = entry.suppression
    let message = "this suppression of `\(suppression.rule)` ended on \(suppression.expires)"
    var finding = entry.finding(of: Self.self, message, at: ["expires"])
    finding.remedy = "Mend the text and delete the suppression, or decide again and give it a new date."
    return finding
  }
}
