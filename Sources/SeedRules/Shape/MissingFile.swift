import SeedDecoding
import SeedDiagnostics
package import SeedLint

/// Flags a content folder without a file that it must have. Found while loading.
package enum MissingFile: DecodedRule {
  package static let metadata = RuleMetadata(
    .missingFile,
    .error,
    summary: "A content folder without a file that it must have.",
    rationale: """
      Bugs, fixes, tidbits and the configuration make the content; without one of them it cannot be \
      compiled.
      """,
    reads: "the names of the files in the content folder; not when single files are checked"
  )

  package static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", "[]"),
      .file("fixes/need-to-be-busy.json", "[]"),
    ],
    flagged: [
      .file("seedtool.json", "(there is none)"),
      .file("bugs.json", "(there is none)"),
    ]
  )
}
