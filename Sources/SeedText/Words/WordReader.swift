/// Reads texts, one after the other: the words of each, what is known of every word, and the text's traits.
///
/// The rules then look only at texts in which they can find something: where no word is a term's anchor,
/// terms are not looked for.
package struct WordReader {
  package private(set) var words: [Word] = []
  package private(set) var traits: TextTraits = []
  /// The indices of the words at which terms are looked for, ascending.
  package private(set) var termAnchors: [Int] = []
  /// Whether the speller knows every word as it is written.
  package private(set) var isSpelledRight = true
  /// Whether `DisguisedWords` has to look at the text: nearly all have no word that reads otherwise.
  package private(set) var mayBeDisguised = false

  /// What is known of words of ASCII letters, each at a place that its hash has: a text has many words, and a
  /// content only some thousand different ones. A word takes the place of the one before it.
  private var known = [(hash: UInt64, facts: WordFacts)](repeating: (0, []), count: 1 << placeBits)
  private static let placeBits: UInt64 = 14

  package init() {}

  /// Reads a text.
  ///
  /// - Parameter isMessage: whether braces and quoting have their meaning of message patterns.
  /// - Complexity: O(bytes).
  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool, _ knowledge: WordKnowledge)
  {
    // Out of the reader meanwhile, for one look whether they are its own and not one a word.
    var words = words
    self.words = []
    defer { self.words = words }
    WordScanner.scan(bytes, isMessage: isMessage, into: &words)
    traits = TextTraits.of(bytes)
    termAnchors.removeAll(keepingCapacity: true)
    isSpelledRight = true
    var all: WordFacts = []
    var (isOdd, singleCount) = (false, 0)
    words.withUnsafeMutableBufferPointer { words in
      for index in words.indices {
        let word = words[index]
        let isPlain = word.shape.contains(.plain)
        let facts = isPlain ? facts(of: word, in: bytes, knowledge) : Self.facts(ofOdd: word, knowledge)
        words[index].facts = facts
        all = WordFacts(rawValue: all.rawValue | facts.rawValue)
        if !isPlain {
          isOdd =
            isOdd || word.shape.contains([.letter, .digit])
            || WordKnowledge.isDrawnOut(bytes[word.range])
            // The lead byte of a letter with an accent.
            || bytes[word.range].contains { $0 >= 0xC3 && $0 < 0xE0 }
        }
        if facts.contains(.anchorsTerm) { termAnchors.append(index) }
        if facts.contains(.isSingle) { singleCount += 1 }
        let isRight = facts.contains(word.shape.contains(.capitalized) ? .isRightCapitalized : .isRight)
        if !isRight || word.shape.contains(.innerCapital) { isSpelledRight = false }
      }
    }
    mayBeDisguised =
      isOdd || all.contains(.isDrawnOut) || !traits.isDisjoint(with: Self.suspicious)
      || singleCount >= DisguisedWords.shortestSpelled && DisguisedWords.isSpelled(words)
  }

  private static let suspicious: TextTraits = [.unusualScalar, .exclamationMark, .rareSign]

  /// Frees the memory of the last text, which may have been a long one.
  package mutating func forgetText() {
    words = []
    termAnchors = []
  }

  /// What is known of a word of ASCII letters alone.
  private mutating func facts(
    of word: Word,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ knowledge: WordKnowledge
  ) -> WordFacts {
    let place = Int(truncatingIfNeeded: word.hash &>> (64 - Self.placeBits))
    if known[place].hash == word.hash, known[place].facts.contains(.isKnown) { return known[place].facts }
    let facts = knowledge.facts(of: word, in: bytes)
    known[place] = (word.hash, facts)
    return facts
  }

  /// What is known of any other word: what its hash tells, since another word with the same hash may be
  /// written with other bytes (`Café`, `café`).
  private static func facts(ofOdd word: Word, _ knowledge: WordKnowledge) -> WordFacts {
    var facts = knowledge.facts(ofHash: word.hash)
    if word.isNumber { facts.formUnion(knowledge.terms.numberFacts) }
    if word.range.count == 1 { facts.insert(.isSingle) }
    return facts
  }
}
