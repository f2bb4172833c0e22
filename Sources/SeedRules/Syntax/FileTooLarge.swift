import SeedDecoding
import SeedLint

/// Flags a file beyond the limits of size and of values. Found before or while parsing.
enum FileTooLarge: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.fileTooLarge),
    summary: "A file of more than a gibibyte, or of more than 67,108,864 values.",
    rationale: """
      A limit keeps a hostile or runaway file from taking all of the machine's memory. It lies far \
      above what people write: all shipped content is less than a megabyte.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes/need-to-be-busy.json", "[]"),
      .file("fixes/need-to-be-right.json", "[]"),
    ],
    flagged: [
      .file("fixes.json", "⟪⟫[ … 1,073,741,825 bytes … ]"),
      .file("micro_education.json", "[ … 67,108,864 values …⟪⟫ ]"),
    ]
  )
}
