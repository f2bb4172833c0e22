import SeedDecoding
import SeedLint

/// Found while decoding.
enum NotCanonicalUUID: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.notCanonicalUUID),
    summary: "A UUID that is not written in lower case with hyphens.",
    rationale: "One id has one spelling, so that a search for it finds every use.",
    repair: "Safe: writes the same UUID in lower case with hyphens.",
    reads: "the `id` of bugs, fixes, tidbits and retired records"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""id": "3f8a6c1d-0e52-47b9-a4d6-b91c7e25f083""#),
      .bug(#""id": "0b7d9e42-6c15-4f8a-93d0-5a2e8c61f7b4""#),
    ],
    flagged: [
      .fix(
        #""id": ⟪"3F8A6C1D-0E52-47B9-A4D6-B91C7E25F083"⟫"#,
        repaired: #""id": "3f8a6c1d-0e52-47b9-a4d6-b91c7e25f083""#
      ),
      .bug(
        #""id": ⟪"{0b7d9e426c154f8a93d05a2e8c61f7b4}"⟫"#,
        repaired: #""id": "0b7d9e42-6c15-4f8a-93d0-5a2e8c61f7b4""#
      ),
    ]
  )
}
