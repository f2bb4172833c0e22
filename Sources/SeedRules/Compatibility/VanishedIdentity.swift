import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview
import SeedTables

/// Flags a bug, fix or tidbit that shipped and is neither live nor retired now, a retired record that is
/// gone, and a bug's slug that no bug has any more.
enum VanishedIdentity: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/vanished-identity"),
    summary: "An identity that shipped is neither live nor retired.",
    rationale: """
      Users' histories refer to what they were shown by its id. An identity that shipped stays, or moves to \
      `retired.json` with what a history still shows of it. For the same reason a retired record stays \
      retired. A bug's slug stays with the bug: apps ask for the bug by it, in code that was generated from \
      it, and open no content that lacks it. Give the bug another title instead.
      """,
    reads:
      "ids of bugs, fixes and tidbits, slugs, and `retired.json`, of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = identities + [.retired]

  static let examples = RuleExamples(
    accepted: [
      .file(
        "bugs.json",
        QuotaExamples.bugs.replacing("Need to be busy", with: "Need to look busy"),
        before: ["bugs.json": QuotaExamples.bugs]
      ),
      .file(
        "retired.json",
        """
        [{ "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7, "retiredOn": "2026-02-01",
           "reason": "A cousin of #1.", "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
           "prompt": "Finish one task today and let nobody know that it is done." }]

        """,
        before: ["fixes.json": twoFixes]
      ),
      CompatibilityExamples.file([:]),
    ],
    flagged: [
      .file(
        "bugs.json",
        QuotaExamples.bugs.replacing("\"need-to-be-busy\"", with: "⟪\"need-to-look-busy\"⟫"),
        before: ["bugs.json": QuotaExamples.bugs]
      ),
      .file(
        "fixes.json",
        FixExamples.list(with: [["id": "⟪\"\(FixExamples.id(0))\"⟫"]]),
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

  private static let twoFixes = FixExamples.list(
    with: [[:], ["id": "\"0b97d4e2-3a6c-4f81-95be-c27a10f8d364\"", "number": "7"]]
  )

  static let identities: [ReviewKind] = [.bug, .fix, .tidbit]

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    checkSlugs(view, &findings)
    let comparison = view.comparison
    guard comparison.isCompared(.retired) else { return }
    let live = Set(
      comparison.now.records.keys.filter { identities.contains($0.kind) || $0.kind == .copyKey }.map(\.name)
    )
    for change in comparison.changes where change.isRemoved {
      guard let old = change.old, !live.contains(old.key.name) else { continue }
      if change.kind == .retired {
        findings.report(
          finding("\(old.label) is gone from retired.json", gone: old, view),
          remedy: "Put the entry back: histories refer to it."
        )
      } else if identities.contains(change.kind),
        comparison.now.records[ReviewKey(.retired, old.key.name)] == nil
      {
        findings.report(
          finding("\(old.label) is gone and not in retired.json", gone: old, view),
          remedy: "Put it back, or move it to retired.json with what a history shows of it."
        )
      }
    }
  }

  /// A bug that stays under another slug. One that is gone says so itself, and a slug that another bug has
  /// now is the business of `reused-identity`.
  private static func checkSlugs(_ view: ComparedView, _ findings: inout FindingSink) {
    let changes = view.comparison.changes.filter { $0.kind == .bug }
    if changes.isEmpty { return }
    let bugs = view.comparison.now.records.values.filter { $0.key.kind == .bug }
    let slugs = Dictionary(grouping: bugs.compactMap { $0.value["slug"]?.text }, by: \.self)
    for change in changes {
      // Another slug that is none, or that two bugs have, is the business of the rules on those.
      guard let new = change.new, let slug = change.old?.value["slug"]?.text, slugs[slug] == nil,
        let own = new.value["slug"]?.text, slugs[own]?.count == 1,
        Array(own.utf8).withUnsafeBufferPointer({ TokenShape.isSlug($0) })
      else { continue }
      let message = "the slug of this bug changed from `\(Excerpt.of(slug))` to `\(Excerpt.of(own))`"
      findings.report(
        finding(message, new, at: "slug", as: slug, view),
        remedy: "Put it back: apps ask for the bug by its slug."
      )
    }
  }
}
