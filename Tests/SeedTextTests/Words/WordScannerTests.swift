@testable import SeedText
import Testing

struct WordScannerTests {
  /// The words of a text as they stand in it.
  private func words(_ text: String, isMessage: Bool = false) -> [String] {
    let bytes = Array(text.utf8)
    return WordScanner.words(of: text, isMessage: isMessage).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("You've got this.", ["You've", "got", "this"]),
    ("self-care", ["self", "care"]),
    ("the friends' car, 'quoted'", ["the", "friends", "car", "quoted"]),
    ("rock 'n' roll", ["rock", "n", "roll"]),
    ("can\u{2019}t", ["can\u{2019}t"]),
    ("caf\u{E9} \u{C9}mile na\u{EF}ve", ["caf\u{E9}", "\u{C9}mile", "na\u{EF}ve"]),
    ("7:30 p.m., 2nd, 3.5", ["7", "30", "p", "m", "2nd", "3", "5"]),
    ("\u{43C}\u{438}\u{440} \u{65E5}\u{672C}", ["\u{43C}\u{438}\u{440}", "\u{65E5}\u{672C}"]),
    ("", []), ("\u{2014} \u{2026} !", []),
  ])
  func `words are runs of letters and digits with inner apostrophes`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("GREAT", "great"), ("\u{C9}MILE", "\u{E9}mile"), ("You\u{2019}ve", "you've"), ("gr\u{200B}eat", "great"),
    ("gr\u{AD}eat", "great"), ("\u{41C}\u{418}\u{420}", "\u{43C}\u{438}\u{440}"), ("\u{130}x", "i\u{307}x"),
  ])
  func `case, the kind of apostrophe and invisible characters make no difference`(
    _ left: String,
    _ right: String
  ) {
    #expect(WordScanner.words(of: left).map(\.hash) == WordScanner.words(of: right).map(\.hash))
  }

  @Test
  func `hashes are what they were when lists were made of them`() {
    #expect(WordHash.of("praise") == 735_291_572_301_230_658)
    #expect(WordHash.of("") != WordHash.of("a"))
  }

  @Test(arguments: [
    ("{days, plural, one {# day} other {# days}} in a row", ["day", "days", "in", "a", "row"]),
    ("Meet {bug}. Again", ["Meet", "Again"]),
    (
      "{a, select, x {one {n, plural, one {# two} other {three}}} other {four}} five",
      [
        "one", "two", "three", "four", "five",
      ]
    ),
    ("it's '{'quoted'}' here", ["it's", "quoted", "here"]),
    ("don''t", ["don''t"]),
    ("broken {a, plural, one {x", ["broken", "x"]), ("} a } b { c", ["a", "b"]),
  ])
  func `of a message only what is shown is read`(_ text: String, _ expected: [String]) {
    #expect(words(text, isMessage: true) == expected)
  }

  @Test
  func `arms after the first are alternatives, and what follows them is not`() {
    let text = "{n, plural, one {a {k, select, x {b} other {c}}} other {d}} e {t}f"
    let found = WordScanner.words(of: text, isMessage: true)
    #expect(found.map { $0.shape.contains(.alternative) } == [false, false, true, true, false, false])
  }

  @Test(arguments: [
    ("one two", Word.Gap.joined), ("one-two", .joined), ("one\u{A0}two", .joined), ("one, two", .clause),
    ("one \u{2014} two", .clause), ("one \"two", .clause), ("one. Two", .sentence),
    ("one\u{2026} two", .sentence),
    ("one: two", .sentence), ("one {x} two", .syntax),
  ])
  func `a gap is as wide as the widest sign in it`(_ text: String, _ gap: Word.Gap) {
    #expect(WordScanner.words(of: text, isMessage: true).map(\.gap) == [.sentence, gap])
  }

  @Test
  func `malformed UTF-8 neither crashes nor joins words`() {
    let bytes: [UInt8] = [0x61, 0xC3, 0x62, 0xE2, 0x80, 0x63, 0xF0, 0x9F, 0x64, 0xFF]
    var words: [Word] = []
    bytes.withUnsafeBufferPointer { WordScanner.scan($0, isMessage: true, into: &words) }
    #expect(words.map(\.range) == [0..<1, 2..<3, 5..<6, 8..<9])
  }
}
