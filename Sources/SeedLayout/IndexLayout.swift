/// What a hash table's value refers to: a kind in the top 4 bits, an index in the lower 28; 0: empty slot.
@usableFromInline
package enum IndexValue {
  @usableFromInline package static let indexBitCount: UInt32 = 28
  @usableFromInline package static let indexMask: UInt32 = 0x0FFF_FFFF
  @usableFromInline package static let bug: UInt32 = 1
  @usableFromInline package static let fix: UInt32 = 2
  @usableFromInline package static let tidbit: UInt32 = 3
  @usableFromInline package static let retired: UInt32 = 4
  @usableFromInline package static let copyKey: UInt32 = 5

  /// The most records of a kind.
  package static let recordCountLimit = 1 << 28
}

/// Rules that all hash tables share: the count of slots is a power of two, at least twice that of the
/// entries; collisions go to the next slot, wrapping around, and no entry lies more than
/// ``probeLimit`` − 1 slots behind its home.
@usableFromInline
package enum HashTable {
  /// The most slots that a lookup looks at.
  @usableFromInline package static let probeLimit = 128

  /// The home slot of a hash in a table of a power of two of slots: bits 32…63, reduced.
  @inline(__always)
  package static func home(of hash: UInt64, slotCount: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slotCount &- 1)
  }
}

/// A slot of the table of ids; its home is that of `fold(high ^ first, low ^ second)` with the two keys
/// below.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 16 | bytes | id, in written order |
/// | 16 | 4 | u32 | value, see ``IndexValue`` |
/// | 20 | 4 | u32 | reserved, 0 |
@usableFromInline
package enum IdentitySlotLayout {
  @usableFromInline package static let stride = 24
  @usableFromInline package static let valueOffset = 16
  @usableFromInline package static let firstKey: UInt64 = 0x2D35_8DCC_AA6C_78A5
  @usableFromInline package static let secondKey: UInt64 = 0x8BB8_4B93_962E_ACC9

  /// The hash of an id's big-endian halves.
  package static func hash(high: UInt64, low: UInt64) -> UInt64 {
    ContentHash.fold(high ^ firstKey, low ^ secondKey)
  }
}

/// A slot of the table of numbers; its home is that of `number × factor`, modulo 2⁶⁴.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | number |
/// | 4 | 4 | u32 | value, see ``IndexValue`` |
@usableFromInline
package enum NumberSlotLayout {
  @usableFromInline package static let stride = 8
  @usableFromInline package static let valueOffset = 4
  @usableFromInline package static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash of a number.
  package static func hash(_ number: UInt32) -> UInt64 { UInt64(number) &* factor }
}

/// A slot of the table of copy keys; its hash is that of the key's bytes, seeded with the hash of the
/// product's.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | bits 0…31 of the hash |
/// | 4 | 4 | u32 | value, see ``IndexValue`` |
package enum CopySlotLayout {
  package static let stride = 8
  package static let hashOffset = 0
  package static let valueOffset = 4

  /// The hash of a key of a product.
  package static func hash(product: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> UInt64 {
    ContentHash.hash(key, seed: ContentHash.hash(product, seed: 0))
  }
}

/// A run of records, one column of a bug's row: in the table of fixes column type × 8 + severity, in that of
/// tidbits the trigger. A row's bytes, and so its columns, are the section's stride: new types and triggers
/// come behind.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | index of the first; 0 for an empty run |
/// | 4 | 4 | u32 | count |
@usableFromInline
package enum SliceLayout {
  @usableFromInline package static let stride = 8
  @usableFromInline package static let countOffset = 4

  /// The columns that each type has in a row of the table of fixes: one a severity, and room for more.
  @usableFromInline package static let severityColumnCount = 8
}
