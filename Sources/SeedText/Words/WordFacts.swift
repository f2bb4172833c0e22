/// What is known of a word by itself, wherever it stands: found once a word and not once a place.
package struct WordFacts: OptionSet, Sendable, Hashable, BitwiseCopyable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The facts have been looked up; without it, no other says anything.
  package static let isKnown = WordFacts(rawValue: 1 << 0)
  /// A term may be this word alone, or go on with whatever word or number.
  static let startsTerm = WordFacts(rawValue: 1 << 1)
  /// A term starts with this word and a certain one after it.
  static let startsPair = WordFacts(rawValue: 1 << 2)
  /// A term has this word in its second place; left out where something else than spaces stands before the word.
  static let endsPair = WordFacts(rawValue: 1 << 3)
  package static let isStopWord = WordFacts(rawValue: 1 << 4)
  /// A letter stands in it three times in a row, in either case.
  static let isDrawnOut = WordFacts(rawValue: 1 << 5)
  /// It is one byte long.
  package static let isSingle = WordFacts(rawValue: 1 << 6)
  /// It has two and more letters, all of ASCII and no three of them alike in a row.
  package static let isPlain = WordFacts(rawValue: 1 << 7)
  /// The speller knows it in small letters.
  package static let isRight = WordFacts(rawValue: 1 << 8)
  /// The speller knows it with a capital at its start. The bit after `isRight`, so that a shift by one tells the
  /// two apart.
  static let isRightCapitalized = WordFacts(rawValue: 1 << 9)

  /// The syllables of a word, 0 where they are not known.
  package var syllableCount: Int {
    get { Int(rawValue >> 16 & 63) }
    set { self = WordFacts(rawValue: rawValue & ~(63 << 16) | (newValue < 64 ? UInt32(newValue) << 16 : 0)) }
  }

  /// 8 bits of the hash of its stem and one more, which is set; 0 where they are not known.
  var stemBits: UInt32 {
    get { rawValue >> 23 }
    set { self = WordFacts(rawValue: rawValue & ~(511 << 23) | newValue << 23) }
  }
}
