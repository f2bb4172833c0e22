import SeedLayout
import SeedModel

extension BundleWriter {
  /// A product with the places of its voices.
  struct Product {
    var index: UInt32
    /// The index of the first voice.
    var firstVoice: UInt32
    /// The voices' places inside the product, by the bytes of their names.
    var voices: [[UInt8]: Int]
  }

  /// What identifies a copy key; bytes, since `String` takes canonical equivalents for equal.
  private struct KeyName: Hashable {
    var product: [UInt8]
    var key: [UInt8]
  }

  /// Writes products, voices, keys, entries and the messages in them.
  mutating func writeCopy(_ content: BundleContent) throws(BundleWriteError) {
    try writeProducts(content.products)
    var entries: [KeyName: [CopyEntry]] = [:]
    for entry in content.copyEntries {
      entries[KeyName(product: Array(entry.product.utf8), key: Array(entry.key.utf8)), default: []].append(
        entry
      )
    }
    let keys = content.copyKeys.sortedByBytes { "\($0.product)\0\($0.key)" }
    var index: [(hash: UInt64, value: UInt32)] = []
    var previous: KeyName?
    for (position, key) in keys.enumerated() {
      let name = KeyName(product: Array(key.product.utf8), key: Array(key.key.utf8))
      guard name != previous else {
        throw .duplicateName(kind: "copy keys of \(key.product)", name: key.key)
      }
      previous = name
      current = key.key
      let keyIndex = try Self.recordIndex(position, of: .copyKeys)
      let run = try writeEntries(entries.removeValue(forKey: name) ?? [], of: key, index: keyIndex)
      var key = key
      key.placeholders = key.placeholders.sortedByBytes(\.name)
      try append(key, to: .copyKeys, entries: run)
      let hash = name.product.withUnsafeBytes { product in
        name.key.withUnsafeBytes { CopySlotLayout.hash(product: product, key: $0) }
      }
      index.append((hash, IndexValue.copyKey << IndexValue.indexBitCount | keyIndex))
    }
    let strays = entries.values.joined().map { "\($0.product) \($0.key)" }.sortedByBytes { $0 }
    if let stray = strays.first { throw .unknownName(kind: "copy key", name: stray) }
    sections[.segments] = try messageSegments()
    sections[.arms] = try messageArms()
    try writeCopyIndex(index)
  }

  private mutating func writeProducts(_ products: [CopyProduct]) throws(BundleWriteError) {
    for product in products.sortedByBytes(\.name) {
      let firstVoice = UInt32(recordCounts[.voices, default: 0])
      var places: [[UInt8]: Int] = [:]
      for (place, voice) in product.voices.enumerated() {
        guard places.updateValue(place, forKey: Array(voice.utf8)) == nil else {
          throw .duplicateName(kind: "voices of \(product.name)", name: voice)
        }
      }
      let index = try append(product, to: .products)
      let known = Product(index: index, firstVoice: firstVoice, voices: places)
      guard self.products.updateValue(known, forKey: Array(product.name.utf8)) == nil else {
        throw .duplicateName(kind: "products", name: product.name)
      }
    }
  }

  /// Writes what the voices say for a key, in their order.
  private mutating func writeEntries(
    _ entries: [CopyEntry],
    of key: CopyKey,
    index: UInt32
  ) throws(BundleWriteError) -> Run {
    guard let product = products[Array(key.product.utf8)] else {
      throw .unknownName(kind: "product", name: key.product)
    }
    var placed: [(place: Int, entry: CopyEntry)] = []
    for entry in entries {
      guard let place = product.voices[Array(entry.voice.utf8)] else {
        throw .unknownName(kind: "voice of \(entry.product)", name: entry.voice)
      }
      placed.append((place, entry))
    }
    placed.sort { $0.place < $1.place }
    for (left, right) in zip(placed, placed.dropFirst()) where left.place == right.place || !key.isVoiced {
      throw .duplicateName(kind: "entries of \(key.product) \(right.entry.voice)", name: key.key)
    }
    let run = try run(placed.count, in: .copyEntries) ?? Run(first: 0, count: 0)
    for (place, entry) in placed {
      var record = RecordBytes(byteCount: CopyEntryLayout.byteCount)
      record.set(index, at: CopyEntryLayout.keyOffset)
      record.set(product.firstVoice + UInt32(place), at: CopyEntryLayout.voiceOffset)
      record.set(try self.run(entry.variants.count, in: .variants), at: CopyEntryLayout.variantsOffset)
      for variant in entry.variants { try append(variant, to: .variants) }
      _ = try add(record, to: .copyEntries)
    }
    return run
  }
}
