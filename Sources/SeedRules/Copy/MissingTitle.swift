import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel
import SeedSource

/// Flags a variant without a title where its key has a limit for titles.
package struct MissingTitle: RunRule {
  package static let metadata = RuleMetadata(
    "copy/missing-title",
    .error,
    summary: "A variant has no title, and its key asks for one.",
    rationale: "A notification without a title shows the app's name in its place, twice on some screens.",
    reads: "`title` of every copy variant, and `limits` of `copy/catalog.json`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "So, yesterday", "body": "Today's turn: {commitment}" }]"#
      ),
      CopyExamples.table(#""label.done": [{ "body": "Done" }]"#),
    ],
    flagged: [
      CopyExamples.table(#""notification.tier1.midpoint": [⟪{⟫ "body": "Today's turn: {commitment}" }]"#),
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [
          { "title": "So, yesterday", "body": "It was a miss: {commitment}" },
          ⟪{⟫ "title": null, "body": "Today's turn: {commitment}" }
        ]
        """
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(variants).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries {
      guard let key = entry.key, key.value.titleLimit != nil else { continue }
      let tree = copy.catalog.trees[copy.table(of: entry).fileIndex]
      for variant in entry.variants {
        // A title that stands there and is no string is a finding already.
        if let title = tree.value(of: "title", in: variant.node), tree[title].kind != .null { continue }
        var finding = Self.finding(
          Message.missing(entry.name),
          record: entry.record,
          node: variant.node,
          in: copy.catalog
        )
        if let place = finding.place {
          finding.place?.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
        }
        finding.notes = [Diagnostic.Note("asked for here", at: copy.place(of: key, "limits", "title"))]
        findings.report(finding)
      }
    }
  }

  private enum Message {
    static func missing(_ key: String) -> String { "this variant of `\(Excerpt.of(key))` has no title" }
  }
}
