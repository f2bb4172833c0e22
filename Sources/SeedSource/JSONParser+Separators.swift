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
      fail("a key and its value are parted by a colon", "Write `:`.", ByteRange(offset, offset + 1))
      offset += 1
    default:
      fail(
        "a colon is missing after the key",
        "Write `:` between key and value.",
        placeAfterLastToken(),
        bearing: offset < count ? .local : .end
      )
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
    if skipBrokenString(endingBefore: [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]) {
      skipWhitespace()
      if base[offset] == UInt8(ascii: ",") {
        offset += 1
        skipWhitespace()
      }
      return
    }
    if base[offset] == UInt8(ascii: ";") {
      let here = ByteRange(offset, offset + 1)
      var next = offset + 1
      while next < count, base[next] <= 0x20 { next += 1 }
      let isLast = byte(at: next) == UInt8(ascii: "}") || byte(at: next) == UInt8(ascii: "]")
      let comma = SyntaxFault.Replacement(range: here, text: isLast ? "" : ",")
      let mending = SyntaxFault.Mending(message: "write a comma", replacements: [comma], proof: .syntax)
      fail("a comma parts two members, not `;`", "Write `,` there.", here, mending: mending)
      offset += 1
      return skipWhitespace()
    }
    let place = placeAfterLastToken()
    let comma = SyntaxFault.Replacement(range: place, text: ",")
    // A space in a number looks like a comma that is missing.
    let mending =
      isDigit(before: offset) && isDigit(at: offset)
      ? nil : SyntaxFault.Mending(message: "write the comma", replacements: [comma], proof: .syntax)
    fail("a comma is missing between two members", "Write `,` here.", place, mending: mending)
  }

  private func isDigit(at position: Int) -> Bool {
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
