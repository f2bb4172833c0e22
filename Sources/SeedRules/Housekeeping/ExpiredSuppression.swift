import SeedDiagnostics
import SeedLint

/// Flags a suppression whose date has passed; what it suppressed is found again.
struct ExpiredSuppression: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("housekeeping/expired-suppression"),
    summary: "A suppression has expired.",
    rationale: """
      A suppression is a decision for a time. When the time is over somebody looks again: the text may have \
      got a better idea since, or the decision stands and gets a new date.

      The date is held against `--today`, else the system's date.
      """,
    reads: "`expires` of suppressions"
  )

  static let examples = RuleExamples(
    accepted: [
      SuppressionExamples.file("expires", #""2099-12-31""#),
      SuppressionExamples.file("expires", #""2026-01-01""#),
    ],
    flagged: [
      SuppressionExamples.file("expires", #"⟪"2025-12-31"⟫"#),
      SuppressionExamples.file("expires", #"⟪"2020-02-29"⟫"#, fixes: SuppressionExamples.mendedFixes),
    ]
  )
  static let moment = RunMoment.suppressions

  func check(_ run: RunView, _ findings: inout FindingSink) {
    for settled in run.suppressions {
      guard case .expired = settled.state else { continue }
      let suppression = settled.suppression
      let message = "this suppression of `\(suppression.rule)` ended on \(suppression.expires)"
      findings.report(
        settled.finding(of: Self.self, message, at: ["expires"]),
        remedy: "Mend the text and delete the suppression, or decide again and give it a new date."
      )
    }
  }
}
