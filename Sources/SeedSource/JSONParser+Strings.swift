/// The has-zero-byte trick: `(word - ones) & ~word & highs` has its lowest set bit in the lowest zero byte.
private let ones: UInt64 = 0x0101_0101_0101_0101
private let highs: UInt64 = 0x8080_8080_8080_8080

extension JSONParser {
  /// Parses a string from its opening quote; one without a closing quote becomes an `invalid` node.
  @inline(__always)
  mutating func parseString(flags initial: JSONNode.Flags) {
    let start = offset
    var position = offset + 1
    var nonASCII: UInt64 = 0
    while true {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
      )
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      let stops =
        (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word))
        & highs
      if stops == 0 {
        nonASCII |= word
        position += 8
        continue
      }
      let lead = stops.trailingZeroBitCount & 0x38
      nonASCII |= word & ((1 << UInt64(lead)) &- 1)
      position += lead >> 3
      if base[position] == UInt8(ascii: "\"") {
        offset = position + 1
        var flags = initial
        if nonASCII & highs != 0 {
          flags.insert(.hasNonASCII)
          if !isUTF8(ByteRange(start, position + 1)) { flags.insert(.isFaulty) }
        }
        append(.string, start, position + 1, flags)
        return
      }
      offset = position
      return finishString(from: start, flags: initial, nonASCII: nonASCII & highs != 0)
    }
  }

  /// The slow way through a string: escapes, control characters, a missing quote.
  @inline(never)
  private mutating func finishString(
    from start: Int,
    flags initial: JSONNode.Flags,
    nonASCII: Bool
  ) {
    var flags = initial
    if nonASCII { flags.insert(.hasNonASCII) }
    while true {
      let byte = base[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        if flags.contains(.hasNonASCII), !isUTF8(ByteRange(start, offset)) { flags.insert(.isFaulty) }
        return append(.string, start, offset, flags)
      } else if byte == UInt8(ascii: "\\") {
        flags.insert(.hasEscapes)
        if !parseEscape() { flags.insert(.isFaulty) }
      } else if byte < 0x20 {
        if offset >= count || isUnterminated() {
          let (problem, remedy) = (
            "the string has no closing quote", "Close it with `\"` on the line where it starts."
          )
          if (offset..<count).allSatisfy({ base[$0] <= 0x20 }) {
            failAtEnd(problem, remedy, ByteRange(start, offset))
            // It has swallowed the brackets too.
            silentOffset = count
          } else {
            fail(problem, remedy, ByteRange(start, offset))
          }
          return append(.invalid, start, offset, flags)
        }
        flags.insert(.isFaulty)
        if byte == 0x0A || byte == 0x0D {
          reportLineBreak(openedAt: start)
        } else {
          report(.controlCharacter(byte), ByteRange(offset, offset + 1))
          offset += 1
        }
      } else {
        if byte >= 0x80 { flags.insert(.hasNonASCII) }
        offset += 1
      }
    }
  }

  /// Reports the line breaks between two words of a string, with the white space around them; offers to join
  /// the lines, unless nobody knows whether a space belongs between them.
  private mutating func reportLineBreak(openedAt start: Int) {
    let place = ByteRange(offset, offset + 1)
    var first = offset
    while first > start + 1, base[first - 1] == 0x20 || base[first - 1] == 0x09 { first -= 1 }
    while offset < count, [0x20, 0x09, 0x0A, 0x0D].contains(base[offset]) { offset += 1 }
    let isAtEnd = first == start + 1 || base[offset] == UInt8(ascii: "\"")
    let text = isAtEnd ? "" : Self.textBetween(first, offset, UnsafeBufferPointer(start: base, count: count))
    let mending = text.map { text in
      let joined = SyntaxFault.Replacement(range: ByteRange(first, offset), text: text)
      return SyntaxFault.Mending(message: "join the lines", replacements: [joined], proof: .syntax)
    }
    report(.controlCharacter(base[place.start]), place, mending: mending)
  }

  /// What belongs between two lines of a text, of which the first ends at an offset and the second starts at
  /// another: a space between words, before what opens and behind what closes; nothing at a dash without
  /// spaces, and before a colon or what else closes a phrase. Nil at other signs: a hyphen of any kind may
  /// part one word or join two, an apostrophe may be a quotation mark.
  package static func textBetween(_ end: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    // A sign of General Punctuation, by the last of its three bytes.
    func isSign(_ offset: Int, _ signs: [UInt8]) -> Bool {
      byte(offset) == 0xE2 && byte(offset + 1) == 0x80 && signs.contains(byte(offset + 2))
    }
    func isDash(_ offset: Int) -> Bool { isSign(offset, [0x93, 0x94]) }
    // A quotation mark that opens at the end, or closes at the start.
    if isSign(end - 3, [0x98, 0x9C]) || isSign(start, [0x99, 0x9D]) { return nil }
    // A hyphen that is not ASCII's.
    if isSign(end - 3, [0x90, 0x91]) || isSign(start, [0x90, 0x91]) { return nil }
    // A no-break space or a soft hyphen.
    func isSoft(_ offset: Int) -> Bool { byte(offset) == 0xC2 && [0xA0, 0xAD].contains(byte(offset + 1)) }
    if isSoft(end - 2) || isSoft(start) { return nil }
    if isDash(end - 3) { return byte(end - 4) == 0x20 ? " " : "" }
    if isDash(start) { return byte(start + 3) == 0x20 ? " " : "" }
    func isWord(_ offset: Int, or others: String) -> Bool {
      isWordByte(byte(offset)) || others.utf8.contains(byte(offset))
    }
    // A straight quotation mark closes behind a word or its sign, and opens before a word.
    let closes = byte(end - 1) == UInt8(ascii: "\"")
    let last = closes ? end - (byte(end - 2) == UInt8(ascii: "\\") ? 3 : 2) : end - 1
    guard isWord(last, or: ".,;:!?)%}]") else { return nil }
    if ",.;:!?)".utf8.contains(byte(start)), byte(start + 1) == 0x20 { return "" }
    var first = start
    if byte(first) == UInt8(ascii: "\\"), byte(first + 1) == UInt8(ascii: "\"") { first += 1 }
    // A number sign with a space behind it is a heading of Markdown.
    if "\"#".utf8.contains(byte(first)) { return isWord(first + 1, or: "({[") ? " " : nil }
    return isWord(first, or: "({[") ? " " : nil
  }

  /// Whether a string's bytes are UTF-8; notes it where they are not.
  ///
  /// Looking at these strings alone, while they are in the cache, costs a tenth of validating the whole file:
  /// the library's way through text that is not all ASCII takes nine instructions a byte.
  private mutating func isUTF8(_ range: ByteRange) -> Bool {
    let bytes = UnsafeBufferPointer(start: base + range.start, count: range.byteCount)
    if UTF8Fault.first(in: bytes) == nil { return true }
    hasMalformedString = true
    return false
  }

  /// Parses an escape from its backslash. False when it was reported.
  private mutating func parseEscape() -> Bool {
    let start = offset
    let letter = base[offset + 1]
    let bytes = UnsafeBufferPointer(start: base, count: count)
    guard letter == UInt8(ascii: "u") else {
      if JSONUnescaping.plainEscape(letter) != nil {
        offset += 2
        return true
      }
      offset += 1
      if letter == UInt8(ascii: "'") {
        let sign = ByteRange(start, start + 1)
        fail("an apostrophe takes no backslash", "Delete it.", sign, mending: deletion(of: sign))
        return false
      }
      fail(
        "a backslash starts an escape that JSON does not have",
        "Write `\\\\` for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX.",
        ByteRange(start, min(count, start + 2))
      )
      return false
    }
    guard let unit = JSONUnescaping.codeUnit(bytes, at: offset + 2) else {
      offset += 2
      fail(
        "`\\u` is not followed by four hexadecimal digits",
        "Write four, for example \\u00e9, or the character itself.",
        ByteRange(start, offset)
      )
      return false
    }
    offset += 6
    guard (0xD800...0xDFFF).contains(unit) else { return true }
    if unit < 0xDC00, base[offset] == UInt8(ascii: "\\"), base[offset + 1] == UInt8(ascii: "u"),
      let low = JSONUnescaping.codeUnit(bytes, at: offset + 2), (0xDC00...0xDFFF).contains(low)
    {
      offset += 6
      return true
    }
    report(.unpairedSurrogate, ByteRange(start, offset))
    return false
  }

  /// Whether a line end inside a string means that its quote was forgotten: the next line starts a member,
  /// or closes a container.
  private func isUnterminated() -> Bool {
    guard base[offset] == 0x0A || base[offset] == 0x0D else { return false }
    var position = offset
    // No text has a page of white space in it; without a limit, a page of line ends would be looked at again
    // for each of them.
    let limit = min(count, offset + 256)
    while position < limit, base[position] <= 0x20 { position += 1 }
    guard position < limit else { return true }
    switch base[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    case UInt8(ascii: "{"): return isFollowed(position + 1, by: [UInt8(ascii: "\""), 0x0A, 0x0D])
    case UInt8(ascii: "\""): break
    default: return false
    }
    // A quote: does it open a key or a member of a list? Then its own closing quote stands on its line,
    // before a colon, a comma or the line's end.
    position += 1
    while position < count, base[position] != UInt8(ascii: "\""), base[position] != 0x0A {
      position += base[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    while position < count, base[position] == 0x20 { position += 1 }
    guard position < count else { return true }
    if base[position] == UInt8(ascii: ":") { return true }
    let isClosed = base[position - 1] == 0x20 || base[position - 1] == UInt8(ascii: "\"")
    return isClosed && (base[position] == UInt8(ascii: ",") || base[position] == 0x0A)
  }
}
