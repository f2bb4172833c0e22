@testable import SeedText
import Testing

struct RepeatedPhrasesTests {
  /// The phrases of some texts, each with the number of its places.
  private func phrases(_ texts: [String], isMessage: Bool = false) -> [String] {
    var all: [[Word]] = []
    // Two parts, as two threads would make them.
    var parts = [WordCorpus(), WordCorpus()]
    for (index, text) in texts.enumerated() {
      let words = WordScanner.words(of: text, isMessage: isMessage)
      all.append(words)
      let part = index < texts.count / 2 ? 0 : 1
      parts[part].add(words, ofText: index)
    }
    let corpus = parts.reduce(into: WordCorpus()) { $0.append($1) }
    return RepeatedPhrases(wordCount: 4, contentWordCount: 1, limit: 2).find(in: corpus)
      .map { phrase in
        let first = phrase.positions[0]
        let place = corpus.text(at: first)
        let text = Int(place.index)
        let range = WordCorpus.wordRange(first, count: phrase.wordCount, of: place, in: all[text])
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
  func `what stands in many texts is found in all of them`() {
    let texts = (0..<3000).map { "\($0 % 7) red cars \($0 % 5) park here \($0 % 3) all day" }
    let found = phrases(texts)
    #expect(found.contains("600 red cars 0 park here"))
  }

  @Test
  func `runs that come twice stay apart from those that come three times, however many there are`() {
    let twice = (0..<20_000).map { "mild w\($0 % 10_000) rivers run" }
    let thrice = (0..<3000).map { "calm v\($0 % 1000) rivers run" }
    let found = phrases(twice + thrice)
    #expect(found.count == 1000)
    #expect(found.allSatisfy { $0.hasPrefix("3 calm v") })
  }

  @Test
  func `a position tells its text`() {
    var corpus = WordCorpus()
    for index in 0..<500 {
      let text = "a\(index) red car stops here, and then b\(index) goes"
      corpus.add(WordScanner.words(of: text, isMessage: false), ofText: 2 * index)
    }
    // Nine words, and a stop that ends each text.
    #expect(corpus.tokens.count == 5000)
    #expect(corpus.text(at: 27).index == 4)
    #expect(corpus.text(at: 27).start == 20)
  }
}
