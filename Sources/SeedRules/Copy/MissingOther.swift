import SeedDecoding
import SeedLint

/// Found while decoding, by the message parser.
enum MissingOther: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.missingOther),
    summary: "A plural or select without `other`.",
    rationale: """
      `other` is what is shown when no arm fits: for a number that nobody thought of, a value that was \
      added later, a language with other plurals. Without it the text has a hole there.
      """,
    reads: "the `title` and `body` of every copy variant"
  )

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.alone("streak.lost", "{days, plural, other {# days}} gone."),
      CopyExamples.alone("streak.lost", "{tone, select, other {Gone.}}"),
    ],
    flagged: [
      CopyExamples.alone("streak.lost", "⟪{days, plural, one {# day} few {# days}}⟫ gone."),
      CopyExamples.alone("streak.lost", "⟪{tone, select, calm {Gone.}}⟫"),
    ]
  )
}
