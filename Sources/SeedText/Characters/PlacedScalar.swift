import SeedSource

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
      let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
      scalars.append(PlacedScalar(scalar: scalar, range: offset..<offset + byteCount))
      offset += byteCount
    }
    return scalars
  }
}

extension Unicode.Scalar {
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
