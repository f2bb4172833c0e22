import SeedSource

/// Text from content or the file system, made fit for a terminal: one line, nothing that steers the terminal,
/// reorders what it shows or cannot be seen.
package enum TerminalText {
  /// How many marks and escaped scalars of one character are shown; some hostile texts pile up thousands.
  private static let extraLimit = 8

  /// A user-visible character as it is shown.
  struct Shown {
    var text: String
    /// How many columns of a terminal it takes.
    var columnCount: Int
  }

  /// A text on one line, cut after `limit` user-visible characters.
  ///
  /// - Complexity: O(bytes shown).
  package static func escape(_ text: String, limit: Int = 4000) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    var result = ""
    for (index, character) in text.enumerated() {
      if index == limit { return result + "…" }
      result += show(character).text
    }
    return result
  }

  /// A character as it is shown: itself, or `‹U+200B›` for each scalar of it that would not be seen as it is.
  static func show(_ character: Character) -> Shown {
    if let byte = character.asciiValue, 0x20...0x7E ~= byte, character != "\r\n" {
      return Shown(text: String(character), columnCount: 1)
    }
    var text = ""
    var columnCount = 0
    var previous: Unicode.Scalar?
    var isEmoji = false
    var isAllShown = true
    let scalars = character.unicodeScalars
    let isFlag = scalars.first == "\u{1F3F4}"
    var extraCount = 0
    for (index, scalar) in zip(scalars.indices, scalars) {
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      let joinsEmoji = isJoiner(scalar, after: previous, before: following, inFlag: isFlag)
      if scalar.properties.isEmojiPresentation { isEmoji = true }
      if joinsEmoji || isVisible(scalar, after: previous) {
        if !joinsEmoji, isMark(scalar) { extraCount += 1 }
        if extraCount > extraLimit { continue }
        text.unicodeScalars.append(scalar)
        columnCount += TerminalWidth.of(scalar)
        isEmoji = isEmoji || joinsEmoji && scalar != "\u{FE0E}"
        previous = scalar
      } else {
        extraCount += 1
        if extraCount > extraLimit { continue }
        let code = escape(scalar)
        text += code
        columnCount += code.count
        isAllShown = false
        previous = nil
      }
    }
    if extraCount > extraLimit {
      text += "…"
      columnCount += 1
    }
    return Shown(text: text, columnCount: isEmoji && isAllShown ? 2 : max(1, columnCount))
  }

  /// A byte that is no UTF-8.
  static func show(invalid byte: UInt8) -> Shown {
    let digits = String(byte, radix: 16, uppercase: true)
    return Shown(text: "‹\(byte < 16 ? "0" : "")\(digits)›", columnCount: 4)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "‹\(scalar.codePoint)›"
  }
}

extension TerminalText {
  /// Whether a scalar is seen as itself: no control, no format character, no odd space, no private use; a
  /// mark only on something that it can stand on.
  static func isVisible(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    case .spaceSeparator: return scalar == "\u{3000}"
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return previous != nil && !scalar.properties.isDefaultIgnorableCodePoint
    // U+2800, the Braille blank, is a symbol by category.
    default: return !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether an invisible scalar does its work inside an emoji sequence, and so may stay.
  private static func isJoiner(
    _ scalar: Unicode.Scalar,
    after previous: Unicode.Scalar?,
    before following: Unicode.Scalar?,
    inFlag: Bool
  ) -> Bool {
    guard let previous else { return false }
    switch scalar.value {
    case 0xFE0E, 0xFE0F: return previous.properties.isEmoji && following.map(isSelectable) ?? true
    case 0x200D:
      let joins = previous.value == 0xFE0F || previous.value > 0x7F && previous.properties.isEmoji
      return joins && following.map { $0.value > 0x7F && $0.properties.isEmoji } ?? false
    case 0xE0020...0xE007F: return inFlag
    default: return false
    }
  }

  /// Whether a scalar may follow a variation selector in one sequence.
  private static func isSelectable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || scalar.value == 0x20E3 || scalar.properties.isEmojiModifier
  }
}
