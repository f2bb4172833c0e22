/// Values that stand for nothing: all bits one, so that bytes which no field has taken yet read as absent; of
/// signed numbers the least one.
@usableFromInline
package enum Absent {
  /// No record, no number, and in the place of a text's offset no text.
  @usableFromInline package static let index: UInt32 = 0xFFFF_FFFF
  /// No code, no truth value, no hour.
  @usableFromInline package static let byte: UInt8 = 0xFF
  /// No time of day.
  package static let time: UInt16 = 0xFFFF
  /// No signed number.
  package static let signedNumber: Int32 = .min
}

/// Bounds that writers keep and readers enforce, so that a hostile bundle cannot ask for memory without end.
@usableFromInline
package enum TextLimit {
  /// The most bytes of one text.
  @usableFromInline package static let byteCount = 65_536
  /// The most bytes of a name: of a product, a copy key or a retired one.
  package static let nameByteCount = 1_024
}
