import SeedDecoding
import SeedLint
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
  /// - Complexity: O(keys × voices + entries).
  static func all(in catalog: Catalog) -> [QuotaReport.ProductReport] {
    let index = CopyIndex(catalog)
    return catalog.products.indices.map { productIndex in
      let product = catalog.products[productIndex]
      let voices = product.voices.map { index.voice($0, of: product, in: catalog) }
      let present = voices.count(where: \.hasTable)
      return QuotaReport.ProductReport(
        productIndex: productIndex,
        name: product.name,
        voiceCount: QuotaRow("voices", have: present, need: voices.count),
        voices: voices
      )
    }
  }
}

/// The copy keys by product, and the entries by product, voice and key.
private struct CopyIndex {
  private struct Table: Hashable {
    var product: String
    var voice: String
  }

  private var keyIndices: [String: [Int]] = [:]
  private var entries: [Table: [String: (record: UInt32, variantCount: Int)]] = [:]

  init(_ catalog: Catalog) {
    for (index, key) in catalog.copyKeys.enumerated() {
      keyIndices[key.value.product, default: []].append(index)
    }
    for table in catalog.copyTables { entries[Table(product: table.product, voice: table.voice)] = [:] }
    for entry in catalog.copyEntries where catalog.copyTables.indices.contains(entry.tableIndex) {
      let table = catalog.copyTables[entry.tableIndex]
      let tree = catalog.trees[table.fileIndex]
      let count = tree.children(of: entry.variants).reduce(0) { count, _ in count + 1 }
      entries[Table(product: table.product, voice: table.voice)]?[entry.key] = (entry.record, count)
    }
  }

  func voice(_ voice: String, of product: Catalog.Product, in catalog: Catalog) -> QuotaReport.VoiceReport {
    let own = entries[Table(product: product.name, voice: voice)]
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
    let holder = product.voices.first {
      entries[Table(product: product.name, voice: $0)]?[key] != nil
    }
    return voice == holder ?? product.voices.first
  }
}
