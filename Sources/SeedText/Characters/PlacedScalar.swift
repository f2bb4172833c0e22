/// A scalar of a text and the bytes that it stands in.
package struct PlacedScalar {
  package let scalar: Unicode.Scalar
  /// In bytes of the text.
  package let range: Range<Int>

  package init(scalar: Unicode.Scalar, range: Range<Int>) {
    self.scalar = scalar
    self.range = range
  }
}

extension PlacedScalar {
  /// The scalars of a text in order; a byte that is no UTF-8 is U+FFFD.
  ///
  /// - Complexity: O(bytes).
  package static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [PlacedScalar] {
    var scalars: [PlacedScalar] = []
    scalars.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let end = Self.scalarEnd(in: bytes, at: offset)
      scalars.append(PlacedScalar(scalar: Self.scalar(in: bytes, offset..<end), range: offset..<end))
      offset = end
    }
    return scalars
  }

  /// The end of the scalar that starts at an offset; one further for a byte that starts none.
  private static func scalarEnd(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let byteCount =
      switch bytes[offset] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard offset + byteCount <= bytes.count else { return offset + 1 }
    for index in offset + 1..<offset + byteCount where bytes[index] & 0xC0 != 0x80 { return offset + 1 }
    return offset + byteCount
  }

  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Unicode.Scalar {
    let lead = UInt32(bytes[range.lowerBound])
    var value: UInt32
    switch range.count {
    case 1: value = lead < 0x80 ? lead : 0xFFFD
    case 2: value = lead & 0x1F
    case 3: value = lead & 0x0F
    default: value = lead & 0x07
    }
    for index in range.dropFirst() { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension Unicode.Scalar {
  /// `U+200B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// `U+200B ZERO WIDTH SPACE`; where Unicode has no name for it, what it is.
  package var codePointAndName: String {
    if let name = properties.name ?? properties.nameAlias { return "\(codePoint) \(name)" }
    switch properties.generalCategory {
    case .privateUse: return "\(codePoint), which only one program or font can show"
    case .control: return "\(codePoint), a control character"
    default: return codePoint
    }
  }
}

extension Sequence<Unicode.Scalar> {
  /// The first few code points, for a message: a hostile text has any number of them.
  package var codePoints: String {
    var shown: [String] = []
    for scalar in self {
      if shown.count == 8 { return shown.joined(separator: " ") + " …" }
      shown.append(scalar.codePoint)
    }
    return shown.joined(separator: " ")
  }
}
