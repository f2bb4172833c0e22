import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a variant whose body is that of another variant of its key and voice, but for case, punctuation and
/// spaces. A title of its own does not make it another text.
package struct DuplicateVariant: RunRule {
  package static let metadata = RuleMetadata(
    "copy/duplicate-variant",
    .error,
    summary: "Two variants of one key are the same text.",
    rationale: """
      Variants are there so that a text that comes every day is not the same every day. One that is there twice \
      comes twice as often, and the quota counts it twice.
      """,
    reads: "the `body` of every copy variant"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""tier.raised": [{ "body": "Up one. {commitment}" }, { "body": "One up. {commitment}" }]"#
      ),
      CopyExamples.table(
        #""tier.raised": [{ "body": "Higher: {tier}" }, { "body": "Higher: {commitment}" }]"#
      ),
      CopyExamples.table(#""tier.raised": [{ "body": "—" }, { "body": "…" }]"#),
    ],
    flagged: [
      CopyExamples.table(
        #""tier.raised": [{ "body": "Up one. You know why." }, { "body": "⟪Up one, you know why⟫" }]"#
      ),
      CopyExamples.table(
        """
        "notification.tier1.midpoint": [
          { "title": "So, yesterday", "body": "Today's turn: {commitment}" },
          { "title": "You get one", "body": "Now, then: {commitment}" },
          { "title": "Edge of the table", "body": "⟪Today's turn — {commitment}⟫" }
        ]
        """
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(bytes of the messages).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries where entry.variants.count > 1 {
      // By a digest of their words, since hashing all of them costs more than all else.
      var first = [UInt64: CopyMessage](minimumCapacity: entry.variants.count)
      for body in entry.variants.compactMap(\.body) {
        // Texts without words are told apart by their signs alone, and few are meant to be.
        let words = body.words
        if words.isEmpty { continue }
        let digest = words.reduce(0) { ($0 ^ $1) &* 0x9E37_79B9_7F4A_7C15 }
        guard let other = first[digest], other.words == words else {
          first[digest] = body
          continue
        }
        var finding = Self.finding(Message.repeated(entry.name), about: body, in: copy)
        finding.remedy = Message.remedy
        finding.notes = [Diagnostic.Note("said here already", at: other.place(other.range))]
        findings.report(finding)
      }
    }
  }

  private enum Message {
    static func repeated(_ key: String) -> String { "`\(Excerpt.of(key))` has this text already" }
    static let remedy = "Write another, or delete this one; variants differ in idea, not in commas."
  }
}
