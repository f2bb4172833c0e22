/// What a text is about: the stems of its words that are no function words, and pairs of neighbouring stems,
/// function words among them ("on time").
package struct IdeaFeatures: Hashable, Sendable {
  /// Hashes, each once, ascending.
  package let words: [UInt64]
  let pairs: [UInt64]

  /// - Parameter hasPairs: false for the words alone, where texts are compared by nothing else.
  /// - Complexity: O(bytes + words log words).
  package init(of scanned: [Word], in bytes: UnsafeBufferPointer<UInt8>, hasPairs: Bool = true) {
    var (words, pairs): ([UInt64], [UInt64]) = ([], [])
    words.reserveCapacity(scanned.count { !$0.isStopWord })
    var last: UInt64?
    for word in scanned {
      let isStopWord = word.isStopWord
      if isStopWord, !hasPairs { continue }
      let stem = WordStem.hash(of: word, in: bytes)
      if !isStopWord { words.append(stem) }
      if hasPairs, let last, word.gap != .sentence { pairs.append(WordMixing.mix(last, stem)) }
      last = stem
    }
    (self.words, self.pairs) = (Self.unique(words), Self.unique(pairs))
  }

  package init(of text: String) {
    var text = text
    self = text.withUTF8 { IdeaFeatures(of: WordScanner.words(of: $0), in: $0) }
  }

  package var isEmpty: Bool { words.isEmpty && pairs.isEmpty }

  /// Where a text has words with some stems, in bytes.
  ///
  /// - Complexity: O(bytes).
  package static func ranges(
    of stems: Set<UInt64>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    WordScanner.words(of: bytes).filter { stems.contains(WordStem.hash(of: $0, in: bytes)) }.map(\.range)
  }

  private static func unique(_ hashes: consuming [UInt64]) -> [UInt64] {
    var result = hashes
    result.sort()
    var count = 0
    for index in result.indices where count == 0 || result[index] != result[count - 1] {
      result[count] = result[index]
      count += 1
    }
    result.removeLast(result.count - count)
    return result
  }
}
