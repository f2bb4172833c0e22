/// A word of a text: where it stands, what it is once its case is folded, and what stands before it.
package struct Word: Sendable, BitwiseCopyable {
  /// What lies between a word and the one before it, from the loosest tie to none.
  package enum Gap: UInt8, Sendable, BitwiseCopyable, Comparable {
    /// Spaces, hyphens and per cent signs only: the two may belong to one term.
    case joined
    /// A comma, a dash, a quotation mark, a bracket or a symbol.
    case clause
    /// The text's start, a full stop, `!`, `?`, `:`, `;` or an ellipsis.
    case sentence
    /// A placeholder of a message, or the edge of one of its arms.
    case syntax

    package static func < (left: Gap, right: Gap) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a word looks like.
  package struct Shape: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Those of `SetAlgebra` cost a call through a witness table from another module.
    @inlinable package var isEmpty: Bool { rawValue == 0 }
    @inlinable package func contains(_ other: Shape) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inlinable package func isDisjoint(with other: Shape) -> Bool { rawValue & other.rawValue == 0 }

    /// Its first letter is a capital.
    @inlinable package static var capitalized: Shape { Shape(rawValue: 1) }
    /// A digit is in it.
    @inlinable package static var digit: Shape { Shape(rawValue: 2) }
    /// A letter is in it.
    @inlinable package static var letter: Shape { Shape(rawValue: 4) }
    /// It stands in an arm of a message other than the first: nobody reads it together with that one.
    @inlinable package static var alternative: Shape { Shape(rawValue: 8) }
    /// A letter after its first one is a capital.
    @inlinable package static var innerCapital: Shape { Shape(rawValue: 16) }
    /// It ends in "ing" behind two letters or more.
    @inlinable package static var endsInING: Shape { Shape(rawValue: 32) }
    /// It ends in "ed" behind two letters or more.
    @inlinable package static var endsInED: Shape { Shape(rawValue: 64) }
    /// It is of ASCII letters alone.
    @inlinable package static var plain: Shape { Shape(rawValue: 128) }
  }

  /// The hash of its letters, case folded (`WordHash`).
  package var hash: UInt64
  /// 0-based UTF-8 byte offset from the text's start.
  package var startOffset: UInt32
  package var endOffset: UInt32
  /// What lies before it.
  package var gap: Gap
  package var shape: Shape
  /// What is known of it by itself, where that has been looked up.
  package var facts: WordFacts = []

  @inlinable
  package var range: Range<Int> { Int(startOffset)..<Int(endOffset) }
  /// Whether it is made of digits alone.
  @inlinable
  package var isNumber: Bool { shape.contains(.digit) && !shape.contains(.letter) }
  /// Whether it is a function word.
  @inlinable
  package var isStopWord: Bool {
    facts.contains(.isKnown) ? facts.contains(.isStopWord) : StopWords.contains(hash)
  }
}

/// The hash by which words are compared: FNV-1a over the case-folded UTF-8, stirred at its end so that every
/// bit depends on every byte.
///
/// The values are stable: lists that are kept as hashes hold them. 64 bits are taken for the word itself: two
/// of a million words share one with a chance of 1 in 37 million.
package enum WordHash {
  @inline(__always) package static var seed: UInt64 { 0xCBF2_9CE4_8422_2325 }

  @inline(__always)
  package static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  @inline(__always)
  package static func finish(_ hash: UInt64) -> UInt64 {
    let stirred = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    return stirred ^ stirred >> 29
  }

  /// The hash of a single word; what is no letter, digit or inner apostrophe is hashed as it stands.
  ///
  /// - Complexity: O(bytes).
  package static func of(_ word: String) -> UInt64 {
    var word = word
    return word.withUTF8 { of($0) }
  }

  /// The same of a word's bytes.
  package static func of(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let hash = WordScanner.classes.withUnsafeBufferPointer { classes -> UInt64? in
      var scan = Scan(bytes: word, isMessage: false)
      guard let first = scan.next(classes), scan.next(classes) == nil else { return nil }
      return first.hash
    }
    return hash ?? finish(word.reduce(seed) { add($1, to: $0) })
  }

  /// The bit of 64 that stands for a hash, where a mask turns most words away.
  @inline(__always)
  package static func bit(of hash: UInt64) -> UInt64 { 1 << (hash >> 58) }

  /// The hash of word bytes that are folded already.
  static func ofFolded(_ bytes: some Sequence<UInt8>) -> UInt64 {
    finish(bytes.reduce(seed) { add($1, to: $0) })
  }
}
