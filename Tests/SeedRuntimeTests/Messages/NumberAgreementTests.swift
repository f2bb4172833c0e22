import SeedModel
import SeedSource
import Testing

/// The tables of languages are held to `numbers.json`, which is ICU's.
struct NumberAgreementTests {
  /// What the file says of one locale.
  struct Numbers: Sendable, CustomTestStringConvertible {
    var locale: String
    /// A letter for each of a hundred numbers, and the hundreds that are so: `("0-2 5", "-o---…")`.
    var categories: [(hundreds: String, letters: String)]
    var large: [(number: Int, category: String)]
    var digits: [(number: Int, text: String)]

    var testDescription: String { locale }

    static let all: [Numbers] = {
      guard let tree = MessageCorpus.tree("numbers.json"), let locales = tree.value(of: "locales", in: 0)
      else { return [] }
      return tree.members(of: locales).map { locale, node in
        func numbered(_ key: String) -> [(Int, String)] {
          tree.value(of: key, in: node).map { tree.members(of: $0) }?
            .map { (Int(tree.string(at: $0.key)) ?? -1, tree.string(at: $0.value)) } ?? []
        }
        let blocks = tree.value(of: "categories", in: node).map { Array(tree.children(of: $0)) } ?? []
        return Numbers(
          locale: tree.string(at: locale),
          categories: blocks.map { block in
            let members = tree.members(of: block).map { tree.string(at: $0.value) }
            return (hundreds: members.first ?? "", letters: members.last ?? "")
          },
          large: numbered("large").map { (number: $0, category: $1) },
          digits: numbered("digits").map { (number: $0, text: $1) }
        )
      }
    }()
  }

  private static let letters: [PluralCategory: Character] = [
    .zero: "z", .one: "o", .two: "t", .few: "f", .many: "m", .other: "-",
  ]

  @Test func `every language has a locale in the file`() {
    let languages = Set(Numbers.all.map { String($0.locale.prefix { $0 != "_" }) })
    #expect(languages == Set(PluralRules.languages))
  }

  @Test(arguments: Numbers.all)
  func `every number has ICU's plural category`(_ numbers: Numbers) throws {
    let rules = try #require(PluralRules(locale: numbers.locale))
    var seen = 0
    for (hundreds, letters) in numbers.categories {
      for run in hundreds.split(separator: " ") {
        let bounds = run.split(separator: "-").compactMap { Int($0) }
        let (first, last) = try (#require(bounds.first), #require(bounds.last))
        for hundred in first...last {
          let found = (hundred * 100..<hundred * 100 + 100).map {
            Self.letters[rules.category(of: $0)] ?? "?"
          }
          #expect(String(found) == letters, "\(hundred * 100) and on")
          seen += 100
        }
      }
    }
    #expect(seen == 10_000)
    for (number, category) in numbers.large {
      #expect("\(rules.category(of: number))" == category, "\(number)")
    }
  }

  @Test(arguments: Numbers.all)
  func `the categories of a language are those that its numbers have`(_ numbers: Numbers) throws {
    let rules = try #require(PluralRules(locale: numbers.locale))
    let letters = numbers.categories.reduce(into: Set<Character>()) { $0.formUnion($1.letters) }
    var found = Set(PluralCategory.allCases.filter { Self.letters[$0].map(letters.contains) ?? false })
    found.formUnion(numbers.large.compactMap { PluralCategory(name: $0.category) })
    #expect(Set(rules.categories) == found.union([.other]))
    #expect(rules.categories.last == .other)
  }

  @Test(arguments: Numbers.all)
  func `every number is shown as ICU shows it`(_ numbers: Numbers) {
    let format = CountFormat(locale: numbers.locale)
    for (number, text) in numbers.digits {
      #expect(format.text(of: number) == text)
      #expect(format.scalarCount(of: number) == text.unicodeScalars.count)
    }
  }

  @Test func `a language without rows has plain digits and no categories`() {
    #expect(PluralRules(locale: "tlh") == nil)
    #expect(CountFormat(locale: "tlh").text(of: 1_234_567) == "1234567")
    #expect(CountFormat(locale: "tlh").scalarCount(of: 1_234_567) == 7)
  }
}
