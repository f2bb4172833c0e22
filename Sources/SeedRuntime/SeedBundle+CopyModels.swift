import SeedLayout
public import SeedModel

extension SeedBundle {
  /// A product as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ product: Handle<CopyProduct>) throws(BundleError) -> CopyProduct {
    guard let record = record(product) else {
      throw .noSuchRecord(kind: "products", index: product.index)
    }
    var reader = try ModelReader(self)
    return try ModelReader.copyProduct(&reader, record)
  }

  /// A copy key as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ key: Handle<CopyKey>) throws(BundleError) -> CopyKey {
    guard let record = record(key) else { throw .noSuchRecord(kind: "copyKeys", index: key.index) }
    var reader = try ModelReader(self)
    return try ModelReader.copyKey(&reader, record)
  }

  /// A copy entry as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ entry: Handle<CopyEntry>) throws(BundleError) -> CopyEntry {
    guard let record = record(entry) else {
      throw .noSuchRecord(kind: "copyEntries", index: entry.index)
    }
    var reader = try ModelReader(self)
    let key = try reader.record(
      tables.copyKeys,
      at: record.word(CopyEntryLayout.keyOffset),
      from: record,
      CopyEntryLayout.keyOffset
    )
    let voice = try reader.record(
      tables.voices,
      at: record.word(CopyEntryLayout.voiceOffset),
      from: record,
      CopyEntryLayout.voiceOffset
    )
    return CopyEntry(
      product: try reader.productReference(key, CopyKeyLayout.productOffset),
      voice: try reader.text(voice, 0),
      key: try reader.text(key, CopyKeyLayout.keyOffset),
      variants: try reader.list(
        record,
        CopyEntryLayout.variantsOffset,
        in: .variants,
        ModelReader.copyVariant
      )
    )
  }

  /// A message as a tree.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged message.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ message: MessageHandle) throws(BundleError) -> MessagePattern {
    guard message.count == 0 || owns(message.stamp) else {
      throw .noSuchRecord(kind: "segments", index: Int(message.first))
    }
    var reader = try ModelReader(self)
    return try reader.pattern(first: message.first, count: message.count, above: -1, depth: 0)
  }
}
