import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a variant whose body is that of another variant of its key and voice, but for case, punctuation and
/// spaces. A title of its own does not make it another text.
struct DuplicateVariant: CopyRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/duplicate-variant"),
    summary: "Two variants of one key are the same text.",
    rationale: """
      Variants are there so that a text that comes every day is not the same every day. One that is there \
      twice comes twice as often, and the quota counts it twice.
      """,
    reads: "the `body` of every copy variant"
  )

  static let examples = RuleExamples(
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

  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    // Texts without words are told apart by their signs alone, and few are meant to be.
    let bodies = entry.variants.compactMap(\.body).filter { $0.digest != 0 }
    for (body, other) in bodies.repeats(of: { $0.digest }) {
      let message = "`\(Excerpt.of(entry.name))` has this text already"
      var finding = Self.finding(message, about: body, in: copy)
      finding.notes = [Diagnostic.Note("said here already", at: other.place(other.range))]
      findings.report(
        finding,
        remedy: "Write another text; variants differ in idea, not in commas."
      )
    }
  }
}
