import SeedText

/// The shown words of a message as they are compared: a class, since few messages are read so far that the
/// texts of their words are needed.
final class MessageWords {
  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>
  /// In small letters.
  private(set) lazy var texts = words.map { String(decoding: bytes[$0.range], as: UTF8.self).lowercased() }
  private lazy var quoted: [Bool] = {
    var quotation = Quotation()
    return words.map { quotation.isOpen(in: bytes, at: $0.range.lowerBound) }
  }()

  init(words: [Word], bytes: UnsafeBufferPointer<UInt8>) {
    self.words = words
    self.bytes = bytes
  }

  /// A word, or "" outside of the message.
  func word(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  func isQuoted(_ index: Int) -> Bool { quoted[index] }

  /// Whether a word starts a sentence, after a placeholder, too.
  func startsSentence(_ index: Int) -> Bool { words[index].gap >= .sentence }

  /// The words before one in its sentence.
  func before(_ index: Int) -> ArraySlice<String> {
    var start = index
    while start > 0, !startsSentence(start) { start -= 1 }
    return texts[start..<index]
  }

  /// The words behind one in its sentence.
  func after(_ index: Int) -> ArraySlice<String> {
    var end = index + 1
    while end < words.count, !startsSentence(end) { end += 1 }
    return texts[index + 1..<max(end, index + 1)]
  }

  func byteRange(_ range: Range<Int>) -> Range<Int> {
    words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
  }
}
