import SeedDecoding
import SeedLint

/// Found while decoding.
enum MalformedUUID: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.malformedUUID),
    summary: "An id that is no UUID.",
    rationale: """
      Users' histories refer to ids for ever, so an id has to be unique over all content that was and \
      will be. Readable ids (`me-right-01`) collide; random UUIDs do not.
      """,
    reads: "the `id` of bugs, fixes, tidbits and retired records"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""id": "3f8a6c1d-0e52-47b9-a4d6-b91c7e25f083""#),
      .tidbit(#""id": "3F8A6C1D-0E52-47B9-A4D6-B91C7E25F083""#),
    ],
    flagged: [
      .fix(#""id": ⟪"me-right-01"⟫"#),
      .tidbit(#""id": ⟪"e9a35d70-41c8-4f26-b7d2-0c6f8ea1954"⟫"#),
    ]
  )
}
