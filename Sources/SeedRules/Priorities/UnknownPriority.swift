import SeedDecoding
import SeedLint

/// Found while decoding.
enum UnknownPriority: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.unknownPriority),
    summary: "Keywords under a priority that does not exist.",
    rationale: """
      A notification is low, medium, high or critical, and each has its own sound and repetition. \
      Keywords under another name would never count.
      """,
    reads: "the keys of `placeKeywords` and `messageKeywords` in `priority_rules.json`"
  )

  static let examples = RuleExamples(
    accepted: [
      PriorityExamples.file(),
      PriorityExamples.file(places: #""critical": ["home"]"#, rush: "[]", night: "[23, 5]"),
    ],
    flagged: [
      PriorityExamples.file(places: #"⟪"urgent"⟫: ["home"]"#),
      PriorityExamples.file(places: #"⟪"High"⟫: ["home"]"#, rush: "[]", night: "[23, 5]"),
    ]
  )
}
