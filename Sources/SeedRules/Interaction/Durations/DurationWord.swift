import SeedDecoding
import SeedText

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
  /// That of `WordHash`, where the word is made of ASCII letters alone. Asking a `WordSet` first costs a
  /// tenth of comparing the text with what the set holds.
  let hash: UInt64
  /// UTF-8 bytes of the text.
  let range: Range<Int>
  let joint: Joint
  /// Whether it stands in quotation marks.
  let isQuoted: Bool
  /// Whether an amount may start with it; with nearly all words none does.
  let startsNumber: Bool

  init(text: String, hash: UInt64, range: Range<Int>, joint: Joint, isQuoted: Bool) {
    self.text = text
    self.hash = hash
    self.range = range
    self.joint = joint
    self.isQuoted = isQuoted
    startsNumber = DurationNumber.mayStart(text, hash)
  }

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
      words.reserveCapacity(text.count / 5 + 4)
      while index < text.count {
        let start = index
        // A space alone parts words, and means nothing else.
        if text[start] == UInt8(ascii: " ") {
          index += 1
          continue
        }
        var length = wordCharacterLength(hasWord: false)
        guard length > 0 else {
          skipSeparator()
          continue
        }
        while length > 0 {
          index += length
          length = wordCharacterLength(hasWord: true)
        }
        words.append(
          DurationWord(
            text: lowercase(start..<index),
            hash: hash(start..<index),
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

    /// How many bytes the next character has when it belongs to a word, else 0.
    private func wordCharacterLength(hasWord: Bool) -> Int {
      guard index < text.count else { return 0 }
      let first = text[index]
      if first.isLetterOrDigit { return 1 }
      if first < 0x80 {
        if !hasWord { return 0 }
        if first == UInt8(ascii: "'") { return 1 }
        // A point or comma between digits: 1.5.
        let isPoint = first == UInt8(ascii: ".") || first == UInt8(ascii: ",")
        return isPoint && text[index - 1].isDigit && byte(1).isDigit ? 1 : 0
      }
      // U+2000…U+206F, general punctuation: `’` belongs to a word, the others end it.
      if first == 0xE2, byte(1) == 0x80 || byte(1) == 0x81 {
        return hasWord && byte(1) == 0x80 && byte(2) == 0x99 ? 3 : 0
      }
      return 1
    }

    private func hash(_ range: Range<Int>) -> UInt64 {
      WordHash.finish(text[range].reduce(WordHash.seed) { WordHash.add($1 | 0x20, to: $0) })
    }

    private func lowercase(_ range: Range<Int>) -> String {
      let isPlain = text[range].allSatisfy { $0.isLowercase || $0.isDigit }
      if isPlain { return String(decoding: text[range], as: UTF8.self) }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(range.count)
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = text[index]
        if byte == 0xE2, index + 2 < range.upperBound, text[index + 1] == 0x80 {
          bytes.append(UInt8(ascii: "'"))
          index += 3
          continue
        }
        bytes.append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte.isUppercase ? byte | 0x20 : byte)
        index += 1
      }
      return String(decoding: bytes, as: UTF8.self)
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
