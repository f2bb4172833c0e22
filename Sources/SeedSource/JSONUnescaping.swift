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
    // Resolved, a text is never longer. Both lists are written to plain memory: appending each byte to them
    // took five times as long.
    result.bytes = Array(unsafeUninitializedCapacity: source.count) { bytes, count in
      result.sourceOffsets = Array(unsafeUninitializedCapacity: source.count + 1) { offsets, offsetCount in
        var output = Output(bytes: bytes, offsets: offsets)
        var offset = 0
        while offset < source.count {
          let start = offset
          while offset < source.count, source[offset] != UInt8(ascii: "\\") { offset &+= 1 }
          output.append(start..<offset, of: source)
          if offset < source.count { offset = resolve(source, at: offset, into: &output) }
        }
        count = output.count
        output.offsets.initializeElement(at: count, to: UInt32(source.count))
        offsetCount = count + 1
      }
    }
    return result
  }

  /// Resolves an escape, or takes its first byte as it stands; returns what follows.
  private static func resolve(
    _ source: UnsafeBufferPointer<UInt8>,
    at start: Int,
    into output: inout Output
  ) -> Int {
    guard start + 1 < source.count else {
      output.append(source[start], from: start)
      return start + 1
    }
    let escape = source[start + 1]
    if escape == UInt8(ascii: "u"), let unit = codeUnit(source, at: start + 2) {
      var offset = start + 6
      let scalar = scalar(unit, source, &offset)
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte, from: start) }
      return offset
    }
    if let plain = plainEscape(escape) {
      output.append(plain, from: start)
      return start + 2
    }
    output.append(source[start], from: start)
    return start + 1
  }

  /// What has been resolved so far.
  private struct Output {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    let offsets: UnsafeMutableBufferPointer<UInt32>
    var count = 0

    /// Appends bytes that stand for themselves.
    mutating func append(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) {
      let rest = UnsafeMutableBufferPointer(rebasing: bytes[count...])
      _ = rest.initialize(fromContentsOf: UnsafeBufferPointer(rebasing: source[range]))
      for offset in range {
        offsets.initializeElement(at: count, to: UInt32(truncatingIfNeeded: offset))
        count &+= 1
      }
    }

    mutating func append(_ byte: UInt8, from offset: Int) {
      bytes.initializeElement(at: count, to: byte)
      offsets.initializeElement(at: count, to: UInt32(offset))
      count += 1
    }
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
