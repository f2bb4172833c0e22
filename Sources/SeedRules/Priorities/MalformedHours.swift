import SeedDecoding
import SeedLint

/// Found while decoding.
enum MalformedHours: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.malformedHours),
    summary: "A range of hours that is not a first and a last hour.",
    rationale: """
      A range is two hours, both inclusive: `[7, 9]` lasts until 9:59, and `[22, 6]` wraps past \
      midnight.
      """,
    reads: "`rushHours` and `nightHours` in `priority_rules.json`"
  )

  static let examples = RuleExamples(
    accepted: [
      PriorityExamples.file(rush: "[[7, 9], [17, 19]]"),
      PriorityExamples.file(rush: "[]", night: "[0, 0]"),
    ],
    flagged: [
      PriorityExamples.file(rush: "[⟪[⟫7], [17, 19]]"),
      PriorityExamples.file(night: "⟪[⟫22, 2, 6]"),
    ]
  )
}
