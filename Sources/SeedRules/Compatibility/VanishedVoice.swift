import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview
import SeedSource
import SeedTables

/// Flags a product, or a voice of one, that is gone.
enum VanishedVoice: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/vanished-voice"),
    summary: "A product, or a voice that its users may have chosen, is gone.",
    rationale: """
      A voice is a setting of the user's. An app whose user chose one that is gone has nothing to say.
      """,
    reads: "`products` of `copy/catalog.json` of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = [.product]

  static let examples = RuleExamples(
    accepted: [
      .file("copy/catalog.json", catalog(#""professional", "brutal", "dry""#), before: before),
      .file("copy/catalog.json", catalog(#""brutal", "professional""#), before: before),
    ],
    flagged: [
      .file("copy/catalog.json", "⟪{⟫" + catalog(#""professional""#).dropFirst(), before: before),
      .file(
        "copy/catalog.json",
        "⟪{⟫" + CatalogExamples.text(products: #""egofix": { "voices": ["deadpan"] }"#).dropFirst(),
        before: before
      ),
    ]
  )

  private static let before = ["copy/catalog.json": CatalogExamples.text()]

  private static func catalog(_ voices: String) -> String {
    CatalogExamples.text(products: #""pressure": { "voices": [\#(voices)] }"#)
  }

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    func report(_ message: String, _ name: String) {
      var finding = finding(message, allOf: .copyContract, view)
      finding.record = name
      findings.report(finding, remedy: "Put it back: apps and their users' settings name it.")
    }
    for change in view.comparison.changes where change.kind == .product {
      guard let old = change.old else { continue }
      let product = old.key.name
      guard let new = change.new else {
        report("the product \(Excerpt.of(product)) is gone", product)
        continue
      }
      let left = Set(new.value["voices"]?.members ?? [])
      for voice in old.value["voices"]?.members ?? [] where !left.contains(voice) {
        let name = voice.scalar ?? "?"
        report("the voice \(Excerpt.of(name)) of \(Excerpt.of(product)) is gone", "\(product).\(name)")
      }
    }
  }
}
