/// The words of many texts in one flat array, for counting over the whole content: 4 bytes a word.
package struct WordCorpus: Sendable {
  /// What parts texts, sentences and the arms of messages: no phrase runs across it.
  static let stop: UInt32 = 0

  /// The upper halves of the words' hashes, never 0, with stops between; the lowest bit says whether the word is
  /// a content word, the next one is set in every word.
  private(set) var tokens: [UInt32] = []
  /// The texts' indices in the catalog, ascending.
  private(set) var textIndices: [UInt32] = []
  /// Where each text starts in `tokens`; as many as `textIndices`.
  private(set) var starts: [UInt32] = []

  init() {}

  /// Joins the corpora of parts of the texts, in their order.
  init(_ parts: [WordCorpus]) {
    tokens.reserveCapacity(parts.reduce(0) { $0 + $1.tokens.count })
    textIndices.reserveCapacity(parts.reduce(0) { $0 + $1.textIndices.count })
    starts.reserveCapacity(textIndices.capacity)
    for part in parts { append(part) }
  }

  /// Adds the words of the next text.
  mutating func add(_ words: [Word], ofText index: Int, _ stopWords: WordSet) {
    textIndices.append(UInt32(truncatingIfNeeded: index))
    starts.append(UInt32(truncatingIfNeeded: tokens.count))
    // All at once: an array asks for each single token whether it is shared and has room.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * words.count + 1) { own in
      var count = 0
      func add(_ token: UInt32) {
        own.initializeElement(at: count, to: token)
        count += 1
      }
      Self.forEachWord(of: words) { index in
        guard let index else { return add(Self.stop) }
        let hash = words[index].hash
        let isContent = !words[index].isNumber && !stopWords.contains(hash)
        add(UInt32(truncatingIfNeeded: hash >> 32) & ~3 | (isContent ? 3 : 2))
      }
      add(Self.stop)
      tokens.append(contentsOf: UnsafeBufferPointer(rebasing: own[..<count]))
    }
  }

  private mutating func append(_ part: WordCorpus) {
    let base = UInt32(truncatingIfNeeded: tokens.count)
    tokens += part.tokens
    textIndices += part.textIndices
    starts += part.starts.map { base + $0 }
  }

  /// Gives the index of the word of each token of a text, nil for a stop. Later arms of a message are left out:
  /// nobody reads them together with the first.
  @inline(__always)
  private static func forEachWord(of words: [Word], _ body: (Int?) -> Void) {
    for index in words.indices {
      if index > 0, words[index].gap >= .sentence { body(nil) }
      if !words[index].shape.contains(.alternative) { body(index) }
    }
  }

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
    Self.forEachWord(of: words) { index in
      if token == first { lower = index }
      if token == first + count - 1 { upper = index }
      token += 1
    }
    guard let lower, let upper else { return 0..<0 }
    return lower..<upper + 1
  }
}
