/// Texts that are compared with each other: how many words each has, which are the same, and the words of
/// those that are compared by words.
package struct FoldedTexts: Sendable {
  package struct Text: Sendable, BitwiseCopyable {
    /// The text's index in the catalog.
    package let index: UInt32
    package let wordCount: UInt32
    /// Of all its words; the same for texts that are the same.
    fileprivate let digest: UInt64
    /// Where its words end among those of all texts.
    fileprivate var wordsEnd: Int
  }

  package private(set) var texts: [Text] = []
  /// For each text, the index of the first one that is the same; empty until `findFirsts`.
  package private(set) var firsts: [UInt32] = []
  /// The hashes of the words, text after text; none of a text that is compared as a whole alone.
  private var words: [UInt64] = []

  package init() {}

  /// Takes the texts that come behind these.
  package mutating func append(_ next: FoldedTexts) {
    for var text in next.texts {
      text.wordsEnd += words.count
      texts.append(text)
    }
    words += next.words
  }

  /// Finds the texts that are the same, once all are there.
  ///
  /// - Complexity: O(texts).
  package mutating func findFirsts() {
    var counts = HashCounts(capacity: 4 * texts.count)
    for text in texts { counts.add(text.digest) }
    // By digest, the first text that has it; nearly all stand alone and are not looked up.
    var known: [UInt64: UInt32] = [:]
    firsts = texts.enumerated().map { index, text in
      let own = UInt32(truncatingIfNeeded: index)
      if counts[text.digest] < 2 { return own }
      let first = known[text.digest] ?? own
      known[text.digest] = first
      return first
    }
  }

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - scanned: its words, read as no message.
  ///   - index: the text's index in the catalog.
  ///   - byWords: whether it is compared with others word by word; otherwise only as a whole.
  /// - Complexity: O(words).
  package mutating func add(
    _ scanned: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool,
    ofText index: Int,
    byWords: Bool
  ) {
    var (count, digest): (UInt32, UInt64) = (0, 0)
    ComparedWords.forEach(of: scanned, in: bytes, isMessage: isMessage) { word in
      count += 1
      digest = WordMixing.mix(digest, word.hash)
      if byWords { words.append(word.hash) }
    }
    texts.append(
      Text(
        index: UInt32(truncatingIfNeeded: index),
        wordCount: count,
        digest: digest,
        wordsEnd: words.count
      )
    )
  }

  /// The hashes of a text's words; none where it is not compared by words.
  func words(of index: Int) -> ArraySlice<UInt64> {
    words[(index > 0 ? texts[index - 1].wordsEnd : 0)..<texts[index].wordsEnd]
  }

  /// For each text that is compared by words, the index of the first such one that is the same; nil for any
  /// other.
  ///
  /// - Complexity: O(texts).
  var firstsByWords: [UInt32?] {
    // By the index of the first one of all.
    var known = [UInt32?](repeating: nil, count: firsts.count)
    return firsts.indices.map { index in
      if words(of: index).isEmpty { return nil }
      let first = known[Int(firsts[index])] ?? UInt32(index)
      known[Int(firsts[index])] = first
      return first
    }
  }
}
