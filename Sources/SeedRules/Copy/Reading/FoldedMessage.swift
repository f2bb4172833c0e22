import SeedDecoding
import SeedLint
import SeedText

/// A message as it is compared: its words, whatever their case and what stands between them.
struct FoldedMessage {
  /// The words that are shown.
  let shown: [Word]
  /// The hashes of the words, and of the names of the placeholders, in order.
  let words: [UInt64]
  /// The stems of its content words, each once, sorted.
  let stems: [UInt64]

  /// - Parameter message: what the pattern's bytes say.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ message: ParsedMessage) {
    var shown: [Word] = []
    WordScanner.scan(bytes, isMessage: true, into: &shown)
    var stems = shown.filter { !StopWords.contains($0.hash) }.map { WordStem.hash(of: $0, in: bytes) }
    stems.sort()
    var last: UInt64?
    stems.removeAll { stem in
      defer { last = stem }
      return stem == last
    }
    self.stems = stems
    self.shown = shown
    if message.isVerbatim(byteCount: bytes.count) {
      words = shown.map(\.hash)
    } else {
      // What the words leave out tells messages apart as well: which placeholders, which arms.
      var all: [Word] = []
      WordScanner.scan(bytes, isMessage: false, into: &all)
      words = all.map(\.hash)
    }
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

extension ParsedMessage {
  /// Whether the message shows its pattern as it is written.
  fileprivate func isVerbatim(byteCount: Int) -> Bool {
    switch (parts.count, parts.first) {
    case (0, _): byteCount == 0
    case (1, .literal(let text, _)): text.utf8.count == byteCount
    default: false
    }
  }
}
