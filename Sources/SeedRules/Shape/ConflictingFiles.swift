import SeedDecoding
import SeedLint

/// Found while loading.
enum ConflictingFiles: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.conflictingFiles),
    summary: "A kind of content that is both a file and a folder.",
    rationale: """
      `fixes.json` or `fixes/*.json`: with both, a reader cannot know whether one replaces the other \
      or adds to it.
      """,
    reads: "the names of the files in the content folder"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", "[]"),
      .file("fixes/need-to-be-busy.json", "[]"),
    ],
    flagged: [
      .file("fixes.json", "(beside fixes/need-to-be-busy.json)"),
      .file("retired.json", "(beside retired/2026.json)"),
    ]
  )
}
