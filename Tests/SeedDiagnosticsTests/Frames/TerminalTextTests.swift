import Testing

@testable import SeedDiagnostics

struct TerminalTextTests {
  @Test func `a text becomes one line without anything that steers a terminal`() {
    let text = "a\nb\r\nc\td\u{1B}]8;;x\u{7}e\u{9B}f\u{2066}g\u{7F}"
    #expect(
      TerminalText.escape(text)
        == "a‹U+000A›b‹U+000D›‹U+000A›c‹U+0009›d‹U+001B›]8;;x‹U+0007›e‹U+009B›f‹U+2066›g‹U+007F›"
    )
  }

  @Test func `letters of all scripts, emoji sequences and ideographic spaces stay`() {
    for text in ["Ünïcode", "日本\u{3000}語", "👩‍👩‍👧", "1️⃣", "❤️‍🔥", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "한국어", "हिन्दी", "שלום"] {
      #expect(TerminalText.escape(text) == text)
    }
  }

  @Test func `invisible scalars outside emoji are escaped`() {
    #expect(TerminalText.escape("a\u{FE0F}") == "a‹U+FE0F›")
    #expect(TerminalText.escape("a\u{E0041}") == "a‹U+E0041›")
    #expect(TerminalText.escape("\u{115F}\u{2800}\u{3164}") == "‹U+115F›‹U+2800›‹U+3164›")
  }

  @Test func `no scalar of any plane comes through as a control, a format character or a separator`() {
    for value in (0...0x10FFFF as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if 0x20...0x7E ~= value || 0x4E00...0x9FFF ~= value || 0xAC00...0xD7A3 ~= value { continue }
      let category = scalar.properties.generalCategory
      guard [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse].contains(category) else {
        continue
      }
      #expect(TerminalText.show(Character(scalar)).text.hasPrefix("‹U+"))
    }
  }

  @Test func `a long text is cut`() {
    #expect(TerminalText.escape(String(repeating: "é", count: 10), limit: 4) == "éééé…")
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2),
    ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("！", 2), ("…", 1), ("\u{200B}", 8),
  ])
  func `a character takes its columns`(text: String, columns: Int) {
    #expect(text.reduce(0) { $0 + TerminalText.show($1).columnCount } == columns)
  }
}
