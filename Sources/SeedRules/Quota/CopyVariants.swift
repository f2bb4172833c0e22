import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a key that a voice says in fewer ways than the catalogue asks for: at its entry in the table.
struct CopyVariants: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("quota/copy-variants"),
    summary: "A key has fewer variants in a voice than the catalogue asks for.",
    rationale: """
      A text that comes every day needs others beside it, or it is no longer read. How many each key needs \
      is its `minimumVariants`.
      """,
    reads: "`minimumVariants` of `copy/catalog.json` and the entries of every table"
  )

  static let needs: RuleNeeds = .copy

  static let examples = RuleExamples(
    accepted: [
      .file(
        "copy/pressure.brutal.json",
        CopyQuotaExamples.tableText("brutal", question: 2, yes: 0),
        beside: ["copy/catalog.json": CopyQuotaExamples.catalog]
      ),
      .file(
        "copy/pressure.brutal.json",
        CopyQuotaExamples.tableText("brutal", question: 3, yes: 1),
        beside: ["copy/catalog.json": CopyQuotaExamples.catalog]
      ),
    ],
    flagged: [
      .file(
        "copy/pressure.brutal.json",
        CopyQuotaExamples.tableText("brutal", question: 1, yes: 0, marked: "checkIn.question"),
        beside: ["copy/catalog.json": CopyQuotaExamples.catalog]
      ),
      .file(
        "copy/pressure.professional.json",
        CopyQuotaExamples.tableText("professional", question: 2, yes: 1, marked: "checkIn.yes"),
        beside: [
          "copy/catalog.json": CopyQuotaExamples.catalog.replacing(
            #""minimumVariants": 1"#,
            with: #""minimumVariants": 4"#
          )
        ]
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (products, catalog) = (run.copyQuotas, run.catalog)
    for voice in products.flatMap(\.voices) {
      for entry in voice.entries where entry.row.missing > 0 {
        guard let record = entry.record else { continue }
        let row = entry.row
        let variants = QuotaReport.count(row.need, "variant")
        let message = "`\(Excerpt.of(row.name))` has \(row.have) of \(variants) in `\(voice.name)`"
        var finding = Self.finding(message, record: record, in: catalog)
        finding.relations.follows = [.name(row.name)]
        finding.expected = "\(row.need)"
        finding.found = "\(row.have)"
        let key = catalog.copyKeys[entry.keyIndex].record
        finding.notes = [Diagnostic.Note("asked for here", at: catalog.place(of: key))]
        findings.report(
          finding,
          remedy: "Write \(row.missing) more; variants differ in idea, not in synonyms."
        )
      }
    }
  }
}
