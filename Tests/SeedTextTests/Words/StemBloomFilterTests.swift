@testable import SeedText
import Testing

struct StemBloomFilterTests {
  private static func sketch(_ text: String) -> StemBloomFilter {
    Array(text.utf8).withUnsafeBufferPointer { StemBloomFilter(of: WordScanner.words(of: text), in: $0) }
  }

  private static func mayContain(_ sketch: StemBloomFilter, _ word: String) -> Bool {
    Array(word.utf8).withUnsafeBufferPointer { bytes in
      WordScanner.words(of: word).allSatisfy { sketch.mayContain(StemBloomFilter.index(of: $0, in: bytes)) }
    }
  }

  @Test(arguments: [
    ("Notice the stories", "noticing"), ("carry it", "Carried"), ("two boxes", "box"), ("it was 3rd", "3rd"),
    ("the lamp's plug", "lamps"), ("(quoted) words", "quote"), ("half-hearted", "hearted"),
    ("the caf\u{E9}", "Caf\u{C9}"),
  ])
  func `words of one stem have one place`(text: String, word: String) {
    #expect(Self.mayContain(Self.sketch(text), word))
  }

  @Test func `words of other stems are told apart`() {
    #expect(!Self.mayContain(Self.sketch("fold the letter"), "lamp"))
    #expect(!Self.mayContain(Self.sketch("fold the letter"), "older"))
  }

  @Test func `function words are left out, and stems are counted once`() {
    #expect(Self.sketch("the lamp, lamps and you").count == 1)
    #expect(Self.sketch("").count == 0)
  }
}
