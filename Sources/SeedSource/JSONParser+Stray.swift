/// Finds where a file breaks off, and signs and words that are no JSON.
extension JSONParser {
  /// Reports that something is missing at the file's end, which may have been cut off.
  mutating func failAtEnd(
    _ problem: String,
    _ remedy: String,
    _ range: ByteRange,
    openedAt start: Int? = nil
  ) {
    fail(
      "the file breaks off here: \(problem)",
      "Restore the rest, with your editor's undo or `git checkout -p` on this file. "
        + "Only if nothing is missing: \(remedy)",
      range,
      related: start.map { ByteRange($0, $0 + 1) },
      bearing: .end
    )
  }

  /// Reads objects that follow the end of a list as its members, and reports them once: its bracket
  /// stands too early.
  mutating func readRecordsBehindEnd() {
    guard nodeCount > 0, nodes[0].kind == .array, let bracket = lastByte(before: offset),
      base[bracket] == UInt8(ascii: "]")
    else { return }
    var next = offset
    let hasComma = byte(at: next) == UInt8(ascii: ",")
    if hasComma { next += 1 }
    while next < count, base[next] <= 0x20 { next += 1 }
    guard byte(at: next) == UInt8(ascii: "{"), let end = lastByte(before: count),
      let last = lastByte(before: bracket)
    else { return }
    let needsComma = !hasComma && last != nodes[0].range.start
    let seam = ByteRange(last + 1, bracket + 1)
    var replacements = [SyntaxFault.Replacement(range: seam, text: needsComma ? "," : "")]
    if base[end] != UInt8(ascii: "]") {
      replacements.append(SyntaxFault.Replacement(range: ByteRange(end + 1, end + 1), text: "\n]"))
    }
    fail(
      "a record is after the end of the list",
      "Move the `]` from above to below the last record; a comma separates two records.",
      ByteRange(next, next + 1),
      mending: SyntaxFault.Mending(message: "move the `]`", replacements: replacements, proof: .syntax)
    )
    offset = next
    openArrayCount += 1
    while byte(at: offset) == UInt8(ascii: "{"), !isFull {
      parseValue(depth: 1)
      skipMoreWhitespace()
      if byte(at: offset) == UInt8(ascii: ",") {
        offset += 1
        skipMoreWhitespace()
      } else if byte(at: offset) == UInt8(ascii: "{") {
        reportMissingComma(in: "array")
      }
    }
    openArrayCount -= 1
    if byte(at: offset) == UInt8(ascii: "]") { offset += 1 }
    close(0, at: offset)
    skipMoreWhitespace()
  }

  /// How far words are looked at before a key or a record: a bound on hostile input.
  static let wordLookahead = 80

  /// The last byte before an offset that is no white space.
  func lastByte(before offset: Int) -> Int? {
    var position = offset - 1
    while position >= 0, base[position] <= 0x20 { position -= 1 }
    return position < 0 ? nil : position
  }

  /// Where a line ends on which nothing but words or signs follow: no string, no bracket, and no key with
  /// its colon, or with an equals sign. Nil for another line.
  private mutating func endOfStrayLine() -> Int? {
    var position = offset
    while JSONParser.isWordByte(byte(at: position)) { position += 1 }
    if position > offset, isFollowed(position, by: [UInt8(ascii: ":"), UInt8(ascii: "=")]) { return nil }
    let word = UnsafeBufferPointer(start: base + offset, count: position - offset)
    if isDigitOrSign(byte(at: offset))
      || ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) })
    {
      return nil
    }
    position = offset
    while position < count, base[position] != 0x0A {
      guard remainingLookaheads > 0 else { return nil }
      if "\"{}[]".utf8.contains(base[position]) {
        if position > offset + JSONParser.wordLookahead { remainingLookaheads -= 1 }
        return nil
      }
      position += 1
    }
    while position > offset, base[position - 1] <= 0x20 { position -= 1 }
    return position
  }

  /// Whether the parser stands in the list of records, not inside of one.
  func isBetweenRecords() -> Bool {
    guard openArrayCount == 1, openObjectCount == 0 else { return false }
    if nodeCount > 1 { return nodes[1].kind == .object }
    var position = offset
    while position < count, base[position] != 0x0A, base[position] != UInt8(ascii: "{") { position += 1 }
    while position < count, base[position] <= 0x20 { position += 1 }
    return byte(at: position) == UInt8(ascii: "{")
  }

  /// Skips words or signs behind a member of a container. Right behind a string, they may be of it.
  mutating func skipStray(in container: String) -> Bool {
    guard base[offset] != UInt8(ascii: ";"), base[offset - 1] <= 0x20 else { return false }
    return (container == "object" || isBetweenRecords()) && skipStrayLine()
  }

  /// Skips words or signs up to the end of their line, and reports them. False where something else stands.
  mutating func skipStrayLine() -> Bool {
    let start = offset
    guard start < count, base[start] > 0x20, let end = endOfStrayLine() else { return false }
    let range = ByteRange(start, end)
    let mending = hasWords(range) ? nil : deletion(of: range)
    fail("what stands here is no JSON", "Delete it.", range, mending: mending)
    offset = end
    return true
  }

  /// Skips what stands before a record of the root list on its line, and reports it. False where no record
  /// follows.
  mutating func skipStrayBeforeRecord() -> Bool {
    let start = offset
    var position = start
    let limit = min(count, start + JSONParser.wordLookahead)
    while position < limit, base[position] != UInt8(ascii: "{") {
      if base[position] == 0x0A || "\"}[],:".utf8.contains(base[position]) { return false }
      position += 1
    }
    guard position < limit else { return false }
    fail("what stands before the record is no JSON", "Delete it.", ByteRange(start, position))
    offset = position
    return true
  }

  /// Whether letters or digits stand in a range, which somebody may have meant.
  func hasWords(_ range: ByteRange) -> Bool {
    (range.start..<range.end).contains { base[$0] != UInt8(ascii: "$") && JSONParser.isWordByte(base[$0]) }
  }

  /// Reports a decimal comma: a digit behind a number and its comma, up to where a member ends. False where
  /// something else stands.
  mutating func skipDecimalComma() -> Bool {
    var end = offset
    while isDigit(at: end) { end += 1 }
    guard end > offset, base[offset - 1] == UInt8(ascii: ","), nodes[nodeCount - 1].kind == .number,
      nodes[nodeCount - 1].range.end == offset - 1,
      isFollowed(end, by: [UInt8(ascii: ","), UInt8(ascii: "}"), 0x0A, 0x0D])
    else { return false }
    let number = ByteRange(nodes[nodeCount - 1].range.start, end)
    let comma = SyntaxFault.Replacement(range: ByteRange(offset - 1, offset), text: ".")
    let bytes = (number.start..<end).map { $0 == offset - 1 ? UInt8(ascii: ".") : base[$0] }
    let text = String(decoding: bytes, as: UTF8.self)
    var mending = SyntaxFault.Mending(message: "write `\(text)`", replacements: [comma], proof: .syntax)
    mending.isUnsafe = true
    fail("a decimal point is `.`, not a comma", "Write `\(text)`.", number, mending: mending)
    nodes[nodeCount - 1].kind = .invalid
    nodes[nodeCount - 1].range.endOffset = UInt32(truncatingIfNeeded: end)
    offset = end
    return true
  }

  /// Where signs end that stand at an offset and before what ends a member or its line; nil where others do.
  /// Behind `;` anything may follow.
  func endOfSigns(_ start: Int) -> Int? {
    var end = start
    while ";.!?*^~|&%=<>@`()\\".utf8.contains(byte(at: end)) { end += 1 }
    let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D]
    let isLast = end == count || isFollowed(end, by: ends)
    return end > start && (isLast || base[start] == UInt8(ascii: ";")) ? end : nil
  }

  /// Reports signs behind a value on its line, such as a full stop: in the place of its comma where another
  /// member follows. False where something else stands.
  mutating func skipStraySigns() -> Bool {
    guard let end = endOfSigns(offset), let last = lastByte(before: offset),
      base[offset] == UInt8(ascii: ";") || !(last..<offset).contains(where: { base[$0] == 0x0A })
    else { return false }
    let range = ByteRange(offset, end)
    let signs = text(of: range)
    offset = end
    skipWhitespace()
    if offset == count || ",}]".utf8.contains(base[offset]) {
      fail("`\(signs)` is after the value", "Delete it.", range, mending: deletion(of: range))
    } else {
      let comma = SyntaxFault.Replacement(range: range, text: ",")
      let mending = SyntaxFault.Mending(message: "write a comma", replacements: [comma], proof: .syntax)
      fail("a comma separates two members, not `\(signs)`", "Write `,` there.", range, mending: mending)
    }
    return true
  }

  /// Reports a space in a number of an object, up to where its member ends. False where something else
  /// stands.
  mutating func skipSpacedNumber(in container: String) -> Bool {
    guard container == "object" else { return false }
    let node = nodeCount - 1
    var end = offset
    let limit = offset + JSONParser.wordLookahead
    while end < limit, isDigit(at: end) || byte(at: end) == 0x20 && isDigit(at: end + 1) { end += 1 }
    guard end > offset, nodes[node].kind == .number,
      nodes[node].range.end == lastByte(before: offset).map({ $0 + 1 }),
      isFollowed(end, by: [UInt8(ascii: ","), UInt8(ascii: "}"), 0x0A, 0x0D])
    else { return false }
    fail(
      "there is a space in the number",
      "Write one number without a space.",
      ByteRange(nodes[node].range.start, end)
    )
    nodes[node].kind = .invalid
    nodes[node].range.endOffset = UInt32(truncatingIfNeeded: end)
    offset = end
    return true
  }

  /// Reports a date, a time or a version without quotes. False where something else stands.
  mutating func skipUnquoted() -> Bool {
    let start = offset
    var end = start
    while end < start + 32, isDigit(at: end) || end > start && "-:/.TZ+".utf8.contains(byte(at: end)) {
      end += 1
    }
    // A full stop behind it is reported by itself.
    if end > start, endOfSigns(end - 1) != nil { end -= 1 }
    let range = ByteRange(start, end)
    let text = text(of: range)
    guard let what = JSONParser.unquoted(text) else { return false }
    let quoted = SyntaxFault.Replacement(range: range, text: "\"\(text)\"")
    fail(
      "\(what) stands in quotes",
      "Write `\"\(text)\"`.",
      range,
      mending: SyntaxFault.Mending(message: "put it in quotes", replacements: [quoted], proof: .syntax)
    )
    offset = end
    append(.invalid, start, end)
    return true
  }

  func text(of range: ByteRange) -> String {
    String(decoding: UnsafeBufferPointer(start: base + range.start, count: range.byteCount), as: UTF8.self)
  }

  /// Reports a quote that stands right behind a string, before what ends a member. False where something
  /// else stands.
  mutating func skipQuoteTooMany() -> Bool {
    let here = ByteRange(offset, offset + 1)
    guard byte(at: offset) == UInt8(ascii: "\""), nodes[nodeCount - 1].kind == .string,
      nodes[nodeCount - 1].range.end == offset,
      isFollowed(offset + 1, by: [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D])
    else { return false }
    reportQuoteTooMany(here)
    offset += 1
    return true
  }

  mutating func reportQuoteTooMany(_ range: ByteRange) {
    fail("there is one quote too many", "Delete it.", range, mending: deletion(of: range))
  }

  /// Reports the colons behind a key's colon, and parses the value behind them.
  mutating func parseBehindColons() {
    let start = offset
    while offset < count, base[offset] <= 0x20 || base[offset] == UInt8(ascii: ":") { offset += 1 }
    let range = ByteRange(start, start + 1)
    fail("there is one colon too many", "Delete it.", range, mending: deletion(of: range))
    parseValue(depth: openArrayCount + openObjectCount)
  }
}
