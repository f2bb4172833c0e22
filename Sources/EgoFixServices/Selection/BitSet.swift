/// A set of small numbers, one bit each.
struct BitSet: Hashable, Sendable {
  private(set) var words: [UInt64]

  /// An empty set for numbers below a count.
  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  func contains(_ index: Int32) -> Bool {
    words[Int(index) >> 6] >> UInt64(index & 63) & 1 != 0
  }

  mutating func insert(_ index: Int32) { words[Int(index) >> 6] |= 1 << UInt64(index & 63) }

  mutating func set(_ index: Int32, to isIn: Bool) {
    insert(index)
    if !isIn { words[Int(index) >> 6] ^= 1 << UInt64(index & 63) }
  }

  /// The bits of a word that lie in a range of numbers.
  static func mask(_ word: Int, in range: Range<Int32>) -> UInt64 {
    let first = Int(range.lowerBound) - word * 64
    let end = Int(range.upperBound) - word * 64
    let low = first <= 0 ? UInt64.max : UInt64.max << UInt64(first)
    let high = end >= 64 ? UInt64.max : (1 << UInt64(max(0, end))) &- 1
    return low & high
  }

  /// The words that a range of numbers touches.
  static func words(of range: Range<Int32>) -> Range<Int> {
    range.isEmpty ? 0..<0 : Int(range.lowerBound) >> 6..<(Int(range.upperBound) + 63) >> 6
  }
}

extension UInt64 {
  /// The place of the set bit that has so many set ones below it.
  ///
  /// - Precondition: more bits are set than `rank`.
  func place(ofSetBit rank: Int) -> Int {
    var rest = self
    for _ in 0..<rank { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}
