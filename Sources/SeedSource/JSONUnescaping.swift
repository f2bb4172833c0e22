/// Resolving the escapes of a JSON string while keeping track of where each byte came from.
package enum JSONUnescaping {
  /// Text without escapes, and the source offset of each of its bytes.
  package struct Unescaped: Sendable {
    /// UTF-8; a lone surrogate became U+FFFD.
    package var bytes: [UInt8] = []
    /// For each byte, and for the end, its offset in the escaped text.
    package var sourceOffsets: [UInt32] = []
  }

  /// Resolves all escapes; a malformed escape is taken as it stands.
  ///
  /// - Complexity: O(bytes).
  package static func unescape(_ source: UnsafeBufferPointer<UInt8>) -> Unescaped {
    var result = Unescaped()
    result.bytes.reserveCapacity(source.count)
    result.sourceOffsets.reserveCapacity(source.count + 1)
    var offset = 0
    while offset < source.count {
      let start = offset
      let byte = source[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < source.count else {
        result.append(byte, from: start)
        offset += 1
        continue
      }
      let escape = source[offset + 1]
      if escape == UInt8(ascii: "u"), let unit = codeUnit(source, at: offset + 2) {
        offset += 6
        result.append(scalar(unit, source, &offset), from: start)
      } else if let plain = plainEscape(escape) {
        result.append(plain, from: start)
        offset += 2
      } else {
        result.append(byte, from: start)
        offset += 1
      }
    }
    result.sourceOffsets.append(UInt32(source.count))
    return result
  }

  /// How many Unicode scalars a text has once its escapes are resolved; no copy is made.
  ///
  /// - Complexity: O(bytes).
  package static func scalarCount(of source: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      let next = offset + 1 < source.count ? source[offset + 1] : 0
      if byte != UInt8(ascii: "\\") {
        count += byte & 0xC0 == 0x80 ? 0 : 1
        offset += 1
      } else if next == UInt8(ascii: "u"), let unit = codeUnit(source, at: offset + 2) {
        offset += 6
        _ = scalar(unit, source, &offset)
        count += 1
      } else {
        offset += plainEscape(next) == nil ? 1 : 2
        count += 1
      }
    }
    return count
  }

  /// What a one-letter escape stands for, or nil when it is none of JSON's.
  package static func plainEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The value of four hexadecimal digits at an offset, or nil.
  package static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in offset..<offset + 4 {
      let byte = bytes[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The scalar that starts with a UTF-16 code unit; takes the second half of a pair from `offset` on.
  private static func scalar(
    _ unit: UInt32,
    _ source: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int
  ) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, offset + 1 < source.count, source[offset] == UInt8(ascii: "\\"),
      source[offset + 1] == UInt8(ascii: "u"), let low = codeUnit(source, at: offset + 2),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return "\u{FFFD}" }
    offset += 6
    return scalar
  }
}

extension JSONUnescaping.Unescaped {
  fileprivate mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    sourceOffsets.append(UInt32(offset))
  }

  fileprivate mutating func append(_ scalar: Unicode.Scalar, from offset: Int) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte, from: offset) }
  }
}
