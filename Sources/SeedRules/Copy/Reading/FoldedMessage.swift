import SeedText

/// Messages as they are compared: by their words, whatever their case and what stands between them.
enum FoldedMessage {
  /// - Parameter isMessage: whether only what is shown is read.
  static func words(of bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool) -> [Word] {
    var words: [Word] = []
    WordScanner.scan(bytes, isMessage: isMessage, into: &words)
    return words
  }

  /// The stems of the content words, each once, sorted.
  static func stems(of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var stems: [UInt64] = []
    stems.reserveCapacity(words.count)
    for word in words where !StopWords.contains(word.hash) {
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
