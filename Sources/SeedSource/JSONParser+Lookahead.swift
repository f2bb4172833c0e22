/// Looking ahead to tell one mistake from another, so that each is reported once.
extension JSONParser {
  /// How far a broken string is followed, in bytes: beyond what texts have, and a bound on hostile input.
  private static let stringLookahead = 4096

  /// Whether the open object that starts at an offset lies directly in an array.
  ///
  /// Found by walking the nodes, since keeping it would cost every container something.
  ///
  /// - Complexity: O(members of the open containers), at most 32 times a file.
  func isInsideArray(_ start: Int) -> Bool {
    guard remainingLookaheads > 0 else { return false }
    var isInside = false
    var index = 0
    while index < nodeCount, nodes[index].range.start != start {
      let node = nodes[index]
      // An open container has its bracket's range still; the way goes into it, and over all others.
      if node.kind == .array || node.kind == .object, node.range.byteCount == 1 {
        isInside = node.kind == .array
        index += 1
      } else {
        index = Int(node.nextIndex)
      }
    }
    return isInside
  }

  /// Whether the rest of the file has a closing bracket for every container that is open: then a bracket
  /// that does not fit is of the wrong kind; otherwise one was forgotten before it.
  ///
  /// - Complexity: O(bytes), at most 32 times a file.
  mutating func closesWrongly() -> Bool { closesMore(than: openArrayCount + openObjectCount - 1) }

  /// Whether the bracket that stands here is one more of those that closed what was before it, and the rest
  /// of the file has one for every container that is open besides.
  ///
  /// - Complexity: O(bytes), at most 32 times a file.
  mutating func closesOnceMore() -> Bool {
    isDoubled() && closesMore(than: openArrayCount + openObjectCount)
  }

  /// Whether the brace that stands here, behind another one, comes before one more object of the only list
  /// that is open: nothing that it could close would be followed by that.
  func closesBeforeObject() -> Bool {
    guard openArrayCount == 1, isDoubled() else { return false }
    var position = offset + 1
    while position < count, base[position] <= 0x20 || base[position] == UInt8(ascii: ",") { position += 1 }
    return byte(at: position) == UInt8(ascii: "{")
  }

  /// Whether the last byte before a closing bracket is one like it.
  private func isDoubled() -> Bool {
    var position = offset - 1
    while position > 0, base[position] <= 0x20 || base[position] == UInt8(ascii: ",") { position -= 1 }
    return position >= 0 && base[position] == base[offset]
  }

  /// Whether the rest of the file closes more containers than so many.
  mutating func closesMore(than number: Int) -> Bool {
    guard remainingLookaheads > 0 else { return false }
    remainingLookaheads -= 1
    var excess = 0
    var position = offset
    while position < count {
      switch base[position] {
      case UInt8(ascii: "}"), UInt8(ascii: "]"): excess += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): excess -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < count, base[position] != UInt8(ascii: "\""), base[position] != 0x0A {
          position += base[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position += 1
    }
    return excess > number
  }

  /// Whether only spaces lie between an offset and one of some bytes.
  func isFollowed(_ start: Int, by wanted: [UInt8]) -> Bool {
    var position = start
    while position < count, base[position] == 0x20 || base[position] == 0x09 { position += 1 }
    return position < count && wanted.contains(base[position])
  }

  /// Whether an offset is where a string's end would stand: before a delimiter, a line's or the file's end.
  private func isAfterString(_ start: Int, _ wanted: [UInt8]) -> Bool {
    if start >= count || isFollowed(start, by: wanted + [0x0A, 0x0D]) { return true }
    var position = start
    while position < count, base[position] == 0x20 { position += 1 }
    return position >= count
  }

  /// Goes behind a string that a quote inside it, or a missing quote, broke apart, and reports it. False when
  /// the last value is no string that letters follow at once.
  mutating func skipBrokenString(endingBefore wanted: [UInt8]) -> Bool {
    let start = offset
    guard remainingLookaheads > 0, start > 0, start < count, base[start - 1] == UInt8(ascii: "\"") else {
      return false
    }
    switch base[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"),
      0x00...0x20:
      return false
    default: break
    }
    var position = start
    let limit = min(count, start + JSONParser.stringLookahead)
    var isFirst = true
    while position < limit, base[position] != 0x0A {
      if base[position] == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      if base[position] == UInt8(ascii: "\""), isAfterString(position + 1, wanted) {
        if isFirst, start > 1, base[start - 2] == UInt8(ascii: "\"") {
          reportQuoteTooMany(ByteRange(start - 2, start - 1))
        } else {
          fail(
            "a quote inside the string ends it",
            "Write `\\\"` for a quote inside a text, or close the string before.",
            ByteRange(start - 1, start)
          )
        }
        offset = position + 1
        // The pieces are no text that anybody meant.
        nodes[nodeCount - 1].kind = .invalid
        nodes[nodeCount - 1].range.endOffset = UInt32(truncatingIfNeeded: offset)
        return true
      }
      if base[position] == UInt8(ascii: "\"") { isFirst = false }
      position += 1
    }
    remainingLookaheads -= 1
    return false
  }

  /// Where a text ends whose opening quote was forgotten, or nil when what stands here is no such text: its
  /// first quote is followed by what follows a string.
  mutating func endOfUnopenedString() -> Int? {
    guard remainingLookaheads > 0, JSONParser.isWordByte(base[offset]), !isDigitOrSign(base[offset]) else {
      return nil
    }
    var position = offset
    let limit = min(count, offset + JSONParser.stringLookahead)
    while position < limit, base[position] != 0x0A, base[position] != UInt8(ascii: "\"") {
      position += base[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let delimiters = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
    if position < limit, base[position] == UInt8(ascii: "\""), isAfterString(position + 1, delimiters) {
      return position + 1
    }
    remainingLookaheads -= 1
    return nil
  }

  func isDigitOrSign(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
