@testable import SeedText
import Testing
import TextSamples

struct WordReaderTests {
  private static func knowledge(_ terms: [String] = []) -> WordKnowledge {
    WordKnowledge(terms: TermIndex([TermList(entries: terms)]), spelling: nil)
  }

  /// What a reader has to say of a text.
  private struct Reading {
    var words: [Word]
    var traits: TextTraits
    var termAnchors: [Int]
    var mayBeDisguised: Bool
  }

  private static func read(
    _ text: String,
    isMessage: Bool = false,
    _ knowledge: WordKnowledge = knowledge(),
    with reader: inout WordReader
  ) -> Reading {
    var text = text
    return text.withUTF8 { bytes in
      reader.read(bytes, isMessage: isMessage, knowledge)
      return Reading(
        words: reader.words,
        traits: reader.traits,
        termAnchors: reader.termAnchors,
        mayBeDisguised: reader.mayBeDisguised
      )
    }
  }

  private static let pieces = [
    "a", "I", "you", "Ask", "THe", "boss", "nobody", "notebooks", "notebook", "absolutely",
    "interdependently",
    "incomprehensibilities", "ABCDEFGHIJ", "abcdefgh", "abcdefghi", "don't", "Don\u{2019}t", "dogs'", "'90s",
    "2nd", "10",
    "x1", "caf\u{E9}", "\u{C9}mile", "gr\u{AD}eat", "\u{43C}\u{438}\u{440}", "\u{1F600}", "zzz", "ZzZ",
    "co\u{301}",
    " ", " ", " ", " ", "  ", "-", "--", ".", "..", ", ", "!", "? ", ": ", "; ", "(", ")", "\"", "'",
    "\u{2026}", "\u{2014}",
    "\u{2019}", "%", "@", "$", "_", "~", "/", "//", "\n", "\t", "{", "}", "#", "{count, plural, one {", "''",
    "'{'",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  @Test(arguments: [false, true])
  func `words and traits are those that are found byte by byte`(_ isMessage: Bool) {
    var random = SeededRandom(7)
    var reader = WordReader()
    for _ in 0..<4_000 {
      let text = Self.text(&random)
      let reading = Self.read(text, isMessage: isMessage, with: &reader)
      let expected = WordScanner.words(of: text, isMessage: isMessage)
      #expect(reading.words.map(\.hash) == expected.map(\.hash), "\(text.debugDescription)")
      #expect(reading.words.map(\.range) == expected.map(\.range), "\(text.debugDescription)")
      #expect(reading.words.map(\.gap) == expected.map(\.gap), "\(text.debugDescription)")
      #expect(reading.words.map(\.shape) == expected.map(\.shape), "\(text.debugDescription)")
      let traits = Array(text.utf8).withUnsafeBufferPointer { TextTraits.of($0) }
      #expect(reading.traits == traits, "\(text.debugDescription)")
    }
  }

  @Test
  func `what is known of a word is what its bytes tell`() {
    var random = SeededRandom(8)
    var reader = WordReader()
    for _ in 0..<2_000 {
      let text = Self.text(&random)
      let words = Self.read(text, with: &reader).words
      let bytes = Array(text.utf8)
      bytes.withUnsafeBufferPointer { bytes in
        for (word, plain) in zip(words, WordScanner.words(of: text)) {
          #expect(
            Syllables.count(word, in: bytes) == Syllables.count(plain, in: bytes),
            "\(text.debugDescription)"
          )
          #expect(word.isStopWord == StopWords.contains(plain.hash))
        }
      }
    }
  }

  @Test
  func `a text with a disguised word is never passed over`() {
    var random = SeededRandom(9)
    var reader = WordReader()
    var count = 0
    for _ in 0..<4_000 {
      let text = Self.text(&random)
      let reading = Self.read(text, with: &reader)
      let isDisguised = Array(text.utf8).withUnsafeBufferPointer {
        !DisguisedWords.readings(of: reading.words, in: $0).isEmpty
      }
      #expect(reading.mayBeDisguised || !isDisguised, "\(text.debugDescription)")
      count += isDisguised ? 1 : 0
    }
    #expect(count > 1000)
    #expect(!Self.read("A plain text, and no more.", with: &reader).mayBeDisguised)
  }

  @Test
  func `terms are found from the words that they are looked for at`() {
    let knowledge = Self.knowledge([
      "boss", "you ask", "ask/don't a* notebook", "nobody _ you", "# dogs", "^you/i boss$",
    ])
    var random = SeededRandom(10)
    var reader = WordReader()
    var count = 0
    for _ in 0..<4_000 {
      let text = Self.text(&random)
      let reading = Self.read(text, knowledge, with: &reader)
      var expected: [TermIndex.Match] = []
      knowledge.terms.find(in: WordScanner.words(of: text), wanted: 1, into: &expected)
      var found: [TermIndex.Match] = []
      knowledge.terms.find(at: reading.termAnchors, in: reading.words, wanted: 1, into: &found)
      #expect(found.map(\.wordRange) == expected.map(\.wordRange), "\(text.debugDescription)")
      count += found.count
    }
    #expect(count > 100)
    #expect(Self.read("You may tell me.", knowledge, with: &reader).termAnchors == [])
  }

  @Test(arguments: 0...20)
  func `letters are read up to the end of the text`(_ count: Int) {
    let text = String(repeating: "x", count: count)
    var reader = WordReader()
    #expect(Self.read(text, with: &reader).words.map(\.range) == (count == 0 ? [] : [0..<count]))
  }

  @Test
  func `more words than a lexicon takes are read as well`() {
    var reader = WordReader()
    let letters = Array("abcdefghijklmnopqrst")
    for number in 0..<40_000 {
      let word = String([1, 20, 400, 8_000].map { letters[number / $0 % 20] })
      let words = Self.read(word, with: &reader).words
      #expect(words.map(\.hash) == [WordHash.of(word)])
    }
    #expect(Self.read("the end", with: &reader).words.map(\.isStopWord) == [true, false])
  }
}
