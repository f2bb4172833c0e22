import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a title where the key has no limit for titles.
package struct UnexpectedTitle: RunRule {
  package static let metadata = RuleMetadata(
    "copy/unexpected-title",
    .error,
    summary: "A variant has a title, and its key has no room for one.",
    rationale:
      "A key without a limit for titles is shown without a title: what is written there is never read.",
    reads: "`title` of every copy variant, and `limits` of `copy/catalog.json`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""notification.tier2.midpoint": [{ "title": "Meet your pattern", "body": "{commitment}. Two hours." }]"#
      ),
      CopyExamples.table(#""label.done": [{ "title": null, "body": "Done" }]"#),
    ],
    flagged: [
      CopyExamples.table(#""label.done": [{ "title": "⟪Done⟫", "body": "Done" }]"#),
      CopyExamples.table(
        """
        "streak.ended": [{ "title": "⟪Over⟫", "body": "{days, plural, one {# day} other {# days}}, gone." }]
        """
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(variants).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries {
      guard let key = entry.key, key.value.titleLimit == nil else { continue }
      for title in entry.variants.compactMap(\.title) {
        var finding = Self.finding(Message.unexpected(entry.name), about: title, in: copy)
        finding.remedy = Message.remedy
        finding.notes = [Diagnostic.Note("only a body here", at: copy.place(of: key, "limits"))]
        findings.report(finding)
      }
    }
  }

  private enum Message {
    static func unexpected(_ key: String) -> String { "`\(Excerpt.of(key))` has no title" }
    static let remedy = "Delete the title, or give the key a limit for it."
  }
}
