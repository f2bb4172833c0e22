import SeedDecoding
import SeedLint

/// Found while loading.
enum MissingFile: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.missingFile),
    summary: "A content folder without a file that it must have.",
    rationale: """
      Bugs, fixes, tidbits and the configuration make the content; without one of them it cannot be \
      compiled. Where the configuration alone is missing, the rest is checked with the defaults, and a note \
      says so: `seedtool init` writes one.
      """,
    reads: "the names of the files in the content folder; not when single files are checked"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", "[]"),
      .file("fixes/need-to-be-busy.json", "[]"),
    ],
    flagged: [
      .file("micro_education.json", "(there is none)"),
      .file("bugs.json", "(there is none)"),
    ]
  )
}
