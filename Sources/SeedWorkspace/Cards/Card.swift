import SeedDiagnostics

/// A screen of the app as text: 60 columns, words never broken, comments one sentence a line.
package struct Card: Sendable {
  package static let width = 60
  package private(set) var text = ""

  package init() {}

  /// A line as it stands.
  package mutating func line(_ line: String = "") { text += line + "\n" }

  /// A paragraph, wrapped; lines after the first are indented by `hanging` columns.
  package mutating func paragraph(_ paragraph: String, indent: String = "", hanging: Int = 0) {
    // Spaces in a row stay: labels are padded by them.
    let words = paragraph.split(separator: " ", omittingEmptySubsequences: false)
    let next = indent + String(repeating: " ", count: hanging)
    for line in WrappedText.lines(words, width: Card.width, lead: indent, indent: next) { self.line(line) }
  }

  /// A comment: every sentence on lines of its own, each line with its own `// `.
  package mutating func comment(_ comment: String, indent: String = "") {
    for sentence in Card.sentences(of: comment) { paragraph(sentence, indent: indent + "// ") }
  }

  /// The sentences of a text, as the app shows a comment: each ends in `.`, `?` or `!`, closing quotes and
  /// brackets included, followed by white space.
  package static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var isEnding = false
    for character in text {
      if isEnding, character.isWhitespace {
        sentences.append(current)
        current = ""
        isEnding = false
        continue
      }
      if current.isEmpty, character.isWhitespace { continue }
      current.append(character)
      if ".?!".contains(character) {
        isEnding = true
      } else if !"\"')]”’»".contains(character) {
        isEnding = false
      }
    }
    if !current.isEmpty { sentences.append(current) }
    return sentences
  }
}
