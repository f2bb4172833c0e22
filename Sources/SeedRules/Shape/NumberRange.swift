import SeedDecoding
import SeedLint

/// Found while decoding.
enum NumberRange: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.numberRange),
    summary: """
      A number that is smaller or larger than its field takes, or more precise than a number can be.
      """,
    rationale: """
      Numbers are read exactly. One that a 64-bit integer or the 15 digits of a double cannot hold is \
      refused, not rounded.
      """,
    reads: "every number of every content file, and thresholds in `seedtool.json`"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix("timed", #""durationSeconds": 10"#),
      .fix("timed", #""durationSeconds": 1.44e4"#),
    ],
    flagged: [
      .fix(#""number": ⟪0⟫"#),
      .fix("timed", #""durationSeconds": ⟪5⟫"#),
      .fix(#""number": ⟪12345678901234567890⟫"#),
    ]
  )
}
