import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags an approval whose time is over: the version that it breaks with has been succeeded.
enum ExpiredApproval: ComparedRule {
  static let metadata = RuleMetadata(
    .warning("compatibility/expired-approval"),
    summary: "An approval names a version that a later one has replaced.",
    rationale: """
      An approval is of one break, between the version that it names and the next one. Compared with a later \
      edition the break is history, and a new one asks for an approval of its own.
      """,
    reads: "`against` of `approvals.json`, and the version of the edition that `diff` compares with"
  )

  static let compares: [ReviewKind] = [.approval]

  static let examples = RuleExamples(
    accepted: [
      CompatibilityExamples.approval(),
      .file("approvals.json", "[]\n", before: CompatibilityExamples.fixes),
    ],
    flagged: [
      CompatibilityExamples.approval(against: "0.9.0", isMarked: true, hasChanged: false),
      CompatibilityExamples.approval(against: "0.9.9", isMarked: true),
    ]
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    for (approval, fault) in view.faultyApprovals {
      guard case .over(let base) = fault else { continue }
      let message = "this approves a break with \(approval.against), but the base is \(base)"
      findings.report(finding(message, approval, at: "against", view), remedy: "Delete it.")
    }
  }
}
