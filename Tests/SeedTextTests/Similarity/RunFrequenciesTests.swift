import SeedPlatform
@testable import SeedText
import Testing

struct RunFrequenciesTests {
  @Test
  func `what several counted is added up, and no count is too low`() {
    let texts: [[UInt32]] = [[1, 2, 3], [1, 2, 4], [5], []]
    let runs = texts.map { Self.runs(of: $0) }
    #expect(runs.map(\.count) == [5, 5, 3, 2])
    let pool = RunFrequencies.Pool(runCount: 1000)
    // Lent twice at a time, so that there are two to add up.
    pool.with { outer in
      for _ in 0..<200 { outer.add(runs[0]) }
      pool.with { inner in for _ in 0..<100 { inner.add(runs[1]) } }
      outer.add(runs[2] + runs[3])
    }
    let counts = pool.sum
    // Three hundred texts start with 1 and 2; a counter ends at 255.
    #expect(counts.counts(of: Array(runs[0].prefix(2))) == [255, 255])
    #expect(counts.counts(of: Array(runs[0].suffix(3))) == [200, 200, 200])
    #expect(counts.counts(of: Array(runs[1].suffix(3))) == [100, 100, 100])
    #expect(counts.counts(of: runs[2]) == [1, 1, 1])
  }

  @Test
  func `rare runs come before frequent ones, and those of one class by their hash`() {
    let counts: [UInt8] = [1, 2, 3, 4, 6, 8, 12, 255]
    let classes = counts.map { Rarity.number(0, count: $0) }
    #expect(classes == classes.sorted())
    #expect(Set(classes).count == counts.count)
    #expect(Rarity.number(64, count: UInt8(4)) < Rarity.number(96, count: UInt8(5)))
    #expect(Rarity.hash(Rarity.number(.max, count: UInt32.max)) == ~31)
  }

  @Test
  func `two similar texts share as many runs as the threshold says at the least`() {
    // Of five words, the same in another order: all words, and the fewest runs that reach the threshold.
    for share in [0.5, 0.6, 0.75, 0.9, 1] {
      let threshold = SimilarityThreshold(share)
      #expect(!threshold.needsWords)
      for wordCount in 1...40 {
        let least = threshold.leastRuns(wordCount: wordCount)
        let sum = 2 * RunFeatures.weight(wordCount: wordCount)
        #expect(least >= 1)
        #expect(2 * wordCount + least >= threshold.leastCommon(ofSum: sum))
        #expect(2 * wordCount + least - 1 < threshold.leastCommon(ofSum: sum))
      }
    }
    #expect(SimilarityThreshold(0.4).needsWords)
  }

  private static func runs(of words: [UInt32]) -> [UInt64] {
    words.withUnsafeBufferPointer { words in
      RunFrequencies.hashes(count: RunFrequencies.runCount(wordCount: words.count)) { add in add(words) }
    }
  }
}
