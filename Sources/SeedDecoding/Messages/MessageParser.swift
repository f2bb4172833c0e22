import SeedModel

/// The parser of the ICU MessageFormat subset: `{name}`, plural, select, `#` and apostrophe quoting.
///
/// Apostrophes follow ICU's default: `''` is one apostrophe; an apostrophe right before `{` or `}` (or `#`
/// inside a plural) quotes up to the next apostrophe; any other stands for itself. As in ICU, `#` means the
/// number only directly inside an arm of a plural. After a fault the parser goes on behind it.
package struct MessageParser {
  /// How deep plurals and selects may nest.
  package static let depthLimit = 4

  private var text: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
  private var offset = 0
  private var faults: [MessageFault] = []

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
    var parts: [ParsedMessage.Part] = []
    while true {
      parts += parseParts(depth: 0, inPlural: false)
      guard offset < text.count else { break }
      fail("this closing brace closes nothing", "Quote it: '}'.", offset..<offset + 1)
      offset += 1
    }
    return (ParsedMessage(parts: parts), faults)
  }

  private mutating func fail(_ problem: String, _ remedy: String, _ range: Range<Int>) {
    faults.append(MessageFault(kind: .malformed(problem: problem, remedy: remedy), range: range))
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < text.count ? text[offset + distance] : nil
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Text, arguments and blocks, up to a closing brace or the end.
  private mutating func parseParts(depth: Int, inPlural: Bool) -> [ParsedMessage.Part] {
    var parts: [ParsedMessage.Part] = []
    var literal: [UInt8] = []
    var literalStart = offset
    func flush(_ end: Int) {
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self), literalStart..<end)) }
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
    fail("this apostrophe starts a quote that does not end", "End it with another apostrophe.", start..<offset)
  }

  private mutating func skipSpace() {
    while let current = byte(), current == 0x20 || (0x09...0x0D).contains(current) { offset += 1 }
  }

  /// A run of letters, digits and underscores.
  private mutating func parseWord() -> Range<Int> {
    let start = offset
    while let current = byte(), current.isLetterOrDigit || current == UInt8(ascii: "_") || current >= 0x80 {
      offset += 1
    }
    return start..<offset
  }

  /// Skips to the end of the block that is open, over the blocks inside it.
  private mutating func skipBlock() {
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
      let end = max(offset, start + 1)
      if name.utf8.first?.isDigit == true {
        fail("arguments have names, not numbers", "Write a placeholder's name: {days}.", start..<end)
      } else {
        fail("a placeholder's name was expected after the brace", "Write {name}, or quote it: '{'.", start..<end)
      }
      skipBlock()
      return nil
    }
    skipSpace()
    guard let next = byte() else {
      fail("the brace is not closed", "Close it with `}`.", start..<offset)
      return nil
    }
    if next == UInt8(ascii: "}") {
      offset += 1
      return .argument(name: name, start..<offset)
    }
    guard next == UInt8(ascii: ",") else {
      fail("`}` or `,` was expected after the placeholder's name", "Write {\(name)}.", start..<offset)
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
      fail("plural and select nest at most \(MessageParser.depthLimit) deep", "Use more keys.", start..<offset)
      skipBlock()
      return nil
    }
    guard byte() == UInt8(ascii: ",") else {
      fail("`,` and the arms were expected after `\(type)`", "Write {\(name), \(type), other {…}}.", start..<offset)
      skipBlock()
      return nil
    }
    offset += 1
    return type == "plural"
      ? parsePlural(name, nameRange, from: start, depth: depth)
      : parseSelect(name, nameRange, from: start, depth: depth)
  }

  /// The body of an arm, from its brace. Nil when there is none.
  private mutating func parseArm(depth: Int, inPlural: Bool) -> [ParsedMessage.Part]? {
    skipSpace()
    guard byte() == UInt8(ascii: "{") else { return nil }
    let start = offset
    offset += 1
    let parts = parseParts(depth: depth + 1, inPlural: inPlural)
    if byte() == nil {
      fail("the arm is not closed", "Close it with `}`.", start..<start + 1)
    } else {
      offset += 1
    }
    return parts
  }

  private mutating func parsePlural(
    _ name: String,
    _ nameRange: Range<Int>,
    from start: Int,
    depth: Int
  ) -> ParsedMessage.Part? {
    var arms: [ParsedMessage.PluralArm] = []
    while true {
      skipSpace()
      guard let next = byte() else {
        fail("the plural is not closed", "Close it with `}`.", start..<start + 1)
        break
      }
      if next == UInt8(ascii: "}") {
        offset += 1
        break
      }
      let selectorStart = offset
      let selector: PluralSelector?
      if next == UInt8(ascii: "=") {
        offset += 1
        let digits = parseWord()
        selector = Int(string(digits)).map { .exactly($0) }
      } else {
        let word = string(parseWord())
        if word == "offset", byte() == UInt8(ascii: ":") {
          fail("`offset` is not of the subset", "Put the smaller count in.", selectorStart..<offset + 1)
          offset += 1
          skipSpace()
          _ = parseWord()
          continue
        }
        selector = PluralCategory(name: word).map { .category($0) }
      }
      let selectorRange = selectorStart..<offset
      guard let selector else {
        let range = selectorRange.isEmpty ? selectorStart..<min(text.count, selectorStart + 1) : selectorRange
        fail(
          "an arm of a plural is `=n` or one of \(PluralCategory.names.joined(separator: ", "))",
          "Write one of these before the brace.",
          range
        )
        if selectorRange.isEmpty, byte() != UInt8(ascii: "{") { offset += 1 }
        _ = parseArm(depth: depth, inPlural: true)
        continue
      }
      if arms.contains(where: { $0.selector == selector }) {
        fail("the plural has this arm twice", "Keep one.", selectorRange)
      }
      guard let parts = parseArm(depth: depth, inPlural: true) else {
        fail("the arm has no text", "Write {…} after it.", selectorRange)
        continue
      }
      arms.append(ParsedMessage.PluralArm(selector: selector, selectorRange: selectorRange, parts: parts))
    }
    if !arms.contains(where: { $0.selector == .category(.other) }) {
      faults.append(MessageFault(kind: .missingOther, range: start..<offset))
    }
    return .plural(name: name, nameRange: nameRange, arms: arms, start..<offset)
  }

  private mutating func parseSelect(
    _ name: String,
    _ nameRange: Range<Int>,
    from start: Int,
    depth: Int
  ) -> ParsedMessage.Part? {
    var arms: [ParsedMessage.SelectArm] = []
    while true {
      skipSpace()
      guard let next = byte() else {
        fail("the select is not closed", "Close it with `}`.", start..<start + 1)
        break
      }
      if next == UInt8(ascii: "}") {
        offset += 1
        break
      }
      let valueRange = parseWord()
      let value = string(valueRange)
      if valueRange.isEmpty {
        fail("an arm of a select is one of the placeholder's values or other", "Write it before the brace.", offset..<offset + 1)
        if byte() != UInt8(ascii: "{") { offset += 1 }
        _ = parseArm(depth: depth, inPlural: false)
        continue
      }
      if arms.contains(where: { $0.value == value }) {
        fail("the select has this arm twice", "Keep one.", valueRange)
      }
      guard let parts = parseArm(depth: depth, inPlural: false) else {
        fail("the arm has no text", "Write {…} after it.", valueRange)
        continue
      }
      arms.append(ParsedMessage.SelectArm(value: value, valueRange: valueRange, parts: parts))
    }
    if !arms.contains(where: { $0.value == "other" }) {
      faults.append(MessageFault(kind: .missingOther, range: start..<offset))
    }
    return .select(name: name, nameRange: nameRange, arms: arms, start..<offset)
  }
}
