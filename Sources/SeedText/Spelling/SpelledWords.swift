import SeedSource

/// The words of one text as a speller sees them: which of them are judged, under which keys, and how they are
/// spelled.
struct SpelledWords {
  /// One way in which a word may be right.
  struct Form {
    enum Kind {
      case word
      /// A word whose last letter an apostrophe stands for: `thinkin'`.
      case clipped
      /// All parts of a compound together: `topsy-turvy`.
      case compound(Range<Int>)
    }

    let key: UInt64
    let kind: Kind
  }

  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>
  let isMessage: Bool
  let isEnglish: Bool
  /// What was found out about the text for one of its words and holds for others.
  var memory = Memory()

  init(words: [Word], bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool, isEnglish: Bool) {
    self.words = words
    self.bytes = bytes
    self.isMessage = isMessage
    self.isEnglish = isEnglish
  }

  struct Memory {
    /// Whether at least half of the words inside sentences are without a capital.
    var isMostlySmall: Bool?
    /// Whether some word is in small letters.
    var hasSmallWord: Bool?
    /// The last run of bytes without a space that was looked at, and whether it is something else than words.
    var token: (range: Range<Int>, isOther: Bool)?
    /// The offset of the last backtick, -1 for none.
    var lastTick: Int?
    /// How many backticks stand before an offset.
    var ticks = (offset: 0, count: 0)
  }

  /// The key of a word: its folded hash, changed by the capitals in it, since a dictionary tells `May` from
  /// `may`.
  ///
  /// - Complexity: O(1) for a word in lower case or with a capital at its start, else O(bytes).
  @inline(__always)
  static func key(of word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if word.shape.contains(.innerCapital) { return mixedKey(of: word, in: bytes) }
    return word.shape.contains(.capitalized) ? capitalizedKey(of: word.hash) : word.hash
  }

  /// The key of a word with a capital at its start.
  static func capitalizedKey(of hash: UInt64) -> UInt64 { hash ^ capital }

  private static var capital: UInt64 { 0xA24B_AED4_963E_E407 }

  private static func mixedKey(of word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    // One bit a letter: whether it is a capital. Longer words repeat the bits, which is of no account.
    var capitals: UInt64 = 0
    forEachScalar(of: word, in: bytes) { scalar, index in
      if scalar.properties.isUppercase { capitals ^= 1 << UInt64(index & 63) }
    }
    return WordHash.finish(word.hash ^ WordHash.finish(capitals))
  }

  private static func join(_ left: UInt64, _ right: UInt64) -> UInt64 {
    WordHash.finish((left &* 0x0000_0100_0000_01B3) ^ right)
  }

  /// The ways in which a word may be right, the word itself first.
  func forms(of index: Int) -> [Form] {
    let word = words[index]
    let key = Self.key(of: word, in: bytes)
    var forms = [Form(key: key, kind: .word)]
    if isEnglish, isClipped(word) { forms.append(Form(key: Self.join(key, 0x67), kind: .clipped)) }
    let compound = self.compound(around: index)
    if compound.count > 1 {
      forms.append(Form(key: self.key(ofCompound: compound), kind: .compound(compound)))
    }
    return forms
  }

  /// The key of words that hyphens join; of a single word its own.
  func key(ofCompound range: Range<Int>) -> UInt64 {
    range.dropFirst().reduce(Self.key(of: words[range.lowerBound], in: bytes)) { key, index in
      Self.join(key, Self.key(of: words[index], in: bytes))
    }
  }

  /// How a form is spelled: straight apostrophes, plain hyphens, nothing invisible, normal form C.
  func spelling(of form: Form, at index: Int) -> String {
    switch form.kind {
    case .word: return spelling(of: words[index])
    case .clipped: return spelling(of: words[index]) + "g"
    case .compound(let range): return range.map { spelling(of: words[$0]) }.joined(separator: "-")
    }
  }

  private func spelling(of word: Word) -> String {
    var text = ""
    var isASCII = true
    Self.forEachScalar(of: word, in: bytes) { scalar, _ in
      if case .apostrophe = WordScalar.kind(of: scalar) {
        text.unicodeScalars.append("'")
      } else if scalar != "'" || text.unicodeScalars.last != "'" {
        // A message doubles its apostrophes.
        text.unicodeScalars.append(scalar)
      }
      if !scalar.isASCII { isASCII = false }
    }
    return isASCII ? text : text.inNormalFormC
  }

  /// Gives the scalars of a word with their numbers, invisible ones left out.
  private static func forEachScalar(
    of word: Word,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Unicode.Scalar, Int) -> Void
  ) {
    var offset = word.range.lowerBound
    var index = 0
    while offset < word.range.upperBound {
      let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
      offset += byteCount
      if !scalar.isASCII, case .ignorable = WordScalar.kind(of: scalar) { continue }
      body(scalar, index)
      index += 1
    }
  }

  /// Whether what stands around a word may change the verdict on it.
  func touchesNeighbor(_ index: Int) -> Bool {
    let word = words[index]
    return isJoint(before: word.range.lowerBound) || isJoint(at: word.range.upperBound)
      || isApostrophe(at: word.range.upperBound)
  }

  /// Whether the next part of a compound follows.
  func isFollowedByHyphen(_ index: Int) -> Bool {
    index + 1 < words.count && isJoined(index, index + 1)
  }

  /// The parts of the compound that a word is in.
  private func compound(around index: Int) -> Range<Int> {
    let partLimit = 8
    var start = index
    while start > 0, index - start < partLimit, isJoined(start - 1, start) { start -= 1 }
    var end = index + 1
    while end < words.count, end - index < partLimit, isJoined(end - 1, end) { end += 1 }
    return start..<end
  }

  private func isJoined(_ left: Int, _ right: Int) -> Bool {
    let gap = words[left].range.upperBound..<words[right].range.lowerBound
    return gap.count == 1 && bytes[gap.lowerBound] == UInt8(ascii: "-")
      || gap.count == 3 && isJoint(at: gap.lowerBound)
  }

  private func isJoint(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "-") { return true }
    // U+2010 and U+2011.
    return offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0x90 || bytes[offset + 2] == 0x91)
  }

  private func isJoint(before offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: "-") || offset > 2 && isJoint(at: offset - 3)
  }

  private func isApostrophe(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "'") { return true }
    return offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && bytes[offset + 2] == 0x99
  }

  private func isClipped(_ word: Word) -> Bool {
    let end = word.range.upperBound
    return word.range.count > 3 && bytes[end - 1] == UInt8(ascii: "n") && bytes[end - 2] == UInt8(ascii: "i")
      && isApostrophe(at: end)
  }
}
