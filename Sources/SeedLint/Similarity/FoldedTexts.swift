import SeedDecoding
import SeedPlatform

/// Texts that are compared with each other, scanned once: the hashes of their folded words, what each text is as
/// a whole, and which are the same.
package struct FoldedTexts: Sendable {
  package let texts: ComparedTexts
  /// One a text.
  let digests: [FoldedDigest]
  /// For each text, the index of the first one that is the same.
  let firsts: [UInt32]
  /// The words of the texts, by chunk.
  private let words: [[UInt64]]

  /// - Complexity: O(bytes of the texts), on all workers; 8 bytes of memory a word.
  package init(_ texts: ComparedTexts, workerCount: Int = Process.processorCount) {
    let parts = Parallel.map(count: TextChunks.count(texts.count), workers: workerCount) {
      Part(texts, TextChunks.range($0, of: texts.count))
    }
    self.texts = texts
    digests = parts.flatMap(\.digests)
    words = parts.map(\.words)
    firsts = FoldedDigest.firstOccurrences(of: digests)
  }

  package var count: Int { texts.count }

  /// The hashes of a text's words.
  @inline(__always)
  func withWords<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    let digest = digests[index]
    let start = Int(digest.startIndex)
    return words[TextChunks.chunk(of: index)].withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start..<start + Int(digest.wordCount)]))
    }
  }

  /// For each text, the index of the first one that is the same, of those that are chosen.
  ///
  /// - Parameter isChosen: one a text. What is found for those that are not chosen means nothing.
  /// - Complexity: O(texts).
  func firsts(among isChosen: [Bool]) -> [UInt32] {
    var result = firsts
    // What stands for the texts whose first one is not chosen.
    var substitutes: [UInt32: UInt32] = [:]
    for (index, first) in firsts.enumerated() where isChosen[index] && !isChosen[Int(first)] {
      let substitute = substitutes[first] ?? UInt32(index)
      substitutes[first] = substitute
      result[index] = substitute
    }
    return result
  }

  /// A chunk of the texts.
  private struct Part: Sendable {
    var digests: [FoldedDigest] = []
    var words: [UInt64] = []

    init(_ texts: ComparedTexts, _ range: Range<Int>) {
      digests.reserveCapacity(range.count)
      texts.forEach(range) { bytes, text in
        let start = words.count
        var scanner = ComparedWordScanner(bytes, isMessage: text.isMessage)
        while let word = scanner.next() { words.append(word.hash) }
        digests.append(FoldedDigest(words[start...]))
      }
    }
  }
}

extension FoldedTexts {
  /// A text's folded words with a space between them.
  func foldedText(of index: Int) -> String {
    texts.withBytes(of: index) { ComparedWordScanner.foldedText(of: $0, isMessage: $1.isMessage) }
  }

  /// Whether each text is of some fields.
  ///
  /// - Parameter isRead: whether a field is read, by the field's index.
  /// - Complexity: O(texts).
  func areOf(_ isRead: [Bool], in catalog: Catalog) -> [Bool] {
    texts.texts.map { isRead[Int(catalog.texts[Int($0.sourceIndex)].field.index)] }
  }
}

/// How texts are handed out to threads: in chunks of a fixed number, so that no result depends on the threads.
enum TextChunks {
  private static let textCount = 2048

  static func count(_ texts: Int) -> Int { (texts + textCount - 1) / textCount }

  static func range(_ chunk: Int, of texts: Int) -> Range<Int> {
    chunk * textCount..<min(texts, (chunk + 1) * textCount)
  }

  /// The chunk that a text is in.
  @inline(__always) static func chunk(of text: Int) -> Int { text / textCount }
}
