import SeedSource
import SeedText
import Testing

struct NotNormalizedTests {
  @Test(arguments: [
    ("Order a cafe\\u0301 now.", ["e\\u0301"], "Order a café now."),
    ("At 20 \u{212B} and 5 \u{2126}.", ["\u{212B}", "\u{2126}"], "At 20 Å and 5 Ω."),
    ("Marks q\u{307}\u{323} in order.", ["q\u{307}\u{323}"], "Marks q\u{323}\u{307} in order."),
    ("Hangul \u{1112}\u{1161}\u{11AB} here.", ["\u{1112}\u{1161}\u{11AB}"], "Hangul 한 here."),
    ("Neighbours e\u{301}e\u{300} are one.", ["e\u{301}e\u{300}"], "Neighbours éè are one."),
  ])
  func `what differs is found and composed`(_ prompt: String, _ marked: [String], _ repaired: String) {
    let found = CharacterLinting.marked("not-normalized", prompt: prompt)
    #expect(found.map { Array($0.unicodeScalars) } == marked.map { Array($0.unicodeScalars) })
    let result = CharacterLinting.fixed("not-normalized", prompt: prompt)
    #expect(Array(result.unicodeScalars) == Array(repaired.unicodeScalars))
  }

  @Test
  func `text in normal form C is left alone, other marks and scripts included`() {
    let prompt = "Café, m\u{303}, Привет, שלום, 한국어, 葛, “quoted” – ﬁ, ½, ²."
    #expect(CharacterLinting.marked("not-normalized", prompt: prompt) == [])
  }

  @Test
  func `whatever normalisation changes has the trait by which the rule is asked`() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let isSame = text.inNormalFormC.utf8.elementsEqual(text.utf8)
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      guard !isSame || isMark else { continue }
      let traits = Array(text.utf8).withUnsafeBufferPointer { TextTraits.of($0) }
      #expect(traits.contains(.unusualScalar), "\(scalar.codePoint)")
    }
  }
}
