import SeedLayout
public import SeedModel

/// A voice of a product; stands for it in ``Handle``.
public enum CopyVoice: Sendable {}

/// A message of a bundle, parsed, by its place; like a ``Handle`` valid for the bundle that gave it out.
public struct MessageHandle: Hashable, Sendable {
  let first: UInt32
  let count: UInt32

  let stamp: UInt32

  init(_ run: (first: UInt32, count: UInt32), stamp: UInt32) {
    first = run.first
    count = run.count
    self.stamp = stamp
  }
}

extension SeedBundle {
  /// A product's name.
  public func name(of product: Handle<CopyProduct>) -> TextHandle {
    record(product).map { handle($0.text(CopyProductLayout.nameOffset)) } ?? .empty
  }

  /// The voices of a product, as authored; empty for another bundle's handle.
  public func voices(of product: Handle<CopyProduct>) -> HandleRange<CopyVoice> {
    guard let record = record(product) else { return .empty }
    return range(record.run(CopyProductLayout.voicesOffset), in: tables.voices)
  }

  /// A voice's name.
  public func name(of voice: Handle<CopyVoice>) -> TextHandle {
    record(voice).map { handle($0.text(0)) } ?? .empty
  }

  /// The product with a name, or nil.
  ///
  /// - Complexity: O(products).
  public func product(named name: String) -> Handle<CopyProduct>? {
    unsafe withBytes(of: name) { bytes in
      first(in: tables.products) { unsafe isEqual($0.text(CopyProductLayout.nameOffset), bytes) }
    }
  }

  /// The voice of a product with a name, or nil.
  ///
  /// - Complexity: O(the product's voices).
  public func voice(of product: Handle<CopyProduct>, named name: String) -> Handle<CopyVoice>? {
    unsafe withBytes(of: name) { bytes in
      voices(of: product).first { voice in
        record(voice).map { unsafe isEqual($0.text(0), bytes) } ?? false
      }
    }
  }

  /// The copy key of a product with a name, or nil.
  ///
  /// - Complexity: O(bytes of both names).
  public func copyKey(product: String, key: String) -> Handle<CopyKey>? {
    unsafe withBytes(of: product) { product in
      unsafe withBytes(of: key) { key in unsafe copyKey(product: product, key: key) }
    }
  }

  /// What a key says in a voice, or nil where it says nothing; the same in all voices if the key is not
  /// voiced.
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
    record(key).map { handle($0.text(CopyKeyLayout.keyOffset)) } ?? .empty
  }

  /// Whether a copy key has a name, whatever its product.
  package func isNamed(_ key: Handle<CopyKey>, _ name: String) -> Bool {
    unsafe withBytes(of: name) { bytes in
      record(key).map { unsafe isEqual($0.text(CopyKeyLayout.keyOffset), bytes) } ?? false
    }
  }

  /// The ways to say an entry, as authored.
  ///
  /// - Complexity: O(1).
  public func variants(of entry: Handle<CopyEntry>) -> HandleRange<CopyVariant> {
    guard let record = record(entry) else { return .empty }
    return range(record.run(CopyEntryLayout.variantsOffset), in: tables.variants)
  }

  /// A variant's title, or nil where it has none.
  public func title(of variant: Handle<CopyVariant>) -> MessageHandle? {
    guard let record = record(variant), record.word(CopyVariantLayout.titleOffset) != Absent.index else {
      return nil
    }
    return MessageHandle(record.run(CopyVariantLayout.titleOffset), stamp: stamp)
  }

  /// A variant's text.
  public func body(of variant: Handle<CopyVariant>) -> MessageHandle {
    MessageHandle(record(variant)?.run(CopyVariantLayout.bodyOffset) ?? (0, 0), stamp: stamp)
  }
}

extension SeedBundle {
  func record(_ product: Handle<CopyProduct>) -> RecordView? {
    owns(product.stamp) ? tables.products.record(product.rawIndex) : nil
  }

  func record(_ key: Handle<CopyKey>) -> RecordView? {
    owns(key.stamp) ? tables.copyKeys.record(key.rawIndex) : nil
  }

  func record(_ entry: Handle<CopyEntry>) -> RecordView? {
    owns(entry.stamp) ? tables.copyEntries.record(entry.rawIndex) : nil
  }

  func record(_ variant: Handle<CopyVariant>) -> RecordView? {
    owns(variant.stamp) ? tables.variants.record(variant.rawIndex) : nil
  }

  func record(_ voice: Handle<CopyVoice>) -> RecordView? {
    owns(voice.stamp) ? tables.voices.record(voice.rawIndex) : nil
  }

  /// A run of records, or an empty one where it leaves the section, or lists overlap.
  func range<Record>(
    _ run: (first: UInt32, count: UInt32),
    in section: SectionView
  ) -> HandleRange<Record> {
    guard Int(run.first) + Int(run.count) <= section.count, hasSoundLists else { return .empty }
    return HandleRange(first: run.first, count: run.count, stamp: stamp)
  }

  /// Calls a closure with a string's UTF-8.
  func withBytes<Result>(of string: String, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var string = string
    return string.withUTF8 { unsafe body(UnsafeRawBufferPointer($0)) }
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
        let found = tables.copyKeys.record(handle.rawIndex),
        unsafe isEqual(found.text(CopyKeyLayout.keyOffset), key),
        let owner = tables.products.record(found.word(CopyKeyLayout.productOffset)),
        unsafe isEqual(owner.text(CopyProductLayout.nameOffset), product)
      {
        return handle
      }
      slot = (slot + 1) & (slotCount - 1)
    }
    return nil
  }
}
