/// The rows. What CLDR says of fractions is left out: counts are whole.
extension PluralRules {
  /// The languages that have rows, sorted.
  public static let languages = [
    "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hu", "it", "ja", "ko", "nb", "nl", "no", "pl",
    "pt",
    "ru", "sv", "tr", "uk", "zh",
  ]

  /// The rows of a language, or of `pt_PT`, whose 0 is not `one`.
  ///
  /// A function and not a table: opening a bundle asks for one language and should not pay for all of them.
  static func rows(of language: String) -> [Row]? {
    switch language {
    case "ja", "ko", "zh": return []
    case "da", "de", "en", "fi", "hu", "nb", "nl", "no", "sv", "tr":
      return [Row(.one, [.number(1)])]
    case "es", "it", "pt_PT":
      return [Row(.one, [.number(1)]), millions]
    case "fr", "pt":
      return [Row(.one, [.number(0...1)]), millions]
    case "he":
      return [Row(.one, [.number(1)]), Row(.two, [.number(2)])]
    case "cs":
      return [Row(.one, [.number(1)]), Row(.few, [.number(2...4)])]
    case "pl":
      return [
        Row(.one, [.number(1)]),
        Row(.few, [.last(10, 2...4), .last(100, not: 12...14)]),
        Row(.many, [.not(1), .last(10, 0...1)], [.last(10, 5...9)], [.last(100, 12...14)]),
      ]
    case "ru", "uk":
      return [
        Row(.one, [.last(10, 1...1), .last(100, not: 11...11)]),
        Row(.few, [.last(10, 2...4), .last(100, not: 12...14)]),
        Row(.many, [.last(10, 0...0)], [.last(10, 5...9)], [.last(100, 11...14)]),
      ]
    case "ar":
      return [
        Row(.zero, [.number(0)]),
        Row(.one, [.number(1)]),
        Row(.two, [.number(2)]),
        Row(.few, [.last(100, 3...10)]),
        Row(.many, [.last(100, 11...99)]),
      ]
    default: return nil
    }
  }

  /// Round millions: "un million de jours".
  static var millions: Row { Row(.many, [.not(0), .last(1_000_000, 0...0)]) }
}
