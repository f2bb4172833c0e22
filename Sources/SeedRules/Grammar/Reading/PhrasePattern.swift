import SeedText

/// A place in a sentence and the words around it that make one of its words a wrong one.
///
/// A pattern is written as the words in a row, parted by spaces. `[wrong>right]` is the word that is judged,
/// once a pattern. Each other place is
/// - `a|b`, one of some words, or of a class of words (`@noun`, see `WordClass`),
/// - `(a|b)`, the same, or nothing,
/// - `!a|b`, anything but those, the text's end included; it takes no word,
/// - `_`, any word,
/// - `^` and `$`, the start and the end of a clause.
///
/// Only single spaces may lie between the words.
struct PhrasePattern: Sendable {
  /// What stands for the wrong word; "" where that depends on the word.
  var right = ""
  var judged = PhraseStep()
  /// The places before the word and after it, as they are written, among the steps of the table.
  var before = 0..<0
  var after = 0..<0
}

/// What has to stand at one place of a pattern.
struct PhraseStep: Sendable, BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case word, optional, not, any
  }

  var kind = Kind.word
  var isStart = false
  var isEnd = false
  var classes: WordClass = []
  /// Among the hashes of the table.
  var lowerBound: UInt32 = 0
  var upperBound: UInt32 = 0
  /// One bit of 64 for each of these hashes.
  var bits: UInt64 = 0

  @inline(__always)
  var words: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// Whether one of its words has to stand there.
  var isCertain: Bool { kind == .word && classes.isEmpty && !isStart && !isEnd && lowerBound < upperBound }
}
