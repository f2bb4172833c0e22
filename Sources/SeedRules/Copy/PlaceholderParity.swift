import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Notes an optional placeholder that some variants of a key use and others leave out, once for each entry.
struct PlaceholderParity: CopyRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .note("copy/placeholder-parity"),
    summary: "Some variants of a key use an optional placeholder, and others do not.",
    rationale: """
      That is allowed. It is noted because a reader then sees the name of the thing on some days only, by \
      chance, which is seldom meant.
      """,
    reads: "the `title` and `body` of every copy variant, and `required` of `placeholders`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
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

  /// - Complexity: O(bytes of the messages), times the optional placeholders.
  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    guard let key = entry.key, entry.variants.count > 1 else { return }
    let optional = key.value.placeholders.filter { !$0.isRequired }
    guard !optional.isEmpty, entry.messages.allSatisfy(\.isSound) else { return }
    let used = entry.variants.map { Set($0.messages.flatMap(\.uses).map(\.name)) }
    for name in optional.map(\.name) {
      let count = used.count { $0.contains(name) }
      guard count > 0, let index = used.firstIndex(where: { !$0.contains(name) }),
        let text = entry.variants[index].body
      else { continue }
      let message =
        "\(count) of the \(used.count) variants of `\(Excerpt.of(entry.name))` use `\(Excerpt.of(name))`; "
        + "this one does not"
      var finding = Self.finding(message, about: text, in: copy)
      finding.relations.follows = [.entry, .titles]
      if let user = used.firstIndex(where: { $0.contains(name) }), let text = entry.variants[user].body {
        finding.notes = [Diagnostic.Note("used here", at: text.place(text.range))]
      }
      findings.report(finding)
    }
  }
}
