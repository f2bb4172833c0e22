/// Keys that lack one of their quotes, and brackets that are missing between a key and its members on one
/// line: the text with each put in, over white space beside it.
///
/// A key is told from a text by its looks, `title: `, and by what follows the quote that would end it.
enum KeyMask {
  /// The text with its keys closed and opened; nil where no key lacks anything.
  ///
  /// - Complexity: O(bytes).
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    var walk = Walk(text: MaskedText(bytes: Array(bytes)))
    var start = 0
    while start < bytes.count, walk.text.faults.count < IndentationMask.faultLimit {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      walk.read(start..<end)
      start = end + 1
    }
    return walk.text.faults.isEmpty ? nil : walk.text
  }

  /// A walk along a line.
  private struct Walk {
    var text: MaskedText
    /// The last byte that is neither white space nor inside of a string: of a string, its quote.
    private var last: UInt8 = 0
    /// The one before it.
    private var beforeLast: UInt8 = 0

    init(text: MaskedText) { self.text = text }

    mutating func read(_ line: Range<Int>) {
      (last, beforeLast) = (UInt8(ascii: "{"), 0)
      var offset = line.lowerBound
      while offset < line.upperBound {
        let byte = text.bytes[offset]
        if byte == UInt8(ascii: "\"") {
          offset = readString(from: offset, line)
        } else if isWordByte(offset) {
          offset = readWord(from: offset, line)
        } else {
          if byte > 0x20 { note(byte) }
          offset += 1
        }
      }
    }

    private mutating func note(_ byte: UInt8) { (beforeLast, last) = (last, byte) }

    /// Goes over a string, or closes a key that has no closing quote; returns the offset behind it.
    private mutating func readString(from start: Int, _ line: Range<Int>) -> Int {
      let end = closingQuote(from: start + 1, line)
      let isFollowed = end.map { endsString(at: $0 + 1, line) } ?? false
      if !isFollowed, last == UInt8(ascii: "{") || last == UInt8(ascii: ","),
        let colon = colonOfKey(from: start + 1, line)
      {
        report("the key has no closing quote", "Write `\"` before the colon.", start..<colon)
        (text.bytes[colon], text.bytes[colon + 1]) = (UInt8(ascii: "\""), UInt8(ascii: ":"))
        note(UInt8(ascii: "\""))
        note(UInt8(ascii: ":"))
        return colon + 2
      }
      guard let end else { return line.upperBound }
      // A key behind a key and its colon: the bracket between them is lost.
      if last == UInt8(ascii: ":"), beforeLast == UInt8(ascii: "\""),
        next(end + 1, line) == UInt8(ascii: ":"),
        text.bytes[start - 1] == 0x20
      {
        report("a `{` is missing before this", "Write it there.", start..<end + 1)
        text.bytes[start - 1] = UInt8(ascii: "{")
      }
      note(UInt8(ascii: "\""))
      return end + 1
    }

    /// Goes over a word outside of strings, and opens it where it is a key that has no opening quote.
    private mutating func readWord(from start: Int, _ line: Range<Int>) -> Int {
      var end = start
      while end < line.upperBound, isWordByte(end) { end += 1 }
      guard last != UInt8(ascii: ":"), end < line.upperBound, text.bytes[end] == UInt8(ascii: "\""),
        next(end + 1, line) == UInt8(ascii: ":"), start > line.lowerBound, text.bytes[start - 1] == 0x20
      else {
        note(text.bytes[start])
        return end
      }
      report("the key has no opening quote", "Write `\"` before it.", start..<end)
      text.bytes[start - 1] = UInt8(ascii: "\"")
      note(UInt8(ascii: "\""))
      return end + 1
    }

    /// Where a word that starts at an offset is followed by a colon and a space.
    private func colonOfKey(from start: Int, _ line: Range<Int>) -> Int? {
      var end = start
      while end < line.upperBound, isWordByte(end) { end += 1 }
      guard end > start, end + 1 < line.upperBound, text.bytes[end] == UInt8(ascii: ":"),
        text.bytes[end + 1] == 0x20
      else { return nil }
      return end
    }

    private func closingQuote(from start: Int, _ line: Range<Int>) -> Int? {
      var offset = start
      while offset < line.upperBound, text.bytes[offset] != UInt8(ascii: "\"") {
        offset += text.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      return offset < line.upperBound ? offset : nil
    }

    /// Whether what follows a quote is what follows a string.
    private func endsString(at offset: Int, _ line: Range<Int>) -> Bool {
      guard let byte = next(offset, line) else { return true }
      return ":,]}".utf8.contains(byte)
    }

    /// The next byte of a line that is no white space.
    private func next(_ offset: Int, _ line: Range<Int>) -> UInt8? {
      text.bytes[min(offset, line.upperBound)..<line.upperBound].first { $0 > 0x20 }
    }

    /// Whether a byte may be one of a key: keys are words, dotted words and rules.
    private func isWordByte(_ offset: Int) -> Bool {
      JSONParser.isWordByte(text.bytes[offset]) || ".-/".utf8.contains(text.bytes[offset])
    }

    private mutating func report(_ problem: String, _ remedy: String, _ range: Range<Int>) {
      var fault = SyntaxFault(
        kind: .invalidJSON(problem: problem, remedy: remedy),
        range: ByteRange(range.lowerBound, range.upperBound)
      )
      fault.bearing = .brackets
      text.faults.append(fault)
    }
  }
}
