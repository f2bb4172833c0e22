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
      version that it names. One that a change brings behind a link or a submodule in the place of the content \
      folder approves nothing: who may approve is told by the path of `approvals.json`.
      """,
    reads: "`approvals.json`, against the findings of `diff`"
  )

  static let compares: [ReviewKind] = [.approval]

  static let examples = RuleExamples(
    accepted: [
      CompatibilityExamples.approval(),
      .file(
        "approvals.json",
        CompatibilityExamples.approval(against: "1.1.0").text,
        beside: ["seedtool.json": CompatibilityExamples.settings("\"1.1.0\"")],
        before: CompatibilityExamples.approval().before
      ),
    ],
    flagged: [
      CompatibilityExamples.approval(against: "999.0.0", isMarked: true),
      CompatibilityExamples.approval(record: "⟪\"\(FixExamples.id(1))\"⟫", hasChanged: false),
      CompatibilityExamples.approval(record: "⟪\"\(FixExamples.id(0)) type quick_fix\"⟫"),
      CompatibilityExamples.approval(rule: #"⟪"compatibility/reclassified-fixes"⟫"#),
    ]
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    for (approval, fault) in view.faultyApprovals {
      func unused(_ problem: String, at member: String) -> Diagnostic {
        finding("this approves nothing: \(problem)", approval, at: member, view)
      }
      switch fault {
      case .unused:
        let problem = "`\(approval.rule)` finds nothing in `\(Excerpt.of(approval.record))`"
        findings.report(unused(problem, at: "record"), remedy: "Delete it.")
      case .namesNoRule:
        let name = approval.rule.text
        var finding = unused("there is no compatibility rule `\(Excerpt.of(name))`", at: "rule")
        finding.suggestion = NearestName.of(name, among: RuleRegistry.comparing.map { $0.metadata.id.text })
        findings.report(finding)
      case .ahead(let latest):
        let problem = "there is no version \(approval.against) yet, the latest is \(latest)"
        findings.report(
          unused(problem, at: "against"),
          remedy: "Name the version that it breaks with, or delete it."
        )
      case .elsewhere:
        let problem = "the change replaces the content folder with a link or another repository"
        findings.report(unused(problem, at: "record"), remedy: "Approve it in a change of its own.")
      case .over: break
      }
    }
  }
}
