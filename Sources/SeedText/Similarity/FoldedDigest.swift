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
  /// A flat table with open addressing. Where a digest goes is seeded, so that content cannot be made to
  /// crowd one place; the result does not depend on it.
  ///
  /// - Complexity: O(n) time, 8…16 bytes of memory each.
  static func firstOccurrences(of digests: [FoldedDigest]) -> [UInt32] {
    var bits = 4
    while 1 << bits < digests.count * 2 { bits += 1 }
    let mask = (1 << bits) - 1
    let shift = UInt64(64 - bits)
    let seed = UInt64.random(in: 0...UInt64.max) | 1
    // 1-based; 0 is an empty slot.
    var slots = [UInt32](repeating: 0, count: 1 << bits)
    var firsts: [UInt32] = []
    firsts.reserveCapacity(digests.count)
    slots.withUnsafeMutableBufferPointer { slots in
      digests.withUnsafeBufferPointer { digests in
        for (index, digest) in digests.enumerated() {
          var slot = Int((digest.hash &* seed) >> shift)
          while slots[slot] != 0, digests[Int(slots[slot]) - 1].hash != digest.hash {
            slot = (slot + 1) & mask
          }
          if slots[slot] == 0 { slots[slot] = UInt32(index) + 1 }
          firsts.append(slots[slot] - 1)
        }
      }
    }
    return firsts
  }
}
