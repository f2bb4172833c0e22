/// What scalars are to words.
package enum WordScalar {
  /// What a scalar is to the words around it.
  package enum Kind {
    case letter(isUpper: Bool)
    case digit
    /// U+2019 and its like, which may stand inside a word.
    case apostrophe
    /// Invisible: part of a word and of no account in it.
    case ignorable
    case gap(Word.Gap)
  }

  /// What a scalar is to the words around it.
  package static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    // An accent or a prime inside a word is an apostrophe from another keyboard.
    case "\u{2019}", "\u{02BC}", "\u{FF07}", "\u{00B4}", "\u{2032}": return .apostrophe
    // Blank letters show as a gap.
    case "\u{115F}", "\u{1160}", "\u{2800}", "\u{3164}", "\u{FFA0}": return .gap(.joined)
    case "\u{00A0}", "\u{2010}", "\u{2011}", "\u{202F}", "\u{2009}", "\u{3000}": return .gap(.joined)
    case "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{2028}", "\u{2029}": return .gap(.sentence)
    case "\u{2012}"..."\u{201F}": return .gap(.clause)
    // The letters of Latin-1 and Latin Extended-A need no table.
    case "\u{00D7}", "\u{00F7}": return .gap(.clause)
    case "\u{00C0}"..."\u{00DE}": return .letter(isUpper: true)
    case "\u{00DF}"..."\u{00FF}": return .letter(isUpper: false)
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return .ignorable }
    if properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered {
      return .letter(isUpper: properties.isUppercase || properties.generalCategory == .titlecaseLetter)
    }
    if properties.generalCategory == .decimalNumber { return .digit }
    if properties.isWhitespace { return .gap(.joined) }
    return .gap(.clause)
  }

  /// The UTF-8 of a scalar's lower case.
  package static func lowercased(_ scalar: Unicode.Scalar) -> [UInt8] {
    Array(scalar.properties.lowercaseMapping.utf8)
  }
}
