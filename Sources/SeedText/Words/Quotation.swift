/// Quotation marks of all languages, read from a text's start on: straight and curly ones, double and single,
/// low ones (`„…“`), and angle ones whichever way they point.
package struct Quotation: Sendable {
  private var isDouble = false
  private var isSingle = false
  private var isCurly = false
  /// Whether what is open was opened by a low mark, so that `“` closes it.
  private var isLow = false
  private var isAngled = false
  private var position = 0
  /// From the offset on, where the next single mark is that closes; nil where none does.
  private var closing: (from: Int, offset: Int?)?

  package init() {}

  private var isOpen: Bool { isDouble || isSingle || isCurly || isAngled }

  /// Whether a quotation is open at an offset of a text; the same text each time.
  ///
  /// A single straight mark opens one where no letter stands before it and one stands after, and closes one
  /// where a letter or a point stands before it and no letter after.
  ///
  /// - Complexity: O(bytes since the last offset that was asked for), from the start for one before that.
  package mutating func isOpen(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    if offset < position { self = Quotation() }
    while position < offset {
      pass(position, bytes)
      position += 1
    }
    return isOpen
  }

  /// The same at a word's start, for the words of a text one after the other: only what lies between them is
  /// looked at, and not that where it is one space or hyphen.
  @inline(__always)
  package mutating func isOpen(in bytes: UnsafeBufferPointer<UInt8>, before word: Word) -> Bool {
    defer { position = Int(word.endOffset) }
    if word.gap == .joined, Int(word.startOffset) - position <= 1 { return isOpen }
    return isOpen(in: bytes, at: Int(word.startOffset))
  }

  private mutating func pass(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes[index] {
    case UInt8(ascii: "\""): isDouble.toggle()
    case UInt8(ascii: "'"):
      let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
      let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
      if isSingle, !Self.isWordByte(after) {
        isSingle = false
      } else if !Self.isWordByte(before), Self.isWordByte(after) {
        isSingle = closes(bytes, after: index + 1)
      }
    case 0xC2 where index + 1 < bytes.count && (bytes[index + 1] == 0xAB || bytes[index + 1] == 0xBB):
      isAngled.toggle()
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      let after = index + 3 < bytes.count ? bytes[index + 3] : UInt8(ascii: " ")
      switch bytes[index + 2] {
      case 0x9E, 0x9A: (isCurly, isLow) = (true, true)
      case 0x9C, 0x98: (isCurly, isLow) = (!isLow, false)
      case 0x9D where !isCurly:
        // Swedish and Finnish open with the mark that others close with.
        let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
        isCurly = !Self.isWordByte(before) && Self.isWordByte(after)
      case 0x9D: (isCurly, isLow) = (false, false)
      case 0x99: if !Self.isWordByte(after) { (isCurly, isLow) = (false, false) }
      case 0xB9, 0xBA: isAngled.toggle()
      default: break
      }
    default: break
    }
  }

  /// Whether a single straight mark after an offset closes what was opened before it.
  private mutating func closes(_ bytes: UnsafeBufferPointer<UInt8>, after offset: Int) -> Bool {
    if let closing, closing.from <= offset, closing.offset ?? .max >= offset { return closing.offset != nil }
    let next = bytes[offset...].indices.first { index in
      bytes[index] == UInt8(ascii: "'") && (index + 1 == bytes.count || !Self.isWordByte(bytes[index + 1]))
    }
    closing = (offset, next)
    return next != nil
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
