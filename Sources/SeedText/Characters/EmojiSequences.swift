/// Finds the emoji of a text, each sequence once and whole.
///
/// Every scalar with the Emoji property is one, except digits, `#`, `*`, `©`, `®`, `™`, `‼`, `⁉` and the
/// arrows in text presentation. Whatever U+FE0F follows, keycaps, flags and joined sequences always are. The
/// shape of sequences is that of UTS #51, ED-5…ED-17, a little wider: ill-formed sequences are found too.
package enum EmojiSequences {
  /// The emoji of a text, as ranges of the scalars' indices.
  ///
  /// - Complexity: O(scalars).
  package static func ranges(in scalars: [PlacedScalar]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      if let end = end(of: scalars, from: index) {
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// Whether a scalar is an emoji only where something asks for it: U+FE0F, a keycap, a joiner.
  package static func isTextByDefault(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The arrows without the Emoji_Presentation property: `↔…↙`, `↩`, `↪`, `➡`, `⤴`, `⤵`, `⬅…⬇`.
    case 0x2194...0x2199, 0x21A9, 0x21AA, 0x27A1, 0x2934, 0x2935, 0x2B05...0x2B07: true
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122: true
    default: !isEmoji(scalar)
    }
  }

  /// Whether a scalar beyond ASCII has the Emoji property. The ranges come first since the property's table
  /// is slow to ask; no emoji stands outside them.
  package static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA9, 0xAE, 0x203C...0x3299, 0x1F000...0x1FFFF: scalar.properties.isEmoji
    default: false
    }
  }

  /// The end of the emoji that starts at an index, or nil when none does.
  private static func end(of scalars: [PlacedScalar], from start: Int) -> Int? {
    func value(_ index: Int) -> UInt32 { index < scalars.count ? scalars[index].scalar.value : 0 }
    let first = scalars[start].scalar
    if first.isASCII {
      let afterSelector = value(start + 1) == 0xFE0F ? start + 2 : start + 1
      if isKeycapBase(first), value(afterSelector) == 0x20E3 { return afterSelector + 1 }
      return afterSelector > start + 1 && first.value > 0x20 && first.value != 0x7F ? afterSelector : nil
    }
    guard isEmoji(first) else {
      return value(start + 1) == 0xFE0F && isVisible(first) ? start + 2 : nil
    }
    let (firstEnd, hasSelector) = elementEnd(of: scalars, from: start)
    var end = firstEnd
    while value(end) == 0x200D, end + 1 < scalars.count, isEmoji(scalars[end + 1].scalar) {
      end = elementEnd(of: scalars, from: end + 1).end
    }
    if hasSelector || end > firstEnd || !isTextByDefault(first) { return end }
    return nil
  }

  /// The end of one element of a joined sequence: a flag, or a scalar with what belongs to it.
  private static func elementEnd(of scalars: [PlacedScalar], from start: Int) -> (end: Int, hasSelector: Bool)
  {
    var end = start + 1
    var hasSelector = false
    if isRegionalIndicator(scalars[start].scalar), end < scalars.count,
      isRegionalIndicator(scalars[end].scalar)
    {
      end += 1
    }
    while end < scalars.count {
      let scalar = scalars[end].scalar
      switch scalar.value {
      case 0xFE0F: hasSelector = true
      case 0xFE0E, 0x20E3, 0xE0020...0xE007F: break
      case 0x1F3FB...0x1F3FF where hasSelector || !isTextByDefault(scalars[start].scalar): break
      default: return (end, hasSelector)
      }
      end += 1
    }
    return (end, hasSelector)
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "#", "*": true
    default: false
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar can be what a variation selector is about.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control && properties.generalCategory != .format
  }
}
