import SeedDecoding
import SeedLint

/// Found while decoding.
enum MalformedSlug: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.malformedSlug),
    summary: "A slug that is not lower-case words joined by hyphens.",
    rationale: """
      Slugs are what people type to name a bug, in content and on the command line; one form spares \
      guessing.
      """,
    repair:
      "Unsafe: for a `bugSlug` it writes the bug's that is most like it; another bug may have been meant.",
    reads: "the `slug` of bugs and every `bugSlug`"
  )

  static let examples = RuleExamples(
    accepted: [
      .bug(#""slug": "need-to-be-busy-2""#),
      .bug(#""slug": "busy""#),
    ],
    flagged: [
      .bug(#""slug": ⟪"Need_to_be_busy"⟫"#),
      .fix(#""bugSlug": ⟪"need to be busy"⟫"#, repaired: #""bugSlug": "need-to-be-busy""#),
    ]
  )
}
