/// What a text is once it is folded: two texts with one digest are taken for the same.
package struct FoldedDigest: Sendable, BitwiseCopyable {
  private(set) var hash: UInt64 = 0
  package private(set) var wordCount: UInt32 = 0
  /// Where its words start among those that are kept of its chunk, if they are.
  let startIndex: UInt32

  @inline(__always)
  init(startIndex: Int) { self.startIndex = UInt32(startIndex) }

  /// Where its words are among those that are kept of its chunk.
  ///
  /// - Precondition: they are kept.
  @inline(__always) var wordRange: Range<Int> { Int(startIndex)..<Int(startIndex) + Int(wordCount) }

  /// Adds the next word.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    hash = WordMixing.mix(hash, word)
    wordCount += 1
  }
}

extension FoldedDigest {
  /// For each digest, the index of the first one that is the same.
  ///
  /// - Complexity: O(n).
  static func firstOccurrences(of digests: [FoldedDigest]) -> [UInt32] {
    var firsts: [UInt64: UInt32] = [:]
    return digests.enumerated().map { index, digest in
      if let first = firsts[digest.hash] { return first }
      firsts[digest.hash] = UInt32(index)
      return UInt32(index)
    }
  }
}
