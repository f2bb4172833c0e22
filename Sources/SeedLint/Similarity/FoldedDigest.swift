import SeedPlatform

/// What a text is once it is folded: two texts with one digest are taken for the same.
struct FoldedDigest: Sendable, BitwiseCopyable {
  var hash: UInt64
  var wordCount: UInt32

  /// The digest of a text's words.
  @inline(__always)
  init(_ words: [UInt64]) {
    hash = words.reduce(UInt64(words.count)) { WordMixing.mix($0, $1) }
    wordCount = UInt32(words.count)
  }
}

extension FoldedDigest {
  /// The digests of texts, in their order.
  ///
  /// - Complexity: O(bytes of the texts), on all workers.
  static func digests(of texts: ComparedTexts, workerCount: Int) -> [FoldedDigest] {
    let chunkCount = TextChunks.count(texts.count)
    let parts = Parallel.map(count: chunkCount, workers: workerCount) { chunk in
      var digests: [FoldedDigest] = []
      var words: [UInt64] = []
      texts.forEach(TextChunks.range(chunk, of: texts.count)) { bytes, text in
        words.removeAll(keepingCapacity: true)
        var scanner = ComparedWordScanner(bytes, isMessage: text.isMessage)
        while let word = scanner.next() { words.append(word.hash) }
        digests.append(FoldedDigest(words))
      }
      return digests
    }
    return parts.flatMap { $0 }
  }

  /// For each digest, the index of the first one that is the same.
  ///
  /// A flat table with open addressing. Where a digest goes is seeded, so that content cannot be made to crowd
  /// one place; the result does not depend on it.
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

/// How texts are handed out to threads: in chunks of a fixed number, so that no result depends on the threads.
enum TextChunks {
  private static let textCount = 2048

  static func count(_ texts: Int) -> Int { (texts + textCount - 1) / textCount }

  static func range(_ chunk: Int, of texts: Int) -> Range<Int> {
    chunk * textCount..<min(texts, (chunk + 1) * textCount)
  }
}
