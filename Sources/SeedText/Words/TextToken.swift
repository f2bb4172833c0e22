/// A run of a text's bytes without a space or a brace in it.
package enum TextToken {
  /// The run that a range lies in.
  ///
  /// - Complexity: O(bytes of the run).
  package static func range(
    around range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, !isEnd(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
    return start..<end
  }

  /// Whether a run is something else than words: an address, a path, a handle, an identifier or the name of a
  /// file.
  ///
  /// - Complexity: O(bytes of the run).
  package static func isOther(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let token = bytes[range]
    if let first = token.first(where: { !openers.contains($0) }) {
      if first == UInt8(ascii: "/") || first == UInt8(ascii: "~") || first == UInt8(ascii: "#") {
        return true
      }
    }
    var isAfterLetter = false
    for index in range {
      let byte = bytes[index]
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "="), UInt8(ascii: "<"),
        UInt8(ascii: ">"):
        return true
      case UInt8(ascii: "/"):
        if next == UInt8(ascii: "/") { return true }
      case UInt8(ascii: "."):
        if isAfterLetter, isLetterOrDigit(next) || next == UInt8(ascii: "/") { return true }
      default: break
      }
      isAfterLetter = isLetterOrDigit(byte)
    }
    return false
  }

  private static let openers = Array("\"'([".utf8)

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
