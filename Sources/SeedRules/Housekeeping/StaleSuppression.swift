import SeedDiagnostics
import SeedLint

/// Flags a suppression of a text that has changed since: the finding is there, the accepted text is not.
struct StaleSuppression: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("housekeeping/stale-suppression"),
    summary: "The text has changed since a finding in it was suppressed.",
    rationale: """
      What was accepted is one text, not whatever stands in its place later. So a suppression names the \
      digest of its text, and an edit ends it: the new text is looked at once before it is accepted, too.
      """,
    reads: "`textDigest` of suppressions"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      SuppressionExamples.file("textDigest", #""7624b768c7ac5ac3""#),
      // The finding went with the edit: the suppression is unused, not stale.
      SuppressionExamples.file(
        "textDigest",
        #""0123456789abcdef""#,
        fixes: SuppressionExamples.mendedFixes
      ),
    ],
    flagged: [
      SuppressionExamples.file("textDigest", #"⟪"0123456789abcdef"⟫"#),
      SuppressionExamples.file(
        "textDigest",
        #"⟪"7624b768c7ac5ac3"⟫"#,
        fixes: SuppressionExamples.fixes.replacing("a few minutes", with: "a little while")
      ),
    ]
  )
  static let moment = RunMoment.suppressions

  func check(_ run: RunView, _ findings: inout FindingSink) {
    for settled in run.suppressions {
      guard case .stale(let miss) = settled.state else { continue }
      let message = "the text has changed since its `\(settled.suppression.rule)` was suppressed"
      var finding = settled.finding(of: Self.self, message, at: ["textDigest"])
      finding.expected = miss.textDigest?.description
      finding.found = settled.suppression.textDigest?.description
      if let digest = miss.textDigest {
        finding.remedy =
          "Read the text again. Where it is right as it is, write \"textDigest\": \"\(digest)\"."
      }
      finding.notes = [Diagnostic.Note("what is found now: \(miss.message)", at: miss.place)]
      findings.report(finding)
    }
  }
}
