import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// Flags a variant without a title where its key has a limit for titles.
struct MissingTitle: CopyRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/missing-title"),
    summary: "A variant has no title, and its key asks for one.",
    rationale: "A notification without a title shows the app's name in its place, twice on some screens.",
    reads: "`title` of every copy variant, and `limits` of `copy/catalog.json`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "So, yesterday", "body": "Today's turn: {commitment}" }]"#
      ),
      CopyExamples.body("label.done", "Done"),
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

  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    guard let key = entry.key, key.value.titleLimit != nil else { return }
    let tree = copy.catalog.trees[copy.table(of: entry).fileIndex]
    for variant in entry.variants {
      // A title that stands there and is no string is a finding already.
      if let title = tree.value(of: "title", in: variant.node), tree[title].kind != .null { continue }
      let message = Message.missing(entry.name)
      var finding = Self.finding(message, record: entry.record, node: variant.node, in: copy.catalog)
      if let place = finding.place {
        finding.place?.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
      }
      finding.relations.causes = [.titles]
      finding.relations.follows = [.entry]
      finding.notes = [Diagnostic.Note("asked for here", at: copy.place(of: key, "limits", "title"))]
      findings.report(finding, remedy: "Add `\"title\": \"…\"` before its body.")
    }
  }

  private enum Message {
    static func missing(_ key: String) -> String { "this variant of `\(Excerpt.of(key))` has no title" }
  }
}
