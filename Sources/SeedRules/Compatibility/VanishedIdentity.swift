import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags a bug, fix or tidbit that shipped and is neither live nor retired now, and a retired record that is
/// gone.
enum VanishedIdentity: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/vanished-identity"),
    summary: "An identity that shipped is neither live nor retired.",
    rationale: """
      Users' histories refer to what they were shown by its id. An identity that shipped stays, or moves to \
      `retired.json` with what a history still shows of it. For the same reason a retired record stays \
      retired.
      """,
    reads: "ids of bugs, fixes and tidbits, and `retired.json`, of both editions that `diff` compares"
  )

  static let examples = RuleExamples(
    accepted: [
      .file(
        "retired.json",
        """
        [{ "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7, "retiredOn": "2026-02-01",
           "reason": "A cousin of #1.", "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
           "prompt": "Finish one task today and let nobody know that it is done." }]

        """,
        before: ["fixes.json": twoFixes]
      ),
      .file(
        "fixes.json",
        CompatibilityExamples.list(CompatibilityExamples.fix()),
        before: ["fixes.json": CompatibilityExamples.list(CompatibilityExamples.fix())]
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        CompatibilityExamples.list(CompatibilityExamples.fix())
          .replacing("\"\(CompatibilityExamples.busyID)\"", with: "⟪\"\(CompatibilityExamples.busyID)\"⟫"),
        before: ["fixes.json": twoFixes]
      ),
      .file(
        "retired.json",
        "⟪[⟫]\n",
        before: [
          "retired.json": """
          [{ "kind": "copyKey", "key": "streak.best", "retiredOn": "2026-02-01", "reason": "Nothing shows it." }]

          """
        ]
      ),
    ]
  )

  private static let twoFixes = CompatibilityExamples.list(
    CompatibilityExamples.fix(),
    CompatibilityExamples.fix(CompatibilityExamples.otherID, number: "7")
  )

  static let identities: [ReviewKind] = [.bug, .fix, .tidbit]

  /// - Complexity: O(changes).
  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    guard comparison.isCompared(.retired) else { return }
    let live = Set(
      comparison.now.records.keys.filter { identities.contains($0.kind) || $0.kind == .copyKey }.map(\.name)
    )
    for change in comparison.changes where change.isRemoved {
      guard let old = change.old, !live.contains(old.key.name) else { continue }
      if change.kind == .retired {
        let message = "\(old.label) is gone from retired.json"
        findings.report(
          finding(message, gone: old, view),
          remedy: "Put the entry back: histories refer to it."
        )
      } else if identities.contains(change.kind),
        comparison.now.records[ReviewKey(.retired, old.key.name)] == nil
      {
        let message = "\(old.label) is gone, and retired.json does not have it"
        findings.report(
          finding(message, gone: old, view),
          remedy: "Put it back, or move it to retired.json with what a history shows of it."
        )
      }
    }
  }
}
