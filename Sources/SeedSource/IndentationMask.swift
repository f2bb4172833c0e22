/// Brackets that are missing or too many, as the indentation of the lines tells: the text with each put in,
/// over white space before its line, or blanked.
///
/// A parser sees that brackets do not match long after the place where one was lost. In a file that is laid
/// out with a line for each member, the first line that stands too far to the left or to the right is that
/// place.
enum IndentationMask {
  /// The text with its brackets matched; nil where indentation and brackets agree, where more than a few
  /// lines do not, or where there is no room before such a line.
  ///
  /// - Complexity: O(bytes) for each such line.
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    guard let unit = unit(of: bytes) else { return nil }
    var walk = Walk(text: MaskedText(bytes: Array(bytes)), unit: unit)
    guard walk.run(), !walk.text.faults.isEmpty else { return nil }
    return walk.text
  }

  /// Whether the lines of a text stand as its brackets say; false for a text on one line, which tells
  /// nothing.
  ///
  /// - Complexity: O(bytes).
  static func agrees(with bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let unit = unit(of: bytes) else { return false }
    var walk = Walk(text: MaskedText(bytes: Array(bytes)), unit: unit)
    return walk.run() && walk.text.faults.isEmpty
  }

  /// How much further to the right the members of a container stand: what the line does that stands least to
  /// the right; nil where all stand at the left.
  private static func unit(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var least: Int?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if let first = firstByte(bytes[start..<end]), first > start {
        least = min(least ?? .max, first - start)
      }
      start = end + 1
    }
    return least
  }

  /// Where a line's text starts; nil for a blank one.
  private static func firstByte<Bytes: RandomAccessCollection<UInt8>>(_ line: Bytes) -> Bytes.Index? {
    line.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
  }

  /// How many lines may be wrong in a file of which the others are right.
  static let faultLimit = 8

  private struct Opener {
    let bracket: UInt8
    let offset: Int
    /// Of the line on which it stands.
    let indentation: Int
  }

  /// A walk from line to line, with the brackets that are open.
  private struct Walk {
    var text: MaskedText
    private var open: [Opener] = []
    private let unit: Int
    /// The last line that is not blank.
    private var line = 0..<0
    /// The last byte before the line that is neither white space nor part of a string; its offset.
    private var last: (byte: UInt8, offset: Int) = (0, -1)
    /// Where it ends, or its string.
    private var lastEnd = 0
    /// The last byte that is not a comma either.
    private var lastBracket: UInt8 = 0

    init(text: MaskedText, unit: Int) { (self.text, self.unit) = (text, unit) }

    /// False where the lines tell nothing.
    mutating func run() -> Bool {
      var start = 0
      while start < text.bytes.count {
        let end = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
        if let first = IndentationMask.firstByte(text.bytes[start..<end]), !blankDouble(start..<end, first) {
          if !settle(first, indentation: first - start, end) { return false }
          readBrackets(first..<end, indentation: first - start)
          line = start..<end
        }
        start = end + 1
      }
      return true
    }

    /// Blanks a line that ends with an opening bracket and is the same as the one before it.
    private mutating func blankDouble(_ next: Range<Int>, _ first: Int) -> Bool {
      guard last.offset >= line.lowerBound, last.byte == UInt8(ascii: "{") || last.byte == UInt8(ascii: "["),
        text.faults.count < IndentationMask.faultLimit, text.bytes[next].elementsEqual(text.bytes[line])
      else { return false }
      report("this line stands twice", "Delete one of them.", first..<next.upperBound)
      for offset in next { text.bytes[offset] = 0x20 }
      return true
    }

    /// Compares where a line stands with what is open, and mends what differs.
    private mutating func settle(_ first: Int, indentation: Int, _ end: Int) -> Bool {
      guard let top = open.last else { return true }
      let byte = text.bytes[first]
      // A bracket that closes, or the comma behind one that is lost, stands below what opens it.
      let isClosing = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ",")
      let expected = isClosing ? top.indentation : top.indentation + unit
      if indentation == expected, byte != UInt8(ascii: ",") { return true }
      if text.faults.count == IndentationMask.faultLimit { return false }
      if isClosing, closesOther(byte, at: indentation) { return blank(first, end) }
      if indentation < expected || indentation == expected && isClosing {
        return close(before: first, indentation: indentation, isClosing: isClosing)
      }
      if isClosing { return blank(first, end) }
      return openOne(before: first, indentation: indentation, end)
    }

    /// Whether a bracket stands where one of the other kind should close.
    private func closesOther(_ bracket: UInt8, at indentation: Int) -> Bool {
      guard bracket != UInt8(ascii: ","), let opener = open.last(where: { $0.indentation <= indentation })
      else { return false }
      return Self.closing(opener.bracket) != bracket
    }

    /// Puts in the brackets that should have closed before a line.
    private mutating func close(before first: Int, indentation: Int, isClosing: Bool) -> Bool {
      let isComma = text.bytes[first] == UInt8(ascii: ",")
      var lost: [Opener] = []
      while let top = open.last,
        isComma ? lost.isEmpty : top.indentation + (isClosing ? 0 : unit) > indentation
      {
        lost.append(top)
        open.removeLast()
      }
      guard let outer = lost.first, let next = open.last,
        isComma || next.indentation + (isClosing ? 0 : unit) == indentation
      else { return false }
      var brackets = lost.map { Self.closing($0.bracket) }
      if last.byte == UInt8(ascii: ",") { text.bytes[last.offset] = 0x20 }
      if !isClosing { brackets.append(UInt8(ascii: ",")) }
      guard insert(brackets, before: first) else { return false }
      let name = outer.bracket == UInt8(ascii: "{") ? "object" : "array"
      let sign = String(decoding: [brackets[0]], as: UTF8.self)
      report(
        "the \(name) is not closed here",
        "Close it with `\(sign)`.",
        lastEnd..<lastEnd,
        related: outer.offset
      )
      return true
    }

    /// Puts in the bracket that should have opened before a line, or the key with it.
    private mutating func openOne(before first: Int, indentation: Int, _ end: Int) -> Bool {
      guard let top = open.last, indentation == top.indentation + 2 * unit,
        let bracket = openerOfCloser(at: indentation - unit, from: end)
      else { return false }
      let isMember = last.byte == UInt8(ascii: ":") || top.bracket == UInt8(ascii: "[")
      let sign = String(decoding: [bracket], as: UTF8.self)
      guard insert(Array((isMember ? "" : "\"\":").utf8) + [bracket], before: first) else { return false }
      report(
        isMember ? "a bracket is missing before this" : "a key and its bracket are missing before this",
        isMember ? "Write `\(sign)` above this line." : "Write `\"…\": \(sign)` above this line.",
        first..<first + 1
      )
      open.append(Opener(bracket: bracket, offset: first, indentation: indentation - unit))
      return true
    }

    /// Blanks a closing bracket that closes nothing, with its comma.
    private mutating func blank(_ first: Int, _ end: Int) -> Bool {
      let rest = text.bytes[(first + 1)..<end].filter { $0 != 0x20 && $0 != 0x0D }
      guard rest.isEmpty || rest == [UInt8(ascii: ",")] else { return false }
      // A comma that the line before has already would be one too many.
      let bracket = String(decoding: [text.bytes[first]], as: UTF8.self)
      report("this `\(bracket)` closes nothing", "Delete it.", first..<first + 1)
      let keepsComma = rest.isEmpty || last.byte == UInt8(ascii: ",")
      if lastBracket == text.bytes[first], let index = text.faults.indices.last {
        let line = SyntaxFault.Replacement(range: ByteRange(lastEnd, end), text: keepsComma ? "" : ",")
        text.faults[index].mending = SyntaxFault.Mending(
          message: "delete its line",
          replacements: [line],
          proof: .layout
        )
      }
      for offset in first..<end where keepsComma || text.bytes[offset] != UInt8(ascii: ",") {
        text.bytes[offset] = 0x20
      }
      return true
    }

    /// What opens the bracket that closes at an indentation, on the first line that stands no further right.
    private func openerOfCloser(at indentation: Int, from start: Int) -> UInt8? {
      var start = start + 1
      while start < text.bytes.count {
        let end = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
        if let first = IndentationMask.firstByte(text.bytes[start..<end]),
          first - start <= indentation
        {
          guard first - start == indentation else { return nil }
          switch text.bytes[first] {
          case UInt8(ascii: "}"): return UInt8(ascii: "{")
          case UInt8(ascii: "]"): return UInt8(ascii: "[")
          default: return nil
          }
        }
        start = end + 1
      }
      return nil
    }

    /// Follows the brackets of a line; a string ends on it.
    private mutating func readBrackets(_ line: Range<Int>, indentation: Int) {
      var offset = line.lowerBound
      while offset < line.upperBound {
        let byte = text.bytes[offset]
        let start = offset
        offset += 1
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          open.append(Opener(bracket: byte, offset: start, indentation: indentation))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        case UInt8(ascii: "\""):
          while offset < line.upperBound, text.bytes[offset] != UInt8(ascii: "\"") {
            offset += text.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
          }
          offset += 1
        case 0x20, 0x09, 0x0D: continue
        default: break
        }
        last = (byte, start)
        if byte != UInt8(ascii: ",") { lastBracket = byte }
        lastEnd = min(offset, line.upperBound)
      }
    }

    /// Writes some bytes over the white space before a line's first byte.
    private mutating func insert(_ bytes: [UInt8], before first: Int) -> Bool {
      let start = first - bytes.count
      guard start >= 0, text.bytes[start..<first].allSatisfy({ $0 <= 0x20 }) else { return false }
      text.bytes.replaceSubrange(start..<first, with: bytes)
      return true
    }

    private mutating func report(
      _ problem: String,
      _ remedy: String,
      _ range: Range<Int>,
      related: Int? = nil
    ) {
      var fault = SyntaxFault(
        kind: .invalidJSON(problem: problem, remedy: remedy),
        range: ByteRange(range.lowerBound, range.upperBound),
        related: related.map { ByteRange($0, $0 + 1) }
      )
      fault.bearing = .brackets
      text.faults.append(fault)
    }

    private static func closing(_ bracket: UInt8) -> UInt8 {
      bracket == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
    }
  }
}
