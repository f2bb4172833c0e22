import SeedDecoding
import SeedLint

/// Found while decoding; random ones pass but for one in a million.
enum PatternedUUID: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.patternedUUID),
    summary: "A UUID that looks made by hand.",
    rationale: """
      A UUID keeps its promise only when it is random: two people who make ids up make up the same \
      ones. Flagged are version or variant digits that RFC 9562 does not assign, fewer than six \
      different digits, and runs of eight or more digits that repeat or count up.
      """,
    repair: """
      Unsafe: mints a random UUID. Not for a record that shipped: users' histories know it by the old \
      one.
      """,
    reads: "the `id` of bugs, fixes, tidbits and retired records"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""id": "3f8a6c1d-0e52-47b9-a4d6-b91c7e25f083""#),
      .fix(#""id": "31111111-2345-4fb9-a4d6-b91c7e25f083""#),
    ],
    flagged: [
      .fix(
        #""id": ⟪"11111111-1111-4111-8111-111111111111"⟫"#,
        repaired: #""id": "a6d08c3e-52f7-4b19-9e64-d7310cf58b2a""#
      ),
      .fix(#""id": ⟪"3f8a6c1d-0e52-07b9-a4d6-b91c7e25f083"⟫"#),
      .fix(#""id": ⟪"12345678-9abc-4d0e-a4d6-b91c7e25f083"⟫"#),
    ]
  )
}
