/// The plural rules of a locale for whole numbers; source: Unicode CLDR, plural rules, cardinal.
///
/// Languages are rows of data: a new one is one more case with its own categories.
public struct PluralRules: Hashable, Sendable {
  /// The BCP 47 language that the rules are for.
  public var language: String
  /// The categories that a text in this language has to tell apart, `other` last.
  public var categories: [PluralCategory]
  /// The category of each exact number; every other number is `other`.
  private var exact: [Int: PluralCategory]

  /// The rules of a locale such as `en_US` or `en-GB`, or nil for a language without a row.
  public init?(locale: String) {
    let language = String(locale.prefix { $0 != "_" && $0 != "-" })
    guard let row = PluralRules.rows[language] else { return nil }
    self.language = language
    self.categories = row.categories
    self.exact = row.exact
  }

  /// The category of a count ≥ 0.
  public func category(of count: Int) -> PluralCategory { exact[count] ?? .other }

  /// The languages that have a row, sorted.
  public static var languages: [String] { rows.keys.sorted() }

  private static let rows: [String: (categories: [PluralCategory], exact: [Int: PluralCategory])] = [
    "de": ([.one, .other], [1: .one]),
    "en": ([.one, .other], [1: .one]),
    "ja": ([.other], [:]),
    "nl": ([.one, .other], [1: .one]),
    "sv": ([.one, .other], [1: .one]),
  ]
}
