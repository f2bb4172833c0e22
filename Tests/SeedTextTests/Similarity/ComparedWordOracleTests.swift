@testable import SeedText
import Testing
import TextSamples

struct ComparedWordOracleTests {
  private static let pieces = [
    "a", "B", "z", "Q", "7", "0", " ", "  ", ".", ",", "-", "–", "'", "’", "é", "e\u{301}", "Ü", "ß", "ñ",
    "Å",
    "{", "}", "#", "longerword", "don't", "\n", "“", "…", "\u{AD}", "Ω", "я",
  ]

  /// The definition, on characters: apostrophes and soft hyphens go, letters and digits make words, the rest
  /// parts them.
  private static func naive(_ text: String) -> [String] {
    var words = [""]
    for character in text where character != "'" && character != "’" {
      let scalars = character.unicodeScalars.filter { $0 != "\u{AD}" }
      if scalars.isEmpty { continue }
      if character.isLetter || character.isNumber {
        words[words.count - 1] += character.lowercased().replacing("ß", with: "ss")
      } else if words.last != "" {
        words.append("")
      }
    }
    return words.last == "" ? words.dropLast() : words
  }

  @Test(arguments: 1...2000 as ClosedRange<UInt64>)
  func `random texts have the words of the definition`(seed: UInt64) {
    var random = SeededRandom(seed)
    var text = (0..<Int.random(in: 0...24, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let folded = text.withUTF8 { ComparedWordScanner.foldedText(of: $0) }
    #expect(folded.split(separator: " ").map(String.init) == Self.naive(text))
  }

  @Test func `letters of Latin-1 fold to the lower case of their upper case`() {
    for scalar in (1..<0x180).compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let folded = scalar.properties.uppercaseMapping.unicodeScalars.map(\.properties.lowercaseMapping)
        .joined()
      let simple = ScalarFolding.simplyFolded(scalar)
      #expect(simple.map { String($0) } == (folded.unicodeScalars.count == 1 ? folded : nil), "\(scalar)")
    }
  }
}
