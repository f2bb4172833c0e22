/// Reads scalars out of UTF-8.
package enum UTF8Scalar {
  /// The scalar at an offset and its bytes; a malformed sequence is one replacement character of one byte.
  ///
  /// - Precondition: the offset is inside the bytes.
  @inlinable
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (scalar: Unicode.Scalar, byteCount: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let byteCount: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (byteCount, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (byteCount, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (byteCount, value) = (4, UInt32(lead & 0x07))
    default: return ("\u{FFFD}", 1)
    }
    guard offset + byteCount <= bytes.count else { return ("\u{FFFD}", 1) }
    for index in offset + 1..<offset + byteCount {
      guard bytes[index] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, byteCount)
  }
}
