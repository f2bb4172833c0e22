/// A reference into a text section: 0-based byte offset and byte count.
///
/// | offset | bytes | type | meaning |
/// |---:|---:|---|---|
/// | 0 | 4 | u32 | offset in the text section; 0xFFFFFFFF: no text |
/// | 4 | 4 | u32 | bytes of UTF-8 |
@usableFromInline
package enum TextReference {
  package static let stride = 8
  @usableFromInline package static let offsetOffset = 0
  @usableFromInline package static let byteCountOffset = 4
}
