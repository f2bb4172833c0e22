/// What is known of a word by itself, wherever it stands: found once a word and not once a place.
package struct WordFacts: OptionSet, Sendable, Hashable, BitwiseCopyable {
  package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  // That of `SetAlgebra` costs a call through a witness table from another module.
  @inlinable package func contains(_ other: WordFacts) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The facts have been looked up; without it, no other says anything.
  @inlinable package static var isKnown: WordFacts { WordFacts(rawValue: 1 << 0) }
  /// A term is looked for where this word stands.
  @inlinable package static var anchorsTerm: WordFacts { WordFacts(rawValue: 1 << 1) }
  @inlinable package static var isStopWord: WordFacts { WordFacts(rawValue: 1 << 4) }
  /// A letter stands in it three times in a row, in either case.
  @inlinable package static var isDrawnOut: WordFacts { WordFacts(rawValue: 1 << 5) }
  /// It is one byte long.
  @inlinable package static var isSingle: WordFacts { WordFacts(rawValue: 1 << 6) }
  /// The speller knows it in small letters.
  @inlinable package static var isRight: WordFacts { WordFacts(rawValue: 1 << 8) }
  /// The speller knows it with a capital at its start. The bit after `isRight`, so that a shift by one tells
  /// the two apart.
  @inlinable package static var isRightCapitalized: WordFacts { WordFacts(rawValue: 1 << 9) }

  /// The syllables of a word, 0 where they are not known.
  package var syllableCount: Int {
    get { Int(rawValue >> 16 & 63) }
    set { self = WordFacts(rawValue: rawValue & ~(63 << 16) | (newValue < 64 ? UInt32(newValue) << 16 : 0)) }
  }
}
