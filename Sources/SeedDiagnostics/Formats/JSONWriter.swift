/// Compact JSON text, written from left to right; the commas come by themselves.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) { container("{", "}", members) }
  mutating func array(_ elements: (inout JSONWriter) -> Void) { container("[", "]", elements) }

  mutating func object(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    write(key: key)
    object(members)
  }

  mutating func array(_ key: StaticString, _ elements: (inout JSONWriter) -> Void) {
    write(key: key)
    array(elements)
  }

  /// A member; none when the value is nil.
  mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    write(key: key)
    string(value)
  }

  mutating func member(_ key: StaticString, _ value: Int) {
    write(key: key)
    separate()
    bytes += String(value).utf8
  }

  /// Characters that would steer a terminal or a reader that is no JSON parser are escaped: controls, format
  /// characters, and the line separators that JavaScript once took for line ends.
  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let isPlain = value.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { bytes += value.utf8 } else { for scalar in value.unicodeScalars { append(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  /// - Parameter key: ASCII that needs no escape.
  private mutating func write(key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    needsComma = false
  }

  private mutating func container(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: bytes += #"\""#.utf8
    case 0x5C: bytes += #"\\"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x80... where !JSONWriter.isHidden(scalar): bytes += String(scalar).utf8
    default: for unit in String(scalar).utf16 { append(escaped: unit) }
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private mutating func append(escaped unit: UInt16) {
    let digits = String(unit, radix: 16)
    bytes += #"\u"#.utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }
}
