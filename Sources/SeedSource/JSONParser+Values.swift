extension JSONParser {
  /// Parses one value and appends its nodes; what is not JSON becomes an `invalid` node.
  mutating func parseValue(depth: Int) {
    let start = offset
    switch base[offset] {
    case UInt8(ascii: "\""): parseString(flags: [])
    case UInt8(ascii: "{"):
      if depth == JSONParser.depthLimit { skipTooDeep() } else { parseObject(depth: depth) }
    case UInt8(ascii: "["):
      if depth == JSONParser.depthLimit { skipTooDeep() } else { parseArray(depth: depth) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): parseNumber()
    case UInt8(ascii: "t") where isWord("true", at: start):
      offset += 4
      append(.true, start, offset)
    case UInt8(ascii: "f") where isWord("false", at: start):
      offset += 5
      append(.false, start, offset)
    case UInt8(ascii: "n") where isWord("null", at: start):
      offset += 4
      append(.null, start, offset)
    case UInt8(ascii: "/") where skipsComments(): parseValue(depth: depth)
    default: parseGarbage()
    }
  }

  private mutating func parseObject(depth: Int) {
    let start = offset
    let index = nodeCount
    let keyMark = keys.count
    append(.object, start, start + 1)
    openObjectCount += 1
    offset += 1
    skipWhitespace()
    while true {
      let byte = base[offset]
      if byte == UInt8(ascii: "\"") {
        let key = nodeCount
        parseString(flags: .isKey)
        if nodes[key].kind != .string {
          // What the unclosed key swallowed is its member: the next line starts another.
          nodeCount = key
          silentOffset = offset
          skipWhitespace()
          if base[offset] == UInt8(ascii: ",") { offset += 1 }
          skipWhitespace()
          continue
        }
        keys.append(OpenKey(hash: keyHash(of: key), node: UInt32(truncatingIfNeeded: key)))
      } else if byte == UInt8(ascii: "}") {
        offset += 1
        break
      } else if !recoverKey(openedAt: start, depth: depth) {
        break
      } else {
        continue
      }
      skipWhitespace()
      if base[offset] == UInt8(ascii: ":") { offset += 1 } else { reportMissingColon() }
      skipWhitespace()
      parseValue(depth: depth + 1)
      skipWhitespace()
      if base[offset] == UInt8(ascii: ",") {
        offset += 1
        skipWhitespace()
        if base[offset] != UInt8(ascii: "\"") { reportTrailingComma(before: "}") }
      } else if base[offset] != UInt8(ascii: "}"), offset < count {
        reportMissingComma(in: "object")
      }
    }
    close(index, at: offset)
    openObjectCount -= 1
    if keys.count - keyMark > 1 { reportDuplicateKeys(from: keyMark) }
    keys.removeLast(keys.count - keyMark)
  }

  private mutating func parseArray(depth: Int) {
    let start = offset
    let index = nodeCount
    append(.array, start, start + 1)
    openArrayCount += 1
    offset += 1
    skipWhitespace()
    while true {
      let byte = base[offset]
      if byte == UInt8(ascii: "]") {
        offset += 1
        break
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/")
        || offset >= count
      {
        if recoverMember(openedAt: start, depth: depth) { continue }
        break
      }
      parseValue(depth: depth + 1)
      skipWhitespace()
      if base[offset] == UInt8(ascii: ",") {
        offset += 1
        skipWhitespace()
        if base[offset] == UInt8(ascii: "]") { reportTrailingComma(before: "]") }
      } else if base[offset] != UInt8(ascii: "]"), offset < count {
        reportMissingComma(in: "array")
      }
    }
    close(index, at: offset)
    openArrayCount -= 1
  }

  /// A container below the depth limit: reported once, skipped by counting brackets.
  @inline(never)
  private mutating func skipTooDeep() {
    let start = offset
    report(.nestingTooDeep(limit: JSONParser.depthLimit), ByteRange(start, start + 1))
    var depth = 0
    while offset < count {
      switch base[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        offset += 1
        while offset < count, base[offset] != UInt8(ascii: "\"") {
          offset += base[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      offset += 1
      if depth == 0 { break }
    }
    offset = min(offset, count)
    append(.invalid, start, offset)
  }

  /// Whether a literal stands at an offset and no letter or digit goes on after it.
  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    for index in 0..<length where base[start + index] != word.utf8Start[index] { return false }
    return !JSONParser.isWordByte(base[start + length])
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func parseNumber() {
    let start = offset
    var position = offset
    if base[position] == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    while JSONParser.isDigit(base[position]) { position += 1 }
    var isValid = position > firstDigit
    if base[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 { isValid = false }
    // A full stop behind a number is a sign of its own, which is reported behind it.
    let isAtFullStop = base[position] == UInt8(ascii: ".") && endOfSigns(position) != nil
    if base[position] == UInt8(ascii: "."), !isAtFullStop {
      let first = position + 1
      position = first
      while JSONParser.isDigit(base[position]) { position += 1 }
      if position == first { isValid = false }
    }
    if base[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") { position += 1 }
      let first = position
      while JSONParser.isDigit(base[position]) { position += 1 }
      if position == first { isValid = false }
    }
    guard isValid, !JSONParser.isWordByte(base[position]),
      isAtFullStop || base[position] != UInt8(ascii: "."),
      !("-:/".utf8.contains(base[position]) && JSONParser.isDigit(base[position + 1]))
    else {
      return parseGarbage()
    }
    offset = position
    append(.number, start, position, [])
  }
}
