import SeedLayout
import SeedModel

extension BundleWriter {
  /// A product with the indices of its voices.
  private struct Product {
    var index: UInt32
    var name: [UInt8]
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
    let products = try writeProducts(content.products)
    var entries: [KeyName: [CopyEntry]] = [:]
    for entry in content.copyEntries {
      entries[KeyName(product: Array(entry.product.utf8), key: Array(entry.key.utf8)), default: []].append(
        entry
      )
    }
    let keys = content.copyKeys.sorted { left, right in
      left.product.utf8.elementsEqual(right.product.utf8)
        ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        : left.product.utf8.lexicographicallyPrecedes(right.product.utf8)
    }
    var buffers = CopyBuffers()
    var index: [(hash: UInt64, value: UInt32)] = []
    var previous: KeyName?
    for (position, key) in keys.enumerated() {
      let name = KeyName(product: Array(key.product.utf8), key: Array(key.key.utf8))
      guard name != previous else {
        throw .duplicateName(kind: "copy keys of \(key.product)", name: key.key)
      }
      previous = name
      guard let product = products[name.product] else {
        throw .unknownName(kind: "product", name: key.product)
      }
      let keyIndex = try Self.recordIndex(position, of: .copyKeys)
      try write(key, product: product.index, to: &buffers)
      try writeEntries(
        entries.removeValue(forKey: name) ?? [],
        of: key,
        index: keyIndex,
        product: product,
        to: &buffers
      )
      let hash = name.product.withUnsafeBytes { product in
        name.key.withUnsafeBytes { CopySlotLayout.hash(product: product, key: $0) }
      }
      index.append((hash, IndexValue.copyKey << IndexValue.indexBitCount | keyIndex))
    }
    let strays = entries.values.joined().map { "\($0.product) \($0.key)" }.sortedByBytes { $0 }
    if let stray = strays.first { throw .unknownName(kind: "copy key", name: stray) }
    sections.merge(buffers.sections) { $1 }
    sections[.segments] = try messageSegments()
    sections[.arms] = try messageArms()
    try writeCopyIndex(index)
  }

  private mutating func writeProducts(
    _ products: [CopyProduct]
  ) throws(BundleWriteError) -> [[UInt8]: Product] {
    var known: [[UInt8]: Product] = [:]
    var buffer = ByteBuffer()
    var voices = ByteBuffer()
    var voiceCount = 0
    for (position, product) in products.sortedByBytes(\.name).enumerated() {
      let name = Array(product.name.utf8)
      let index = try Self.recordIndex(position, of: .products)
      let firstVoice = try Self.recordIndex(voiceCount, of: .voices)
      buffer.append(try text.span(of: product.name))
      buffer.append(firstVoice)
      buffer.append(UInt32(product.voices.count))
      var places: [[UInt8]: Int] = [:]
      for (place, voice) in product.voices.enumerated() {
        guard places.updateValue(place, forKey: Array(voice.utf8)) == nil else {
          throw .duplicateName(kind: "voices of \(product.name)", name: voice)
        }
        voices.append(try text.span(of: voice))
        voices.append(index)
        voices.append(UInt32(0))
      }
      voiceCount += product.voices.count
      let entry = Product(index: index, name: name, firstVoice: firstVoice, voices: places)
      guard known.updateValue(entry, forKey: name) == nil else {
        throw .duplicateName(kind: "products", name: product.name)
      }
    }
    sections[.products] = buffer
    sections[.voices] = voices
    return known
  }

  private mutating func write(
    _ key: CopyKey,
    product: UInt32,
    to buffers: inout CopyBuffers
  ) throws(BundleWriteError) {
    let name = "\(key.product) \(key.key)"
    buffers.keys.append(try text.span(of: key.key))
    buffers.keys.append(try text.span(of: key.summary))
    buffers.keys.append(product)
    buffers.keys.append(key.role.rawValue)
    buffers.keys.append(UInt8(key.isVoiced ? 1 : 0))
    buffers.keys.append(try Self.narrow(key.placeholders.count, "count of placeholders", of: name) as UInt16)
    buffers.keys.append(try Self.recordIndex(buffers.placeholderCount, of: .placeholders))
    buffers.keys.append(try Self.recordIndex(buffers.slotCount, of: .copySlots))
    let titleLimit = try key.titleLimit.map { (limit) throws(BundleWriteError) -> UInt32 in
      try Self.narrow(limit, "title limit", of: name)
    }
    if titleLimit == Absent.index {
      throw .outOfRange(field: "title limit", value: Int(Absent.index), record: name)
    }
    buffers.keys.append(titleLimit ?? Absent.index)
    buffers.keys.append(try Self.narrow(key.bodyLimit, "body limit", of: name) as UInt32)
    buffers.keys.append(try Self.narrow(key.minimumVariants, "minimum of variants", of: name) as UInt32)
    buffers.keys.append(UInt32(0))
    for placeholder in key.placeholders.sortedByBytes(\.name) {
      buffers.placeholders.append(try text.span(of: placeholder.name))
      buffers.placeholders.append(placeholder.type.rawValue)
      var flags: UInt8 = 0
      if placeholder.isRequired { flags |= PlaceholderLayout.requiredFlag }
      if placeholder.maximum != nil { flags |= PlaceholderLayout.maximumFlag }
      buffers.placeholders.append(flags)
      buffers.placeholders.append(
        try Self.narrow(placeholder.values.count, "count of values", of: name) as UInt16
      )
      buffers.placeholders.append(try Self.recordIndex(buffers.valueCount, of: .placeholderValues))
      buffers.placeholders.append(Int64(placeholder.maximum ?? 0))
      for value in placeholder.values { buffers.values.append(try text.span(of: value)) }
      buffers.valueCount += placeholder.values.count
    }
    buffers.placeholderCount += key.placeholders.count
  }

  private mutating func writeEntries(
    _ entries: [CopyEntry],
    of key: CopyKey,
    index: UInt32,
    product: Product,
    to buffers: inout CopyBuffers
  ) throws(BundleWriteError) {
    var placed: [(place: Int, entry: CopyEntry)] = []
    for entry in entries {
      guard let place = product.voices[Array(entry.voice.utf8)] else {
        throw .unknownName(kind: "voice of \(entry.product)", name: entry.voice)
      }
      placed.append((place, entry))
    }
    placed.sort { $0.place < $1.place }
    var slots = [UInt32](repeating: Absent.index, count: product.voices.count)
    for (place, entry) in placed {
      let entryIndex = try Self.recordIndex(buffers.entryCount, of: .copyEntries)
      guard slots[place] == Absent.index else {
        throw .duplicateName(kind: "entries of \(key.product) \(entry.voice)", name: key.key)
      }
      if key.isVoiced {
        slots[place] = entryIndex
      } else {
        slots = [UInt32](repeating: entryIndex, count: slots.count)
      }
      buffers.entries.append(index)
      buffers.entries.append(product.firstVoice + UInt32(place))
      buffers.entries.append(try Self.recordIndex(buffers.variantCount, of: .variants))
      buffers.entries.append(try Self.recordIndex(entry.variants.count, of: .variants))
      for variant in entry.variants {
        let title = try variant.title.map { (title) throws(BundleWriteError) in
          try writePattern(title, depth: 0, key: key.key)
        }
        let body = try writePattern(variant.body, depth: 0, key: key.key)
        buffers.variants.append(title?.first ?? Absent.index)
        buffers.variants.append(title?.count ?? 0)
        buffers.variants.append(body.first)
        buffers.variants.append(body.count)
      }
      buffers.variantCount += entry.variants.count
      buffers.entryCount += 1
    }
    for slot in slots { buffers.slots.append(slot) }
    buffers.slotCount += slots.count
  }
}

/// The sections of copy while they are written.
private struct CopyBuffers {
  var keys = ByteBuffer()
  var placeholders = ByteBuffer()
  var placeholderCount = 0
  var values = ByteBuffer()
  var valueCount = 0
  var slots = ByteBuffer()
  var slotCount = 0
  var entries = ByteBuffer()
  var entryCount = 0
  var variants = ByteBuffer()
  var variantCount = 0

  var sections: [SectionID: ByteBuffer] {
    [
      .copyKeys: keys, .placeholders: placeholders, .placeholderValues: values, .copySlots: slots,
      .copyEntries: entries, .variants: variants,
    ]
  }
}
