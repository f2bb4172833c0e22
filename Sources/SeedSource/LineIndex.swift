/// Where the lines of a file start; made only when something is shown.
///
/// It keeps how many lines end before each block of a kibibyte, and counts inside the block that is asked
/// for: most lines of a large file are never shown.
package struct LineIndex: Sendable {
  package let lineCount: Int
  private let file: SourceFile
  /// For each block, how many line ends stand before it; and for the end of the last one.
  private let counts: [UInt32]

  private static let blockByteCount = 1 << 10

  /// - Complexity: O(bytes).
  package init(_ file: SourceFile) {
    self.file = file
    let blockCount = (file.byteCount + LineIndex.blockByteCount - 1) / LineIndex.blockByteCount
    var counts = [UInt32](repeating: 0, count: blockCount + 1)
    for block in 0..<blockCount {
      let start = block * LineIndex.blockByteCount
      let end = min(file.byteCount, start + LineIndex.blockByteCount)
      counts[block + 1] = counts[block] + UInt32(LineIndex.count(in: file.bytes, from: start, to: end))
    }
    self.counts = counts
    lineCount = Int(counts[blockCount]) + 1
  }

  private static func count(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var count = 0
    var offset = start
    let raw = UnsafeRawBufferPointer(bytes)
    while offset &+ 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      // The highest bit of each byte that is not 0; no sum carries into the next byte.
      let others = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | word) & 0x8080_8080_8080_8080
      count &+= 8 &- others.nonzeroBitCount
      offset &+= 8
    }
    while offset < end {
      count &+= bytes[offset] == 0x0A ? 1 : 0
      offset &+= 1
    }
    return count
  }

  /// The 0-based line that holds a byte offset.
  ///
  /// - Complexity: O(1).
  package func line(at offset: Int) -> Int {
    let offset = min(offset, file.byteCount)
    let block = min(offset / LineIndex.blockByteCount, counts.count - 1)
    let start = block * LineIndex.blockByteCount
    return Int(counts[block]) + LineIndex.count(in: file.bytes, from: start, to: offset)
  }

  /// The offset of the first byte of a 0-based line.
  ///
  /// - Complexity: O(log lines).
  package func startOffset(ofLine line: Int) -> Int {
    if line == 0 { return 0 }
    // The last block with fewer line ends before it than the line has.
    let block = max(0, counts.indices.partitionPoint { Int(counts[$0]) < line } - 1)
    var rest = line - Int(counts[block])
    var offset = block * LineIndex.blockByteCount
    while offset < file.byteCount {
      if file.bytes[offset] == 0x0A { rest -= 1 }
      offset += 1
      if rest == 0 { break }
    }
    return offset
  }

  /// The bytes of a 0-based line without its LF; a CR stays.
  ///
  /// - Complexity: O(log lines).
  package func range(ofLine line: Int) -> ByteRange {
    // The end is the next line's start: a line may be as long as the file, and is asked for again and again.
    let end = line + 1 == lineCount ? file.byteCount : startOffset(ofLine: line + 1) - 1
    return ByteRange(startOffset(ofLine: line), end)
  }
}
