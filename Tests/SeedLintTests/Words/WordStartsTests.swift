import Testing

@testable import SeedLint

struct WordStartsTests {
  private static func starts(_ text: String) -> WordStarts {
    var text = text
    return text.withUTF8 { WordStarts(of: $0) }
  }

  private static func mayContain(_ starts: WordStarts, _ word: String) -> Bool {
    var word = word
    return word.withUTF8 { starts.mayContain($0, at: 0) }
  }

  @Test(arguments: [
    ("Notice the stories", "noticing"), ("carry it", "Carried"), ("two boxes", "box"), ("it was 3rd", "3rd"),
    ("a plan", "A"), ("(quoted) words", "quote"), ("half-hearted", "hearts"),
  ])
  func `words of one stem have one start`(text: String, word: String) {
    #expect(Self.mayContain(Self.starts(text), word))
  }

  @Test func `words that start otherwise are told apart`() {
    #expect(!Self.mayContain(Self.starts("fold the letter"), "lamp"))
    #expect(!Self.mayContain(Self.starts("fold the letter"), "older"))
  }

  @Test func `beyond ASCII anything may stand`() {
    #expect(Self.mayContain(Self.starts("the café"), "zebra"))
    #expect(Self.mayContain(Self.starts("a lamp"), "été"))
  }

  @Test func `starts are counted once`() {
    #expect(Self.starts("lamp lame letter").count == 2)
    #expect(Self.starts("").count == 0)
  }
}
