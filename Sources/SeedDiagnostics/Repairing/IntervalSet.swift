import SeedSource

/// The set of byte ranges of one file that accepted edits touch.
///
/// It has one bit for each byte of the file. So the cost of a look-up does not depend on the number of edits,
/// or on their order.
struct IntervalSet {
  private let byteCount: Int
  /// Bytes that are replaced.
  private var replaced: BitRow
  /// Gaps between two bytes of one replaced range; gap `n` stands before byte `n`.
  private var inner: BitRow
  /// Gaps that something is inserted into.
  private var inserted: BitRow

  init(byteCount: Int) {
    self.byteCount = byteCount
    replaced = BitRow(count: byteCount + 1)
    inner = replaced
    inserted = replaced
  }

  /// Whether an edit can be made beside those accepted: they replace no byte twice, insert nothing into a
  /// replaced range, and nothing twice at one place. Ranges that only touch are no collision.
  ///
  /// - Complexity: O(bytes of the range / 64).
  func accepts(_ range: ByteRange) -> Bool {
    guard range.start <= range.end, range.end <= byteCount else { return false }
    if range.isEmpty { return !inner[range.start] && !inserted[range.start] }
    return !replaced.hasBit(in: range.start..<range.end)
      && !inserted.hasBit(in: range.start + 1..<range.end)
  }

  /// Adds a range. Returns false, and adds nothing, when it is not accepted.
  mutating func insert(_ range: ByteRange) -> Bool {
    guard accepts(range) else { return false }
    mark(range, true)
    return true
  }

  /// Takes out a range that was added.
  mutating func remove(_ range: ByteRange) { mark(range, false) }

  private mutating func mark(_ range: ByteRange, _ bit: Bool) {
    if range.isEmpty {
      inserted.fill(range.start..<range.start + 1, bit)
    } else {
      replaced.fill(range.start..<range.end, bit)
      inner.fill(range.start + 1..<range.end, bit)
    }
  }
}

/// A row of bits.
struct BitRow {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: count / 64 + 1) }

  subscript(index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 == 1 }

  /// - Complexity: O(range / 64).
  func hasBit(in range: Range<Int>) -> Bool {
    for (word, mask) in BitRow.masks(range) where words[word] & mask != 0 { return true }
    return false
  }

  /// - Complexity: O(range / 64).
  mutating func fill(_ range: Range<Int>, _ bit: Bool) {
    for (word, mask) in BitRow.masks(range) {
      if bit { words[word] |= mask } else { words[word] &= ~mask }
    }
  }

  /// The words that a range of bits reaches into, each with its bits of the range.
  private static func masks(_ range: Range<Int>) -> some Sequence<(word: Int, mask: UInt64)> {
    let words = range.isEmpty ? 0..<0 : range.lowerBound / 64..<(range.upperBound - 1) / 64 + 1
    return words.lazy.map { word in
      let low = max(range.lowerBound - word * 64, 0)
      let high = min(range.upperBound - word * 64, 64)
      let below = high == 64 ? UInt64.max : 1 << UInt64(high) - 1
      return (word, below & ~(1 << UInt64(low) - 1))
    }
  }
}
