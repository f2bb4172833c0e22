import SeedDecoding
import SeedPlatform

/// The words of many texts in one flat array, for counting over the whole content: 4 bytes a word.
struct WordCorpus: Sendable {
  /// What parts texts, sentences and the arms of messages: no phrase runs across it.
  static let stop: UInt32 = 0

  /// The upper halves of the words' hashes, never 0, with stops between; the lowest bit says whether the word is
  /// a content word.
  private(set) var tokens: [UInt32] = []
  /// The texts' indices in the catalog, ascending.
  private(set) var textIndices: [UInt32] = []
  /// Where each text starts in `tokens`; as many as `textIndices`.
  private(set) var starts: [UInt32] = []

  /// Reads all texts that are wanted.
  ///
  /// - Complexity: O(bytes of the texts), on several threads.
  init(_ catalog: Catalog, workers: Int = Process.processorCount, wanting wants: (TextOrigin) -> Bool) {
    let origins = TextOrigins(catalog)
    let all = origins.all
    let wanted = all.map(wants)
    let isMessage = all.map { $0.field.isMessage }
    let chunkCount = 8192
    let chunks = (catalog.texts.count + chunkCount - 1) / chunkCount
    let parts = Collected<WordCorpus>(count: chunks)
    Parallel.perform(count: chunks, workers: workers) { chunk in
      var part = WordCorpus()
      var words: [Word] = []
      for index in chunk * chunkCount..<min(catalog.texts.count, (chunk + 1) * chunkCount) {
        let origin = origins.number(of: catalog.texts[index])
        guard wanted[origin] else { continue }
        TextView.withBytes(of: catalog.texts[index], in: catalog) { bytes in
          WordScanner.scan(bytes, isMessage: isMessage[origin], into: &words)
        }
        part.add(words, ofText: index)
      }
      parts.set(chunk, part)
    }
    for part in parts.all { append(part) }
  }

  private init() {}

  private mutating func add(_ words: [Word], ofText index: Int) {
    textIndices.append(UInt32(truncatingIfNeeded: index))
    starts.append(UInt32(truncatingIfNeeded: tokens.count))
    Self.forEachToken(of: words) { token, _ in tokens.append(token) }
    tokens.append(Self.stop)
  }

  private mutating func append(_ part: WordCorpus) {
    let base = UInt32(truncatingIfNeeded: tokens.count)
    tokens += part.tokens
    textIndices += part.textIndices
    starts += part.starts.map { base + $0 }
  }

  /// Gives each token of a text with the index of its word, nil for a stop. Later arms of a message are left out:
  /// nobody reads them together with the first.
  private static func forEachToken(of words: [Word], _ body: (UInt32, Int?) -> Void) {
    for (index, word) in words.enumerated() {
      if index > 0, word.gap >= .sentence { body(stop, nil) }
      if word.shape.contains(.alternative) { continue }
      let isContent = !StopWords.contains(word.hash) && !word.isNumber
      body(UInt32(truncatingIfNeeded: word.hash >> 32) & ~1 | (isContent ? 1 : 0) | 2, index)
    }
  }

  /// Whether a token is a word that is no function word and no number.
  static func isContent(_ token: UInt32) -> Bool { token & 1 == 1 }

  /// For each token the number of its text in `textIndices`.
  ///
  /// - Complexity: O(tokens).
  var textNumbers: [UInt32] {
    var numbers = [UInt32](repeating: 0, count: tokens.count)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? Int(starts[number + 1]) : tokens.count
      for index in Int(start)..<end { numbers[index] = UInt32(truncatingIfNeeded: number) }
    }
    return numbers
  }

  /// How many of a text's words have to be read for `wordRange`; in a message all, since not every word of it
  /// is a token.
  func wordLimit(_ position: Int, count: Int, ofText number: Int, isMessage: Bool) -> Int {
    isMessage ? .max : position - Int(starts[number]) + count
  }

  /// The words of a text that a run of tokens stands for.
  ///
  /// - Parameters:
  ///   - number: the text's number in `textIndices`.
  ///   - words: the words of the text, at least `wordLimit` of them.
  func wordRange(_ position: Int, count: Int, ofText number: Int, in words: [Word]) -> Range<Int> {
    let first = position - Int(starts[number])
    var token = 0
    var lower: Int?
    var upper: Int?
    Self.forEachToken(of: words) { _, index in
      if token == first { lower = index }
      if token == first + count - 1 { upper = index }
      token += 1
    }
    guard let lower, let upper else { return 0..<0 }
    return lower..<upper + 1
  }
}
