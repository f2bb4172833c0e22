import SeedText

/// A message as it is compared: its words, whatever their case and what stands between them.
struct FoldedMessage {
  /// The words that are shown.
  let shown: [Word]
  /// The hashes of the words, and of the names of the placeholders, in order.
  let words: [UInt64]

  /// - Parameter isVerbatim: whether the bytes are shown as they are written.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isVerbatim: Bool) {
    var all: [Word] = []
    WordScanner.scan(bytes, isMessage: true, into: &all)
    shown = all
    // What the words leave out tells messages apart as well: which placeholders, which arms.
    if !isVerbatim { WordScanner.scan(bytes, isMessage: false, into: &all) }
    words = all.map(\.hash)
  }

  /// The stems of the content words, each once, sorted.
  func stems(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var stems: [UInt64] = []
    stems.reserveCapacity(shown.count)
    for word in shown where !StopWords.contains(word.hash) {
      stems.append(WordStem.hash(of: word, in: bytes))
    }
    stems.sort()
    var count = 0
    for index in stems.indices where count == 0 || stems[index] != stems[count - 1] {
      stems[count] = stems[index]
      count += 1
    }
    stems.removeLast(stems.count - count)
    return stems
  }

  /// How many stems two sorted lists have in common.
  ///
  /// - Complexity: O(stems).
  static func sharedStemCount(_ stems: [UInt64], _ others: [UInt64]) -> Int {
    var (count, left, right) = (0, 0, 0)
    while left < stems.count, right < others.count {
      if stems[left] == others[right] { count += 1 }
      let isBehind = stems[left] < others[right]
      let isAhead = stems[left] > others[right]
      if !isAhead { left += 1 }
      if !isBehind { right += 1 }
    }
    return count
  }
}
