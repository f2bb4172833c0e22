import SeedSource

/// The words of many texts as one long row of tokens, and the first two words of each text, for counting over
/// the whole content.
///
/// Each word is a token, and so is each stop: the end of a text, of a sentence, or of an arm of a message.
/// The position of a run of words is the number of its first token.
package struct WordCorpus: Sendable {
  /// Where a text starts.
  package struct Text: Sendable, BitwiseCopyable {
    /// The text's index in the catalog.
    package var index: UInt32
    /// The position of its first token.
    package var start: UInt32
  }

  /// The first two words of a text, and where they stand.
  package struct Opening: Sendable, BitwiseCopyable {
    package let hash: UInt64
    /// The text's index in the catalog.
    package let text: UInt32
    private let startOffset: UInt32
    private let endOffset: UInt32

    fileprivate init(_ first: Word, _ second: Word, text: Int) {
      hash = first.hash &* 31 &+ second.hash
      self.text = UInt32(truncatingIfNeeded: text)
      startOffset = first.startOffset
      endOffset = second.endOffset
    }

    /// Of the text's bytes, escapes resolved.
    package var byteRange: Range<Int> { Int(startOffset)..<Int(endOffset) }
  }

  /// A stop. No word has this token: the second bit of each is set.
  static var stop: UInt32 { 0 }

  /// The upper half of each word's hash, with its lowest bit for whether it is a content word.
  private(set) var tokens: [UInt32] = []
  private var texts: [Text] = []
  /// How the texts open that have two words, in the order of the catalog.
  package private(set) var openings: [Opening] = []

  package init() {}

  /// Takes the texts that come behind these.
  package mutating func append(_ next: WordCorpus) {
    let base = UInt32(truncatingIfNeeded: tokens.count)
    texts += next.texts.lazy.map { Text(index: $0.index, start: base + $0.start) }
    tokens += next.tokens
    openings += next.openings
  }

  /// Adds the words of the next text.
  ///
  /// - Parameter index: the text's index in the catalog.
  /// - Complexity: O(words).
  package mutating func add(_ words: [Word], ofText index: Int) {
    if words.isEmpty { return }
    texts.append(
      Text(index: UInt32(truncatingIfNeeded: index), start: UInt32(truncatingIfNeeded: tokens.count))
    )
    // At once: an array asks for each single token whether it is shared and has room.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * words.count) { own in
      var count = 0
      func add(_ token: UInt32) {
        own.initializeElement(at: count, to: token)
        count += 1
      }
      for (place, word) in words.enumerated() {
        if place > 0, word.gap >= .sentence { add(Self.stop) }
        // A reader sees one arm of a message, never two. So only the first arm counts.
        if word.shape.contains(.alternative) { continue }
        let isContent: UInt32 = word.isNumber || word.isStopWord ? 0 : 1
        add(UInt32(truncatingIfNeeded: word.hash >> 32) & ~3 | 2 | isContent)
      }
      add(Self.stop)
      tokens.append(contentsOf: UnsafeBufferPointer(rebasing: own[..<count]))
    }
  }

  /// Adds the opening of the next text.
  ///
  /// - Parameter index: the text's index in the catalog.
  package mutating func addOpening(_ words: [Word], ofText index: Int) {
    if words.count > 1 { openings.append(Opening(words[0], words[1], text: index)) }
  }

  /// The text in which a run stands.
  ///
  /// - Complexity: O(log texts).
  package func text(at position: UInt32) -> Text {
    texts[texts.indices.partitionPoint { texts[$0].start <= position } - 1]
  }

  /// The words of a text that a run of tokens was made from.
  ///
  /// - Parameter words: the words of the text.
  package static func wordRange(_ position: UInt32, count: Int, of text: Text, in words: [Word]) -> Range<Int>
  {
    let first = Int(position - text.start)
    var token = 0
    var lower: Int?
    var upper: Int?
    for index in words.indices {
      if index > 0, words[index].gap >= .sentence { token += 1 }
      if words[index].shape.contains(.alternative) { continue }
      if token == first { lower = index }
      if token == first + count - 1 { upper = index }
      token += 1
    }
    guard let lower, let upper else { return 0..<0 }
    return lower..<upper + 1
  }
}
