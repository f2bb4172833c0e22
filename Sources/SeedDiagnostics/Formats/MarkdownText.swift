/// Text in Markdown that says what it says and does nothing: no markup, links, mentions, references to issues
/// or names of emoji; what is not seen is shown.
package enum MarkdownText {
  /// Running text in which `code` in backticks is shown as such.
  static func escape(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return plain(text) }
    return parts.enumerated()
      .map { index, part in index % 2 == 0 ? plain(part) : part.isEmpty ? "\\`\\`" : code(part) }.joined()
  }

  static func code(_ text: some StringProtocol) -> String { "<code>\(plain(text, isCode: true))</code>" }

  /// Text of which nothing is code.
  package static func plain(_ text: some StringProtocol) -> String { plain(text, isCode: false) }

  private static func plain(_ text: some StringProtocol, isCode: Bool) -> String {
    var escaped = ""
    var previous: Unicode.Scalar = " "
    let scalars = TerminalText.escape(String(text), limit: .max).unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      // `GH-12` is an issue and `:name:` an emoji, but in code.
      let isIssue = (previous == "h" || previous == "H") && isNumber(scalars[index...])
      if !isCode, isIssue || previous == ":" && isName(scalars[index...]) { escaped += "&#8203;" }
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$": escaped += "\\\(scalar)"
      // A character that is not seen keeps `@name`, `#12`, `https://` and `www.` from becoming links.
      case "@", "#": escaped += "\(scalar)&#8203;"
      case "/" where previous == ":": escaped += "&#8203;/"
      case "." where previous == "w" || previous == "W": escaped += "&#8203;."
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// Whether a text goes on as the number of an issue: `-12`.
  private static func isNumber(_ rest: Substring.UnicodeScalarView) -> Bool {
    rest.first == "-" && rest.dropFirst().first.map { ("0"..."9").contains($0) } == true
  }

  /// Whether a text goes on as the name of an emoji, which are shorter than 64 characters: `smile:`.
  private static func isName(_ rest: Substring.UnicodeScalarView) -> Bool {
    let name = rest.prefix(64).prefix {
      $0 == "_" || $0 == "+" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return !name.isEmpty && rest[name.endIndex...].first == ":"
  }
}
