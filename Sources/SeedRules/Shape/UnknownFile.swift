import SeedDecoding
import SeedLint

/// Found while loading.
enum UnknownFile: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.unknownFile),
    summary: "A JSON file in the content folder that nothing reads.",
    rationale: """
      A misnamed file is content that is silently left out. Notes and drafts belong elsewhere; word \
      lists are `words/<list>.txt`. `.JSON`, `.jsonc` and `.TXT` are other suffixes than the ones that are \
      read. Hidden files, which editors make, are passed over.
      """,
    reads: "the names of the files in the content folder and in two levels of folders below it"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes/need-to-be-busy.json", "[]"),
      .file("copy/pressure.brutal.json", #"{ "product": "pressure", "voice": "brutal", "entries": {} }"#),
    ],
    flagged: [
      .file("fix.json", "[]"),
      .file("copy/brutal.json", "{}"),
      .file("fixes/new/need-to-be-busy.json", "[]"),
      .file("fixes/need-to-be-busy.JSON", "[]"),
    ]
  )
}
