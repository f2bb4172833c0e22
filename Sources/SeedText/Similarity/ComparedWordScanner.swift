import SeedSource

/// A word of a text with its case, punctuation and form folded away.
package struct ComparedWord: Sendable, BitwiseCopyable {
  /// Of the folded letters and digits.
  package var hash: UInt64
  /// 0-based UTF-8 byte offset from the text's start, of the first letter or digit.
  package var startOffset: Int
  /// After the last letter, digit or mark.
  package var endOffset: Int

  package var range: Range<Int> { startOffset..<endOffset }
}

/// Finds the words by which texts are compared, one after the other.
///
/// A word is a run of letters, digits and combining marks. Apostrophes and invisible characters are passed
/// over, so that "don't", "don’t" and "dont" are one word; everything else parts words. An ideograph, and a
/// letter of a script that writes no spaces, is a word of its own. Case is folded in full ("ß" is "ss", "ﬁ"
/// is "fi") and so is the normal form.
package struct ComparedWordScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Whether `{`, `}` and `#` are words too: in a message pattern they are what tells two texts apart.
  private let isMessage: Bool
  private var offset = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool = false) {
    self.bytes = bytes
    self.isMessage = isMessage
  }

  /// The next word, or nil at the end.
  ///
  /// - Complexity: O(its bytes and those before it).
  @inline(__always)
  package mutating func next() -> ComparedWord? {
    while offset < bytes.count {
      if let word = shortWord() { return word }
      let byte = bytes[offset]
      if ComparedWordScanner.folded(byte) != 0 { return word() }
      if byte >= 0x80 {
        let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
        switch ScalarFolding.part(scalar) {
        case .letter: return word()
        case .wholeWord: return wholeWord(byteCount)
        case .mark, .ignored, .gap: offset += byteCount
        }
      } else if isMessage, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#")
      {
        return wholeWord(1)
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The folded form of an ASCII letter or digit; 0 for every other byte.
  @inline(__always)
  package static func folded(_ byte: UInt8) -> UInt8 {
    let lower = byte | 0x20
    if lower &- UInt8(ascii: "a") < 26 { return lower }
    return byte &- UInt8(ascii: "0") < 10 ? byte : 0
  }

  /// Reads the word that starts here, of up to seven ASCII letters and digits, if something ASCII parts it
  /// from the next one: most are like that.
  @inline(__always)
  private mutating func shortWord() -> ComparedWord? {
    guard offset + 8 <= bytes.count else { return nil }
    let block = WordBlock(bytes, at: offset)
    guard block.byteCount > 0, block.byteCount < 8 else { return nil }
    let start = offset
    let end = start + block.byteCount
    guard bytes[end] < 0x80, bytes[end] != UInt8(ascii: "'") else { return nil }
    offset = bytes[end] == UInt8(ascii: " ") ? end + 1 : end
    var hash = ComparedWordHash()
    hash.add(block)
    return ComparedWord(hash: hash.value, startOffset: start, endOffset: end)
  }

  /// Reads the word that starts here.
  @inline(__always)
  private mutating func word() -> ComparedWord {
    let start = offset
    var end = start
    var hash = ComparedWordHash()
    while offset < bytes.count {
      if hash.isAtBlock, offset + 8 <= bytes.count {
        let block = WordBlock(bytes, at: offset)
        hash.add(block)
        offset += block.byteCount
        if block.byteCount > 0 { end = offset }
        if block.byteCount == 8 || offset == bytes.count { continue }
      }
      let byte = bytes[offset]
      let folded = ComparedWordScanner.folded(byte)
      if folded != 0 {
        hash.add(folded)
        offset += 1
        end = offset
      } else if byte == UInt8(ascii: "'") {
        offset += 1
      } else if byte < 0x80 {
        break
      } else {
        let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
        switch ScalarFolding.part(scalar) {
        case .letter:
          guard let folded = ScalarFolding.simplyFolded(scalar) else { return wordWithMarks(from: start) }
          for byte in folded.utf8 { hash.add(byte) }
          offset += byteCount
          end = offset
        case .mark: return wordWithMarks(from: start)
        case .ignored: offset += byteCount
        case .wholeWord, .gap: return ComparedWord(hash: hash.value, startOffset: start, endOffset: end)
        }
      }
    }
    return ComparedWord(hash: hash.value, startOffset: start, endOffset: end)
  }

  /// Reads the word again in which letters may be composed with marks, or fold to several.
  @inline(never)
  private mutating func wordWithMarks(from start: Int) -> ComparedWord {
    offset = start
    var end = start
    var folding = ScalarFolding()
    scan: while offset < bytes.count {
      let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
      switch ScalarFolding.part(scalar) {
      case .letter, .mark:
        folding.append(scalar)
        end = offset + byteCount
      case .ignored: break
      case .wholeWord, .gap: break scan
      }
      offset += byteCount
    }
    return ComparedWord(hash: folding.hash, startOffset: start, endOffset: end)
  }

  private mutating func wholeWord(_ byteCount: Int) -> ComparedWord {
    let start = offset
    offset += byteCount
    if byteCount == 1 {
      // A sign of ASCII is what it is.
      var hash = ComparedWordHash()
      hash.add(bytes[start])
      return ComparedWord(hash: hash.value, startOffset: start, endOffset: offset)
    }
    var folding = ScalarFolding()
    folding.append(UTF8Scalar.read(bytes, at: start).scalar)
    return ComparedWord(hash: folding.hash, startOffset: start, endOffset: offset)
  }
}

extension ComparedWordScanner {
  /// All words of a text.
  ///
  /// - Complexity: O(bytes).
  package static func words(
    of bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool = false
  ) -> [ComparedWord] {
    var scanner = ComparedWordScanner(bytes, isMessage: isMessage)
    var words: [ComparedWord] = []
    while let word = scanner.next() { words.append(word) }
    return words
  }

  /// A text's folded words with a space between them.
  ///
  /// - Complexity: O(bytes).
  package static func foldedText(
    of bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool = false
  ) -> String {
    var result = ""
    for word in words(of: bytes, isMessage: isMessage) {
      if !result.isEmpty { result += " " }
      var folding = ScalarFolding()
      var offset = word.startOffset
      while offset < word.endOffset {
        let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
        if ScalarFolding.part(scalar) != .ignored { folding.append(scalar) }
        offset += byteCount
      }
      result += folding.text
    }
    return result
  }
}
