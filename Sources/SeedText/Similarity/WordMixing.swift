/// How words, runs of words and whole texts become 64-bit numbers that stand for them.
///
/// 64 bits are taken for the thing itself: among ten million different runs two share a number with a chance
/// of 1 in 370,000. The numbers are stable from run to run.
package enum WordMixing {
  /// A number that depends on both, and on their order: the halves of their product.
  @inline(__always)
  package static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = (left ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: right ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// What stands before the first word of a text and after its last one.
  @inline(__always) package static var boundary: UInt64 { 0xA076_1D64_78BD_642F }
}

/// The number of a word, from its folded bytes.
struct ComparedWordHash {
  private var hash: UInt64 = 0
  /// The last one to eight bytes. They are mixed in together, since a multiplication for each byte would be
  /// slow.
  private var pending: UInt64 = 0
  private var byteCount = 0

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    if byteCount & 7 == 0, byteCount > 0 {
      hash = WordMixing.mix(hash, pending)
      pending = 0
    }
    pending = pending << 8 | UInt64(byte)
    byteCount += 1
  }

  /// Whether the next bytes start a block of eight.
  @inline(__always) var isAtBlock: Bool { byteCount & 7 == 0 }

  /// Adds the letters and digits that a block starts with.
  ///
  /// - Precondition: `isAtBlock`.
  @inline(__always)
  mutating func add(_ block: WordBlock) {
    if block.byteCount == 0 { return }
    if byteCount > 0 { hash = WordMixing.mix(hash, pending) }
    pending = block.folded
    byteCount += block.byteCount
  }

  @inline(__always)
  var value: UInt64 { WordMixing.mix(hash ^ UInt64(byteCount), pending) }
}

/// The ASCII letters and digits with which eight bytes start, looked at all at once: most words are shorter.
struct WordBlock {
  /// How many there are.
  let byteCount: Int
  /// Them in lower case, the last one in the lowest bits.
  let folded: UInt64

  /// - Precondition: eight bytes from the offset on are there.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let block = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
    // In each byte, the bit 0x20 makes letters lower case, and leaves digits what they are.
    let lower = block | WordBlock.every(0x20)
    let others =
      ~(WordBlock.isIn(lower, 0x61, 0x7A) | WordBlock.isIn(block, 0x30, 0x39)) & WordBlock.every(0x80)
    byteCount = others == 0 ? 8 : others.trailingZeroBitCount / 8
    folded = byteCount == 0 ? 0 : lower.byteSwapped >> UInt64(64 - 8 * byteCount)
  }

  /// The bit 0x80 of each byte that lies between two ASCII characters.
  @inline(__always)
  private static func isIn(_ block: UInt64, _ first: UInt64, _ last: UInt64) -> UInt64 {
    let low = block & every(0x7F)
    return (low &+ every(0x80 - first)) & ~(low &+ every(0x7F - last)) & ~block
  }

  @inline(__always)
  private static func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
