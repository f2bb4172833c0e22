/// Pretty-printed JSON in a buffer of bytes: two spaces a level, `"key": value`.
struct ByteWriter {
  var bytes: [UInt8] = []
  /// Whether letters beyond ASCII are written as `\uXXXX`.
  var escapesLetters = false

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let text): writeQuoted(text)
    case .raw(let text): write(text)
    case .array(let elements):
      if elements.isEmpty { return write("[]") }
      write("[")
      for (index, element) in elements.enumerated() {
        startLine(isFirst: index == 0, depth: depth + 1)
        write(element, depth: depth + 1)
      }
      endLines(depth: depth)
      write("]")
    case .object(let members):
      if members.isEmpty { return write("{}") }
      write("{")
      for (index, member) in members.enumerated() {
        startLine(isFirst: index == 0, depth: depth + 1)
        writeQuoted(member.key)
        write(": ")
        write(member.value, depth: depth + 1)
      }
      endLines(depth: depth)
      write("}")
    }
  }

  /// A string in quotes, with what JSON needs escaped.
  mutating func writeQuoted(_ text: String) {
    write("\"")
    if !escapesLetters, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      write(text)
    } else {
      for scalar in text.unicodeScalars { writeEscaped(scalar) }
    }
    write("\"")
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\t": write("\\t")
    default:
      // All letters of the corpus lie in the basic plane; a fault's emoji stays as it is.
      let value = scalar.value
      if value < 0x20 || (escapesLetters && (0x80..<0x1_0000).contains(value)) {
        let digits = String(value, radix: 16)
        write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  private mutating func startLine(isFirst: Bool, depth: Int) {
    write(isFirst ? "\n" : ",\n")
    for _ in 0..<depth { write("  ") }
  }

  private mutating func endLines(depth: Int) {
    write("\n")
    for _ in 0..<depth { write("  ") }
  }
}
