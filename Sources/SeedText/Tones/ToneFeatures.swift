/// What a sentence is known by to the model of tones, as numbers below `count`: its words, their stems, with
/// and without the place, beginnings and ends, and which stand side by side. Two features may share a number.
package enum ToneFeatures {
  package static let bits: UInt64 = 16
  package static var count: Int { 1 << Int(bits) }

  /// Calls a body with the features of one sentence, by ones and twos, each as often as it stands there.
  ///
  /// What is quoted counts as one sign, whatever is said there: somebody else says it.
  ///
  /// - Parameter quotation: of the sentence's text, from sentence to sentence.
  /// - Complexity: O(bytes).
  @inline(__always)
  package static func forEach(
    in words: ArraySlice<Word>,
    of bytes: UnsafeBufferPointer<UInt8>,
    at place: TonePlace,
    _ quotation: inout Quotation,
    _ body: (Int, Int?) -> Void
  ) {
    let mark = Int(place.rawValue) + 1
    var before = Pair(word: edge, stem: edge)
    var isInQuotes = false
    for word in words {
      if quotation.isOpen(in: bytes, before: word) {
        if isInQuotes { continue }
        isInQuotes = true
        body(emit(Pair(word: quote, stem: quote), behind: &before, mark, body), nil)
        continue
      }
      isInQuotes = false
      if word.isNumber {
        body(emit(Pair(word: number, stem: number), behind: &before, mark, body), nil)
        continue
      }
      let pair = Pair(word: word.hash, stem: WordStem.hash(of: word, in: bytes))
      let last = emit(pair, behind: &before, mark, body)
      let length = word.range.count
      if length > 4 {
        body(last, letters(from: Int(word.startOffset), bytes, beginning))
        if length > 5 { body(letters(from: Int(word.endOffset) - 4, bytes, end), nil) }
      } else {
        body(last, nil)
      }
    }
    let edges = before.joined(with: Pair(word: edge, stem: edge))
    body(middle(edges.word), top(edges.stem))
    if let last = words.last, Int(last.endOffset) < bytes.count {
      let mark = bytes[Int(last.endOffset)]
      if mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") { body(top(UInt64(mark) &* beginning), nil) }
    }
  }

  private struct Pair {
    var word: UInt64
    var stem: UInt64

    @inline(__always)
    func joined(with next: Pair) -> Pair {
      Pair(word: word &* join &+ next.word, stem: stem &* join &+ next.stem)
    }
  }

  /// What stands before a sentence's first word and after its last.
  private static var edge: UInt64 { 0x8F1B_BCDC_CA62_C1D6 }
  private static var quote: UInt64 { 0x3C6E_F372_FE94_F82B }
  private static var number: UInt64 { 0xA54F_F53A_5F1D_36F1 }
  // Odd numbers, by which hashes are told apart.
  private static var join: UInt64 { 0xD6E8_FEB8_6659_FD93 }
  private static var beginning: UInt64 { 0x9E37_79B9_7F4A_7C15 }
  private static var end: UInt64 { 0xC2B2_AE3D_27D4_EB4F }

  /// Calls the body with all features of a word and those of it with the word before, but for the last, which
  /// it returns.
  @inline(__always)
  private static func emit(
    _ pair: Pair,
    behind before: inout Pair,
    _ mark: Int,
    _ body: (Int, Int?) -> Void
  ) -> Int {
    // A word that is its own stem has one hash for both: its bits are shared out.
    let stem = middle(pair.stem)
    let joined = before.joined(with: pair)
    before = pair
    body(top(pair.word), stem)
    // With the place it lies beside the stem: mostly in the same line of the cache.
    body(stem ^ mark, middle(joined.word))
    return top(joined.stem)
  }

  /// The feature of four letters; capitals are as small ones.
  @inline(__always)
  private static func letters(from offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ kind: UInt64) -> Int {
    let letters = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return top(UInt64(UInt32(littleEndian: letters) | 0x2020_2020) &* kind)
  }

  @inline(__always)
  private static func top(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> (64 - bits)) }

  @inline(__always)
  private static func middle(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (count - 1)
  }
}
