import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a product that lacks the table of one of its voices.
struct CopyVoices: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("quota/copy-voices"),
    summary: "A product lacks the copy of one of its voices.",
    rationale: "Whoever chose that voice would get no text at all.",
    reads: "`products` of `copy/catalog.json`, and which tables there are"
  )

  static let needs: RuleNeeds = .copy

  static let examples = RuleExamples(
    accepted: [
      .file(
        "copy/catalog.json",
        CopyQuotaExamples.catalog,
        beside: CopyQuotaExamples.table("professional", question: 2, yes: 1)
          + CopyQuotaExamples.table("brutal", question: 2, yes: 0)
      ),
      .file(
        "copy/catalog.json",
        #"{ "products": { "geocue": { "voices": ["standard"] } }, "keys": [] }"#,
        beside: [
          "copy/geocue.standard.json": #"{ "product": "geocue", "voice": "standard", "entries": {} }"#
        ]
      ),
    ],
    flagged: [
      .file(
        "copy/catalog.json",
        CopyQuotaExamples.marking(#""pressure""#),
        beside: CopyQuotaExamples.table("professional", question: 2, yes: 1)
      ),
      .file("copy/catalog.json", #"{ "products": { ⟪"geocue"⟫: { "voices": ["standard"] } }, "keys": [] }"#),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (products, catalog) = (run.copyQuotas, run.catalog)
    for product in products where product.voiceCount.missing > 0 {
      let row = product.voiceCount
      let voices = QuotaReport.count(row.need, "voice")
      let message = "`\(product.name)` has copy for \(row.have) of \(voices)"
      var finding = Self.finding(message, at: catalog.products[product.productIndex].place)
      finding.relations.follows = [.voices]
      finding.expected = product.voices.map(\.name).joined(separator: ", ")
      finding.found = product.voices.filter(\.hasTable).map(\.name).joined(separator: ", ")
      let files = product.voices.filter { !$0.hasTable }.map { "copy/\(product.name).\($0.name).json" }
      findings.report(finding, remedy: "Write \(QuotaReport.list(files)).")
    }
  }
}
