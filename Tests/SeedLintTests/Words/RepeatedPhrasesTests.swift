import Testing

@testable import SeedLint

struct RepeatedPhrasesTests {
  /// The phrases of some texts, each with the number of its places.
  private func phrases(_ texts: [String], isMessage: Bool = false) -> [String] {
    var corpus = WordCorpus()
    var all: [[Word]] = []
    for (index, text) in texts.enumerated() {
      let words = WordScanner.words(of: text, isMessage: isMessage)
      all.append(words)
      corpus.add(words, ofText: index, StopWords.all)
    }
    let finder = RepeatedPhrases(wordCount: 4, contentWordCount: 1, limit: 2)
    let numbers = corpus.textNumbers
    return finder.find(in: corpus)
      .map { phrase in
        let first = Int(phrase.positions[phrase.positions.startIndex])
        let text = Int(numbers[first])
        let range = corpus.wordRange(first, count: phrase.wordCount, ofText: text, in: all[text])
        let bytes = Array(texts[text].utf8)
        let start = all[text][range.lowerBound].range.lowerBound
        let end = all[text][range.upperBound - 1].range.upperBound
        return "\(phrase.positions.count) \(String(decoding: bytes[start..<end], as: UTF8.self))"
      }
      .sorted()
  }

  @Test
  func `a phrase is as long as all of its places agree`() {
    #expect(
      phrases([
        "Then the price of calm is paid later by you.", "But the price of calm is paid later, twice.",
        "Nobody says that the price of calm is paid later at all.",
      ]) == ["3 the price of calm is paid later"]
    )
  }

  @Test
  func `a part that stands in more places is a phrase of its own`() {
    #expect(
      phrases([
        "red cars park here today, he said", "red cars park here today, she said", "red cars park here today",
        "red cars park here never",
      ]) == ["3 cars park here today", "4 red cars park here"]
    )
  }

  @Test
  func `no phrase runs across a sentence, a placeholder or the arms of a message`() {
    #expect(phrases(Array(repeating: "One red car. Two blue vans.", count: 3)) == [])
    #expect(
      phrases(
        Array(repeating: "red {color} car parks {n, plural, one {a b} other {c d}} here", count: 3),
        isMessage: true
      ) == []
    )
    let arms = "{n, select, a {red cars park here} b {red cars park here} other {red cars park here}}"
    #expect(phrases([arms], isMessage: true) == [])
  }

  @Test
  func `twice is not too often, and case makes no difference`() {
    #expect(phrases(["Red cars park here", "red cars park here"]) == [])
    #expect(
      phrases(["Red cars park here", "red cars park here", "RED CARS PARK HERE"]) == ["3 Red cars park here"]
    )
  }

  @Test
  func `function words alone are no phrase`() {
    #expect(phrases(Array(repeating: "so what did they do with it", count: 5)) == [])
  }

  @Test
  func `what is gathered stays bounded when everything repeats`() {
    let texts = (0..<3000).map { "\($0 % 7) red cars \($0 % 5) park here \($0 % 3) all day" }
    let found = phrases(texts)
    #expect(!found.isEmpty)
    #expect(found == phrases(texts))
  }
}
