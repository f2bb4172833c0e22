import SeedDecoding
import SeedLint

/// Found while decoding.
enum MemberCount: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.memberCount),
    summary: "An array or object with fewer or more members than it takes.",
    rationale: """
      An entry without a variant says nothing, and a list beyond its limit does not fit on a screen. \
      Too few steps, options or categories of a fix are interaction/too-few-options.
      """,
    reads: "every array and every object with free keys"
  )

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.alone("checkIn.question", "Done?"),
      .file("copy/catalog.json", #"{ "products": { "pressure": { "voices": ["brutal"] } }, "keys": [] }"#),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        """
        { "product": "pressure", "voice": "brutal", "entries": {
          "checkIn.question": ⟪[⟫]
        } }
        """
      ),
      .file("copy/catalog.json", #"{ "products": { "pressure": { "voices": ⟪[⟫] } }, "keys": [] }"#),
    ]
  )
}
