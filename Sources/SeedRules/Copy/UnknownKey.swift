import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags an entry of a table whose key the catalogue lacks, or has for another product. A key that stands in
/// the catalogue with a fault of its own is known.
struct UnknownKey: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/unknown-key"),
    summary: "A table has an entry for a key that the catalogue does not give it.",
    rationale: """
      The apps ask for the catalogue's keys. Text under any other name is never shown, and the key that was \
      meant has none.
      """,
    reads: "the keys of `entries` in every copy table, and `keys` of `copy/catalog.json`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.body("label.done", "Done"),
      .file(
        "copy/egofix.deadpan.json",
        #"{ "product": "egofix", "voice": "deadpan", "entries": { "fix.skip": [{ "body": "Skip" }] } }"#,
        beside: ["copy/catalog.json": CopyExamples.catalog]
      ),
    ],
    flagged: [
      CopyExamples.table(#"⟪"streak.endd"⟫: [{ "body": "{days, plural, one {# day} other {# days}}." }]"#),
      CopyExamples.table(#"⟪"fix.skip"⟫: [{ "body": "Skip" }]"#),
    ]
  )

  /// - Complexity: O(entries), and O(keys) for each that is unknown.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    guard copy.hasContract, copy.entries.contains(where: { $0.key == nil }) else { return }
    let catalog = copy.catalog
    let faulty = Set(
      catalog.records.indices.lazy.filter { catalog.records[$0].kind == .copyContract }
        .compactMap { catalog.name(of: UInt32($0)) }
    )
    let products = Set(catalog.products.map(\.name))
    // The keys that may have been meant; where there are very many, the first ones.
    var names: [String: [String]] = [:]
    for key in catalog.copyKeys.prefix(Self.suggestedCount) {
      names[key.value.product, default: []].append(key.value.key)
    }
    let retired = Set(catalog.retired.compactMap(\.value.key))
    var unknownCount = 0
    for entry in copy.entries where entry.key == nil {
      let product = copy.table(of: entry).product
      if let index = catalog.copyKeyIndices[entry.name] {
        // A table without a sound product is a finding already.
        guard products.contains(product) else { continue }
        let key = catalog.copyKeys[index]
        let owner = Excerpt.of(key.value.product)
        let message =
          "`\(Excerpt.of(entry.name))` is a key of `\(owner)`, but this table belongs to `\(Excerpt.of(product))`"
        var finding = Self.finding(message, record: entry.record, in: catalog)
        finding.notes = [Diagnostic.Note("asked for here", at: copy.place(of: key))]
        findings.report(finding, remedy: "Move it to a table of `\(owner)`.")
      } else if !faulty.contains(entry.name) {
        let message = "the catalogue has no key `\(Excerpt.of(entry.name))`"
        var finding = Self.finding(message, record: entry.record, in: catalog)
        if retired.contains(entry.name) {
          finding.remedy = "The key is retired: delete the entry."
        } else {
          unknownCount += 1
          if unknownCount <= Self.suggestionLimit {
            finding.suggestion = NearestName.of(entry.name, among: names[product] ?? [])
          }
          if let meant = finding.suggestion {
            finding.relations.causes = [.name(meant)]
          } else {
            finding.remedy = "Add the key to `copy/catalog.json`, or delete the entry."
          }
        }
        findings.report(finding)
      }
    }
  }

  private static let suggestedCount = 1000
  /// Where more keys are unknown, their spelling is not what is wrong.
  private static let suggestionLimit = 100
}
