/// One part of a message.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 1 | u8 | kind: ``SegmentKind`` |
/// | 1 | 1 | u8 | reserved, 0 |
/// | 2 | 2 | u16 | count of arms; 0 but for plural and select |
/// | 4 | 4 | u32 | index of the first arm; 0 but for plural and select |
/// | 8 | 8 | text? | the literal, or the argument's name; absent for a number |
@usableFromInline
package enum SegmentLayout {
  @inlinable package static var stride: Int { 16 }
  @inlinable package static var kindOffset: Int { 0 }
  @inlinable package static var armCountOffset: Int { 2 }
  @inlinable package static var firstArmOffset: Int { 4 }
  @inlinable package static var textOffset: Int { 8 }
}

/// What a segment is.
@frozen
@usableFromInline
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
@usableFromInline
package enum ArmLayout {
  @inlinable package static var stride: Int { 24 }
  @inlinable package static var selectorOffset: Int { 0 }
  @inlinable package static var categoryOffset: Int { 1 }
  @inlinable package static var segmentCountOffset: Int { 4 }
  @inlinable package static var firstSegmentOffset: Int { 8 }
  @inlinable package static var numberOffset: Int { 16 }
  @inlinable package static var valueOffset: Int { 16 }
}

/// How an arm is chosen.
@frozen
@usableFromInline
package enum ArmSelector: UInt8, Sendable {
  /// `=n`.
  case exactly = 0
  /// A plural category.
  case category = 1
  /// A select's value.
  case value = 2
}

/// Bounds that writers keep and readers enforce.
@usableFromInline
package enum MessageLimit {
  /// The most plurals and selects inside one another.
  @inlinable package static var depth: Int { 16 }
}

/// Bounds of the copy.
package enum CopyLimit {
  /// The most voices of a product that a reader looks at.
  package static let voiceCount = 64
}
