import SeedText
import Testing

struct ToneModelTests {
  private static func features(_ text: String) -> [Int] {
    let words = WordScanner.words(of: text)
    var copy = text
    return copy.withUTF8 { bytes in
      var quotation = Quotation()
      var features: [Int] = []
      ToneFeatures.forEach(in: words[...], of: bytes, &quotation) { features.append($0) }
      return features
    }
  }

  private static func matches(_ text: String, _ tones: ToneSet = .all) -> [ToneModel.Match] {
    let words = WordScanner.words(of: text)
    var copy = text
    return copy.withUTF8 { ToneModel.matches(in: words, of: $0, tones) }
  }

  @Test func `case and numbers do not matter, what is quoted is one sign`() {
    #expect(Self.features("The Old CHAIR") == Self.features("the old chair"))
    #expect(Self.features("it took 12 days") == Self.features("it took 3 days"))
    #expect(Self.features(#"he said "yes""#) == Self.features(#"he said "no thanks, never again""#))
    #expect(Self.features("it took days") != Self.features("days took it"))
    #expect(Self.features("").count == 2, "the edges stand side by side")
    #expect(Self.features("one two three").allSatisfy { (0..<ToneFeatures.count).contains($0) })
  }

  @Test func `a short text sounds like nothing`() {
    #expect(Self.matches("Well done you").isEmpty)
    #expect(Self.matches("").isEmpty)
  }

  @Test(arguments: [
    ("You should feel guilty for skipping this fix after all you promised yourself.", ToneClass.guilt),
    ("Congratulations, you have shown amazing strength and courage this week.", .praise),
    ("Breathe deeply and let your inner child feel held and safe in this moment.", .wellness),
    ("Reach the next level and unlock a golden badge before your friends do.", .gamification),
  ])
  func `what is plain is heard, in its sentence`(_ text: String, _ tone: ToneClass) throws {
    let longer = "The bus was late on Monday. \(text)"
    let match = try #require(Self.matches(longer).first { $0.tone == tone })
    #expect(match.excess >= 1)
    #expect(match.words.upperBound == WordScanner.words(of: longer).count)
    #expect(!Self.matches(longer, ToneSet.all.subtracting(ToneSet(tone))).contains { $0.tone == tone })
  }

  @Test func `the quick look agrees with the long one`() {
    let texts = [
      "You should feel guilty for skipping this fix after all you promised yourself.",
      "Put the cup back on the shelf and leave the kitchen before the others do.",
      "Congratulations, you have shown amazing strength and courage this week.",
      "Tell the waiter that the soup is cold, and eat it.", "One two three four five.",
      "He said 'you should feel guilty for skipping this' and you don’t, don't, DON''T you?",
      "ÉCLAIR éclair Éclair, 'you have shown amazing strength and courage' this week!",
      String(repeating: "Breathe deeply and let your inner child feel held and safe ", count: 40),
      String(repeating: "Put the cup back on the shelf. ", count: 60),
    ]
    var reader = ToneReader()
    // Twice, since a reader knows a word the second time.
    for text in texts + texts {
      let words = WordScanner.words(of: text)
      var copy = text
      let isHeard = copy.withUTF8 { reader.soundsLikeSomething(words, in: $0) }
      #expect(isHeard == !Self.matches(text).isEmpty, "\(text)")
    }
  }
}
