import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Notes an optional placeholder that some variants of a key use and others leave out, once for each entry.
package struct PlaceholderParity: RunRule {
  package static let metadata = RuleMetadata(
    "copy/placeholder-parity",
    .note,
    summary: "Some variants of a key use an optional placeholder, and others do not.",
    rationale: """
      That is allowed. It is noted because a reader then sees the name of the thing on some days only, by chance, \
      which is seldom meant.
      """,
    reads: "the `title` and `body` of every copy variant, and `required` of `placeholders`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""tier.raised": [{ "body": "Up one. {commitment}" }, { "body": "{commitment}. Higher now." }]"#
      ),
      CopyExamples.table(#""tier.raised": [{ "body": "Up one." }, { "body": "Higher now." }]"#),
    ],
    flagged: [
      CopyExamples.table(
        #""tier.raised": [{ "body": "Up one. {commitment}" }, { "body": "⟪Higher now.⟫" }]"#
      ),
      CopyExamples.table(
        """
        "tier.raised": [
          { "body": "⟪Up one.⟫" }, { "body": "{tier, select, alarm {The last one.} other {Up.}}" }, { "body": "Higher." }
        ]
        """
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(bytes of the messages), times the optional placeholders.
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries where entry.variants.count > 1 {
      guard let key = entry.key else { continue }
      let optional = key.value.placeholders.filter { !$0.isRequired }
      guard !optional.isEmpty, entry.messages.allSatisfy(\.isSound) else { continue }
      let used = entry.variants.map { Set($0.messages.flatMap(\.uses).map(\.name)) }
      for placeholder in optional {
        let count = used.count { $0.contains(placeholder.name) }
        guard count > 0, let index = used.firstIndex(where: { !$0.contains(placeholder.name) }),
          let message = entry.variants[index].body
        else { continue }
        var finding = Self.finding(
          Message.some(placeholder.name, count, used.count, entry.name),
          about: message,
          in: copy
        )
        if let user = used.firstIndex(where: { $0.contains(placeholder.name) }),
          let text = entry.variants[user].body
        {
          finding.notes = [Diagnostic.Note("used here", at: text.place(text.range))]
        }
        findings.report(finding)
      }
    }
  }

  private enum Message {
    static func some(_ name: String, _ count: Int, _ all: Int, _ key: String) -> String {
      "\(count) of the \(all) variants of `\(Excerpt.of(key))` use `\(Excerpt.of(name))`; this one does not"
    }
  }
}
