import SeedSource

/// The byte ranges of one file that accepted edits touch.
struct IntervalSet {
  private let byteCount: Int
  /// Ascending; none overlaps another.
  private var ranges: [ByteRange] = []

  init(byteCount: Int) { self.byteCount = byteCount }

  /// Adds the range of an edit if it can be made beside those accepted: they replace no byte twice, insert
  /// nothing into a replaced range, and nothing twice at one place. Ranges that only touch are no collision.
  ///
  /// - Complexity: O(log ranges) where they come in their order, else O(ranges).
  mutating func insert(_ range: ByteRange) -> Bool {
    guard range.start <= range.end, range.end <= byteCount else { return false }
    let next = index(of: range)
    if next > 0, ranges[next - 1].end > range.start { return false }
    if next < ranges.count, ranges[next] == range || ranges[next].start < range.end { return false }
    ranges.insert(range, at: next)
    return true
  }

  /// Takes out a range that was added.
  mutating func remove(_ range: ByteRange) { ranges.remove(at: index(of: range)) }

  private func index(of range: ByteRange) -> Int { ranges.indices.partitionPoint { ranges[$0] < range } }
}
