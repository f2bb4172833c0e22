/// Text that may be printed: nothing in it steers a terminal, reorders what is shown or hides.
///
/// A string of content, of the command line or of the environment becomes one by being escaped alone.
/// Literals are the program's own words, and what is put into them is escaped: `"\(path): \(count) bytes\n"`.
package struct SafeText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var string: String

  package init(stringLiteral: String) { string = stringLiteral }

  package init(stringInterpolation: Interpolation) { string = stringInterpolation.string }

  /// One line, cut after `limit` user-visible characters.
  package init(_ text: String, limit: Int = 4000) { string = TerminalText.escape(text, limit: limit) }

  /// Lines, which keep their ends.
  package init(lines text: String) {
    string = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.escape(String($0), limit: .max) }.joined(separator: "\n")
  }

  /// What a writer wrote, and a line's end: in JSON, text that would do anything is escaped.
  ///
  /// - Precondition: the writer escapes what is hidden, as it does unless told otherwise.
  package init(_ writer: JSONWriter) {
    precondition(writer.escapesHidden, "JSON for people to see escapes what is hidden")
    string = writer.text + "\n"
  }

  package init(_ ink: Ink) { string = ink.rawValue }

  package static func + (left: SafeText, right: SafeText) -> SafeText {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout SafeText, right: SafeText) { left.string += right.string }

  /// The text without the white space at its end.
  package var trimmed: SafeText {
    var text = self
    while text.string.last?.isWhitespace ?? false { text.string.removeLast() }
    return text
  }

  /// One line with breaks in the place of spaces, so that no column after `width` is used; a word that is
  /// longer stays whole, and so does what stands between backticks, since a command is to be copied.
  ///
  /// - Parameters:
  ///   - start: the columns that stand before it.
  ///   - indent: the columns before each line after the first.
  package func wrapped(at width: Int, from start: Int = 0, indent: Int) -> SafeText {
    // Spaces at its start are no place to break.
    let (spaces, others) = (string.prefix { $0 == " " }, String(repeating: " ", count: indent))
    let words = Self.words(of: string.dropFirst(spaces.count), width: width - indent)
    let lead = String(repeating: " ", count: start) + spaces
    let lines = WrappedText.lines(words, width: width, lead: lead, indent: others)
    return SafeText(joining: String(lines.joined(separator: "\n").dropFirst(start)))
  }

  /// What stands between the spaces of a line; what stands between two backticks is one word, if it is no
  /// wider than `width`.
  private static func words(of line: Substring, width: Int) -> [Substring] {
    var words: [Substring] = []
    var opening: Int?
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      words.append(word)
      if word.count(where: { $0 == "`" }).isMultiple(of: 2) { continue }
      if let start = opening {
        let whole = line[words[start].startIndex..<word.endIndex]
        if TerminalWidth.of(String(whole)) <= width { words[start...] = [whole] }
        opening = nil
      } else {
        opening = words.count - 1
      }
    }
    return words
  }

  /// Each line so wrapped, its later lines two columns deeper than itself.
  package func wrappedLines(at width: Int) -> SafeText {
    string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      SafeText(joining: String(line)).wrapped(at: width, indent: line.prefix { $0 == " " }.count + 2)
    }.joined(separator: "\n")
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var string = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { string += literal }
    package mutating func appendInterpolation(_ text: SafeText) { string += text.string }
    package mutating func appendInterpolation(_ number: some BinaryInteger) { string += String(number) }

    /// On one line, cut after `limit` user-visible characters.
    package mutating func appendInterpolation(_ text: some CustomStringConvertible, limit: Int = 4000) {
      string += TerminalText.escape(text.description, limit: limit)
    }
  }
}

extension [SafeText] {
  package func joined(separator: SafeText) -> SafeText {
    SafeText(joining: map(\.string).joined(separator: separator.string))
  }
}

extension SafeText {
  /// Texts that are safe, joined.
  init(joining text: String) { string = text }
}

/// Keeps lines from beginning with what CI runners take for commands: `::error::`, `##vso[`.
package struct LineGuard {
  /// Whether nothing but white space has come since the line began.
  private var isAtStart = true

  package init() {}

  /// A piece of text that follows those before, with `‹U+003A›` or `‹U+0023›` for the sign that would begin a
  /// command.
  ///
  /// - Complexity: O(bytes).
  package mutating func guarded(_ text: SafeText) -> String {
    var places: [Int] = []
    var offset = 0
    for byte in text.string.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): isAtStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0D: break
      default:
        if isAtStart {
          if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { places.append(offset) }
          isAtStart = false
        }
      }
      offset += 1
    }
    if places.isEmpty { return text.string }
    let bytes = Array(text.string.utf8)
    var result: [UInt8] = []
    var start = 0
    for place in places where Self.beginsCommand(bytes[place...]) {
      result += bytes[start..<place]
      result += (bytes[place] == UInt8(ascii: ":") ? "‹U+003A›" : "‹U+0023›").utf8
      start = place + 1
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// Whether bytes begin a command; a colon that ends a piece may, for another may follow.
  private static func beginsCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual(":".utf8) || bytes.starts(with: "::".utf8) || bytes.starts(with: "##[".utf8)
      || bytes.starts(with: "##vso[".utf8)
  }
}
