import Foundation
import SeedDecoding
import SeedModel
import SeedTables
import Testing

/// The decoder's hand-written tests and the patterns that the schemas carry say the same.
struct TokenShapeTests {
  private static let samples: [String] = [
    "", "a", "A", "0", "-", "_", ".", "/", "~", "a-b", "a--b", "-a", "a-", "a_b", "a.b", "a..b", ".a", "a.",
    "A1", "a1",
    "1a", "aB", "a b", " a", "a ", "a\n", "\na", "a\nb", "a\u{2028}b", "a\r", "é", "aé", "語", "É", "aÉ",
    "a\u{301}", "é 語-a", "é  a", "😀", "ー",
    "a/b", "a/b/c",
    "/a", "a/",
    "quota/fixes-per-bug", "Quota/x", "quota/x_y", "quota/x--y", "quota", "1.2.3", "1.2", "1.2.3.4", "01.2.3",
    "0.0.0",
    "1.2.03", "1.2.3-beta", "999999.0.0", "1000000.0.0", "v1.2.3", "en", "en_US", "EN", "en_us", "en-US",
    "eng_US", "e", "es-419", "zh-Hant-TW", "zh_hant", "zh-Hant-", "en-US-GB", "en-us", "de-1996", "sr-Latn",
    "DE-latn-ch-1996", "sl-rozaj-biske", "en-GB-oxendict", "ar-u-nu-arab", "en-x", "en-u-", "en-a-b", "de-19",
    "en-x-private-12345", "en-u-nu-latn-t-de", "aa-variant1-variant2-variant3-x", "en-abcdefghi", "e1-US",
    "voice/*", "voice/**", "*/a",
    "/*",
    "engl", "en_USA", "en_", "_US", "", "/", "/a", "/a/b", "/a~0b", "/a~1b", "/a~2b", "/~", "/a/~0", "a/b",
    "//", "/é",
    "/a b", "0123456789abcdef", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0",
    "0123456789abcdeg",
    "checkIn.question", "checkIn.Question", "CheckIn.question", "checkIn.", ".question", "checkIn..question",
    "notification.tier2.twoHoursBeforeClose", "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", "need-to-be-right",
    "need_to", " ", "  ", "\u{0}", "a\u{1F}b", "a\u{7F}", "\u{3000}", "\u{2029}",
    String(repeating: "a", count: 63), String(repeating: "a", count: 64), String(repeating: "a", count: 65),
    String(repeating: "a", count: 127), String(repeating: "a", count: 128),
    String(repeating: "a", count: 129),
    String(repeating: "é", count: 2048), String(repeating: "é", count: 2049),
    String(repeating: "a", count: 2049),
  ]

  /// The samples, and random short strings over what the shapes are made of.
  private static let strings: [String] = {
    var random = SeededGenerator(seed: 5)
    let alphabet = Array("ab01AZ-_./~ é\n\u{1}")
    return samples
      + (0..<4000).map { _ in
        String(
          (0..<Int.random(in: 1...8, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a"
          }
        )
      }
  }()

  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    // ECMA-262's `$` is the very end; this engine's also matches before a last line break.
    let expression = try NSRegularExpression(pattern: pattern.replacing("$", with: "\\z"))
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  @Test(arguments: TokenShape.allCases)
  func `a token's test agrees with its pattern`(shape: TokenShape) throws {
    var accepted = 0
    for text in Self.strings where ![.ruleID, .ruleOrTopic].contains(shape) || text.utf8.count <= 128 {
      let own = withBytes(text) { shape.matches($0) }
      #expect(try matches(shape.pattern, text) == own, "\(shape): \(text.debugDescription)")
      if own { accepted += 1 }
    }
    #expect(accepted > 0)
  }

  @Test(arguments: [
    ("en US", "en-US"), ("en_US.UTF-8", "en-US"), ("de_DE@euro", "de-DE"), ("en-USA", "en"),
    ("German", "de"), ("english", "en"), ("Estonian", nil), ("Armenian", nil), ("Klingon", nil), ("", nil),
    ("-", nil), ("e", nil), ("語", nil),
  ])
  func `what is no language tag may be near one`(text: String, tag: String?) {
    #expect(TokenShape.languageTag(near: text) == tag)
  }

  @Test
  func `slugs and copy keys agree with their patterns`() throws {
    for text in Self.strings where text.utf8.count <= 128 {
      let isSlug = withBytes(text) { TokenShape.isSlug($0) }
      #expect(try matches(TokenShape.slugPattern, text) == isSlug, "\(text.debugDescription)")
      let isKey = withBytes(text) { TokenShape.isCopyKey($0) }
      #expect(try matches(TokenShape.copyKeyPattern, text) == isKey, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("2026-01-31", true), ("2024-02-29", true), ("2026-02-29", false), ("1900-02-29", false),
    ("2000-02-29", true),
    ("2026-13-01", false), ("2026-00-01", false), ("2026-04-31", false), ("0000-01-01", false),
    ("2026-1-1", false),
    ("2026/01/01", false), ("2026-01-01T00:00", false), ("٢٠٢٦-01-01", false),
  ])
  func `a date is one that exists`(text: String, isDate: Bool) {
    #expect((CivilDate(text: text.utf8) != nil) == isDate)
    #expect(CivilDate(text: text.utf8)?.description == (isDate ? text : nil))
  }

  @Test(arguments: [
    ("00:00", true), ("23:59", true), ("24:00", false), ("12:60", false), ("1:00", false), ("12:0", false),
    ("12.00", false), ("12:00:00", false), (" 2:00", false), ("", false),
  ])
  func `a time of day is HH:mm`(text: String, isTime: Bool) {
    #expect(withBytes(text) { TimeOfDay(text: $0) != nil } == isTime)
  }
}
