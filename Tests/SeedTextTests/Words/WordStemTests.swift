@testable import SeedText
import Testing

struct WordStemTests {
  private static func stem(_ text: String) -> UInt64? {
    var copy = text
    return copy.withUTF8 { bytes in
      WordScanner.words(of: text).first.map { WordStem.hash(of: $0, in: bytes) }
    }
  }

  @Test(arguments: [
    ("Noticed", "notic"), ("notices", "notic"), ("noticing", "notic"), ("studies", "study"),
    ("STUDIED", "study"), ("stopped", "stop"), ("boxes", "box"), ("wishes", "wish"), ("passes", "pass"),
    ("cook's", "cook"), ("a's", "a"), ("gas's", "gas"), ("make", "mak"), ("ties", "tie"), ("filling", "fill"),
  ])
  func `an ending is cut`(_ word: String, _ stem: String) {
    #expect(Self.stem(word) == WordHash.of(stem))
  }

  @Test(arguments: [
    "the", "his", "yes", "and", "bus", "this", "class", "focus", "king", "bring", "good", "need", "bed",
    "kitchen", "ed", "s", "e", "f\u{FC}hles", "don't", "2024", "sung", "be",
  ])
  func `what has none is its own stem`(_ word: String) {
    #expect(Self.stem(word) == WordHash.of(word))
  }
}
