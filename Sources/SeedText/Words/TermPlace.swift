/// What may stand at one of the places of a term.
struct TermPlace: Sendable, BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// A word, as at most places.
    case word
    /// One of several words.
    case words
    /// The same, or nothing.
    case optional
    case anyWord
    /// Up to so many words: with nothing but spaces and hyphens between them, or anything that ends no
    /// sentence.
    case gapInClause, gap
  }

  var kind: Kind
  /// How many words a gap may hold.
  var limit: UInt8 = 0
  /// What any word may end in that stands there too.
  var endings: Word.Shape = []
  /// The words, in the list's hashes.
  var lowerBound: UInt32 = 0
  var upperBound: UInt32 = 0
  /// The word's hash; where there may be several, one bit for each of them.
  var key: UInt64 = 0

  init(kind: Kind, limit: UInt8 = 0) {
    self.kind = kind
    self.limit = limit
  }

  init(word: UInt64) {
    kind = .word
    key = word
  }

  @inline(__always)
  var hashes: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// Whether one of its words has to stand there.
  @inline(__always)
  var isCertain: Bool { kind == .word || kind == .words && endings.isEmpty }

  @inline(__always)
  var isGap: Bool { kind == .gap || kind == .gapInClause }

  /// Whether it is always one word, whatever it may be.
  @inline(__always)
  var isSingle: Bool { kind == .word || kind == .words || kind == .anyWord }
}

/// A term: its places, and what it asks of where it stands.
struct TermEntry: Sendable, BitwiseCopyable {
  /// Its places, in the list's.
  var firstPlace: UInt32
  var endPlace: UInt32
  /// What has to lie before the term at least.
  var gapBefore = Word.Gap.joined
  /// What has to lie after the term at least.
  var gapAfter = Word.Gap.joined
  /// Who has to be spoken to.
  var asking = Asking.Demand.none
  /// Whether the term excuses what lies inside of it.
  var isException = false

  init(firstPlace: Int) {
    self.firstPlace = UInt32(firstPlace)
    endPlace = self.firstPlace
  }

  @inline(__always)
  var places: Range<Int> { Int(firstPlace)..<Int(endPlace) }
}
