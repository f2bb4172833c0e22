/// What to do where JSON ends: say what is wrong, skip as little as possible, go on.
extension JSONParser {
  func byte(at offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  /// Skips a comment, which JSON does not have. False when no comment stands here.
  @inline(never)
  mutating func skipComment() -> Bool {
    let start = offset
    let second = byte(at: offset + 1)
    if second == UInt8(ascii: "/") {
      while offset < count, base[offset] != 0x0A { offset += 1 }
    } else if second == UInt8(ascii: "*") {
      offset += 2
      while offset < count, !(base[offset] == UInt8(ascii: "*") && byte(at: offset + 1) == UInt8(ascii: "/"))
      {
        offset += 1
      }
      offset = min(count, offset + 2)
    } else {
      return false
    }
    fail("JSON has no comments", "Delete the comment.", ByteRange(start, offset))
    return true
  }

  /// Skips the comments that stand here and the white space behind them. False when there are none.
  mutating func skipsComments() -> Bool {
    guard byte(at: offset) == UInt8(ascii: "/") else { return false }
    let start = offset
    skipMoreWhitespace()
    return offset > start
  }

  /// Something that starts no value: skips to the next delimiter and leaves an `invalid` node.
  @inline(never)
  mutating func parseGarbage() {
    let start = offset
    guard offset < count else {
      failAtEnd("a value is missing", "Write it.", ByteRange(start, start))
      return append(.invalid, start, start)
    }
    switch base[offset] {
    case UInt8(ascii: ":") where lastByte(before: start).map({ base[$0] }) == UInt8(ascii: ":"):
      return parseBehindColons()
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      fail("a value is missing here", "Write the value.", ByteRange(start, start + 1))
      return append(.invalid, start, start)
    case UInt8(ascii: "'"):
      skipQuoted(by: UInt8(ascii: "'"))
      fail("the string is in single quotes", "JSON takes double quotes.", ByteRange(start, offset))
    default:
      if skipUnquoted() { return }
      if let end = endOfUnopenedString() {
        offset = end
        fail("the string has no opening quote", "Write `\"` before it.", ByteRange(start, offset))
        return append(.invalid, start, offset)
      }
      // What stands between two records is no member of their list.
      if isBetweenRecords(), skipStrayLine() || skipStrayBeforeRecord() {
        skipWhitespace()
        silentOffset = offset
        return
      }
      offset = endOfGarbage()
      let (problem, remedy) = JSONParser.explanation(of: text(of: ByteRange(start, offset)))
      if offset < count {
        fail(problem, remedy, ByteRange(start, offset))
      } else {
        failAtEnd(problem, remedy, ByteRange(start, offset))
      }
    }
    append(.invalid, start, offset)
  }

  private mutating func skipQuoted(by quote: UInt8) {
    offset += 1
    while offset < count, base[offset] != quote, base[offset] != 0x0A {
      offset += base[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(count, offset)
    if offset < count, base[offset] == quote { offset += 1 }
  }

  /// The end of a run that is not JSON: white space, a delimiter or a quote.
  func endOfGarbage() -> Int {
    var position = offset
    while position < count {
      switch base[position] {
      case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: ":"):
        return max(position, offset + 1)
      default: position += 1
      }
    }
    return max(position, min(count, offset + 1))
  }

  /// Where an object needs a key and none stands. True to go on with the object, false to end it.
  @inline(never)
  mutating func recoverKey(openedAt start: Int, depth: Int) -> Bool {
    if skipsComments() { return true }
    let here = ByteRange(offset, min(count, offset + 1))
    guard offset < count else {
      failAtEnd("the object is not closed", "Close it with `}`.", here, openedAt: start)
      return false
    }
    switch base[offset] {
    case UInt8(ascii: "]") where closesOnceMore(): skipBracketTooMany()
    case UInt8(ascii: "]"):
      if reportsWrongBracket("`]` closes an object that `{` opened", "object", "}", openedAt: start) {
        return false
      }
      if openArrayCount > 0 { return false }
      offset += 1
    case UInt8(ascii: ","):
      fail("there is one comma too many", "Delete it.", here, mending: deletion(of: here))
      offset += 1
    case UInt8(ascii: ":"):
      fail("a key is missing before the colon", "Write the key in double quotes.", here)
      offset += 1
      skipWhitespace()
      discardValue(depth: depth)
    case UInt8(ascii: "'"):
      let keyStart = offset
      skipQuoted(by: UInt8(ascii: "'"))
      fail("the key is in single quotes", "JSON takes double quotes.", ByteRange(keyStart, offset))
      discardMemberValue(depth: depth)
    case UInt8(ascii: "{") where isInsideArray(start) && !closesWrongly():
      fail(
        "the object is not closed before the next one",
        "Close it with `}`.",
        here,
        related: ByteRange(start, start + 1),
        bearing: .brackets
      )
      silentOffset = offset
      return false
    case UInt8(ascii: "{") where isFirst(behind: start):
      discardList(openedAt: start, depth: depth)
      return false
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      fail("an object's member needs a key", "Write `\"key\":` before the value.", here, bearing: .brackets)
      discardValue(depth: depth)
    default:
      if skipDecimalComma() || skipStrayLine() { break }
      let keyStart = offset
      offset = endOfGarbage()
      // The closing quote of a key that lacks its opening one.
      if byte(at: offset) == UInt8(ascii: "\""), isFollowed(offset + 1, by: [UInt8(ascii: ":")]) {
        offset += 1
      }
      if let key = quotedKey() {
        let stray = ByteRange(keyStart, key)
        fail(
          "what stands before the key is no JSON",
          "Delete it.",
          ByteRange(keyStart, offset),
          mending: hasWords(ByteRange(keyStart, offset)) ? nil : deletion(of: stray)
        )
        offset = key
        return true
      }
      let range = ByteRange(keyStart, offset)
      fail("an object's key is a string", "Write the key in double quotes.", range)
      discardMemberValue(depth: depth)
    }
    skipWhitespace()
    skipComma()
    return true
  }

  /// Where a key in quotes, with its colon, follows on this line, behind signs that are no JSON; nil where
  /// something else does.
  private func quotedKey() -> Int? {
    var start = offset
    let limit = min(count, start + JSONParser.wordLookahead)
    while start < limit, !"\"{}[],:\n".utf8.contains(base[start]) { start += 1 }
    guard byte(at: start) == UInt8(ascii: "\""), let end = closingQuote(from: start + 1),
      isFollowed(end + 1, by: [UInt8(ascii: ":")])
    else { return nil }
    return start
  }

  /// Where a string that starts at an offset ends on its line; nil where it does not.
  func closingQuote(from start: Int) -> Int? {
    var position = start
    while position < count, base[position] != 0x0A {
      if base[position] == UInt8(ascii: "\"") { return position }
      position += base[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Reports a closing bracket of the other kind. True when it was meant to close what is open, and is
  /// skipped; false when the right one is missing before it.
  private mutating func reportsWrongBracket(
    _ problem: String,
    _ container: String,
    _ right: String,
    openedAt start: Int
  ) -> Bool {
    let here = ByteRange(offset, offset + 1)
    let isWrong = closesWrongly()
    let bracket = SyntaxFault.Replacement(range: here, text: right)
    fail(
      problem,
      isWrong ? "Write `\(right)` instead." : "Close the \(container) with `\(right)` first.",
      here,
      related: ByteRange(start, start + 1),
      bearing: .brackets,
      mending: isWrong
        ? SyntaxFault.Mending(message: "write `\(right)`", replacements: [bracket], proof: .layout) : nil
    )
    if isWrong { offset += 1 }
    return isWrong
  }

  /// Whether nothing stands between an opening bracket and this place.
  private func isFirst(behind start: Int) -> Bool { (start + 1..<offset).allSatisfy { base[$0] <= 0x20 } }

  /// Goes behind objects without keys that stand first in an object, and reports them: as a list that `{`
  /// opened where there are several or `]` closes them; otherwise nobody knows what was meant.
  private mutating func discardList(openedAt start: Int, depth: Int) {
    let first = ByteRange(offset, offset + 1)
    var memberCount = 0
    while byte(at: offset) == UInt8(ascii: "{") {
      discardValue(depth: depth)
      memberCount += 1
      skipWhitespace()
      if byte(at: offset) != UInt8(ascii: ",") { break }
      offset += 1
      skipWhitespace()
    }
    let isClosed = byte(at: offset) == UInt8(ascii: "}") || byte(at: offset) == UInt8(ascii: "]")
    let bearing = isClosed ? SyntaxFault.Bearing.local : .brackets
    guard memberCount > 1 || byte(at: offset) == UInt8(ascii: "]") else {
      fail(
        "an object's member needs a key",
        "Write `\"key\":` before the value, or delete the brace that is one too many.",
        first,
        bearing: bearing
      )
      if isClosed { offset += 1 }
      return
    }
    var brackets = [SyntaxFault.Replacement(range: ByteRange(start, start + 1), text: "[")]
    if byte(at: offset) == UInt8(ascii: "}") {
      brackets.append(SyntaxFault.Replacement(range: ByteRange(offset, offset + 1), text: "]"))
    }
    fail(
      "a list opens with `[`, not with `{`",
      "Write `[` there\(brackets.count == 2 ? ", and `]` at its end" : "").",
      ByteRange(start, start + 1),
      bearing: bearing,
      mending: SyntaxFault.Mending(
        message: "write the brackets of a list",
        replacements: brackets,
        proof: .layout
      )
    )
    if isClosed { offset += 1 }
  }

  /// Skips `: value` after a key that is none.
  private mutating func discardMemberValue(depth: Int) {
    skipWhitespace()
    guard offset < count, base[offset] == UInt8(ascii: ":") else { return }
    offset += 1
    skipWhitespace()
    discardValue(depth: depth)
  }

  /// Parses a value for its faults and drops its nodes.
  private mutating func discardValue(depth: Int) {
    let mark = nodeCount
    parseValue(depth: depth + 1)
    nodeCount = mark
  }

  /// Where an array has neither a value nor its end. True to go on with the array, false to end it.
  @inline(never)
  mutating func recoverMember(openedAt start: Int, depth: Int) -> Bool {
    if skipsComments() { return true }
    if byte(at: offset) == UInt8(ascii: "/") {
      parseGarbage()
      return true
    }
    let here = ByteRange(offset, min(count, offset + 1))
    guard offset < count else {
      failAtEnd("the array is not closed", "Close it with `]`.", here, openedAt: start)
      return false
    }
    if base[offset] == UInt8(ascii: ",") {
      // A number that was lost leaves two commas as well.
      let isOfNumbers = isDigit(before: offset) || isDigit(behind: offset)
      let mending = isOfNumbers ? nil : deletion(of: here)
      fail("there is one comma too many", "Delete it.", here, mending: mending)
      offset += 1
      skipWhitespace()
      return true
    }
    if closesOnceMore() || closesBeforeObject() {
      skipBracketTooMany()
      skipWhitespace()
      skipComma()
      return true
    }
    if reportsWrongBracket("`}` closes an array that `[` opened", "array", "]", openedAt: start) {
      return false
    }
    if openObjectCount > 0 { return false }
    offset += 1
    skipWhitespace()
    return true
  }
}
