/// Quotation marks, straight and curly, double and single.
package enum Quotation {
  /// Whether a quotation is open at an offset.
  ///
  /// A single straight mark opens one where no letter stands before it and one stands after, and closes one
  /// where a letter or a point stands before it and no letter after.
  package static func isOpen(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var isDouble = false
    var isSingle = false
    var isCurly = false
    var index = 0
    while index < offset {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""): isDouble.toggle()
      case UInt8(ascii: "'"):
        let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
        let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
        if isSingle, !isWordByte(after) {
          isSingle = false
        } else if !isWordByte(before), isWordByte(after) {
          isSingle = closes(bytes, after: index + 1)
        }
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
        switch bytes[index + 2] {
        case 0x9C, 0x9E, 0x98: isCurly = true
        case 0x9D: isCurly = false
        case 0x99:
          let after = index + 3 < bytes.count ? bytes[index + 3] : UInt8(ascii: " ")
          if !isWordByte(after) { isCurly = false }
        default: break
        }
      default: break
      }
      index += 1
    }
    return isDouble || isSingle || isCurly
  }

  /// Whether a single straight mark after an offset closes what was opened before it.
  private static func closes(_ bytes: UnsafeBufferPointer<UInt8>, after offset: Int) -> Bool {
    for index in offset..<bytes.count where bytes[index] == UInt8(ascii: "'") {
      if index + 1 == bytes.count || !isWordByte(bytes[index + 1]) { return true }
    }
    return false
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }
}
