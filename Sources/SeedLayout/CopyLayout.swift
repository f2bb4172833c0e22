/// A product.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | name |
/// | 8 | 4 | u32 | index of its first voice |
/// | 12 | 4 | u32 | count of voices |
package enum ProductLayout {
  package static let stride = 16
  package static let nameOffset = 0
  package static let firstVoiceOffset = 8
  package static let voiceCountOffset = 12
}

/// A voice of a product.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | name |
/// | 8 | 4 | u32 | index of its product |
/// | 12 | 4 | u32 | reserved, 0 |
package enum VoiceLayout {
  package static let stride = 16
  package static let nameOffset = 0
  package static let productOffset = 8
}

/// A copy key.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | key |
/// | 8 | 8 | text | summary |
/// | 16 | 4 | u32 | index of its product |
/// | 20 | 1 | u8 | role: CopyRole |
/// | 21 | 1 | u8 | 1: every voice says it in its own way; 0: all voices share one entry |
/// | 22 | 2 | u16 | count of placeholders |
/// | 24 | 4 | u32 | index of the first placeholder |
/// | 28 | 4 | u32 | index of the slot of the product's first voice |
/// | 32 | 4 | u32 | most characters of a title; 0xFFFFFFFF: there is no title |
/// | 36 | 4 | u32 | most characters of a body |
/// | 40 | 4 | u32 | least count of variants |
/// | 44 | 4 | u32 | reserved, 0 |
package enum CopyKeyLayout {
  package static let stride = 48
  package static let keyOffset = 0
  package static let summaryOffset = 8
  package static let productOffset = 16
  package static let roleOffset = 20
  package static let voicedOffset = 21
  package static let placeholderCountOffset = 22
  package static let firstPlaceholderOffset = 24
  package static let firstSlotOffset = 28
  package static let titleLimitOffset = 32
  package static let bodyLimitOffset = 36
  package static let minimumVariantsOffset = 40
}

/// A placeholder of a copy key.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 8 | text | name |
/// | 8 | 1 | u8 | type: PlaceholderType |
/// | 9 | 1 | u8 | flags: bit 0 required, bit 1 the maximum is there |
/// | 10 | 2 | u16 | count of values |
/// | 12 | 4 | u32 | index of the first value |
/// | 16 | 8 | i64 | maximum; 0 where absent |
package enum PlaceholderLayout {
  package static let stride = 24
  package static let nameOffset = 0
  package static let typeOffset = 8
  package static let flagsOffset = 9
  package static let valueCountOffset = 10
  package static let firstValueOffset = 12
  package static let maximumOffset = 16
  package static let requiredFlag: UInt8 = 1
  package static let maximumFlag: UInt8 = 2
}

/// What one key says in one voice, or in all voices where the key is not voiced.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | index of its key |
/// | 4 | 4 | u32 | index of its voice |
/// | 8 | 4 | u32 | index of the first variant |
/// | 12 | 4 | u32 | count of variants |
package enum CopyEntryLayout {
  package static let stride = 16
  package static let keyOffset = 0
  package static let voiceOffset = 4
  package static let firstVariantOffset = 8
  package static let variantCountOffset = 12
}

/// One way to say it.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | index of the title's first segment; 0xFFFFFFFF: there is no title |
/// | 4 | 4 | u32 | count of the title's segments |
/// | 8 | 4 | u32 | index of the body's first segment |
/// | 12 | 4 | u32 | count of the body's segments |
package enum VariantLayout {
  package static let stride = 16
  package static let firstTitleSegmentOffset = 0
  package static let titleSegmentCountOffset = 4
  package static let firstBodySegmentOffset = 8
  package static let bodySegmentCountOffset = 12
}

/// One part of a message.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 1 | u8 | kind: ``SegmentKind`` |
/// | 1 | 1 | u8 | reserved, 0 |
/// | 2 | 2 | u16 | count of arms; 0 but for plural and select |
/// | 4 | 4 | u32 | index of the first arm; 0 but for plural and select |
/// | 8 | 8 | text? | the literal, or the argument's name; absent for a number |
package enum SegmentLayout {
  package static let stride = 16
  package static let kindOffset = 0
  package static let armCountOffset = 2
  package static let firstArmOffset = 4
  package static let textOffset = 8
}

/// What a segment is.
package enum SegmentKind: UInt8, Sendable {
  /// Text as it is shown.
  case literal = 0
  /// `{name}`.
  case argument = 1
  /// `#`.
  case number = 2
  /// `{name, plural, …}`.
  case plural = 3
  /// `{name, select, …}`.
  case select = 4
}

/// One arm of a plural or a select.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 1 | u8 | selector: ``ArmSelector`` |
/// | 1 | 1 | u8 | the category: PluralCategory; 0 for other selectors |
/// | 2 | 2 | u16 | reserved, 0 |
/// | 4 | 4 | u32 | count of segments |
/// | 8 | 4 | u32 | index of the first segment, above that of the segment that has the arm |
/// | 12 | 4 | u32 | reserved, 0 |
/// | 16 | 8 | i64 or text | the exact number, or the select's value; 0 for a category |
package enum ArmLayout {
  package static let stride = 24
  package static let selectorOffset = 0
  package static let categoryOffset = 1
  package static let segmentCountOffset = 4
  package static let firstSegmentOffset = 8
  package static let numberOffset = 16
  package static let valueOffset = 16
}

/// How an arm is chosen.
package enum ArmSelector: UInt8, Sendable {
  /// `=n`.
  case exactly = 0
  /// A plural category.
  case category = 1
  /// A select's value.
  case value = 2
}

/// Bounds that writers keep and readers enforce.
package enum MessageLimit {
  /// The most plurals and selects inside one another.
  package static let depth = 16
}
