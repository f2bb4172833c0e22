import SeedSource

/// Walking over the user-visible characters of some bytes.
enum ClusterScan {
  /// Calls a body with every extended grapheme cluster of a range and its bytes; for each byte that is no
  /// UTF-8, with nil. Stops when the body returns false.
  ///
  /// - Complexity: O(bytes).
  static func forEach(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ body: (Range<Int>, Character?) -> Bool
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isAlone(bytes, offset, range.upperBound) {
        guard body(offset..<offset + 1, Character(Unicode.Scalar(bytes[offset]))) else { return }
        offset += 1
        continue
      }
      var end = offset + 1
      while end < range.upperBound, !isAlone(bytes, end - 1, range.upperBound) { end += 1 }
      let rest = UnsafeBufferPointer(rebasing: bytes[offset..<end])
      let fault = UTF8Fault.first(in: rest)
      for character in String(decoding: rest[..<(fault?.range.lowerBound ?? end - offset)], as: UTF8.self) {
        let end = offset + character.utf8.count
        guard body(offset..<end, character) else { return }
        offset = end
      }
      for _ in 0..<(fault?.range.count ?? 0) {
        guard body(offset..<offset + 1, nil) else { return }
        offset += 1
      }
    }
  }

  /// Whether a byte is a character by itself: ASCII, and ASCII follows.
  private static func isAlone(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int) -> Bool {
    guard bytes[offset] < 0x80 else { return false }
    guard offset + 1 < end else { return true }
    return bytes[offset + 1] < 0x80 && !(bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A)
  }

  /// The last offset up to one at which a scalar starts, as far as the bytes are UTF-8.
  static func scalarStart(_ bytes: UnsafeBufferPointer<UInt8>, notAfter offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    var start = offset
    while start > 0, offset - start < 3, isContinuation(bytes[start]) { start -= 1 }
    return isContinuation(bytes[start]) ? offset : start
  }

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
