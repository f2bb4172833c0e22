import SeedDecoding

/// A word of a text that may name a duration.
struct DurationWord {
  /// What stands between a word and the one before it.
  enum Joint {
    case space
    /// `-`, or a dash without spaces.
    case hyphen
    /// Any punctuation: what is on its other side is another phrase.
    case punctuation
  }

  /// In lower case, ASCII letters only changed; `’` is `'`.
  let text: String
  /// UTF-8 bytes of the text.
  let range: Range<Int>
  let joint: Joint
  /// Whether it stands in quotation marks.
  let isQuoted: Bool

  /// The words of UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  static func words(of text: UnsafeBufferPointer<UInt8>) -> [DurationWord] {
    var splitter = Splitter(text: text)
    return splitter.run()
  }

  private struct Splitter {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0
    var joint = Joint.punctuation
    var isQuoted = false

    mutating func run() -> [DurationWord] {
      var words: [DurationWord] = []
      while index < text.count {
        let start = index
        var bytes: [UInt8] = []
        while let byte = takeWordByte(hasWord: !bytes.isEmpty) { bytes.append(contentsOf: byte) }
        if bytes.isEmpty {
          skipSeparator()
          continue
        }
        words.append(
          DurationWord(
            text: String(decoding: bytes, as: UTF8.self),
            range: start..<index,
            joint: joint,
            isQuoted: isQuoted
          )
        )
        joint = .space
      }
      return words
    }

    private func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
      byte.isLetterOrDigit || byte >= 0x80
    }

    /// The bytes of the next character when it belongs to a word, in lower case.
    private mutating func takeWordByte(hasWord: Bool) -> [UInt8]? {
      guard index < text.count else { return nil }
      let first = text[index]
      if first.isUppercase {
        index += 1
        return [first | 0x20]
      }
      if first.isLetterOrDigit {
        index += 1
        return [first]
      }
      if hasWord, first == UInt8(ascii: "'") {
        index += 1
        return [first]
      }
      // A point or comma between digits: 1.5.
      if hasWord, first == UInt8(ascii: ".") || first == UInt8(ascii: ","), text[index - 1].isDigit,
        byte(1).isDigit
      {
        index += 1
        return [UInt8(ascii: ".")]
      }
      guard first >= 0x80 else { return nil }
      // U+2000…U+206F, general punctuation: `’` belongs to a word, the others end it.
      if first == 0xE2, byte(1) == 0x80 || byte(1) == 0x81 {
        guard hasWord, byte(1) == 0x80, byte(2) == 0x99 else { return nil }
        index += 3
        return [UInt8(ascii: "'")]
      }
      index += 1
      return [first]
    }

    private mutating func skipSeparator() {
      let first = text[index]
      let isGeneralPunctuation = first == 0xE2
      let second = isGeneralPunctuation ? byte(1) : 0
      let third = isGeneralPunctuation ? byte(2) : 0
      let isDash = first == UInt8(ascii: "-") || second == 0x80 && (0x90...0x95).contains(third)
      if first == UInt8(ascii: "\"") { isQuoted.toggle() }
      if second == 0x80, third == 0x9C || third == 0x9E { isQuoted = true }
      if second == 0x80, third == 0x9D { isQuoted = false }
      let next = byte(isGeneralPunctuation ? 3 : 1)
      if isDash, index > 0, isLetterOrDigit(text[index - 1]), isLetterOrDigit(next) {
        joint = .hyphen
      } else if first != UInt8(ascii: " ") {
        joint = .punctuation
      }
      index = min(text.count, index + (isGeneralPunctuation ? 3 : 1))
    }
  }
}
