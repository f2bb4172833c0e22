import SeedDecoding
import SeedLint
import SeedText

/// A message as it is compared: its words, whatever their case and what stands between them.
struct FoldedMessage {
  /// The hashes of the words, and of the names of the placeholders, in order.
  let words: [UInt64]
  /// The stems of its content words, each once, sorted.
  let stems: [UInt64]

  init(_ message: CopyMessage, in copy: CopyContent) {
    var folded: [UInt64] = []
    var stems: Set<UInt64> = []
    message.withBytes(in: copy.catalog) { bytes in
      var words: [Word] = []
      WordScanner.scan(bytes, isMessage: true, into: &words)
      for word in words where !StopWords.contains(word.hash) {
        stems.insert(WordStem.hash(of: word, in: bytes))
      }
      // What the words leave out tells messages apart as well: which placeholders, which arms.
      WordScanner.scan(bytes, isMessage: false, into: &words)
      folded = words.map(\.hash)
    }
    words = folded
    self.stems = stems.sorted()
  }

  /// How many content words two messages have in common.
  ///
  /// - Complexity: O(words).
  func sharedStemCount(with other: FoldedMessage) -> Int {
    var (count, left, right) = (0, 0, 0)
    while left < stems.count, right < other.stems.count {
      if stems[left] == other.stems[right] { count += 1 }
      let isBehind = stems[left] < other.stems[right]
      let isAhead = stems[left] > other.stems[right]
      if !isAhead { left += 1 }
      if !isBehind { right += 1 }
    }
    return count
  }
}
