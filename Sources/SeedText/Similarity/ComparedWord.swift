/// A word of a text with its case, punctuation and form folded away.
package struct ComparedWord: Sendable, BitwiseCopyable {
  /// Of the folded letters and digits.
  package var hash: UInt64
  /// 0-based UTF-8 byte offset from the text's start.
  package var startOffset: Int
  package var endOffset: Int

  package var range: Range<Int> { startOffset..<endOffset }
}

/// The words by which texts are compared: those of `WordScanner`, without their apostrophes, so that "don't",
/// "don’t" and "dont" are one. Case is folded in full ("ß" is "ss", "ﬁ" is "fi") and so is the normal form.
/// An ideograph, and a letter of a script that writes no spaces, is a word of its own.
package enum ComparedWords {
  /// Calls a body with each word of a text.
  ///
  /// - Parameters:
  ///   - scanned: what a scan of the text as no message has found.
  ///   - isMessage: whether `{`, `}` and `#` are words too: in a message they are what tells two texts apart.
  /// - Complexity: O(words), and O(bytes) of those that are not of plain letters.
  @inline(__always)
  static func forEach(
    of scanned: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool,
    _ body: (ComparedWord) -> Void
  ) {
    var end = 0
    for word in scanned {
      let range = word.range
      if isMessage { forEachSign(in: end..<range.lowerBound, of: bytes, body) }
      end = range.upperBound
      if let hash = word.shape.contains(.plain) ? word.hash : plainHash(of: bytes[range]) {
        body(ComparedWord(hash: hash, startOffset: range.lowerBound, endOffset: range.upperBound))
      } else {
        forEachPart(of: range, in: bytes, body)
      }
    }
    if isMessage { forEachSign(in: end..<bytes.count, of: bytes, body) }
  }

  /// All words of a text.
  ///
  /// - Complexity: O(bytes).
  package static func words(of bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool = false) -> [ComparedWord] {
    var words: [ComparedWord] = []
    forEach(of: WordScanner.words(of: bytes), in: bytes, isMessage: isMessage) { words.append($0) }
    return words
  }

  /// A text's folded words with a space between them.
  ///
  /// - Complexity: O(bytes).
  package static func foldedText(of bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool = false) -> String {
    words(of: bytes, isMessage: isMessage)
      .map { folded(String(decoding: bytes[$0.range], as: UTF8.self)) }
      .joined(separator: " ")
  }

  /// The hash of a word of plain letters, digits and apostrophes, as nearly all are; nil for another.
  private static func plainHash(of word: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    var hash = WordHash.seed
    var index = word.startIndex
    while index < word.endIndex {
      let byte = word[index]
      if byte < 0x80 {
        if byte != UInt8(ascii: "'") {
          hash = WordHash.add(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte, to: hash)
        }
        index += 1
      } else if word[index...].starts(with: "\u{2019}".utf8) {
        index += 3
      } else {
        return nil
      }
    }
    return WordHash.finish(hash)
  }

  private static func forEachSign(
    in gap: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (ComparedWord) -> Void
  ) {
    for offset in gap where "{}#".utf8.contains(bytes[offset]) {
      let hash = WordHash.ofFolded(CollectionOfOne(bytes[offset]))
      body(ComparedWord(hash: hash, startOffset: offset, endOffset: offset + 1))
    }
  }

  /// The words of a run that is not of plain letters: it, or its ideographs.
  private static func forEachPart(
    of range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (ComparedWord) -> Void
  ) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    func add(_ part: Substring) {
      if part.isEmpty { return }
      let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let hash = WordHash.ofFolded(folded(String(part)).utf8)
      body(ComparedWord(hash: hash, startOffset: start, endOffset: start + part.utf8.count))
    }
    var start = text.startIndex
    for index in text.unicodeScalars.indices where isWholeWord(text.unicodeScalars[index]) {
      add(text[start..<index])
      start = text.unicodeScalars.index(after: index)
      add(text[index..<start])
    }
    add(text[start...])
  }

  private static func folded(_ word: String) -> String {
    let folded = word.inNormalFormC.uppercased().lowercased().inNormalFormC
    return String(
      folded.unicodeScalars.filter { scalar in
        if scalar == "'" || scalar.properties.isDefaultIgnorableCodePoint { return false }
        if case .apostrophe = WordScalar.kind(of: scalar) { return false }
        return true
      }
    )
  }

  /// Whether a scalar is a word of its own: an ideograph, or a letter of a script without spaces between
  /// words (kana, Thai, Lao, Myanmar, Khmer).
  private static func isWholeWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x0DFF: false
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x3096, 0x30A1...0x30FA: true
    default: scalar.properties.isIdeographic
    }
  }
}
