import SeedDecoding
import SeedLint

/// Found while decoding.
enum WrongType: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.wrongType),
    summary: "A value of another type than its field takes.",
    rationale: """
      A number in quotes is a text, and `"false"` is no `false`. Nothing is converted silently: what \
      one reader converts another refuses.
      """,
    repair: "Unsafe, for numbers and truth values in quotes only: takes the quotes away.",
    reads: "every value of every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""number": 12.0"#),
      .fix(#""validation": null"#),
    ],
    flagged: [
      .fix(
        #""number": ⟪"12"⟫"#,
        repaired: #""number": 12"#
      ),
      .fix(#""number": ⟪1.5⟫"#),
      .fix(#""configuration": ⟪[⟫]"#),
    ]
  )
}
