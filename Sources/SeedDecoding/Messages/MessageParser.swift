import SeedModel

/// The parser of the ICU MessageFormat subset: `{name}`, plural, select, `#` and apostrophe quoting.
///
/// Apostrophes follow ICU's default: `''` is one apostrophe; an apostrophe right before `{` or `}` (or `#`
/// inside a plural) quotes up to the next apostrophe; any other stands for itself. As in ICU, `#` means the
/// number only directly inside an arm of a plural. After a fault the parser goes on behind it.
package struct MessageParser {
  /// How deep plurals and selects may nest.
  package static let depthLimit = 4

  private(set) var text: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
  var offset = 0
  var faults: [MessageFault] = []
  /// Whether the pattern's end cut a block off; the blocks around it are then open for the same reason.
  private(set) var isCutOff = false

  package init() {}

  /// Parses a pattern's UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  package mutating func parse(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (message: ParsedMessage, faults: [MessageFault]) {
    self.text = text
    offset = 0
    faults = []
    isCutOff = false
    var parts = parseParts(depth: 0, inPlural: false)
    while offset < text.count {
      fail("this closing brace closes nothing", "Quote it: '}'.", offset..<offset + 1)
      offset += 1
      parts += parseParts(depth: 0, inPlural: false)
    }
    return (ParsedMessage(parts: parts), faults)
  }

  mutating func fail(_ problem: String, _ remedy: String, _ range: Range<Int>) {
    faults.append(MessageFault(kind: .malformed(problem: problem, remedy: remedy), range: range))
  }

  /// Reports a block that the pattern's end leaves open, the innermost one only.
  mutating func failCutOff(_ problem: String, _ range: Range<Int>) {
    if isCutOff { return }
    isCutOff = true
    fail(problem, "Close it with `}`.", range)
    faults[faults.count - 1].isCutOff = true
  }

  func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < text.count ? text[offset + distance] : nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Text, arguments and blocks, up to a closing brace or the end.
  mutating func parseParts(depth: Int, inPlural: Bool) -> [ParsedMessage.Part] {
    var parts: [ParsedMessage.Part] = []
    // Text, a placeholder, text: few messages have more.
    parts.reserveCapacity(3)
    while let current = byte(), current != UInt8(ascii: "}") {
      switch current {
      case UInt8(ascii: "#") where inPlural:
        parts.append(.number(offset..<offset + 1))
        offset += 1
      case UInt8(ascii: "{"):
        if let part = parseArgument(depth: depth) { parts.append(part) }
      default:
        parts.append(parseLiteral(inPlural: inPlural))
      }
    }
    return parts
  }

  /// Text up to a brace, a number or the end.
  private mutating func parseLiteral(inPlural: Bool) -> ParsedMessage.Part {
    let start = offset
    // What quoting makes other than it is written, and where the rest starts that is shown as it is.
    var unquoted: [UInt8] = []
    var verbatimStart = offset
    while true {
      offset = endOfPlainText(inPlural: inPlural)
      guard byte() == UInt8(ascii: "'") else { break }
      if isQuoting(byte(1), inPlural: inPlural) {
        unquoted += text[verbatimStart..<offset]
        parseQuote(into: &unquoted)
        verbatimStart = offset
      } else {
        offset += 1
      }
    }
    if unquoted.isEmpty { return .literal(string(start..<offset), start..<offset) }
    unquoted += text[verbatimStart..<offset]
    return .literal(String(decoding: unquoted, as: UTF8.self), start..<offset)
  }

  /// The offset of the next byte that may be more than text, or the end.
  private func endOfPlainText(inPlural: Bool) -> Int {
    let text = text
    var end = offset
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "'"): return end
      case UInt8(ascii: "#") where inPlural: return end
      default: end += 1
      }
    }
    return end
  }

  /// Whether a text can be nothing but what it shows: it has no brace and no apostrophe.
  package static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
  }

  /// At least the bytes of the segments, 16 each, and arms, 24 each, that a pattern is compiled to, with or
  /// without JSON's escapes: what is no literal starts with a brace or `#`, an arm with a brace, and literals
  /// lie between those and at the ends of arms.
  static func compiledByteBound(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let starts = text.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\\") }
    return 16 * (3 * starts + 1) + 24 * starts
  }

  /// Whether an apostrophe before a byte does not stand for itself.
  private func isQuoting(_ next: UInt8?, inPlural: Bool) -> Bool {
    switch next {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): inPlural
    default: false
    }
  }

  /// Two apostrophes, or what stands between one before a brace or number and the next one.
  private mutating func parseQuote(into literal: inout [UInt8]) {
    let start = offset
    offset += 1
    if byte() == UInt8(ascii: "'") {
      literal.append(UInt8(ascii: "'"))
      offset += 1
      return
    }
    while let current = byte() {
      offset += 1
      if current != UInt8(ascii: "'") {
        literal.append(current)
      } else if byte() == UInt8(ascii: "'") {
        literal.append(current)
        offset += 1
      } else {
        return
      }
    }
    fail(
      "this apostrophe starts a quote that does not end",
      "End it with another apostrophe.",
      start..<offset
    )
    isCutOff = true
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  mutating func skipSpace() {
    while let current = byte(), MessageParser.isSpace(current) { offset += 1 }
  }

  /// A run of letters, digits and underscores.
  mutating func parseWord() -> Range<Int> {
    let start = offset
    while let current = byte(), current.isLetterOrDigit || current == UInt8(ascii: "_") || current >= 0x80 {
      offset += 1
    }
    return start..<offset
  }

  /// Skips to the end of the block that is open, over the blocks inside it.
  mutating func skipBlock() {
    var depth = 1
    while let current = byte() {
      offset += 1
      if current == UInt8(ascii: "{") { depth += 1 }
      if current == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// `{name}`, `{name, plural, …}` or `{name, select, …}`, from its brace. Nil when it was reported.
  private mutating func parseArgument(depth: Int) -> ParsedMessage.Part? {
    let start = offset
    offset += 1
    skipSpace()
    let nameRange = parseWord()
    let name = string(nameRange)
    let isName = text[nameRange].first.map { $0.isLowercase } ?? false
    if !isName || !text[nameRange].allSatisfy(\.isLetterOrDigit) {
      if name.isEmpty {
        fail(
          "a placeholder's name was expected after the brace",
          "Write {name}, or quote it: '{'.",
          start..<start + 1
        )
      } else if text[nameRange].allSatisfy(\.isDigit) {
        fail("arguments have names, not numbers", "Write a placeholder's name: {days}.", nameRange)
      } else {
        let small = name.prefix(1).lowercased() + name.dropFirst()
        let isName = small.utf8.allSatisfy { $0.isLetterOrDigit } && small.first?.isLowercase ?? false
        let remedy = isName ? "Write {\(small)}." : "Write a name such as {days}."
        fail("a placeholder's name is a small letter, then letters and digits", remedy, nameRange)
      }
      skipBlock()
      return nil
    }
    skipSpace()
    guard let next = byte() else {
      failCutOff("the brace is not closed", start..<offset)
      return nil
    }
    if next == UInt8(ascii: "}") {
      offset += 1
      return .argument(name: name, nameRange: nameRange, start..<offset)
    }
    guard next == UInt8(ascii: ",") else {
      fail(
        "`}` or `,` was expected after the placeholder's name",
        "Write {\(name)}.",
        start..<nameRange.upperBound
      )
      skipBlock()
      return nil
    }
    offset += 1
    skipSpace()
    let typeRange = parseWord()
    let type = string(typeRange)
    skipSpace()
    guard type == "plural" || type == "select" else {
      let shown = type.isEmpty ? "nothing" : "`\(type)`"
      fail(
        "a placeholder is plain, `plural` or `select`; found \(shown)",
        "The app passes numbers and dates as text.",
        typeRange.isEmpty ? start..<offset : typeRange
      )
      skipBlock()
      return nil
    }
    guard depth < MessageParser.depthLimit else {
      fail(
        "plural and select nest at most \(MessageParser.depthLimit) deep",
        "Use more keys.",
        start..<offset
      )
      skipBlock()
      return nil
    }
    guard byte() == UInt8(ascii: ",") else {
      fail(
        "`,` and the arms were expected after `\(type)`",
        "Write {\(name), \(type), other {…}}.",
        start..<offset
      )
      skipBlock()
      return nil
    }
    offset += 1
    return type == "plural"
      ? parsePlural(name, nameRange, from: start, depth: depth)
      : parseSelect(name, nameRange, from: start, depth: depth)
  }
}
