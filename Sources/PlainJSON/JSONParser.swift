/// Reads one JSON text by the letter of RFC 8259, from bytes that may be hostile.
struct JSONParser {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var offset = 0
  private var depth = 0

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The one value that the text holds.
  mutating func document() throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.byteCount else {
      throw fault(.tooLong(byteCount: bytes.count, limit: limits.byteCount))
    }
    skipSpace()
    let value = try value()
    skipSpace()
    guard offset == bytes.count else { throw fault(.trailingBytes) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    switch try peek() {
    case UInt8(ascii: "{"): return .object(try nested { (parser) throws(JSONError) in try parser.object() })
    case UInt8(ascii: "["): return .array(try nested { (parser) throws(JSONError) in try parser.array() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault(.unexpectedByte(bytes[offset]))
    }
  }

  private mutating func nested<Content>(
    _ read: (inout JSONParser) throws(JSONError) -> Content
  ) throws(JSONError) -> Content {
    guard depth < limits.depth else { throw fault(.tooDeep(limit: limits.depth)) }
    depth += 1
    offset += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    var members: [JSONObject.Member] = []
    // Only a large object pays for a set: looking through a few names is cheaper, and through many quadratic.
    var seen: Set<[UInt8]> = []
    let fewMembers = 16
    if try isClosed(by: UInt8(ascii: "}")) { return JSONObject() }
    repeat {
      skipSpace()
      let nameOffset = offset
      guard try peek() == UInt8(ascii: "\"") else { throw fault(.unexpectedByte(bytes[offset])) }
      let name = try string()
      if members.count == fewMembers { seen = Set(members.map { Array($0.name.utf8) }) }
      let isDuplicate =
        members.count < fewMembers
        ? members.contains { $0.name.utf8.elementsEqual(name.utf8) } : !seen.insert(Array(name.utf8)).inserted
      if isDuplicate { throw JSONError(reason: .duplicateName(name), offset: nameOffset) }
      skipSpace()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      members.append(JSONObject.Member(name: name, value: try value()))
    } while try isContinued(closing: UInt8(ascii: "}"))
    return JSONObject(unique: members)
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if try isClosed(by: UInt8(ascii: "]")) { return elements }
    repeat {
      skipSpace()
      elements.append(try value())
    } while try isContinued(closing: UInt8(ascii: "]"))
    return elements
  }

  private mutating func isClosed(by bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard try peek() == bracket else { return false }
    offset += 1
    return true
  }

  /// Whether a comma follows; the closing bracket ends the list.
  private mutating func isContinued(closing bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    let byte = try peek()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw fault(.unexpectedByte(byte)) }
    offset += 1
    return byte != bracket
  }

  private mutating func literal(_ text: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in text.description.utf8 { try expect(byte) }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = offset
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), offset - firstDigit > 1 {
      throw JSONError(reason: .malformedNumber, offset: start)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
        offset += 1
      }
      try digits()
    }
    return JSONNumber(checked: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// One digit or more.
  private mutating func digits() throws(JSONError) {
    let start = offset
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] { offset += 1 }
    if offset == start { throw fault(offset < bytes.count ? .malformedNumber : .unexpectedEnd) }
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\") {
      if bytes[offset] < 0x20 { throw fault(.controlCharacter) }
      offset += 1
    }
    guard offset < bytes.count else { throw fault(.unexpectedEnd) }
    if bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      return try text(bytes[start..<offset - 1], from: start)
    }
    var unescaped = Array(bytes[start..<offset])
    while true {
      let byte = try peek()
      if byte < 0x20 { throw fault(.controlCharacter) }
      offset += 1
      if byte == UInt8(ascii: "\"") { return try text(unescaped[...], from: start) }
      if byte == UInt8(ascii: "\\") { unescaped += try escape() } else { unescaped.append(byte) }
    }
  }

  private func text(_ utf8: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw JSONError(reason: .invalidUTF8, offset: start)
    }
    return text
  }

  /// The UTF-8 of what follows a backslash.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    let byte = try peek()
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): break
    default: throw JSONError(reason: .malformedEscape, offset: offset - 2)
    }
    let start = offset - 2
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return Array(String(scalar).utf8) }
    // What is no scalar is half of a pair, and the high half comes first.
    let end = offset
    if unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      let low = try codeUnit()
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
      {
        return Array(String(scalar).utf8)
      }
    }
    guard limits.replacesHalfPairs else { throw JSONError(reason: .unpairedSurrogate, offset: start) }
    offset = end
    return Array("\u{FFFD}".utf8)
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: throw fault(.malformedEscape)
      }
      offset += 1
    }
    return unit
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw fault(.unexpectedEnd) }
    return bytes[offset]
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    let found = try peek()
    guard found == byte else { throw fault(.unexpectedByte(found)) }
    offset += 1
  }

  private func fault(_ reason: JSONError.Reason) -> JSONError { JSONError(reason: reason, offset: offset) }
}
