import SeedPlatform

/// Texts that are compared with each other, scanned once: how many words each has, which are the same, and
/// the words of those that are compared by words.
package struct FoldedTexts: Sendable {
  package let texts: ComparedTexts
  package let wordCounts: [UInt32]
  /// For each text, the index of the first one that is the same.
  package let firsts: [UInt32]
  /// The hashes of the words, text after text, and where those of each text start.
  private let words: [UInt64]
  private let starts: [Int]

  /// - Complexity: O(bytes of the texts), on all workers.
  package init(_ texts: ComparedTexts, workerCount: Int = Process.processorCount) {
    let parts = Parallel.inChunks(of: 2048, texts.count, workers: workerCount) { Part(texts, $0) }
    self.texts = texts
    wordCounts = Array(joining: parts.map(\.wordCounts))
    words = Array(joining: parts.map(\.words))
    var starts: [Int] = []
    starts.reserveCapacity(texts.count + 1)
    var end = 0
    for (index, count) in wordCounts.enumerated() {
      starts.append(end)
      if texts.texts[index].isComparedByWords { end += Int(count) }
    }
    self.starts = starts + [end]
    var known: [UInt64: UInt32] = [:]
    firsts = zip(UInt32(0)..., parts.lazy.flatMap(\.digests)).map { index, digest in
      let first = known[digest] ?? index
      if first == index { known[digest] = index }
      return first
    }
  }

  package var count: Int { texts.count }

  /// Whether a text is compared with others word by word.
  func isComparedByWords(_ index: Int) -> Bool { texts.texts[index].isComparedByWords }

  /// The hashes of a text's words; none where it is not compared by words.
  func words(of index: Int) -> ArraySlice<UInt64> { words[starts[index]..<starts[index + 1]] }

  /// For each text that is compared by words, the index of the first such one that is the same.
  ///
  /// - Complexity: O(texts).
  var firstsByWords: [UInt32] {
    var result = firsts
    // What stands for a first one that is not compared by words.
    var substitutes: [UInt32: UInt32] = [:]
    for (index, first) in firsts.enumerated()
    where isComparedByWords(index) && !isComparedByWords(Int(first)) {
      let substitute = substitutes[first] ?? UInt32(index)
      substitutes[first] = substitute
      result[index] = substitute
    }
    return result
  }

  /// A text's folded words with a space between them.
  package func foldedText(of index: Int) -> String {
    texts.withBytes(of: index) { ComparedWords.foldedText(of: $0, isMessage: $1.isMessage) }
  }

  /// Some of the texts, in a row.
  private struct Part: Sendable {
    var wordCounts: [UInt32] = []
    var digests: [UInt64] = []
    var words: [UInt64] = []

    init(_ texts: ComparedTexts, _ range: Range<Int>) {
      var scratch: [Word] = []
      for index in range {
        var (count, digest): (UInt32, UInt64) = (0, 0)
        texts.withBytes(of: index) { bytes, text in
          ComparedWords.forEach(of: bytes, isMessage: text.isMessage, &scratch) { word in
            count += 1
            digest = WordMixing.mix(digest, word.hash)
            if text.isComparedByWords { words.append(word.hash) }
          }
        }
        wordCounts.append(count)
        digests.append(digest)
      }
    }
  }
}
