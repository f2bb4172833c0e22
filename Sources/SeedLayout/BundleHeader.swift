/// The fixed first bytes of a bundle. All integers of a bundle are little-endian.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | bytes | magic `89 53 45 45 44 0D 0A 1A` (`\x89SEED\r\n\x1A`: a transfer as text breaks it) |
/// | 8 | 4 | u32 | byte-order mark `0x0A0B0C0D`; read as `0x0D0C0B0A` the file has the other endianness |
/// | 12 | 2 | u16 | format version, 2; a reader reads every version from 2 on |
/// | 14 | 2 | u16 | bytes of this header, 128 or more |
/// | 16 | 8 | u64 | bytes of the whole bundle |
/// | 24 | 8 | u64 | checksum: hash of bytes 32…end, seeded with the hash of bytes 0…23 |
/// | 32 | 16 | 2 × u64 | content digest, first half first: see ``ContentDigestAccumulator`` |
/// | 48 | 4 | u32 | content version, major |
/// | 52 | 4 | u32 | content version, minor |
/// | 56 | 4 | u32 | content version, patch |
/// | 60 | 4 | u32 | sections in the table |
/// | 64 | 8 | u64 | offset of the section table, right behind the header |
/// | 72 | 4 | u32 | features that a reader must know; version 2 knows none, so 0 |
/// | 76 | 4 | u32 | revision of the tables that wrote it: greater for every field, section or code more |
/// | 80 | 32 | bytes | locale, ASCII, filled up with 0 |
/// | 112 | 16 | bytes | reserved, 0 |
package enum BundleHeader {
  /// Read as a little-endian word: `89 53 45 45 44 0D 0A 1A`.
  package static let magic: UInt64 = 0x1A0A_0D44_4545_5389
  package static let byteOrderMark: UInt32 = 0x0A0B_0C0D
  package static let formatVersion: UInt16 = 2
  package static let byteCount = 128

  package static let magicOffset = 0
  package static let byteOrderMarkOffset = 8
  package static let formatVersionOffset = 12
  package static let headerByteCountOffset = 14
  package static let bundleByteCountOffset = 16
  package static let checksumOffset = 24
  package static let contentDigestOffset = 32
  package static let majorOffset = 48
  package static let minorOffset = 52
  package static let patchOffset = 56
  package static let sectionCountOffset = 60
  package static let sectionTableOffset = 64
  package static let requiredFeaturesOffset = 72
  package static let layoutRevisionOffset = 76
  package static let localeOffset = 80
  package static let localeByteCount = 32

  /// The first byte that the checksum's second part covers.
  package static let checkedOffset = 32

  /// The most sections that a reader looks at; far above what any version writes.
  package static let sectionCountLimit: UInt32 = 1024
}

/// An entry of the section table; entries are sorted by id, and sections stand in that order.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | id, see ``SectionID`` |
/// | 4 | 4 | u32 | flags: bit 0 a reader that does not know the id refuses the bundle; bit 1 not content |
/// | 8 | 8 | u64 | offset of the first record, a multiple of 64 |
/// | 16 | 8 | u64 | bytes, stride × count |
/// | 24 | 4 | u32 | stride: bytes of a record |
/// | 28 | 4 | u32 | count of records |
package enum SectionEntry {
  package static let stride = 32
  package static let idOffset = 0
  package static let flagsOffset = 4
  package static let offsetOffset = 8
  package static let byteCountOffset = 16
  package static let recordStrideOffset = 24
  package static let recordCountOffset = 28

  /// Flag: a reader that does not know the section's id must refuse the bundle.
  package static let requiredFlag: UInt32 = 1
  /// Flag: the section says how the bundle came to be and is left out of the content digest.
  package static let provenanceFlag: UInt32 = 2
  /// All bits that have a meaning.
  package static let knownFlags = requiredFlag | provenanceFlag

  /// Every section starts at a multiple of this: a 64-byte record then never straddles a cache line.
  package static let alignment = 64
}
