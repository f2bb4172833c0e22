import SeedSource

/// Columns in one file, counted in user-visible characters.
///
/// A line may be the whole file: on long lines the count is kept every 2 KiB, so that any number of findings
/// walks the line once.
struct ColumnIndex {
  /// What stands before an offset on its line.
  struct Count {
    var offset: Int
    /// User-visible characters; an invalid byte is one.
    var clusterCount = 0
    /// UTF-16 code units; an invalid byte is one.
    var utf16Count = 0
  }

  private static let checkpointDistance = 2048
  /// Clusters are looked for in pieces of this size; a longer one is taken apart.
  private static let pieceByteCount = 256

  /// By the offset of a line's start: counts at cluster boundaries, ascending.
  private var checkpoints: [Int: [Count]] = [:]
  /// The last answer, since findings come in the order of the bytes.
  private var last = (lineStart: 0, count: Count(offset: 0))

  /// What stands on a line before an offset; the character that holds the offset does not count, its UTF-16
  /// units before the offset do.
  ///
  /// - Complexity: O(bytes since the last count that was kept); O(log kept counts) to find that.
  mutating func count(
    before offset: Int,
    onLine line: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Count {
    var count = Count(offset: line.lowerBound)
    let isNear =
      last.lineStart == line.lowerBound && last.count.offset <= offset
      && offset - last.count.offset <= ColumnIndex.checkpointDistance
    if isNear {
      count = last.count
    } else if offset - line.lowerBound > ColumnIndex.checkpointDistance {
      count = checkpoint(before: offset, onLine: line, in: bytes)
    }
    ColumnIndex.advance(&count, to: offset, lineEnd: line.upperBound, in: bytes)
    last = (line.lowerBound, count)
    count.utf16Count += bytes[count.offset..<max(offset, count.offset)].reduce(0) { $0 + Self.utf16Count($1) }
    return count
  }

  private mutating func checkpoint(
    before offset: Int,
    onLine line: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Count {
    var kept = checkpoints.removeValue(forKey: line.lowerBound) ?? []
    var last = kept.last ?? Count(offset: line.lowerBound)
    while offset - last.offset > ColumnIndex.checkpointDistance {
      let start = last.offset
      let target = start + ColumnIndex.checkpointDistance
      ColumnIndex.advance(&last, to: target, lineEnd: line.upperBound, in: bytes)
      // A piece is smaller than the distance, so the count always moves.
      precondition(last.offset > start, "a count of columns must move on")
      kept.append(last)
    }
    let next = kept.indices.partitionPoint { kept[$0].offset <= offset }
    let found = next > 0 ? kept[next - 1] : Count(offset: line.lowerBound)
    checkpoints[line.lowerBound] = kept
    return found
  }

  /// Moves a count to the last boundary of characters that is not after `target`.
  private static func advance(
    _ count: inout Count,
    to target: Int,
    lineEnd: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    while count.offset < target {
      let run = asciiCount(bytes, from: count.offset, to: target)
      // Between two ASCII bytes of a line is always a boundary; what follows the last may belong to it.
      let next = count.offset + run
      let isWhole = next == target && (target >= lineEnd || bytes[target] < 0x80)
      let skipped = isWhole ? run : run - 1
      if skipped > 0 {
        count.offset += skipped
        count.clusterCount += skipped
        count.utf16Count += skipped
        continue
      }
      guard advanceByPiece(&count, to: target, lineEnd: lineEnd, in: bytes) else { return }
    }
  }

  /// Counts the characters of one piece; false when the one that holds `target` was reached.
  private static func advanceByPiece(
    _ count: inout Count,
    to target: Int,
    lineEnd: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = count.offset
    var end = min(lineEnd, start + pieceByteCount)
    if end < lineEnd { end = ClusterScan.scalarStart(bytes, notAfter: end) }
    var isBefore = true
    ClusterScan.forEach(in: bytes, start..<end) { range, character in
      // The last character of a piece may go on after it.
      if range.upperBound == end, end < lineEnd, range.lowerBound > start { return false }
      if range.upperBound > target {
        isBefore = false
        return false
      }
      count.offset = range.upperBound
      count.clusterCount += 1
      count.utf16Count += character?.utf16.count ?? 1
      return range.upperBound < target
    }
    return isBefore
  }

  /// How many bytes from an offset on are ASCII, up to a limit.
  private static func asciiCount(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from offset: Int,
    to limit: Int
  ) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    var end = offset
    while end + 8 <= limit,
      base.loadUnaligned(fromByteOffset: end, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { end += 8 }
    while end < limit, bytes[end] < 0x80 { end += 1 }
    return end - offset
  }

  /// The UTF-16 code units of a scalar, told from its first byte; none for the others.
  private static func utf16Count(_ byte: UInt8) -> Int {
    if ClusterScan.isContinuation(byte) { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }
}
