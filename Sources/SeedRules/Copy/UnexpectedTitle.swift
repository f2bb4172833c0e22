import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a title where the key has no limit for titles.
struct UnexpectedTitle: CopyRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/unexpected-title"),
    summary: "A variant has a title, but its key takes none.",
    rationale:
      "A key without a limit for titles is shown without a title: what is written there is never read.",
    reads: "`title` of every copy variant, and `limits` of `copy/catalog.json`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
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

  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    guard let key = entry.key, key.value.titleLimit == nil else { return }
    for title in entry.variants.compactMap(\.title) {
      var finding = Self.finding("the key `\(Excerpt.of(entry.name))` takes no title", about: title, in: copy)
      finding.notes = [Diagnostic.Note("only a body here", at: copy.place(of: key, "limits"))]
      findings.report(finding, remedy: "Delete the title, or give the key a limit for it.")
    }
  }
}
