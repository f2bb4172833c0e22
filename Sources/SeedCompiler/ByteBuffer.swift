/// Bytes of a section while it is written; integers go in little-endian.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  init(reserving byteCount: Int = 0) { bytes.reserveCapacity(byteCount) }

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: TextSpan) {
    append(text.offset)
    append(text.byteCount)
  }

  mutating func append(_ double: Double) { append(double.bitPattern) }

  mutating func append(contentsOf other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func appendZeroes(_ count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }

  /// Overwrites an integer that was appended before.
  mutating func replace(at offset: Int, with value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { new in
      bytes.replaceSubrange(offset..<offset + new.count, with: new)
    }
  }
}

extension Sequence {
  /// The elements, sorted by the bytes of a text; `String`'s own order is of canonical equivalents.
  func sortedByBytes(_ text: (Element) -> String) -> [Element] {
    map { (bytes: Array(text($0).utf8), element: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      .map(\.element)
  }
}
