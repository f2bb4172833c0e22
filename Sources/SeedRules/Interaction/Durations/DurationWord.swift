import SeedText

/// A word of a text in which durations, counts and times of day are looked for.
struct DurationWord {
  /// What stands between a word and the one before it.
  enum Joint {
    case space
    /// `-`, or a dash without spaces.
    case hyphen
    /// Any punctuation: what is on its other side is another phrase.
    case punctuation
  }

  /// In lower case; `’` is `'`.
  let text: String
  let hash: UInt64
  /// UTF-8 bytes of the text.
  let range: Range<Int>
  let joint: Joint
  /// Whether it is the first of a sentence.
  let startsSentence: Bool
  /// Whether it stands in quotation marks.
  let isQuoted: Bool
  /// Whether an apostrophe follows, as in "five minutes' peace".
  let isPossessive: Bool
  /// Whether an amount may start with it.
  let startsNumber: Bool

  /// The words that a scan of a text has found; `1.5` is one.
  ///
  /// - Complexity: O(bytes).
  static func words(_ words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> [DurationWord] {
    var quotation = Quotation()
    var result: [DurationWord] = []
    result.reserveCapacity(words.count)
    for (index, word) in words.enumerated() {
      let start = word.range.lowerBound
      var range = word.range
      var startsSentence = index == 0
      if case .sentence = word.gap { startsSentence = true }
      var joint = Self.joint(before: word, after: index > 0 ? words[index - 1].range.upperBound : nil, bytes)
      if joint == .punctuation, word.isNumber, index > 0, words[index - 1].isNumber,
        words[index - 1].range.upperBound + 1 == start, bytes[start - 1] == UInt8(ascii: "."),
        let last = result.popLast()
      {
        range = last.range.lowerBound..<range.upperBound
        (joint, startsSentence) = (last.joint, last.startsSentence)
      }
      result.append(
        DurationWord(
          text: folded(bytes[range]),
          hash: word.hash,
          range: range,
          joint: joint,
          startsSentence: startsSentence,
          isQuoted: quotation.isOpen(in: bytes, before: word),
          isPossessive: isApostrophe(at: range.upperBound, bytes),
          startsNumber: DurationNumber.mayStart(word)
        )
      )
    }
    return result
  }

  /// A word in lower case, with `'` for `’`.
  private static func folded(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard word.allSatisfy({ $0 < 0x80 }) else {
      let text = String(decoding: UnsafeBufferPointer(rebasing: word), as: UTF8.self)
      return String(text.lowercased().map { $0 == "’" ? "'" : $0 })
    }
    return String(unsafeUninitializedCapacity: word.count) { text in
      for (index, byte) in word.enumerated() {
        text[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      }
      return word.count
    }
  }

  private static func joint(
    before word: Word,
    after end: Int?,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Joint {
    guard let end else { return .punctuation }
    if word.gap == .joined, word.range.lowerBound == end + 1, bytes[end] == UInt8(ascii: " ") {
      return .space
    }
    let gap = bytes[end..<word.range.lowerBound]
    let isDash = gap.elementsEqual("-".utf8) || gap.elementsEqual("–".utf8) || gap.elementsEqual("—".utf8)
    return isDash ? .hyphen : word.gap == .joined ? .space : .punctuation
  }

  private static func isApostrophe(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "'") || bytes[offset] >= 0x80 else {
      return false
    }
    let rest = bytes[offset...]
    return rest.first == UInt8(ascii: "'") || rest.starts(with: "’".utf8)
  }
}
