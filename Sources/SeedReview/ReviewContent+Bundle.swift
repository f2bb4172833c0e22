package import SeedDecoding
import SeedModel
package import SeedRuntime
import SeedTables

extension ReviewContent {
  /// What a bundle holds.
  ///
  /// - Parameters:
  ///   - catalog: the content that it was compiled from, where that is at hand.
  ///   - labels: what records are called; nil for what the catalog says.
  /// - Throws: `BundleError` for a damaged bundle.
  /// - Complexity: O(bytes of the bundle).
  package init(
    _ bundle: SeedBundle,
    named name: String,
    catalog: Catalog? = nil,
    labels: RecordLabels? = nil
  ) throws(BundleError) {
    var records: [ReviewRecord] = []
    func add(_ kind: ReviewKind, _ name: String, _ value: RecordValue) {
      records.append(ReviewRecord(key: ReviewKey(kind, name), source: .built(value)))
    }
    func addAll(_ kind: ReviewKind, _ table: RecordTable, named names: String...) throws(BundleError) {
      // One reads a bounded number of bytes, however often one text is referred to.
      let reading = RecordReading(bundle)
      var index = 0
      while let fields = try reading.fields(of: table, at: index) {
        let value = RecordValue.record(fields)
        add(kind, names.lazy.compactMap { value[$0]?.text }.first ?? "", value)
        index += 1
      }
    }
    try addAll(.bug, .bug, named: "id")
    try addAll(.fix, .fix, named: "id")
    try addAll(.tidbit, .tidbit, named: "id")
    try addAll(.product, .product, named: "name")
    try addAll(.copyKey, .copyKey, named: "key")
    try addAll(.priorityRules, .priorityRules)
    try addAll(.policies, .policies)
    try addAll(.retired, .retired, named: "id", "key")
    for entry in try RecordReading(bundle).copyEntries() {
      add(.copyEntry, "\(entry.product) \(entry.voice) \(entry.key)", .list(entry.variants))
    }
    let settings: [(name: String, value: RecordValue)] = [
      ("version", .text("\(bundle.info.contentVersion)")), ("locale", .text(bundle.info.locale)),
    ]
    add(.configuration, "", .record(settings))
    self.init(
      name: name,
      version: bundle.info.contentVersion,
      records: records,
      catalog: catalog,
      labels: labels ?? catalog?.labels ?? .standard
    )
  }
}
