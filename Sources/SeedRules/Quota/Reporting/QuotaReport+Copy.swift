import SeedDiagnostics
import SeedLint
import SeedDecoding
import SeedModel
import SeedSource

extension QuotaReport {
  /// One product's copy, by voice.
  package struct ProductReport: Hashable, Sendable {
    /// The product's index in the catalog.
    package var productIndex: Int
    package var name: String
    /// How many of the product's voices have a table.
    package var voiceCount: QuotaRow
    package var voices: [VoiceReport]
  }

  /// What one product says in one voice.
  package struct VoiceReport: Hashable, Sendable {
    package var name: String
    /// False for a voice without a table, of which nothing else is counted.
    package var hasTable: Bool
    /// How many of the keys that the voice has to say it says.
    package var keys: QuotaRow
    /// How many of the variants that its keys need there are; what a key has above its minimum is left out.
    package var variants: QuotaRow
    /// The keys that the voice has to say, in the catalogue's order.
    package var entries: [EntryReport]
  }

  /// The variants of one key in one voice.
  package struct EntryReport: Hashable, Sendable {
    package var row: QuotaRow
    /// The index of the key among the catalog's.
    package var keyIndex: Int
    /// The record of the entry; nil where the voice lacks it.
    package var record: UInt32?
  }
}

extension QuotaReport.ProductReport {
  /// The most voices of a product whose copy is counted, and keys; other rules flag what is beyond.
  static let voiceLimit = 16
  static let keyLimit = 100_000

  /// - Complexity: O(keys × voices + entries).
  static func all(in catalog: Catalog) -> [QuotaReport.ProductReport] {
    let index = CopyIndex(catalog)
    return catalog.products.indices.map { productIndex in
      let product = catalog.products[productIndex]
      let voices = product.voices.prefix(voiceLimit).map { index.voice($0, of: product, in: catalog) }
      let present = voices.count(where: \.hasTable)
      return QuotaReport.ProductReport(
        productIndex: productIndex,
        name: product.name,
        voiceCount: QuotaRow("voices", have: present, need: voices.count),
        voices: voices
      )
    }
  }

  /// The same, without the needs of quotas that are off.
  func needing(_ thresholds: QuotaThresholds) -> QuotaReport.ProductReport {
    var report = self
    if thresholds.isOff(CopyVoices.metadata.id) { report.voiceCount.need = 0 }
    for index in voices.indices {
      if thresholds.isOff(CopyKeys.metadata.id) { report.voices[index].keys.need = 0 }
      guard thresholds.isOff(CopyVariants.metadata.id) else { continue }
      report.voices[index].variants.need = 0
      for entry in voices[index].entries.indices { report.voices[index].entries[entry].row.need = 0 }
    }
    return report
  }
}

/// The copy keys by product, and the entries by product, voice and key.
private struct CopyIndex {
  private struct Table: Hashable {
    var product: String
    var voice: String
  }

  private typealias Entry = (record: UInt32, variantCount: Int)

  private var keyIndices: [String: [Int]] = [:]
  /// The entries of each table by their keys; two tables of one name are taken for one.
  private var tables: [Table: [String: Entry]] = [:]

  init(_ catalog: Catalog) {
    for index in catalog.copyKeys.indices.prefix(QuotaReport.ProductReport.keyLimit) {
      keyIndices[catalog.copyKeys[index].value.product, default: []].append(index)
    }
    let names = catalog.copyTables.map { Table(product: $0.product, voice: $0.voice) }
    for name in names { tables[name] = [:] }
    for entry in catalog.copyEntries {
      let tree = catalog.trees[catalog.copyTables[entry.tableIndex].fileIndex]
      let count = tree.children(of: entry.variants).reduce(0) { count, _ in count + 1 }
      tables[names[entry.tableIndex], default: [:]][entry.key] = (entry.record, count)
    }
  }

  /// The entries of a voice by their keys; nil for one without a table.
  private func entries(_ voice: String, of product: String) -> [String: Entry]? {
    tables[Table(product: product, voice: voice)]
  }

  func voice(_ voice: String, of product: Catalog.Product, in catalog: Catalog) -> QuotaReport.VoiceReport {
    let own = entries(voice, of: product.name)
    var keys: [QuotaReport.EntryReport] = []
    for index in keyIndices[product.name] ?? [] {
      let key = catalog.copyKeys[index].value
      guard key.isVoiced || isHome(voice, of: key.key, product) else { continue }
      let entry = own?[key.key]
      let row = QuotaRow(key.key, have: entry?.variantCount ?? 0, need: key.minimumVariants)
      keys.append(QuotaReport.EntryReport(row: row, keyIndex: index, record: entry?.record))
    }
    return QuotaReport.VoiceReport(
      name: voice,
      hasTable: own != nil,
      keys: QuotaRow("keys", have: keys.count { $0.record != nil }, need: keys.count),
      variants: QuotaRow(
        "variants",
        have: keys.reduce(0) { $0 + min($1.row.have, $1.row.need) },
        need: keys.reduce(0) { $0 + $1.row.need }
      ),
      entries: keys
    )
  }

  /// Whether a voice is the one whose table has to hold a key that is the same in all: the first that does,
  /// else the product's first.
  private func isHome(_ voice: String, of key: String, _ product: Catalog.Product) -> Bool {
    let voices = product.voices.prefix(QuotaReport.ProductReport.voiceLimit)
    let holder = voices.first { entries($0, of: product.name)?[key] != nil }
    return voice == holder ?? product.voices.first
  }
}
