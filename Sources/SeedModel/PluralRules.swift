/// The plural rules of a locale for whole numbers; source: Unicode CLDR, plural rules, cardinal.
///
/// Languages are rows of data, in `PluralRules+Languages.swift`; `.ci/run` holds them against ICU.
public struct PluralRules: Hashable, Sendable {
  /// The BCP 47 language that the rules are for.
  public let language: String
  /// The categories that whole numbers have in this language, in CLDR's order, and `other`, last.
  ///
  /// A category that only fractions have (the Czech `many`) is not among them. Where every whole number has a
  /// category of its own (Polish), `other` is still the one that a text must have.
  public let categories: [PluralCategory]
  /// Those of all rows, in CLDR's order; no number matches two rows.
  private let relations: [Relation]
  /// What decides most counts of most languages by two comparisons; nil for a language of other rules.
  package let shortcut: Shortcut?

  /// The rules of a locale such as `en_US` or `en-GB`, or nil for a language without rows.
  public init?(locale: String) {
    let language = LanguageTag.language(of: locale)
    let isEuropeanPortuguese = language == "pt" && LanguageTag.region(of: locale) == "PT"
    guard let rows = PluralRules.rows(of: isEuropeanPortuguese ? "pt_PT" : language) else { return nil }
    self.language = language
    relations = rows.flatMap(\.relations)
    categories = rows.map(\.category) + [.other]
    shortcut = Shortcut(relations)
  }

  /// The category of a count ≥ 0.
  ///
  /// - Complexity: O(1); at most a dozen divisions.
  public func category(of count: Int) -> PluralCategory {
    var holds = true
    for relation in relations {
      holds = holds && relation.holds(for: count)
      if relation.isLast {
        if holds { return relation.category }
        holds = true
      }
    }
    return .other
  }
}

extension PluralRules {
  /// Rules that come down to one range of numbers: up to a bound, those inside it have one category and all
  /// others are `other`.
  package struct Shortcut: Hashable, Sendable {
    /// The category of the numbers in the range.
    package let category: PluralCategory
    /// The numbers of the category.
    package let range: ClosedRange<Int>
    /// The last number that the shortcut holds for.
    package let last: Int

    /// The shortcut of a language's relations, or nil where there is none.
    init?(_ relations: [Relation]) {
      guard let first = relations.first, first.isLast, first.modulus == 0, !first.isNegated else {
        return nil
      }
      category = first.category
      range = first.range
      if relations.count == 1 {
        last = .max
      } else if relations.dropFirst().elementsEqual(PluralRules.millions.relations) {
        last = 999_999
      } else {
        return nil
      }
    }
  }

  /// One category of a language: a number has it when all relations of one of the alternatives hold.
  struct Row: Hashable, Sendable {
    var category: PluralCategory
    /// Those of one alternative, then those of the next; a flat list, since every rendered plural goes over
    /// it.
    var relations: [Relation] = []

    init(_ category: PluralCategory, _ alternatives: [Relation]...) {
      self.category = category
      for alternative in alternatives {
        for (place, var relation) in alternative.enumerated() {
          relation.category = category
          relation.isLast = place == alternative.count - 1
          relations.append(relation)
        }
      }
    }
  }

  /// What one relation of CLDR's says: `n % 10 = 2..4`, `n != 0`.
  struct Relation: Hashable, Sendable {
    /// 0 for the number itself.
    var modulus = 0
    var range: ClosedRange<Int>
    var isNegated = false
    /// What a number has for which the alternative holds.
    var category = PluralCategory.other
    /// Whether it is the last of its alternative.
    var isLast = false

    func holds(for count: Int) -> Bool {
      range.contains(modulus == 0 ? count : count % modulus) != isNegated
    }

    /// `n = value`.
    static func number(_ value: Int) -> Relation { Relation(range: value...value) }
    /// `n = range`.
    static func number(_ range: ClosedRange<Int>) -> Relation { Relation(range: range) }
    /// `n != value`.
    static func not(_ value: Int) -> Relation { Relation(range: value...value, isNegated: true) }
    /// `n % modulus = range`.
    static func last(_ modulus: Int, _ range: ClosedRange<Int>) -> Relation {
      Relation(modulus: modulus, range: range)
    }
    /// `n % modulus != range`.
    static func last(_ modulus: Int, not range: ClosedRange<Int>) -> Relation {
      Relation(modulus: modulus, range: range, isNegated: true)
    }
  }
}
