/// Brackets that are one too many: one that closes an object while its members go on, and one that opens
/// what the bracket right before it has opened.
enum BracketMask {
  /// The text without them; nil where there are none, or where the text has not that many brackets too many
  /// of their side.
  ///
  /// - Complexity: O(bytes).
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    let excess = excess(of: bytes)
    guard excess != 0, excess.magnitude <= IndentationMask.faultLimit else { return nil }
    var walk = Walk(text: MaskedText(bytes: Array(bytes)), excess: excess)
    walk.run()
    walk.text.isWhole = true
    return walk.text.faults.isEmpty ? nil : walk.text
  }

  /// How many more brackets close than open; 0 where a string has no end on its line, which is another fault.
  private static func excess(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var excess = 0
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): excess -= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): excess += 1
      case UInt8(ascii: "\""):
        guard let end = Walk.quote(in: bytes, from: offset + 1) else { return 0 }
        offset = end
      default: break
      }
      offset += 1
    }
    return excess
  }

  private struct Opener {
    let bracket: UInt8
    var keys: [Range<Int>] = []
  }

  /// What stands in the place of some bytes.
  private struct Edit {
    let range: Range<Int>
    let text: String

    init(_ range: Range<Int>, _ text: String = "") { (self.range, self.text) = (range, text) }
  }

  private struct Walk {
    var text: MaskedText
    /// How many brackets are too many: of those that close where it is positive, else of those that open.
    var excess: Int
    private var open: [Opener] = []
    /// The last byte that is neither white space nor inside of a string, and the one before it.
    private var last: UInt8 = 0
    private var beforeLast: UInt8 = 0

    init(text: MaskedText, excess: Int) { (self.text, self.excess) = (text, excess) }

    mutating func run() {
      var offset = 0
      while offset < text.bytes.count, excess != 0 {
        let byte = text.bytes[offset]
        if byte > 0x20 { read(byte, at: &offset) }
        offset += 1
      }
    }

    private mutating func read(_ byte: UInt8, at offset: inout Int) {
      let start = offset
      switch byte {
      case UInt8(ascii: "\""):
        offset = text.bytes.withUnsafeBufferPointer { Self.quote(in: $0, from: start + 1) } ?? start
        if !open.isEmpty, next(offset + 1).byte == UInt8(ascii: ":") {
          open[open.count - 1].keys.append(start..<offset + 1)
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if excess < 0, last == byte {
          excess += 1
          return report(byte, at: start, Edit(start..<start + 1))
        }
        open.append(Opener(bracket: byte))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if excess > 0, let edit = editOfLoneBracket(byte, at: start) {
          excess -= 1
          return report(byte, at: start, edit)
        }
        _ = open.popLast()
      default: break
      }
      (beforeLast, last) = (last, byte)
    }

    /// What mends a bracket that is one too many, since a key of the object that is open follows, or its end;
    /// nil for another bracket.
    private func editOfLoneBracket(_ bracket: UInt8, at offset: Int) -> Edit? {
      guard let top = open.last, top.bracket == UInt8(ascii: "{") else { return nil }
      var (byte, start) = next(offset + 1)
      let hasComma = byte == UInt8(ascii: ",")
      if hasComma { (byte, start) = next(start + 1) }
      // A text of a list that lost its opening bracket has no colon before it.
      if bracket == UInt8(ascii: "]"), last == UInt8(ascii: "\""), beforeLast != UInt8(ascii: ":") {
        return nil
      }
      if bracket == UInt8(ascii: "]"), byte == UInt8(ascii: "}") {
        return Edit(offset..<(hasComma ? next(offset + 1).offset : offset) + 1)
      }
      guard byte == UInt8(ascii: "\""),
        let end = text.bytes.withUnsafeBufferPointer({ Self.quote(in: $0, from: start + 1) }),
        next(end + 1).byte == UInt8(ascii: ":")
      else { return nil }
      let edit = Edit(offset..<offset + 1, hasComma ? "" : ",")
      if bracket == UInt8(ascii: "]") { return edit }
      // Where the object has the key, another one starts there.
      let isOfList = open.dropLast().last.map { $0.bracket == UInt8(ascii: "[") } ?? true
      let key = text.bytes[start..<end + 1]
      return isOfList && !isInside(top) && !top.keys.contains { text.bytes[$0] == key } ? edit : nil
    }

    /// Whether the last key of an object is indented by more than its first one: an object inside of it lost
    /// the bracket that opens it, and this one closes it.
    private func isInside(_ object: Opener) -> Bool {
      guard let first = object.keys.first, let last = object.keys.last else { return false }
      return indentation(of: last) > indentation(of: first)
    }

    private func indentation(of range: Range<Int>) -> Int {
      var start = range.lowerBound
      while start > 0, text.bytes[start - 1] == 0x20 { start -= 1 }
      return start > 0 && text.bytes[start - 1] == 0x0A ? range.lowerBound - start : 0
    }

    /// The next byte that is no white space, and where it is; 0 at the end.
    private func next(_ offset: Int) -> (byte: UInt8, offset: Int) {
      var offset = offset
      while offset < text.bytes.count, text.bytes[offset] <= 0x20 { offset += 1 }
      return offset < text.bytes.count ? (text.bytes[offset], offset) : (0, offset)
    }

    private mutating func report(_ bracket: UInt8, at offset: Int, _ edit: Edit) {
      text.blank(edit.range)
      if !edit.text.isEmpty { text.bytes[offset] = UInt8(ascii: ",") }
      var fault = SyntaxFault(
        kind: .invalidJSON(
          problem: "there is one `\(String(decoding: [bracket], as: UTF8.self))` too many",
          remedy: edit.text.isEmpty ? "Delete it." : "Write `,` instead."
        ),
        range: ByteRange(offset, offset + 1)
      )
      fault.bearing = .brackets
      // Behind a number or an object, it may close a list that lost its opening bracket.
      if bracket != UInt8(ascii: "]") || !"0123456789}".utf8.contains(last) {
        let range = widened(edit.range)
        fault.mending = SyntaxFault.Mending(
          message: edit.text.isEmpty ? "delete it" : "write `,`",
          replacements: [
            SyntaxFault.Replacement(range: ByteRange(range.lowerBound, range.upperBound), text: edit.text)
          ],
          proof: .layout
        )
      }
      text.faults.append(fault)
    }

    /// A range with the spaces before it, and with its line where it has nothing else.
    private func widened(_ range: Range<Int>) -> Range<Int> {
      var start = range.lowerBound
      while start > 0, text.bytes[start - 1] == 0x20 { start -= 1 }
      let isFirst = start > 0 && text.bytes[start - 1] == 0x0A
      let end = range.upperBound
      if !isFirst { return start..<end }
      return end < text.bytes.count && text.bytes[end] == 0x0A ? start..<end + 1 : range
    }

    /// Where a string ends on its line; nil where it does not.
    static func quote(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
      var offset = start
      while offset < bytes.count, bytes[offset] != 0x0A {
        if bytes[offset] == UInt8(ascii: "\"") { return offset }
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      return nil
    }
  }
}
