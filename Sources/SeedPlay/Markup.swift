/// HTML, written as a literal: what is interpolated is text and escaped, unless it is HTML itself.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  var html: String

  init(stringLiteral html: String) { self.html = html }
  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  static func + (left: Markup, right: Markup) -> Markup {
    var sum = left
    sum.html += right.html
    return sum
  }

  /// A paragraph of a class; nothing for an empty text.
  static func line(_ text: String?, _ style: String = "") -> Markup {
    guard let text, !text.isEmpty else { return "" }
    return "<p class=\"\(style)\">\(text)</p>"
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var html = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { html += literal }
    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { html += part.html } }
    mutating func appendInterpolation(_ number: Int) { html += "\(number)" }

    mutating func appendInterpolation(_ text: String) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": html += "&amp;"
        case "<": html += "&lt;"
        case ">": html += "&gt;"
        case "\"": html += "&quot;"
        case "'": html += "&#39;"
        default: html.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

/// A form of one button, as every action is.
struct PlayButton {
  /// What a button says, as the copy has it: the look's brackets are no part of the name.
  var label: String
  var action: String
  var fields: [(String, String)] = []
  var style = "action"
  var isEnabled = true
  /// Whether it is one of several of which one is chosen; nil where it is not.
  var isPressed: Bool?
  /// Inputs that are sent with it.
  var content: Markup = ""
  /// What is drawn where that is not its name.
  var face: Markup?
  /// What fields elsewhere on the page name its form by.
  var id: String?

  var markup: Markup {
    let hidden = fields.map { "<input type=\"hidden\" name=\"\($0)\" value=\"\($1)\">" as Markup }
    let pressed: Markup = isPressed.map { " aria-pressed=\"\($0 ? "true" : "false")\"" } ?? ""
    let off: Markup = isEnabled ? "" : " disabled"
    let name = PlayButton.name(label)
    let said: Markup = face == nil ? "" : " aria-label=\"\(name)\""
    return """
      <form method="post" action="do"\(id.map { " id=\"\($0)\"" as Markup } ?? "")>\(hidden)\(content)<button class="\(style)" name="action" \
      value="\(action)"\(pressed)\(off)\(said)>\(face ?? "\(name)")</button></form>
      """
  }

  /// `Applied` of `[ Applied ]`.
  static func name(_ label: String) -> String {
    guard label.hasPrefix("[ "), label.hasSuffix(" ]") else { return label }
    return String(label.dropFirst(2).dropLast(2))
  }
}
