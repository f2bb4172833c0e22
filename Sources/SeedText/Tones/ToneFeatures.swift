/// What a sentence is known by to the model of tones, as numbers below `count`: its words, their stems,
/// beginnings and ends, and which stand side by side. Two features may share a number.
package enum ToneFeatures {
  package static let bits: UInt64 = 16
  package static var count: Int { 1 << Int(bits) }

  /// Calls a body with each feature of one sentence, as often as it stands there.
  ///
  /// What is quoted counts as one sign, whatever is said there: somebody else says it.
  ///
  /// - Parameter quotation: of the sentence's text, from sentence to sentence.
  /// - Complexity: O(bytes).
  @inline(__always)
  package static func forEach(
    in words: ArraySlice<Word>,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ quotation: inout Quotation,
    _ body: (Int) -> Void
  ) {
    var before = Pair(word: edge, stem: edge)
    var isInQuotes = false
    for word in words {
      if quotation.isOpen(in: bytes, at: Int(word.startOffset)) {
        if isInQuotes { continue }
        isInQuotes = true
        emit(Pair(word: quote, stem: quote), behind: &before, body)
        continue
      }
      isInQuotes = false
      if word.isNumber {
        emit(Pair(word: number, stem: number), behind: &before, body)
        continue
      }
      emit(Pair(word: word.hash, stem: WordStem.hash(of: word, in: bytes)), behind: &before, body)
      forEachEdge(of: word, in: bytes, body)
    }
    emitPair(Pair(word: edge, stem: edge), behind: before, body)
    if let last = words.last { forEachMark(behind: last, in: bytes, body) }
  }

  /// What a word counts as: itself and its stem.
  struct Pair {
    var word: UInt64
    var stem: UInt64
  }

  /// What stands before a sentence's first word and after its last.
  static var edge: UInt64 { 1 }
  static var quote: UInt64 { 2 }
  static var number: UInt64 { 3 }

  @inline(__always)
  private static func emit(_ pair: Pair, behind before: inout Pair, _ body: (Int) -> Void) {
    emitAlone(pair, body)
    emitPair(pair, behind: before, body)
    before = pair
  }

  /// What a word counts as by itself.
  @inline(__always)
  static func emitAlone(_ pair: Pair, _ body: (Int) -> Void) {
    body(index(pair.word, kind: 0))
    body(index(pair.stem, kind: 1))
  }

  /// The beginning and the end of a word that is long enough.
  @inline(__always)
  static func forEachEdge(of word: Word, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    let length = word.range.count
    if length > 4 { body(index(hash(bytes[word.range].prefix(4)), kind: 4)) }
    if length > 5 { body(index(hash(bytes[word.range].suffix(4)), kind: 5)) }
  }

  /// The mark that ends a sentence loudly, by its last word.
  @inline(__always)
  static func forEachMark(behind last: Word, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    guard Int(last.endOffset) < bytes.count else { return }
    let mark = bytes[Int(last.endOffset)]
    if mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") { body(index(UInt64(mark), kind: 6)) }
  }

  @inline(__always)
  static func emitPair(_ pair: Pair, behind before: Pair, _ body: (Int) -> Void) {
    body(index(before.word &* 31 &+ pair.word, kind: 2))
    body(index(before.stem &* 31 &+ pair.stem, kind: 3))
  }

  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var hash = WordHash.seed
    for byte in bytes {
      hash = WordHash.add(
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte,
        to: hash
      )
    }
    return hash
  }

  @inline(__always)
  private static func index(_ hash: UInt64, kind: UInt64) -> Int {
    Int(truncatingIfNeeded: WordHash.finish(hash &+ kind &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
  }
}
