import SeedLayout
public import SeedModel

/// A voice of a product; stands for it in ``Handle``.
public enum CopyVoice: Sendable {}

/// A message of a bundle, parsed, by its place; valid for the bundle that gave it out.
public struct MessageHandle: Hashable, Sendable {
  let first: UInt32
  let count: UInt32

  init(_ run: (first: UInt32, count: UInt32)) {
    first = run.first
    count = run.count
  }
}

extension SeedBundle {
  /// All products, sorted by name.
  public var products: HandleRange<CopyProduct> { HandleRange(count: tables.products.count) }

  /// All copy keys, sorted by product, key.
  public var copyKeys: HandleRange<CopyKey> { HandleRange(count: tables.copyKeys.count) }

  /// All copy entries, sorted by key, then voice.
  public var copyEntries: HandleRange<CopyEntry> { HandleRange(count: tables.copyEntries.count) }

  /// A product's name.
  public func name(of product: Handle<CopyProduct>) -> TextHandle {
    record(product)?.text(CopyProductLayout.nameOffset) ?? .empty
  }

  /// The voices of a product, as authored; empty for another bundle's handle.
  public func voices(of product: Handle<CopyProduct>) -> HandleRange<CopyVoice> {
    guard let record = record(product) else { return HandleRange(count: 0) }
    return range(record.run(CopyProductLayout.voicesOffset), in: tables.voices)
  }

  /// A voice's name.
  public func name(of voice: Handle<CopyVoice>) -> TextHandle {
    tables.voices.record(voice.rawIndex)?.text(0) ?? .empty
  }

  /// The product with a name, or nil.
  ///
  /// - Complexity: O(products).
  public func product(named name: String) -> Handle<CopyProduct>? {
    first(in: products, named: name) { self.name(of: $0) }
  }

  /// The voice of a product with a name, or nil.
  ///
  /// - Complexity: O(the product's voices).
  public func voice(of product: Handle<CopyProduct>, named name: String) -> Handle<CopyVoice>? {
    first(in: voices(of: product), named: name) { self.name(of: $0) }
  }

  /// The copy key of a product with a name, or nil.
  ///
  /// - Complexity: O(bytes of both names).
  public func copyKey(product: String, key: String) -> Handle<CopyKey>? {
    var product = product
    var key = key
    return product.withUTF8 { product in
      key.withUTF8 { key in
        unsafe copyKey(product: UnsafeRawBufferPointer(product), key: UnsafeRawBufferPointer(key))
      }
    }
  }

  /// What a key says in a voice, or nil where it says nothing; the same in all voices if the key is not voiced.
  ///
  /// - Complexity: O(the product's voices).
  public func copyEntry(_ key: Handle<CopyKey>, voice: Handle<CopyVoice>) -> Handle<CopyEntry>? {
    guard let keyRecord = record(key), let product = product(of: key),
      voices(of: product).indices.contains(voice.index)
    else { return nil }
    let entries: HandleRange<CopyEntry> = range(
      keyRecord.run(CopyKeyLayout.entriesOffset),
      in: tables.copyEntries
    )
    if keyRecord.byte(CopyKeyLayout.isVoicedOffset) == 0 { return entries.first }
    // Of as many entries as voices each stands at its voice's place; of fewer it lies before that.
    return entries.prefix(CopyLimit.voiceCount).first {
      record($0)?.word(CopyEntryLayout.voiceOffset) == voice.rawIndex
    }
  }

  /// What a key of a product says in a voice, or nil.
  ///
  /// An app that asks often keeps the handles of key and voice, and asks ``copyEntry(_:voice:)``.
  /// - Complexity: O(bytes of the names + products + voices).
  public func copyEntry(product: String, voice: String, key: String) -> Handle<CopyEntry>? {
    guard let keyHandle = copyKey(product: product, key: key),
      let productHandle = self.product(of: keyHandle),
      let voiceHandle = self.voice(of: productHandle, named: voice)
    else { return nil }
    return copyEntry(keyHandle, voice: voiceHandle)
  }

  /// The product that a key belongs to, or nil for an index without a product.
  public func product(of key: Handle<CopyKey>) -> Handle<CopyProduct>? {
    record(key).flatMap { handle(at: $0.word(CopyKeyLayout.productOffset), in: tables.products) }
  }

  /// A copy key's name.
  public func name(of key: Handle<CopyKey>) -> TextHandle {
    record(key)?.text(CopyKeyLayout.keyOffset) ?? .empty
  }

  /// The ways to say an entry, as authored.
  ///
  /// - Complexity: O(1).
  public func variants(of entry: Handle<CopyEntry>) -> HandleRange<CopyVariant> {
    guard let record = record(entry) else { return HandleRange(count: 0) }
    return range(record.run(CopyEntryLayout.variantsOffset), in: tables.variants)
  }

  /// A variant's title, or nil where it has none.
  public func title(of variant: Handle<CopyVariant>) -> MessageHandle? {
    guard let record = record(variant), record.word(CopyVariantLayout.titleOffset) != Absent.index else {
      return nil
    }
    return MessageHandle(record.run(CopyVariantLayout.titleOffset))
  }

  /// A variant's text.
  public func body(of variant: Handle<CopyVariant>) -> MessageHandle {
    MessageHandle(record(variant)?.run(CopyVariantLayout.bodyOffset) ?? (0, 0))
  }
}

extension SeedBundle {
  func record(_ product: Handle<CopyProduct>) -> RecordView? {
    tables.products.record(product.rawIndex)
  }

  func record(_ key: Handle<CopyKey>) -> RecordView? {
    tables.copyKeys.record(key.rawIndex)
  }

  func record(_ entry: Handle<CopyEntry>) -> RecordView? {
    tables.copyEntries.record(entry.rawIndex)
  }

  func record(_ variant: Handle<CopyVariant>) -> RecordView? {
    tables.variants.record(variant.rawIndex)
  }

  /// A run of records, or an empty one where it leaves the section.
  private func range<Record>(
    _ run: (first: UInt32, count: UInt32),
    in section: SectionView
  ) -> HandleRange<Record> {
    guard Int(run.first) + Int(run.count) <= section.count else { return HandleRange(count: 0) }
    return HandleRange(first: run.first, count: run.count)
  }

  private func first<Record>(
    in range: HandleRange<Record>,
    named name: String,
    by text: (Handle<Record>) -> TextHandle
  ) -> Handle<Record>? {
    var name = name
    return name.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return range.first { unsafe isEqual(text($0), bytes) }
    }
  }

  /// The copy key with the given bytes as names.
  func copyKey(product: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> Handle<CopyKey>? {
    let hash = unsafe CopySlotLayout.hash(product: product, key: key)
    let table = tables.copyIndex
    let slotCount = table.count
    var slot = HashTable.home(of: hash, slotCount: slotCount)
    for _ in 0..<HashTable.probeLimit {
      guard let record = table.record(slot) else { return nil }
      let value = record.word(CopySlotLayout.valueOffset)
      if value == 0 { return nil }
      if record.word(CopySlotLayout.hashOffset) == UInt32(truncatingIfNeeded: hash),
        let handle: Handle<CopyKey> = handle(value, kind: IndexValue.copyKey, in: tables.copyKeys),
        unsafe isEqual(name(of: handle), key),
        let owner = self.product(of: handle), unsafe isEqual(name(of: owner), product)
      {
        return handle
      }
      slot = (slot + 1) & (slotCount - 1)
    }
    return nil
  }
}
