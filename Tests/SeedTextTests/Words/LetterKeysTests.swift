import SeedText
import Testing
import TextSamples

struct LetterKeysTests {
  private static let list = "minute, seventeen, wednesday, o'clock, am"
  private static let pieces = [
    "minute", "Minutes", "seventeen", "WEDNESDAY", "o'clock", "o’clock", "clock", "am", "I am", "x", " ", " ",
    "'",
    "’", "-", ".", ", ", "7", "é", "\u{AD}", "—", "…", "٣", "longerwordthanothers",
  ]

  @Test(arguments: 1...2000 as ClosedRange<UInt64>)
  func `keys find what the words of a text tell`(seed: UInt64) {
    var random = SeededRandom(seed)
    var text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }
    .joined()
    let set = WordSet(Self.list)
    let has = WordScanner.words(of: text).contains { $0.shape.contains(.digit) || set.contains($0.hash) }
    switch text.withUTF8({ LetterKeys(Self.list).search($0) }) {
    case .found: #expect(has, "\(text)")
    case .missing: #expect(!has, "\(text)")
    case .unclear: break
    }
  }

  @Test func `a plain text is never unclear`() {
    var text = "The train was late again, and nobody (not even Mr. Lee) minded it."
    #expect(text.withUTF8 { LetterKeys(Self.list).search($0) } == .missing)
  }
}
