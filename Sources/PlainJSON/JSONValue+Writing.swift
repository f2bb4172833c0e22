extension JSONValue {
  /// The value's JSON text on one line, without spaces.
  ///
  /// Control and format characters and the two separators of lines and paragraphs are escaped, so that a text
  /// can steer neither a terminal nor a reader of lines; everything else stands as it is.
  /// - Complexity: O(bytes).
  public var text: String {
    var utf8: [UInt8] = []
    write(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Appends the UTF-8 of ``text``.
  ///
  /// - Complexity: O(bytes).
  public func write(to utf8: inout [UInt8]) {
    switch self {
    case .null: utf8 += "null".utf8
    case .bool(let value): utf8 += (value ? "true" : "false").utf8
    case .number(let value): utf8 += value.text.utf8
    case .string(let value): Self.write(value, to: &utf8)
    case .array(let elements):
      utf8.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { utf8.append(UInt8(ascii: ",")) }
        element.write(to: &utf8)
      }
      utf8.append(UInt8(ascii: "]"))
    case .object(let object):
      utf8.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { utf8.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &utf8)
        utf8.append(UInt8(ascii: ":"))
        member.value.write(to: &utf8)
      }
      utf8.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to utf8: inout [UInt8]) {
    utf8.append(UInt8(ascii: "\""))
    var copy = text
    let isPlain = copy.withUTF8 { bytes in
      guard bytes.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) else { return false }
      utf8.append(contentsOf: bytes)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { write(scalar, to: &utf8) } }
    utf8.append(UInt8(ascii: "\""))
  }

  private static func write(_ scalar: Unicode.Scalar, to utf8: inout [UInt8]) {
    switch scalar.value {
    case 0x22: utf8 += #"\""#.utf8
    case 0x5C: utf8 += #"\\"#.utf8
    case 0x0A: utf8 += #"\n"#.utf8
    case 0x0D: utf8 += #"\r"#.utf8
    case 0x09: utf8 += #"\t"#.utf8
    case 0x20..<0x7F: utf8.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x80... where !isHidden(scalar): utf8 += String(scalar).utf8
    default:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        utf8 += #"\u"#.utf8
        utf8 += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
        utf8 += digits.utf8
      }
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
