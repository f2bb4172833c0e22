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
  func rendered(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return value == value.rounded() ? String(Int(value)) : String(value)
    case .string(let text): return JSONValue.quoted(text)
    case .array(let members):
      if members.isEmpty { return "[]" }
      if members.allSatisfy(\.isScalar) {
        let line = "[\(members.map { $0.rendered() }.joined(separator: ", "))]"
        if indent + line.utf8.count <= 100 { return line }
      }
      let lines = members.map { inner + $0.rendered(indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        "\(inner)\(JSONValue.quoted($0.name)): \($0.value.rendered(indent: indent + 2))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
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
