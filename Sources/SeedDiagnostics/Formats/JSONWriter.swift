/// JSON text, written from left to right; commas and line breaks come by themselves.
package struct JSONWriter {
  package enum Layout: Sendable {
    /// No white space at all.
    case compact
    /// A member a line, two spaces a level.
    case indented
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false

  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// What was written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { container("{", "}", members) }
  package mutating func array(_ elements: (inout JSONWriter) -> Void) { container("[", "]", elements) }

  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    write(key: key)
    object(members)
  }

  package mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
    write(key: key)
    array(elements)
  }

  /// A member that is an array of objects.
  package mutating func array<Element>(
    _ key: String,
    _ elements: some Sequence<Element>,
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    array(key) { for element in elements { $0.object { members(&$0, element) } } }
  }

  package mutating func strings(_ key: String, _ values: [String]) {
    array(key) { for value in values { $0.string(value) } }
  }

  /// A member; none when the value is nil.
  package mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    write(key: key)
    string(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    write(key: key)
    scalar(String(value))
  }

  package mutating func member(_ key: String, _ value: Bool) {
    write(key: key)
    scalar(String(value))
  }

  /// Characters that would steer a terminal or a reader that is no JSON parser are escaped: controls, format
  /// characters, and the line separators that JavaScript once took for line ends.
  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let isPlain = value.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { bytes += value.utf8 } else { for scalar in value.unicodeScalars { append(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A number, `true` or `false` as it is written in JSON.
  package mutating func number(_ text: String) { scalar(text) }

  /// A member whose value a closure writes.
  package mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    write(key: key)
    value(&self)
  }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func scalar(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func write(key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  private mutating func container(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// What stands before an element or a key; nothing before a member's value.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    needsComma = true
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
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
