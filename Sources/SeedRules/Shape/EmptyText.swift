import SeedDecoding
import SeedLint

/// Found while decoding.
enum EmptyText: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.emptyText),
    summary: "A text that has nothing in it but white space.",
    rationale: """
      An empty text shows as a hole in the card. An optional field without a text is left out, or \
      `null`.
      """,
    reads: "every text that people read"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""validation": null"#),
      .prompt("  Say nothing."),
    ],
    flagged: [
      .fix(#""prompt": ⟪"               "⟫"#),
      .fix(#""validation": ⟪""⟫"#),
    ]
  )
}
