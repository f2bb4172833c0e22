/// Text in XML 1.0 or HTML; the first cannot hold most control characters: they are shown, as `‹U+001B›`.
package enum XMLText {
  /// On one line, fit for an attribute in quotes and for an element.
  package static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in TerminalText.escape(text, limit: .max).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// `name="value"` for each, with a space before it.
  static func attributes(_ attributes: KeyValuePairs<String, String?>) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(escape($0))\"" } ?? "" }.joined()
  }
}
