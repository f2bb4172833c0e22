@testable import SeedText
import Testing
import TextSamples

struct SimilarTextsTests {
  @Test
  func `what is found is what comparing all with all finds`() {
    let strings = Corpus.mixed(seed: 7, count: 3000)
    let naive = NaiveSearch(strings)
    #expect(naive.clusters(share: 0.6).count > 100)
    for share in [0.3, 0.45, 0.5, 0.6, 0.9, 1] {
      let expected = naive.clusters(share: share)
      let found = search(strings, share: share)
      #expect(found.clusters == expected, "at \(share)")
      #expect(found.isComplete)
    }
  }

  @Test
  func `a few texts are searched like many`() {
    let strings = Corpus.mixed(seed: 8, count: 300)
    #expect(search(strings).clusters == NaiveSearch(strings).clusters(share: 0.6))
  }

  @Test
  func `the same texts are one, and are no cluster by themselves`() {
    let same = Array(repeating: "Finish one task today and let nobody know.", count: 3000)
    #expect(search(same).clusters.isEmpty)
    let other =
      same + ["Finish one task today and let no one know.", "Something else that nobody has written."]
    #expect(search(other).clusters == [Array(0...3000)])
  }

  @Test
  func `a similarity that is just reached counts`() {
    // Six words weigh 20. With another last word they share five words and the five runs up to it: 15 of 25.
    let pair = ["one two three four five six", "one two three four five seven"]
    #expect(search(pair, share: 0.6).clusters == [[0, 1]])
    #expect(search(pair, share: 0.600001).clusters.isEmpty)
  }

  @Test
  func `below a half, texts that share their words and no run are found`() {
    // The words in another order weigh 2 of 3: 12 of 20 and 20, which is 12 of 28.
    let pair = ["one two three four five six", "six four two five three one"]
    #expect(search(pair, share: 0.42).clusters == [[0, 1]])
    #expect(search(pair, share: 0.43).clusters.isEmpty)
  }

  @Test
  func `texts are joined in chains`() {
    let texts = [
      "one two three four five six seven eight", "one two three four five six seven zero",
      "one two three four five six nine zero", "quite another text of as many words there",
    ]
    #expect(search(texts, share: 0.65).clusters == [[0, 1, 2]])
  }

  @Test
  func `only what is compared by words is found, though other texts may be the same`() {
    let strings = Corpus.mixed(seed: 9, count: 3000)
    let chosen = strings.indices.filter { $0 % 3 > 0 }
    let expected = NaiveSearch(chosen.map { strings[$0] }).clusters(share: 0.6).map { cluster in
      cluster.map { UInt32(chosen[Int($0)]) }
    }
    #expect(search(strings, isComparedByWords: { $0 % 3 > 0 }).clusters == expected)
  }

  @Test
  func `texts that are too short are left out`() {
    let texts = ["one two three four", "One two three four five", "zero two three four five"]
    #expect(search(texts, share: 0.4, minimumWordCount: 5).clusters == [[1, 2]])
    #expect(search(["", "…", "!", "a", "a b"], share: 0, minimumWordCount: 0).clusters == [[3, 4]])
  }

  @Test
  func `a hundred thousand words in one text are as good as ten`() {
    var random = SeededRandom(3)
    let words = (0..<100_000).map { _ in "w\(Int.random(in: 0..<5000, using: &random))" }
    var changed = words
    for index in stride(from: 0, to: words.count, by: 40) { changed[index] = "other" }
    let repeated = Array(repeating: "no", count: 50_000)
    let texts = [words, repeated, changed, repeated + ["yes"]].map { $0.joined(separator: " ") }
    #expect(search(texts).clusters == [[0, 2], [1, 3]])
  }

  @Test
  func `many revisions of one text need few comparisons`() {
    let texts = (0..<3000).map {
      "leave the kitchen window wide open for \($0) hours on a cold day in winter"
    }
    let search = search(texts, comparisonLimit: 3000)
    #expect(search.isComplete)
    #expect(search.clusters == [Array(0..<3000)])
  }

  @Test
  func `a frame of more texts than are compared freely is searched whole`() {
    var texts = (0..<60).map { "leave window \($0) of the house open for hour \($0)" }
    texts += ["leave window 7 of the house open for hour 8"]
    let search = search(texts)
    #expect(search.isComplete)
    #expect(search.clusters == NaiveSearch(texts).clusters(share: 0.6))
  }

  /// Around one template, each text has six of twenty words of its own: all of them meet, and none are near.
  @Test
  func `a search that gives up says so`() {
    var random = SeededRandom(4)
    var texts = (0..<3000).map { index in
      (0..<20).map { $0 % 3 == index % 3 ? "w\(Int.random(in: 0..<30, using: &random))" : "word\($0)" }
        .joined(separator: " ")
    }
    texts += ["an only pair that has nothing to do with it", "an only pair that has nothing to do with this"]
    let one = search(texts, comparisonLimit: 1000)
    #expect(!one.isComplete)
    #expect(one.clusters.last == [3000, 3001])
  }

  private func search(
    _ strings: [String],
    isComparedByWords: (Int) -> Bool = { _ in true },
    share: Double = 0.6,
    minimumWordCount: Int = 1,
    comparisonLimit: Int? = nil
  ) -> SimilarTexts {
    SimilarTexts(
      of: FoldedTexts(strings, isComparedByWords: isComparedByWords),
      threshold: SimilarityThreshold(share),
      minimumWordCount: minimumWordCount,
      comparisonLimit: comparisonLimit
    )
  }
}
