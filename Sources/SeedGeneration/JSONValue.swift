import SeedDiagnostics

/// A JSON value to be written: members keep their order, so that the same input gives the same bytes.
indirect enum JSONValue {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member {
    let name: String
    let value: JSONValue
  }

  /// The value as text with two spaces a level; short arrays of scalars stand on one line. Ends without a
  /// line break.
  func rendered() -> String {
    var writer = JSONWriter(.indented)
    write(to: &writer, depth: 0)
    return writer.text
  }

  private func write(to writer: inout JSONWriter, depth: Int) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let text): writer.string(text)
    case .array(let members):
      func elements(_ writer: inout JSONWriter) {
        for member in members { member.write(to: &writer, depth: depth + 1) }
      }
      if isShort(members, depth: depth) { writer.lineArray(elements) } else { writer.array(elements) }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.write(key: member.name)
          member.value.write(to: &writer, depth: depth + 1)
        }
      }
    }
  }

  /// Whether an array stands on one line.
  private func isShort(_ members: [JSONValue], depth: Int) -> Bool {
    guard members.allSatisfy(\.isScalar) else { return false }
    var line = JSONWriter()
    line.lineArray { for member in members { member.write(to: &$0, depth: 0) } }
    return 2 * depth + line.bytes.count <= 100
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }

  init(stringLiteral text: String) { self = .string(text) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  static func members(_ pairs: [(String, JSONValue)]) -> JSONValue {
    .object(pairs.map { Member(name: $0.0, value: $0.1) })
  }

  /// An object with further members; no-op for other values.
  func adding(_ members: [(String, JSONValue)]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.0, value: $0.1) })
  }
}
