@testable import SeedText
import Testing
import TextSamples

struct RepeatedPhrasesOracleTests {
  private static let vocabulary = [
    "red", "cars", "park", "gates", "calm", "price", "rivers", "the", "of", "and",
  ]

  /// Sentences of a few words, so that runs repeat by chance.
  private static func sentences(_ count: Int, seed: UInt64) -> [[String]] {
    var random = SeededRandom(seed)
    return (0..<count).map { _ in
      let words = vocabulary.prefix(Int.random(in: 4...10, using: &random))
      return (0..<Int.random(in: 3...12, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
      }
    }
  }

  /// The definition: runs with a content word that stand in more than two places, each joined with the run
  /// that follows in all of its places and no others.
  private static func naive(_ sentences: [[String]], wordCount: Int) -> [String] {
    let functionWords: Set = ["the", "of", "and"]
    typealias Place = [Int]
    var places: [[String]: [Place]] = [:]
    for (index, words) in sentences.enumerated() where words.count >= wordCount {
      for start in 0...words.count - wordCount {
        let run = Array(words[start..<start + wordCount])
        if run.allSatisfy(functionWords.contains) { continue }
        places[run, default: []].append([index, start])
      }
    }
    places = places.filter { $0.value.count > 2 }
    func shifted(_ all: [Place], by step: Int) -> [Place] { all.map { [$0[0], $0[1] + step] } }
    /// The run at the places before or behind, if these are all of its places.
    func neighbour(of all: [Place], _ step: Int) -> [String]? {
      let wanted = shifted(all, by: step)
      return places.first { $0.value == wanted }?.key
    }
    return places.compactMap { run, all -> String? in
      if neighbour(of: all, -1) != nil { return nil }
      var (words, current) = (run, all)
      while let next = neighbour(of: current, 1) {
        words.append(next[wordCount - 1])
        current = shifted(current, by: 1)
      }
      return "\(all.count) \(words.joined(separator: " "))"
    }
    .sorted()
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `the phrases of random texts are those of the definition`(seed: UInt64) {
    let sentences = Self.sentences(seed.isMultiple(of: 3) ? 600 : 150, seed: seed)
    var parts = [WordCorpus(), WordCorpus()]
    for (index, words) in sentences.enumerated() {
      let text = words.joined(separator: " ")
      parts[index * 2 / sentences.count].add(
        WordScanner.words(of: text, isMessage: false),
        ofText: index
      )
    }
    let corpus = parts.reduce(into: WordCorpus()) { $0.append($1) }
    let found = RepeatedPhrases(wordCount: 4, contentWordCount: 1, limit: 2).find(in: corpus).map { phrase in
      let first = phrase.positions[0]
      let place = corpus.text(at: first)
      let words = sentences[Int(place.index)]
      let start = Int(first - place.start)
      return "\(phrase.positions.count) \(words[start..<start + phrase.wordCount].joined(separator: " "))"
    }
    #expect(found.sorted() == Self.naive(sentences, wordCount: 4))
    #expect(!found.isEmpty)
  }
}
