import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview
import SeedSource

/// Flags an approval that approves nothing.
enum UnusedApproval: ComparedRule {
  static let metadata = RuleMetadata(
    .warning("compatibility/unused-approval"),
    summary: "An approval approves nothing.",
    rationale: """
      An approval of something that does not break waits to hide something that will. `seedtool diff BASE \
      --approve RULE:RECORD --reason …` writes one that fits. It is judged against the edition of the \
      version that it names.
      """,
    reads: "`approvals.json`, against the findings of `diff`"
  )

  static let examples = RuleExamples(
    accepted: [
      .file(
        "approvals.json",
        ApprovalExamples.text(),
        beside: ApprovalExamples.after,
        before: ApprovalExamples.before
      ),
      .file(
        "approvals.json",
        ApprovalExamples.text(against: "1.1.0"),
        beside: ["seedtool.json": CompatibilityExamples.settings("\"1.1.0\"")],
        before: ApprovalExamples.before
      ),
    ],
    flagged: [
      .file(
        "approvals.json",
        ApprovalExamples.text(against: "999.0.0", isMarked: true),
        beside: ApprovalExamples.after,
        before: ApprovalExamples.before
      ),
      .file(
        "approvals.json",
        ApprovalExamples.text(record: "⟪\"\(CompatibilityExamples.otherID)\"⟫"),
        before: ApprovalExamples.before
      ),
      .file(
        "approvals.json",
        ApprovalExamples.text(record: "⟪\"\(CompatibilityExamples.busyID) type quick_fix\"⟫"),
        beside: ApprovalExamples.after,
        before: ApprovalExamples.before
      ),
      .file(
        "approvals.json",
        ApprovalExamples.text(rule: #"⟪"compatibility/reclassified-fixes"⟫"#),
        beside: ApprovalExamples.after,
        before: ApprovalExamples.before
      ),
    ]
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    for settled in view.approvals {
      let approval = settled.approval
      switch settled.state {
      case .unused:
        let record = Excerpt.of(approval.record)
        let message = "this approves nothing: `\(approval.rule)` finds nothing in `\(record)`"
        findings.report(finding(message, approval, at: "record", view), remedy: "Delete it.")
      case .namesNoRule:
        var finding = finding(
          "this approves nothing: no rule on compatibility is called `\(Excerpt.of(approval.rule.text))`",
          approval,
          at: "rule",
          view
        )
        finding.suggestion = NearestName.of(
          approval.rule.text,
          among: RuleRegistry.comparing.map { $0.metadata.id.text }
        )
        findings.report(finding)
      case .ahead(let latest):
        let message =
          "this approves nothing: there is no version \(approval.against) yet, the latest is \(latest)"
        findings.report(
          finding(message, approval, at: "against", view),
          remedy: "Name the version that it breaks with, or delete it."
        )
      case .over: break
      }
    }
  }
}
