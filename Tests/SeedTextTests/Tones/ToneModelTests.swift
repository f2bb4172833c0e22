import SeedText
import Testing

struct ToneModelTests {
  private static func features(_ text: String, at place: TonePlace = .comment) -> [Int] {
    let words = WordScanner.words(of: text)
    var copy = text
    return copy.withUTF8 { bytes in
      var quotation = Quotation()
      var features: [Int] = []
      ToneFeatures.forEach(in: words[...], of: bytes, at: place, &quotation) { one, other in
        features.append(one)
        if let other { features.append(other) }
      }
      return features
    }
  }

  private static func matches(_ text: String, _ tones: ToneSet = .all) -> [ToneModel.Match] {
    let words = WordScanner.words(of: text)
    var copy = text
    return copy.withUTF8 { ToneModel.matches(in: words, of: $0, at: .comment, tones) }
  }

  @Test func `case and numbers do not matter, what is quoted is one sign`() {
    #expect(Self.features("The Old CHAIR") == Self.features("the old chair"))
    #expect(Self.features("it took 12 days") == Self.features("it took 3 days"))
    #expect(Self.features(#"he said "yes""#) == Self.features(#"he said "no thanks, never again""#))
    #expect(Self.features("it took days") != Self.features("days took it"))
    #expect(Self.features("").count == 2, "the edges stand side by side")
    #expect(Self.features("one two three").allSatisfy { (0..<ToneFeatures.count).contains($0) })
  }

  @Test func `a word has one feature more, which its place decides`() {
    let features = TonePlace.allCases.map { Self.features("one two", at: $0) }
    #expect(features[0].count == 12)
    for (one, other) in zip(features, features.dropFirst()) {
      #expect(zip(one, other).count { $0 != $1 } == 2)
    }
  }

  @Test func `capitals, four letters and a final mark are known`() {
    #expect(Self.features("kettles").count == Self.features("cup").count + 2)
    #expect(Set(Self.features("kettles")).intersection(Self.features("kettledrum")).count >= 1)
    #expect(Self.features("a cup?").count == Self.features("a cup").count + 1)
    #expect(Self.features("a cup?") != Self.features("a cup!"))
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
      // So many features that no goal is kept for them.
      String(repeating: "you should feel guilty for skipping it and ", count: 8),
      String(repeating: "put the cup back on the shelf and ", count: 12),
    ]
    for text in texts {
      let words = WordScanner.words(of: text)
      for place in TonePlace.allCases {
        var copy = text
        let (isHeard, matches) = copy.withUTF8 {
          (
            ToneModel.soundsLikeSomething(words, in: $0, at: place),
            ToneModel.matches(in: words, of: $0, at: place)
          )
        }
        #expect(isHeard != matches.isEmpty, "\(text)")
      }
    }
  }
}
