import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a product or voice that the catalogue's `products` lack: in a table's head, or in a key of the
/// catalogue.
struct UnknownVoice: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/unknown-voice"),
    summary: "A table or a key names a product or voice that the catalogue lacks.",
    rationale: "Nobody can choose a voice that no product has, so nothing of such a table is ever shown.",
    reads: "`product` and `voice` of every copy table and `product` of every key"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(#""label.done": [{ "body": "Done" }]"#, voice: "professional"),
      CopyExamples.empty("egofix.deadpan", product: #""egofix""#, voice: #""deadpan""#),
    ],
    flagged: [
      CopyExamples.empty("pressure.brutl", product: #""pressure""#, voice: #"⟪"brutl"⟫"#),
      CopyExamples.empty("presure.brutal", product: #"⟪"presure"⟫"#, voice: #""brutal""#),
      .file(
        "copy/catalog.json",
        """
        { "products": { "geocue": { "voices": ["standard"] } }, "keys": [
          { "key": "cue.due", "product": ⟪"geoque"⟫, "summary": "A place was reached.", "role": "body",
            "voiced": true, "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 }
        ] }
        """
      ),
    ]
  )

  /// - Complexity: O(tables + keys), times the products.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    guard copy.hasContract else { return }
    let catalog = copy.catalog
    func report(_ message: String, _ name: String, among known: [String], at place: Place, _ pointer: String)
    {
      var finding = Self.finding(message, at: place)
      finding.pointer = pointer
      finding.relations.causes = [.voices, .value]
      finding.expected = known.joined(separator: ", ")
      finding.found = name
      finding.suggestion = NearestName.of(name, among: known)
      if finding.suggestion == nil {
        finding.remedy =
          "A new one goes into `products` of `copy/catalog.json`"
          + (known.isEmpty ? "." : ", which has \(known.joined(separator: ", ")).")
      }
      findings.report(finding)
    }
    let products = catalog.products.map(\.name)
    for table in catalog.copyTables where !table.product.isEmpty {
      let file = table.fileIndex
      if let product = catalog.products.first(where: { $0.name == table.product }) {
        guard !table.voice.isEmpty, !product.voices.contains(table.voice) else { continue }
        let message = Message.voice(table.voice, of: product.name)
        let place = catalog.place(fileIndex: file, node: table.voiceNode)
        report(message, table.voice, among: product.voices, at: place, "/voice")
      } else {
        let place = catalog.place(fileIndex: file, node: table.productNode)
        report(Message.product(table.product), table.product, among: products, at: place, "/product")
      }
    }
    for key in catalog.copyKeys where !products.contains(key.value.product) {
      let pointer = catalog.pointer(record: key.record, node: key.node) + "/product"
      let place = copy.place(of: key, "product")
      report(Message.product(key.value.product), key.value.product, among: products, at: place, pointer)
    }
  }

  private enum Message {
    static func product(_ name: String) -> String { "the catalogue has no product `\(Excerpt.of(name))`" }
    static func voice(_ name: String, of product: String) -> String {
      "`\(Excerpt.of(product))` has no voice `\(Excerpt.of(name))`"
    }
  }
}
