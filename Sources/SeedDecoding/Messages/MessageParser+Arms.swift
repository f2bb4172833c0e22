import SeedModel

/// The arms of plurals and selects.
extension MessageParser {
  /// How many of the first arms are looked through for a selector, which takes less than hashing it.
  private static let fewArms = 16

  /// The body of an arm, from its brace. Nil when there is none.
  private mutating func parseArm(depth: Int, inPlural: Bool) -> [ParsedMessage.Part]? {
    skipSpace()
    guard byte() == UInt8(ascii: "{") else { return nil }
    let start = offset
    offset += 1
    let parts = parseParts(depth: depth + 1, inPlural: inPlural)
    if byte() == nil {
      failCutOff("the arm is not closed", start..<start + 1)
    } else {
      offset += 1
    }
    return parts
  }

  /// Whether a block goes on: skips white space and, at its end, the closing brace.
  private mutating func continuesBlock(_ name: String, from start: Int) -> Bool {
    skipSpace()
    guard let next = byte() else {
      failCutOff("the \(name) is not closed", start..<start + 1)
      return false
    }
    guard next == UInt8(ascii: "}") else { return true }
    offset += 1
    return false
  }

  /// A selector that is none: reported from its start to the next brace or space, its arm parsed.
  private mutating func skipArm(
    from start: Int,
    depth: Int,
    inPlural: Bool,
    _ problem: String,
    _ remedy: String
  ) {
    while let current = byte(), !MessageParser.isSpace(current), current != UInt8(ascii: "{"),
      current != UInt8(ascii: "}")
    {
      offset += 1
    }
    fail(problem, remedy, start..<max(offset, min(text.count, start + 1)))
    _ = parseArm(depth: depth, inPlural: inPlural)
  }

  /// Reports a block without `other`; one that is cut off may have meant to have it.
  private mutating func requireOther(_ hasOther: Bool, from start: Int) {
    if hasOther || isCutOff { return }
    faults.append(MessageFault(kind: .missingOther, range: start..<offset))
  }

  private func endsSelector(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || MessageParser.isSpace(byte)
  }

  mutating func parsePlural(
    _ name: String,
    _ nameRange: Range<Int>,
    from start: Int,
    depth: Int
  ) -> ParsedMessage.Part? {
    var arms: [ParsedMessage.PluralArm] = []
    var others: Set<PluralSelector> = []
    var hasOther = false
    while continuesBlock("plural", from: start) {
      let selectorStart = offset
      guard let selector = parsePluralSelector(depth: depth) else { continue }
      let selectorRange = selectorStart..<offset
      if selector == .category(.other) { hasOther = true }
      if others.contains(selector) || arms.prefix(Self.fewArms).contains(where: { $0.selector == selector }) {
        fail("the plural has this arm twice", "Keep one.", selectorRange)
      }
      guard let parts = parseArm(depth: depth, inPlural: true) else {
        fail("the arm has no text", "Write {…} after it.", selectorRange)
        continue
      }
      arms.append(ParsedMessage.PluralArm(selector: selector, selectorRange: selectorRange, parts: parts))
      if arms.count > Self.fewArms { others.insert(selector) }
    }
    requireOther(hasOther, from: start)
    return .plural(name: name, nameRange: nameRange, arms: arms, start..<offset)
  }

  /// `=n` or a category. Nil when it was reported.
  private mutating func parsePluralSelector(depth: Int) -> PluralSelector? {
    let start = offset
    if byte() == UInt8(ascii: "=") { offset += 1 }
    let word = string(parseWord())
    let next = byte()
    let isWhole = endsSelector(next)
    if isWhole {
      if text[start] == UInt8(ascii: "=") {
        if let number = Int(word) { return .exactly(number) }
      } else if let category = PluralCategory(name: word) {
        return .category(category)
      }
    }
    if word == "offset", next == UInt8(ascii: ":") {
      offset += 1
      skipSpace()
      _ = parseWord()
      fail("`offset` is not supported", "Pass the smaller count.", start..<offset)
      return nil
    }
    skipArm(
      from: start,
      depth: depth,
      inPlural: true,
      "an arm of a plural is `=n` or one of \(PluralCategory.names.joined(separator: ", "))",
      "Write one of these before the brace."
    )
    return nil
  }

  mutating func parseSelect(
    _ name: String,
    _ nameRange: Range<Int>,
    from start: Int,
    depth: Int
  ) -> ParsedMessage.Part? {
    var arms: [ParsedMessage.SelectArm] = []
    var others: Set<String> = []
    var hasOther = false
    while continuesBlock("select", from: start) {
      let valueRange = parseWord()
      let value = string(valueRange)
      let next = byte()
      let isWhole = endsSelector(next)
      // Beyond ASCII there are characters that ICU takes for white space, and values have none.
      let isPlain = text[valueRange].allSatisfy { $0 < 0x80 }
      if valueRange.isEmpty || !isWhole || !isPlain {
        skipArm(
          from: valueRange.lowerBound,
          depth: depth,
          inPlural: false,
          "an arm of a select is one of the placeholder's values or other",
          "Write it before the brace."
        )
        continue
      }
      if value == "other" { hasOther = true }
      if others.contains(value) || arms.prefix(Self.fewArms).contains(where: { $0.value == value }) {
        fail("the select has this arm twice", "Keep one.", valueRange)
      }
      guard let parts = parseArm(depth: depth, inPlural: false) else {
        fail("the arm has no text", "Write {…} after it.", valueRange)
        continue
      }
      arms.append(ParsedMessage.SelectArm(value: value, valueRange: valueRange, parts: parts))
      if arms.count > Self.fewArms { others.insert(value) }
    }
    requireOther(hasOther, from: start)
    return .select(name: name, nameRange: nameRange, arms: arms, start..<offset)
  }
}
