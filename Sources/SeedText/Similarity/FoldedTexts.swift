import SeedPlatform
import SeedSource

/// Texts that are compared with each other, scanned once. It knows a digest of each text and which texts are
/// the same. Of the texts that are compared by words it also has the folded words, and how often their runs
/// come.
package struct FoldedTexts: Sendable {
  package let texts: ComparedTexts
  /// One a text.
  package let digests: [FoldedDigest]
  /// For each text, the index of the first one that is the same.
  package let firsts: [UInt32]
  /// By chunk, the upper halves of the words' hashes. Two different words may share one; the last comparison,
  /// word by word, finds that out.
  private let words: [[UInt32]]
  /// How often the runs of the words come.
  let frequencies: RunFrequencies

  /// - Complexity: O(bytes of the texts), on all workers; 4 bytes of memory a word that is kept.
  package init(_ texts: ComparedTexts, workerCount: Int = Process.processorCount) {
    let counters = RunFrequencies.Pool(runCount: FoldedTexts.runCount(texts))
    let parts = Parallel.map(count: TextChunks.count(texts.count), workers: workerCount) { chunk in
      counters.with { Part(texts, TextChunks.range(chunk, of: texts.count), &$0) }
    }
    self.texts = texts
    digests = Array(joining: parts.map(\.digests))
    words = parts.map(\.words)
    frequencies = counters.sum
    firsts = FoldedDigest.firstOccurrences(of: digests)
  }

  package var count: Int { texts.count }

  /// Whether a text is compared with others word by word.
  @inline(__always)
  func isComparedByWords(_ index: Int) -> Bool { texts.texts[index].isComparedByWords }

  /// The words of a text, as the upper halves of their hashes.
  ///
  /// - Precondition: it is compared by words.
  @inline(__always)
  func withWords<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    words[TextChunks.chunk(of: index)].withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[digests[index].wordRange]))
    }
  }

  /// About how many runs the texts have that are compared by words.
  private static func runCount(_ texts: ComparedTexts) -> Int {
    texts.texts.reduce(0) { $0 + ($1.isComparedByWords ? $1.content.byteCount / bytesPerWord + 2 : 0) }
  }

  /// How long a word is with the space behind it, in English.
  private static let bytesPerWord = 6

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

  /// A chunk of the texts.
  private struct Part: Sendable {
    var digests: [FoldedDigest] = []
    var words: [UInt32] = []

    init(_ texts: ComparedTexts, _ range: Range<Int>, _ frequencies: inout RunFrequencies) {
      digests.reserveCapacity(range.count)
      texts.forEach(range) { bytes, text in
        var digest = FoldedDigest(startIndex: words.count)
        var scanner = ComparedWordScanner(bytes, isMessage: text.isMessage)
        while let word = scanner.next() {
          digest.add(word.hash)
          if text.isComparedByWords { words.append(UInt32(truncatingIfNeeded: word.hash >> 32)) }
        }
        digests.append(digest)
      }
      let own = zip(range, digests).filter { texts.texts[$0.0].isComparedByWords }.map(\.1)
      let runCount = own.reduce(0) { $0 + RunFrequencies.runCount(wordCount: Int($1.wordCount)) }
      let runs = RunFrequencies.hashes(count: runCount) { add in
        words.withUnsafeBufferPointer { words in
          for digest in own { add(UnsafeBufferPointer(rebasing: words[digest.wordRange])) }
        }
      }
      frequencies.add(runs)
    }
  }
}

extension FoldedTexts {
  /// A text's folded words with a space between them.
  package func foldedText(of index: Int) -> String {
    texts.withBytes(of: index) { ComparedWordScanner.foldedText(of: $0, isMessage: $1.isMessage) }
  }
}

/// How texts are handed out to threads: in chunks of a fixed number, so that no result depends on the
/// threads.
enum TextChunks {
  private static let textCount = 2048

  static func count(_ texts: Int) -> Int { (texts + textCount - 1) / textCount }

  static func range(_ chunk: Int, of texts: Int) -> Range<Int> {
    chunk * textCount..<min(texts, (chunk + 1) * textCount)
  }

  /// The chunk that a text is in.
  @inline(__always) static func chunk(of text: Int) -> Int { text / textCount }
}
