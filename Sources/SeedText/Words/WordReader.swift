/// Reads texts, one after the other. One pass over a text's bytes finds its words, what is known of each
/// word, and the text's traits.
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
  /// Whether `DisguisedWords` has to look at the text.
  package private(set) var mayBeDisguised = false
  private var lexicon = Lexicon()

  private static var batchCount: Int { 32 }

  /// Reads a text.
  ///
  /// - Parameter isMessage: whether braces and quoting have their meaning of message patterns.
  /// - Complexity: O(bytes).
  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool, _ knowledge: WordKnowledge)
  {
    words.removeAll(keepingCapacity: true)
    WordScanner.classes.withUnsafeBufferPointer { classes in
      TextTraits.table.withUnsafeBufferPointer { table in
        // Words are written to plain memory and appended in batches. `append` for each word would check each
        // time whether the array is shared and has room.
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
      let (gap, openShape) = (scan.gap, scan.openShape)
      if letters.count > 0, scan.take(letters, classes) {
        if letters.hasInnerCapital {
          traits.add(start..<start &+ letters.count, of: bytes, table)
          isRight = false
        }
        // Mostly one space and another word follow.
        if letters.next == UInt8(ascii: " ") { scan.offset &+= 1 }
        // `hash` holds the key until `lookUp` puts the hash in its place. The word is made in one expression,
        // from values in registers. Setting its members one by one in memory was slower: the load that
        // follows waits.
        batch[count] = Word(
          hash: letters.key,
          startOffset: UInt32(truncatingIfNeeded: start),
          endOffset: UInt32(truncatingIfNeeded: start &+ letters.count),
          gap: gap,
          shape: letters.shape.union(openShape)
        )
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
    lookUp(bytes, isOdd: isOdd, isRight: isRight, knowledge)
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
    if word.range.count == 1 { word.facts.insert(.isSingle) }
    if word.shape.isSuperset(of: [.letter, .digit]) || WordKnowledge.isDrawnOut(scan.bytes[word.range]) {
      isOdd = true
    }
    return word
  }

  /// Looks up the words of the text in the lexicon, and sums up what is known of them.
  ///
  /// This is a loop of its own, after the one that finds the words. So the processor can start the look-ups
  /// of several words before the first one has come from memory.
  ///
  /// - Parameters:
  ///   - isOdd: whether some word may be a disguise.
  ///   - isRight: whether the speller may know all of them by their facts.
  private mutating func lookUp(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isOdd: Bool,
    isRight: Bool,
    _ knowledge: WordKnowledge
  ) {
    if !termAnchors.isEmpty { termAnchors.removeAll(keepingCapacity: true) }
    var facts: UInt32 = 0
    var wrong: UInt32 = 0
    var singleCount: UInt32 = 0
    // The words are taken out, since `learn` changes this reader on the way.
    var words: [Word] = []
    swap(&words, &self.words)
    words.withUnsafeMutableBufferPointer { words in
      for index in words.indices {
        var own = words[index].facts.rawValue
        if own == 0 {
          let known = lexicon.entry(of: words[index].hash) ?? learn(words[index], bytes, knowledge)
          own = known.facts.rawValue
          words[index].hash = known.hash
          words[index].facts = known.facts
        }
        facts |= own
        if own & WordFacts.anchorsTerm.rawValue != 0 { termAnchors.append(index) }
        wrong |= ~(own &>> UInt32(words[index].shape.rawValue & Word.Shape.capitalized.rawValue))
        singleCount &+= own & WordFacts.isSingle.rawValue
      }
    }
    swap(&words, &self.words)
    isSpelledRight = isRight && wrong & WordFacts.isRight.rawValue == 0
    mayBeDisguised =
      isOdd || facts & WordFacts.isDrawnOut.rawValue != 0 || !traits.isDisjoint(with: Self.suspicious)
      || singleCount / WordFacts.isSingle.rawValue >= DisguisedWords.shortestSpelled
        && DisguisedWords.isSpelled(self.words)
  }

  /// Frees the memory of the last text, which may have been a long one.
  mutating func forgetText() {
    words = []
    termAnchors = []
  }

  private static let suspicious: TextTraits = [.nonASCII, .exclamationMark, .rareSign]

  /// Looks up a word of ASCII letters alone that is new.
  ///
  /// - Parameter word: with its key for its hash.
  @inline(never)
  private mutating func learn(
    _ word: Word,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ knowledge: WordKnowledge
  ) -> Lexicon.Entry {
    let key = word.hash
    var word = word
    word.hash = WordHash.ofFolded(bytes[word.range].lazy.map { $0 | 0x20 })
    let facts = knowledge.facts(of: word, in: bytes, isKept: !lexicon.isFull)
    let entry = Lexicon.Entry(hash: word.hash, facts: facts)
    lexicon.insert(entry, of: key)
    return entry
  }

  /// Looks up any other word. The lexicon keeps only what its hash tells: another word with the same hash may
  /// be written with other bytes (`Café`, `café`).
  private mutating func learn(_ word: inout Word, _ knowledge: WordKnowledge) {
    if let entry = lexicon.entry(of: word.hash) {
      word.facts = entry.facts
    } else {
      word.facts = knowledge.facts(ofHash: word.hash)
      if word.isNumber { word.facts.formUnion(knowledge.terms.numberFacts) }
      lexicon.insert(Lexicon.Entry(hash: word.hash, facts: word.facts), of: word.hash)
    }
  }
}
