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

  /// - Complexity: O(1).
  @inline(__always)
  func contains(_ hash: UInt64) -> Bool {
    let start = 4 * Int(truncatingIfNeeded: hash & mask)
    return hashes.withUnsafeBufferPointer { hashes in
      let found =
        (hashes[start] == hash ? 1 : 0) | (hashes[start + 1] == hash ? 1 : 0)
        | (hashes[start + 2] == hash ? 1 : 0) | (hashes[start + 3] == hash ? 1 : 0)
      return found != 0
    }
  }
}
