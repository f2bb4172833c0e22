import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a key of the catalogue that a voice does not say. Voices without a table are the business of
/// `copy-voices`; a key that is the same in all voices needs one table only.
struct CopyKeys: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("quota/copy-keys"),
    summary: "A voice lacks a key of the copy catalogue.",
    rationale:
      "The catalogue is what the apps ask for. A key without text leaves a hole on somebody's screen.",
    reads: "`keys` of `copy/catalog.json` and the entries of every table"
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
        CopyQuotaExamples.catalog,
        beside: CopyQuotaExamples.table("professional", question: 1, yes: 0)
          + CopyQuotaExamples.table("brutal", question: 1, yes: 1)
      ),
    ],
    flagged: [
      .file(
        "copy/catalog.json",
        CopyQuotaExamples.marking(#""checkIn.question""#),
        beside: CopyQuotaExamples.table("professional", question: 2, yes: 1)
          + CopyQuotaExamples.table("brutal", question: 0, yes: 0)
      ),
      .file(
        "copy/catalog.json",
        CopyQuotaExamples.marking(#""checkIn.yes""#),
        beside: CopyQuotaExamples.table("professional", question: 2, yes: 0)
          + CopyQuotaExamples.table("brutal", question: 2, yes: 0)
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (products, catalog) = (run.copyQuotas, run.catalog)
    for product in products {
      var missing: [Int: [String]] = [:]
      for voice in product.voices where voice.hasTable {
        for entry in voice.entries where entry.record == nil {
          missing[entry.keyIndex, default: []].append(voice.name)
        }
      }
      for (keyIndex, voices) in missing.sorted(by: { $0.key < $1.key }) {
        let key = catalog.copyKeys[keyIndex].value
        let message =
          key.isVoiced
          ? "`\(Excerpt.of(key.key))` has no text in \(QuotaReport.list(voices.map { "`\($0)`" }))"
          : "`\(Excerpt.of(key.key))` is in none of the tables of `\(product.name)`"
        var finding = Self.finding(message, record: catalog.copyKeys[keyIndex].record, in: catalog)
        let variants = QuotaReport.count(key.minimumVariants, "variant")
        let files = voices.map { "copy/\(product.name).\($0).json" }
        finding.relations.follows = [.name(key.key), .voices]
        finding.expected = variants
        finding.found = "0"
        findings.report(finding, remedy: "Write \(variants) of it in \(QuotaReport.list(files)).")
      }
    }
  }
}
