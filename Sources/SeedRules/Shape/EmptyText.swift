import SeedDecoding
import SeedDiagnostics
package import SeedLint

/// Flags a text of white space alone. Found while decoding.
package enum EmptyText: DecodedRule {
  package static let metadata = RuleMetadata(
    .emptyText,
    .error,
    summary: "A text that has nothing in it but white space.",
    rationale: """
      An empty text shows as a hole in the card. An optional field without a text is left out, or \
      `null`.
      """,
    reads: "every text that people read"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(#""validation": null"#),
      .fix(#""prompt": "  Say nothing.""#),
    ],
    flagged: [
      .fix(#""prompt": ⟪"               "⟫"#),
      .fix(#""validation": ⟪""⟫"#),
    ]
  )
}
