import SeedModel
import Testing

/// Counts, hours and times as texts and categories.
struct NumberTests {
  @Test(arguments: [
    ("en_US", [0, 999, 1000, 1_234_567], ["0", "999", "1,000", "1,234,567"]),
    ("en_IN", [99_999, 1_234_567], ["99,999", "12,34,567"]),
    ("de_DE", [1234], ["1.234"]), ("de_CH", [1234], ["1’234"]), ("DE-latn-ch", [1234], ["1’234"]),
    ("pl_PL", [1234], ["1\u{A0}234"]),
    ("ar", [1234], ["١٬٢٣٤"]), ("xx", [1234], ["1234"]),
  ])
  func `a count is written as its locale writes it`(locale: String, counts: [Int], texts: [String]) {
    #expect(counts.map { CountFormat(locale: locale).text(of: $0) } == texts)
  }

  @Test(arguments: ["en_US", "en_IN", "ar_EG", "ru_RU", "xx"])
  func `a count has as many scalars as its text`(locale: String) {
    let format = CountFormat(locale: locale)
    var count = 1
    while count < 1_000_000_000_000 {
      for value in [count - 1, count, count + 1] {
        #expect(format.scalarCount(of: value) == format.text(of: value).unicodeScalars.count, "\(value)")
      }
      count *= 10
    }
  }

  @Test(arguments: [
    ("en_US", "other one other other"), ("fr_FR", "one one other other"), ("pt_PT", "other one other other"),
    ("he", "other one two other"), ("ar_EG", "zero one two few"), ("ja_JP", "other other other other"),
    ("EN-us", "other one other other"), ("pt-Latn-pt", "other one other other"),
    ("de-1996", "other one other other"),
  ])
  func `0, 1, 2 and 3 have the categories of their language`(locale: String, categories: String) throws {
    let rules = try #require(PluralRules(locale: locale))
    #expect((0...3).map { rules.category(of: $0).description }.joined(separator: " ") == categories)
  }

  @Test func `every language has the categories that its numbers get`() throws {
    for language in PluralRules.languages {
      let rules = try #require(PluralRules(locale: language))
      let found = Set((0...2_000).map { rules.category(of: $0) } + [rules.category(of: 1_000_000), .other])
      #expect(found == Set(rules.categories), "\(language)")
      #expect(rules.categories.last == .other)
    }
    #expect(PluralRules(locale: "xx_XX") == nil && PluralRules(locale: "") == nil)
  }

  @Test func `a language's shortcut says what its rules say`() throws {
    let counts = Array(0...2_000) + [999_999, 1_000_000, 1_000_001, 2_000_000, .max]
    var languages: [String] = []
    for language in PluralRules.languages + ["pt_PT"] {
      let rules = try #require(PluralRules(locale: language))
      guard let shortcut = rules.shortcut else { continue }
      languages.append(language)
      for count in counts where count <= shortcut.last {
        let category = shortcut.range.contains(count) ? shortcut.category : .other
        #expect(rules.category(of: count) == category, "\(language) \(count)")
      }
    }
    #expect(
      languages.joined(separator: " ") == "da de en es fi fr hu it nb nl no pt sv tr pt_PT"
    )
  }

  @Test func `a count below a thousand is its digits`() {
    let format = CountFormat(locale: "en_US")
    #expect((0...999).map { format.text(of: $0) } == (0...999).map { "\($0)" })
  }

  @Test(arguments: [(0, "00:00"), (9, "00:09"), (605, "10:05"), (1439, "23:59")])
  func `a time of day is written with its hours and minutes`(minute: Int, text: String) {
    #expect(TimeOfDay(minute: minute)?.description == text)
  }

  @Test func `a day has no minute before midnight or after 23.59`() {
    #expect(TimeOfDay(minute: -1) == nil && TimeOfDay(minute: 1440) == nil)
    #expect(TimeOfDay.midnight == TimeOfDay(minute: 0))
  }

  @Test(arguments: [(7, 9, [7, 8, 9]), (22, 1, [0, 1, 22, 23]), (5, 5, [5])])
  func `hours wrap past midnight, both ends included`(first: Int, last: Int, hours: [Int]) {
    let range = HourRange(first: first, last: last)
    #expect((0...23).filter { range.contains($0) } == hours)
  }
}
