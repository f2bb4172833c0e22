import Testing

@testable import SeedLint

struct WordBucketsTests {
  @Test
  func `all words of the set are found, and none else`() {
    let words = StopWords.all.hashes
    #expect(words.count > 150)
    let others = (0..<5000).map { WordHash.of("word\($0)") }
    WordBuckets(words).withBuckets { buckets in
      #expect(words.allSatisfy { buckets.count(of: $0) == 1 })
      #expect(others.allSatisfy { buckets.count(of: $0) == 0 })
    }
  }

  @Test
  func `five words that crowd one bucket get more buckets`() {
    let words: [UInt64] = [1, 1 + 64, 1 + 128, 1 + 256, 1 + 512]
    WordBuckets(words).withBuckets { buckets in
      #expect(words.allSatisfy { buckets.count(of: $0) == 1 })
      #expect(buckets.count(of: 1 + 1024) == 0)
      #expect(buckets.count(of: 2) == 0)
    }
  }

  @Test
  func `a number is in a set of bits once it was put in`() {
    var set = BitSet()
    #expect(!set.contains(1000))
    let isNew = [set.insert(1000), set.insert(1000)]
    #expect(isNew == [true, false])
    #expect((0...2000).filter { set.contains($0) } == [1000])
  }
}
