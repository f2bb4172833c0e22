/// JSON text, written from left to right; commas and line breaks come by themselves.
package struct JSONWriter {
  package enum Layout: Sendable {
    /// No white space at all.
    case compact
    /// A member a line, two spaces a level.
    case indented
  }

  /// Which characters of strings are escaped.
  package enum Escaping: Sendable {
    /// Those that JSON asks for, and those that would steer a terminal or a reader that is no JSON parser:
    /// controls, format characters, and the line separators that JavaScript once took for line ends.
    case hidden
    /// Those that JSON asks for: other text stays as it is.
    case required
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private let escaping: Escaping
  var escapesHidden: Bool { escaping == .hidden }
  private var depth = 0
  /// How many containers that stand on one line are open.
  private var lineDepth = 0
  private var needsComma = false
  private var isAfterKey = false

  package init(_ layout: Layout = .compact, escaping: Escaping = .hidden) {
    self.layout = layout
    self.escaping = escaping
  }

  /// Text as it stands inside a string of content, without the quotes.
  package static func escape(_ text: String) -> String {
    var writer = JSONWriter(escaping: .required)
    for scalar in text.unicodeScalars { writer.append(scalar) }
    return writer.text
  }

  /// What was written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { container("{", "}", members) }
  package mutating func array(_ elements: (inout JSONWriter) -> Void) { container("[", "]", elements) }

  /// An object on one line: `{ "a": 1, "b": 2 }`.
  package mutating func lineObject(_ members: (inout JSONWriter) -> Void) {
    container("{ ", " }", onOneLine: true, members)
  }

  /// An array on one line: `[1, 2]`.
  package mutating func lineArray(_ elements: (inout JSONWriter) -> Void) {
    container("[", "]", onOneLine: true, elements)
  }

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

  package mutating func null() { scalar("null") }
  package mutating func boolean(_ value: Bool) { scalar(String(value)) }
  package mutating func integer(_ value: Int) { scalar(String(value)) }

  /// A number; a whole one without a point.
  package mutating func number(_ value: Double) {
    scalar(value == value.rounded() ? String(Int(value)) : String(value))
  }

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

  /// The key of the member whose value comes next.
  package mutating func write(key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  private mutating func container(
    _ open: StaticString,
    _ close: StaticString,
    onOneLine: Bool = false,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    if onOneLine { lineDepth += 1 }
    append(open)
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma { breakLine() }
    append(close)
    needsComma = true
    if onOneLine { lineDepth -= 1 }
  }

  /// What stands before an element or a key; nothing before a member's value.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if needsComma {
      bytes.append(UInt8(ascii: ","))
      if lineDepth > 0 { bytes.append(UInt8(ascii: " ")) }
    }
    if depth > 0 { breakLine() }
    needsComma = true
  }

  private mutating func breakLine() {
    guard layout == .indented, lineDepth == 0 else { return }
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
    case 0x7F... where escaping == .required || !JSONWriter.isHidden(scalar): bytes += String(scalar).utf8
    default: for unit in String(scalar).utf16 { append(escaped: unit) }
    }
  }

  private mutating func append(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
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
