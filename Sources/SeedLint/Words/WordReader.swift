/// Reads texts one after the other: the words of each with what is known of them, and its traits, in one pass over
/// its bytes. What holds of no word of a text need not be looked for in it.
struct WordReader {
  private(set) var words: [Word] = []
  private(set) var traits: TextTraits = []
  /// Whether a term may stand in the text.
  private(set) var mayHaveTerm = false
  /// Whether the speller knows every word as it is written.
  private(set) var isSpelledRight = true
  /// Whether `DisguisedWords` has to look at the text.
  private(set) var mayBeDisguised = false
  private var lexicon = Lexicon()

  private static var batchCount: Int { 32 }

  /// Reads a text.
  ///
  /// - Parameter isMessage: whether braces and quoting have their meaning of message patterns.
  /// - Complexity: O(bytes).
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool, _ knowledge: WordKnowledge) {
    words.removeAll(keepingCapacity: true)
    WordScanner.classes.withUnsafeBufferPointer { classes in
      TextTraits.table.withUnsafeBufferPointer { table in
        // By the batch: an array asks for each single word whether it is shared and has room.
        withUnsafeTemporaryAllocation(of: Word.self, capacity: Self.batchCount) { batch in
          read(bytes, isMessage: isMessage, knowledge, classes, table, batch)
        }
      }
    }
  }

  @inline(__always)
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool,
    _ knowledge: WordKnowledge,
    _ classes: UnsafeBufferPointer<UInt8>,
    _ table: UnsafeBufferPointer<UInt64>,
    _ batch: UnsafeMutableBufferPointer<Word>
  ) {
    var scan = Scan(bytes: bytes, isMessage: isMessage)
    var traits: TextTraits = []
    var (isOdd, isRight) = (false, true)
    var count = 0
    while scan.offset < bytes.count {
      let start = scan.offset
      let letters = LetterRun(bytes, at: start)
      if letters.count > 0, var word = scan.take(letters, classes) {
        if letters.hasInnerCapital {
          traits.add(word.range, of: bytes, table)
          isRight = false
        }
        // What follows mostly is one space and another word.
        if letters.next == UInt8(ascii: " ") { scan.offset &+= 1 }
        if let entry = lexicon.entry(of: letters.key) {
          word.hash = entry.hash
          word.facts = entry.facts
        } else {
          learn(&word, letters.key, bytes, knowledge)
        }
        if word.gap != .joined { word.facts.remove(.endsPair) }
        batch[count] = word
      } else {
        let kind = classes[Int(bytes[start])]
        if kind >= WordScanner.multiByte, scan.passGap(kind) {
          traits.add(start..<scan.offset, of: bytes, table)
          continue
        }
        batch[count] = readOdd(&scan, classes, knowledge, &isOdd)
        if batch[count].shape.contains(.innerCapital) { isRight = false }
        traits.add(start..<scan.offset, of: bytes, table)
      }
      count &+= 1
      if count == Self.batchCount {
        words.append(contentsOf: UnsafeBufferPointer(batch))
        count = 0
      }
    }
    words.append(contentsOf: UnsafeBufferPointer(rebasing: batch[..<count]))
    traits.finish(bytes)
    self.traits = traits
    sum(isOdd: isOdd, isRight: isRight)
  }

  /// Reads a word that is not of ASCII letters alone.
  ///
  /// - Parameter isOdd: set where the word may be a disguise.
  @inline(never)
  private mutating func readOdd(
    _ scan: inout Scan,
    _ classes: UnsafeBufferPointer<UInt8>,
    _ knowledge: WordKnowledge,
    _ isOdd: inout Bool
  ) -> Word {
    var word = scan.word(classes)
    learn(&word, knowledge)
    if word.gap != .joined { word.facts.remove(.endsPair) }
    if word.range.count == 1 { word.facts.insert(.isSingle) }
    if word.shape.isSuperset(of: [.letter, .digit]) || WordKnowledge.isDrawnOut(scan.bytes[word.range]) {
      isOdd = true
    }
    return word
  }

  /// Finds what the words of the text come to. A loop of its own, since the one that reads them has no register left.
  ///
  /// - Parameters:
  ///   - isOdd: whether some word may be a disguise.
  ///   - isRight: whether the speller may know all of them by their facts.
  private mutating func sum(isOdd: Bool, isRight: Bool) {
    var facts: UInt32 = 0
    var last: UInt32 = 0
    var pairs: UInt32 = 0
    var wrong: UInt32 = 0
    var singleCount: UInt32 = 0
    words.withUnsafeBufferPointer { words in
      for index in words.indices {
        let own = words[index].facts.rawValue
        facts |= own
        // `endsPair` is the bit after `startsPair`.
        pairs |= last &<< 1 & own
        last = own
        wrong |= ~(own &>> UInt32(words[index].shape.rawValue & Word.Shape.capitalized.rawValue))
        singleCount &+= own & WordFacts.isSingle.rawValue
      }
    }
    mayHaveTerm = (facts & WordFacts.startsTerm.rawValue) | (pairs & WordFacts.endsPair.rawValue) != 0
    isSpelledRight = isRight && wrong & WordFacts.isRight.rawValue == 0
    mayBeDisguised =
      isOdd || facts & WordFacts.isDrawnOut.rawValue != 0 || !traits.isDisjoint(with: Self.suspicious)
      || singleCount / WordFacts.isSingle.rawValue >= DisguisedWords.shortestSpelled && DisguisedWords.isSpelled(words)
  }

  private static let suspicious: TextTraits = [.nonASCII, .exclamationMark, .rareSign]

  /// Looks up a word of ASCII letters alone that is new.
  @inline(never)
  private mutating func learn(
    _ word: inout Word,
    _ key: UInt64,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ knowledge: WordKnowledge
  ) {
    word.hash = WordHash.ofFolded(bytes[word.range].lazy.map { $0 | 0x20 })
    word.facts = knowledge.facts(of: word, in: bytes)
    lexicon.insert(Lexicon.Entry(key: key, hash: word.hash, facts: word.facts))
  }

  /// Looks up any other word. Only what its hash tells is kept: the bytes may be others at its next place.
  private mutating func learn(_ word: inout Word, _ knowledge: WordKnowledge) {
    let key = word.hash == 0 ? 1 : word.hash
    if let entry = lexicon.entry(of: key) {
      word.facts = entry.facts
    } else {
      word.facts = knowledge.facts(ofHash: word.hash)
      if word.isNumber { word.facts.formUnion(knowledge.terms.numberRoles) }
      lexicon.insert(Lexicon.Entry(key: key, hash: word.hash, facts: word.facts))
    }
  }
}
