/// Colons, commas and brackets that are missing or too many.
extension JSONParser {
  @inline(never)
  mutating func reportMissingColon() {
    if skipsComments(), byte(at: offset) == UInt8(ascii: ":") {
      offset += 1
      return
    }
    if skipBrokenString(endingBefore: [UInt8(ascii: ":")]) {
      if base[offset] == UInt8(ascii: ":") { offset += 1 }
      return
    }
    switch byte(at: offset) {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      fail("the key has no value", "Write `:` and the value.", placeAfterLastToken())
      silentOffset = offset
    case UInt8(ascii: "="):
      fail("a colon separates a key and its value", "Write `:`.", ByteRange(offset, offset + 1))
      offset += 1
    default:
      let place = placeAfterLastToken()
      if offset < count {
        fail("a colon is missing after the key", "Write `:` between key and value.", place)
      } else {
        failAtEnd("the key has no value", "Write `:` and the value.", place)
      }
    }
  }

  @inline(never)
  mutating func reportMissingComma(in container: String) {
    if skipsComments() {
      if base[offset] == UInt8(ascii: ",") {
        offset += 1
        return skipWhitespace()
      }
      if offset >= count { return }
    }
    if base[offset] == UInt8(ascii: "]") || base[offset] == UInt8(ascii: "}") || offset == silentOffset {
      return
    }
    if base[offset] == UInt8(ascii: ":") {
      let here = ByteRange(offset, offset + 1)
      if container == "array" {
        fail(
          "an array has no keys",
          "Write `{` before the first key of this object.",
          here,
          bearing: .brackets
        )
      } else {
        fail("there is one colon too many", "Delete it, or make this an object.", here)
      }
      offset += 1
      skipWhitespace()
      return
    }
    // An object that another one follows: whether a comma or a bracket is missing is judged there.
    if container == "object", base[offset] == UInt8(ascii: "{") || base[offset] == UInt8(ascii: "[") {
      return
    }
    // A string without its closing quote has swallowed the comma.
    let last = nodes[nodeCount - 1]
    if last.kind == .invalid, last.range.byteCount > 0, base[last.range.start] == UInt8(ascii: "\"") {
      return
    }
    let delimiters = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
    if skipQuoteTooMany() || skipSplitString(in: container) || skipStraySigns()
      || skipSpacedNumber(in: container) || skipStray(in: container)
      || skipBrokenString(endingBefore: delimiters)
    {
      skipWhitespace()
      return skipComma()
    }
    let place = placeAfterLastToken()
    if last.kind == .string, last.range.end == place.start, last.range.byteCount > 3,
      base[place.start - 2] == UInt8(ascii: ",")
    {
      return reportCommaInQuotes(endingAt: place.start)
    }
    let comma = SyntaxFault.Replacement(range: place, text: ",")
    // A space in a number looks like a comma that is missing.
    let mending =
      isDigit(before: offset) && isDigit(at: offset)
      ? nil : SyntaxFault.Mending(message: "write the comma", replacements: [comma], proof: .syntax)
    fail("a comma is missing between two members", "Write `,` here.", place, mending: mending)
  }

  /// Skips the comma that may stand here and the white space behind it.
  mutating func skipComma() {
    guard byte(at: offset) == UInt8(ascii: ",") else { return }
    offset += 1
    skipWhitespace()
  }

  /// Reports a comma that was typed before the closing quote, not behind it. A text may end in one: it is
  /// moved where a sentence ends before it.
  private mutating func reportCommaInQuotes(endingAt end: Int) {
    // The text with the comma is none that anybody meant.
    nodes[nodeCount - 1].kind = .invalid
    let comma = SyntaxFault.Replacement(range: ByteRange(end - 2, end), text: "\",")
    let isSentence = ".!?".utf8.contains(base[end - 3])
    fail(
      "the comma is inside the quotes",
      "Write it after them.",
      ByteRange(end - 2, end - 1),
      mending: isSentence
        ? SyntaxFault.Mending(message: "write it after them", replacements: [comma], proof: .syntax) : nil
    )
  }

  /// Goes behind a text that stands in several strings, with `+` between them or without, and reports it.
  /// Without `+`, only what holds words and is the last of its member is no key.
  private mutating func skipSplitString(in container: String) -> Bool {
    let node = nodeCount - 1
    let start = offset
    while nodes[node].kind == .string || offset > start {
      let end = nodes[node].range.end
      var next = offset
      while next < count, base[next] <= 0x20 { next += 1 }
      let sign = next
      let isJoined = byte(at: next) == UInt8(ascii: "+")
      if isJoined { next += 1 }
      while next < count, base[next] <= 0x20 { next += 1 }
      guard (end..<sign).allSatisfy({ base[$0] <= 0x20 }), isJoined || container == "object",
        byte(at: next) == UInt8(ascii: "\""), let quote = closingQuote(from: next + 1),
        isJoined || endsMember(quote + 1) && (next..<quote).contains(where: { base[$0] == 0x20 })
      else { break }
      let seam = SyntaxFault.Replacement(range: ByteRange(end - 1, next + 1), text: "")
      let hasOneSpace = (base[end - 2] == 0x20) != (base[next + 1] == 0x20)
      fail(
        "one text is in several strings",
        "Join them: a text is one string.",
        ByteRange(sign, sign + 1),
        mending: hasOneSpace
          ? SyntaxFault.Mending(message: "join them", replacements: [seam], proof: .syntax) : nil
      )
      offset = quote + 1
      // The pieces are no text that anybody meant.
      nodes[node].kind = .invalid
      nodes[node].range.endOffset = UInt32(truncatingIfNeeded: offset)
    }
    return offset > start
  }

  /// Whether a comma or the end of an object follows.
  private func endsMember(_ start: Int) -> Bool {
    var position = start
    while position < count, base[position] <= 0x20 { position += 1 }
    return byte(at: position) == UInt8(ascii: ",") || byte(at: position) == UInt8(ascii: "}")
  }

  func isDigit(at position: Int) -> Bool {
    position >= 0 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: position))
  }

  /// Whether the last byte before an offset that is neither white space nor a comma is a digit.
  func isDigit(before offset: Int) -> Bool {
    var position = offset - 1
    while position > 0, base[position] <= 0x20 || base[position] == UInt8(ascii: ",") { position -= 1 }
    return isDigit(at: position)
  }

  /// Whether the next byte behind one that is neither white space nor a comma is a digit.
  func isDigit(behind offset: Int) -> Bool {
    var position = offset + 1
    while position < count, base[position] <= 0x20 || base[position] == UInt8(ascii: ",") { position += 1 }
    return isDigit(at: position)
  }

  func deletion(
    of range: ByteRange,
    proof: SyntaxFault.Mending.Proof = .syntax
  ) -> SyntaxFault.Mending {
    let replacement = SyntaxFault.Replacement(range: range, text: "")
    return SyntaxFault.Mending(message: "delete it", replacements: [replacement], proof: proof)
  }

  /// What deletes the bracket that stands here; nil where it may close what lost its opening one, a list of
  /// numbers.
  func bracketTooMany() -> SyntaxFault.Mending? {
    guard byte(at: offset) == UInt8(ascii: "}") || byte(at: offset) == UInt8(ascii: "]") else { return nil }
    var position = offset - 1
    while position > 0, base[position] <= 0x20 || "]},".utf8.contains(base[position]) { position -= 1 }
    return isDigit(at: position) ? nil : deletion(of: ByteRange(offset, offset + 1), proof: .layout)
  }

  /// Whether nothing but white space follows the byte that stands here.
  func isLastByte() -> Bool {
    var position = offset + 1
    while position < count, base[position] <= 0x20 { position += 1 }
    return position >= count
  }

  mutating func skipBracketTooMany() {
    let bracket = String(decoding: [base[offset]], as: UTF8.self)
    fail(
      "there is one `\(bracket)` too many",
      "Delete it.",
      ByteRange(offset, offset + 1),
      mending: bracketTooMany()
    )
    offset += 1
  }

  /// Reports the comma before a closing bracket; anything else that follows a comma is judged by itself.
  @inline(never)
  mutating func reportTrailingComma(before bracket: Character) {
    guard offset < count, base[offset] == bracket.asciiValue else { return }
    var comma = offset - 1
    while comma > 0, base[comma] != UInt8(ascii: ",") { comma -= 1 }
    fail(
      "there is a comma after the last member",
      "Delete it.",
      ByteRange(comma, comma + 1),
      // In a list of numbers the last one may be lost.
      mending: bracket == "]" && isDigit(before: comma) ? nil : deletion(of: ByteRange(comma, comma + 1))
    )
  }

  /// The place right after the last byte that is neither white space nor of a comment.
  private func placeAfterLastToken() -> ByteRange {
    var position = offset
    let faults = found.kept
    var comments = faults.count
    while position > 0 {
      if base[position - 1] <= 0x20 {
        position -= 1
      } else if comments > 0, faults[comments - 1].range.end == position,
        base[faults[comments - 1].range.start] == UInt8(ascii: "/")
      {
        comments -= 1
        position = faults[comments].range.start
      } else {
        break
      }
    }
    return ByteRange(position, position)
  }
}
