/// The first two letters of words, in any case: a sketch that tells cheaply that words are not among others.
struct WordStarts {
  private var bits: SIMD4<UInt64> = .zero
  /// Whether some word starts with what is not of ASCII, and any may be it.
  private var holdsAll = false

  init() {}

  /// - Complexity: O(bytes).
  init(of text: UnsafeBufferPointer<UInt8>) {
    var isInside = false
    for index in text.indices {
      let isPart = Self.folded(text[index]) != 0
      if isPart, !isInside { insert(text, at: index) }
      if text[index] >= 0x80 { holdsAll = true }
      isInside = isPart
    }
  }

  /// How many starts there are, at least.
  var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard let index = Self.index(bytes, at: offset) else {
      holdsAll = true
      return
    }
    bits[index / 64] |= 1 << UInt64(index % 64)
  }

  /// False when no word that was inserted starts as the one at an offset.
  func mayContain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard !holdsAll, let index = Self.index(bytes, at: offset) else { return true }
    return bits[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// The bit of a word's start; nil beyond ASCII.
  private static func index(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard bytes[offset] < 0x80, second < 0x80 else { return nil }
    return (Int(folded(bytes[offset])) &* 31 &+ Int(folded(second))) & 255
  }

  /// A letter or digit of ASCII in lower case; 0 for anything else.
  private static func folded(_ byte: UInt8) -> UInt8 {
    let lower = byte | 0x20
    if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "z"), byte >= 0x41 { return lower }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte : 0
  }
}
