/// The priority rules.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 1 | u8 | match: KeywordMatch |
/// | 1 | 1 | u8 | first hour of the night |
/// | 2 | 1 | u8 | last hour of the night |
/// | 3 | 1 | u8 | reserved, 0 |
/// | 4 | 4 | u32 | count of place keywords, from index 0 |
/// | 8 | 4 | u32 | count of message keywords, right after those |
/// | 12 | 4 | u32 | count of rush hours, from index 0 |
package enum PriorityLayout {
  package static let stride = 16
  package static let matchOffset = 0
  package static let nightFirstOffset = 1
  package static let nightLastOffset = 2
  package static let placeKeywordCountOffset = 4
  package static let messageKeywordCountOffset = 8
  package static let rushHourCountOffset = 12
}

/// A keyword.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | word |
/// | 8 | 1 | u8 | priority: NotificationPriority |
/// | 9 | 7 | bytes | reserved, 0 |
package enum KeywordLayout {
  package static let stride = 16
  package static let wordOffset = 0
  package static let priorityOffset = 8
}

/// A range of hours, inclusive.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 1 | u8 | first hour, 0…23 |
/// | 1 | 1 | u8 | last hour, 0…23 |
/// | 2 | 2 | u16 | reserved, 0 |
package enum HourRangeLayout {
  package static let stride = 4
  package static let firstOffset = 0
  package static let lastOffset = 1
}

/// An identity that once shipped.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 16 | bytes | the id; or a text (8 bytes) with the key, then 8 × 0 |
/// | 16 | 16 | bytes | the replacement's id or key, likewise; 0 without one |
/// | 32 | 4 | u32 | number of a fix; 0: none |
/// | 36 | 1 | u8 | kind: RetiredKind |
/// | 37 | 1 | u8 | what stands at 0: ``RetiredReference`` |
/// | 38 | 1 | u8 | what stands at 16: ``RetiredReference`` |
/// | 39 | 1 | u8 | reserved, 0 |
@usableFromInline
package enum RetiredLayout {
  @usableFromInline package static let stride = 40
  package static let referenceOffset = 0
  package static let replacementOffset = 16
  package static let numberOffset = 32
  package static let kindOffset = 36
  package static let referenceKindOffset = 37
  package static let replacementKindOffset = 38
}

/// What a 16-byte reference of a retired record holds.
package enum RetiredReference: UInt8, Sendable {
  case absent = 0
  case id = 1
  case key = 2
}

/// How the bundle came to be.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | version of the tool, in the provenance text |
/// | 8 | 8 | bytes | reserved, 0 |
package enum ProvenanceLayout {
  package static let stride = 16
  package static let toolVersionOffset = 0
}

/// A file that the bundle was compiled from.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | label, relative to the content folder, in the provenance text |
/// | 8 | 8 | u64 | bytes of the file |
/// | 16 | 16 | 2 × u64 | digest of the file, first half first |
package enum SourceLayout {
  package static let stride = 32
  package static let labelOffset = 0
  package static let byteCountOffset = 8
  package static let digestOffset = 16
}
