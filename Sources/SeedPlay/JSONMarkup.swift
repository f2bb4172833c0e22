import PlainJSON

/// JSON in the colors of an editor.
enum JSONMarkup {
  /// On one line.
  static func inline(_ value: JSONValue) -> Markup { write(value, indent: nil) }

  /// A member a line; small values stay on one.
  static func block(_ value: JSONValue) -> Markup { write(value, indent: 0) }

  private static func write(_ value: JSONValue, indent: Int?) -> Markup {
    switch value {
    case .object(let object):
      list(object.members.map { (key($0.name), $0.value) }, "{", "}", value, indent)
    case .array(let values): list(values.map { ("", $0) }, "[", "]", value, indent)
    case .string: "<span class=\"json-string\">\(value.text)</span>"
    default: "<span class=\"json-number\">\(value.text)</span>"
    }
  }

  private static func key(_ name: String) -> Markup { "<span class=\"json-key\">\(name)</span>: " }

  private static func list(
    _ members: [(Markup, JSONValue)],
    _ open: Markup,
    _ close: Markup,
    _ whole: JSONValue,
    _ indent: Int?
  ) -> Markup {
    let isShort = whole.text.utf8.count < 46
    let inner = isShort ? nil : indent.map { $0 + 2 }
    var text = open
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { text = text + (inner == nil ? ", " : ",") }
      text = text + lineBreak(inner) + name + write(value, indent: inner)
    }
    return text + (members.isEmpty ? "" : lineBreak(isShort ? nil : indent)) + close
  }

  private static func lineBreak(_ indent: Int?) -> Markup {
    guard let indent else { return "" }
    return Markup(stringLiteral: "\n" + String(repeating: " ", count: indent))
  }
}
