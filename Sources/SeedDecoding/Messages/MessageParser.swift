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
    var parts: [ParsedMessage.Part] = []
    while true {
      parts += parseParts(depth: 0, inPlural: false)
      guard offset < text.count else { break }
      fail("this closing brace closes nothing", "Quote it: '}'.", offset..<offset + 1)
      offset += 1
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
  }

  func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < text.count ? text[offset + distance] : nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Text, arguments and blocks, up to a closing brace or the end.
  mutating func parseParts(depth: Int, inPlural: Bool) -> [ParsedMessage.Part] {
    var parts: [ParsedMessage.Part] = []
    var literal: [UInt8] = []
    var literalStart = offset
    func flush(_ end: Int) {
      if !literal.isEmpty {
        parts.append(.literal(String(decoding: literal, as: UTF8.self), literalStart..<end))
      }
      literal = []
    }
    while let current = byte(), current != UInt8(ascii: "}") {
      if literal.isEmpty { literalStart = offset }
      switch current {
      case UInt8(ascii: "'"): parseApostrophe(inPlural: inPlural, into: &literal)
      case UInt8(ascii: "#") where inPlural:
        flush(offset)
        parts.append(.number(offset..<offset + 1))
        offset += 1
      case UInt8(ascii: "{"):
        flush(offset)
        if let part = parseArgument(depth: depth) { parts.append(part) }
      default:
        literal.append(current)
        offset += 1
      }
    }
    flush(offset)
    return parts
  }

  private mutating func parseApostrophe(inPlural: Bool, into literal: inout [UInt8]) {
    let start = offset
    offset += 1
    let next = byte()
    if next == UInt8(ascii: "'") {
      literal.append(UInt8(ascii: "'"))
      offset += 1
      return
    }
    let startsQuote =
      next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || (inPlural && next == UInt8(ascii: "#"))
    guard startsQuote else {
      literal.append(UInt8(ascii: "'"))
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
        fail("a placeholder's name is a small letter, then letters and digits", "Write {days}.", nameRange)
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
        "Numbers and dates are put in by the app as text.",
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
