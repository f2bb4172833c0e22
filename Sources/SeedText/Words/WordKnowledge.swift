/// Where the facts about words come from.
package struct WordKnowledge: Sendable {
  package let terms: TermIndex
  package let spelling: SpellingPass?
  private let stopWords = StopWords.all

  package init(terms: TermIndex, spelling: SpellingPass?) {
    self.terms = terms
    self.spelling = spelling
  }

  /// What a word's hash tells.
  func facts(ofHash hash: UInt64) -> WordFacts {
    var facts = terms.facts(of: hash).union(.isKnown)
    if stopWords.contains(hash) { facts.insert(.isStopWord) }
    if let spelling {
      if spelling.known.contains(hash) { facts.insert(.isRight) }
      if spelling.known.contains(SpelledWords.capitalizedKey(of: hash)) { facts.insert(.isRightCapitalized) }
    }
    return facts
  }

  /// The facts about a word of ASCII letters alone, of which the case is of no account.
  func facts(of word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> WordFacts {
    var facts = facts(ofHash: word.hash)
    facts.syllableCount = Syllables.count(word, in: bytes)
    if Self.isDrawnOut(bytes[word.range]) { facts.insert(.isDrawnOut) }
    if word.range.count == 1 { facts.insert(.isSingle) }
    return facts
  }

  /// Whether a byte stands three times in a row, letters in either case.
  static func isDrawnOut(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      let folded = byte | 0x20
      if folded == last, last == beforeLast { return true }
      (last, beforeLast) = (folded, last)
    }
    return false
  }
}
