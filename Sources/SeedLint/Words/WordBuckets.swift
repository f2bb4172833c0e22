/// A set of words that is asked for every word of the content: without a branch, which could not be foreseen.
///
/// Four words share a bucket, by the lowest bits of their hashes; all four are compared.
struct WordBuckets: Sendable {
  /// Four a bucket; 0 is a free place.
  private let hashes: [UInt64]
  private let mask: UInt64

  /// - Parameter words: their hashes, each once and none of them 0; not words that somebody chose so that they crowd.
  init(_ words: [UInt64]) {
    var bucketCount = 1
    while true {
      if let hashes = Self.buckets(words, bucketCount) {
        self.hashes = hashes
        mask = UInt64(bucketCount - 1)
        return
      }
      bucketCount *= 2
    }
  }

  /// Nil when a bucket would get more than four.
  private static func buckets(_ words: [UInt64], _ bucketCount: Int) -> [UInt64]? {
    var hashes = [UInt64](repeating: 0, count: 4 * bucketCount)
    for word in words {
      let start = 4 * Int(truncatingIfNeeded: word & UInt64(bucketCount - 1))
      guard let place = (start..<start + 4).first(where: { hashes[$0] == 0 }) else { return nil }
      hashes[place] = word
    }
    return hashes
  }

  /// Gives what looks words up.
  @inline(__always)
  func withBuckets<Result>(_ body: (Buckets) -> Result) -> Result {
    hashes.withUnsafeBufferPointer { body(Buckets(hashes: $0, mask: mask)) }
  }

  struct Buckets {
    fileprivate let hashes: UnsafeBufferPointer<UInt64>
    fileprivate let mask: UInt64

    /// 1 for a word of the set, 0 for any other.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func count(of word: UInt64) -> UInt32 {
      let start = 4 &* Int(truncatingIfNeeded: word & mask)
      @inline(__always) func isWord(_ place: Int) -> UInt32 { hashes[start &+ place] == word ? 1 : 0 }
      return isWord(0) | isWord(1) | isWord(2) | isWord(3)
    }
  }
}
