import SeedPlatform

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
  /// How many blocks are worth handing out to a thread.
  private static let chunkCount = 1 << 12

  /// - Complexity: O(bytes), sixteen a step, on all processors.
  package init(_ file: SourceFile) {
    self.file = file
    let blockCount = (file.byteCount + LineIndex.blockByteCount - 1) / LineIndex.blockByteCount
    var counts = [UInt32](repeating: 0, count: blockCount + 1)
    counts.withUnsafeMutableBufferPointer { counts in
      // Each block is counted by one thread.
      nonisolated(unsafe) let counts = counts
      let chunkCount = (blockCount + LineIndex.chunkCount - 1) / LineIndex.chunkCount
      Parallel.perform(count: chunkCount, workers: Process.processorCount) { chunk in
        let first = chunk * LineIndex.chunkCount
        for block in first..<min(blockCount, first + LineIndex.chunkCount) {
          let start = block * LineIndex.blockByteCount
          let end = min(file.byteCount, start + LineIndex.blockByteCount)
          counts[block] = UInt32(truncatingIfNeeded: LineIndex.count(in: file.bytes, from: start, to: end))
        }
      }
    }
    var total: UInt32 = 0
    for block in counts.indices { (counts[block], total) = (total, total + counts[block]) }
    self.counts = counts
    lineCount = Int(total) + 1
  }

  /// The line ends in a range of bytes, a block at most.
  private static func count(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(bytes)
    let lineFeeds = SIMD16<UInt8>(repeating: 0x0A)
    let ones = SIMD16<UInt8>(repeating: 1)
    // A block has 64 steps, so no lane overflows.
    var found = SIMD16<UInt8>.zero
    var offset = start
    while offset + 16 <= end {
      let some = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      found &+= SIMD16<UInt8>.zero.replacing(with: ones, where: some .== lineFeeds)
      offset += 16
    }
    var count = Int(SIMD16<UInt16>(truncatingIfNeeded: found).wrappedSum())
    while offset < end {
      count += bytes[offset] == 0x0A ? 1 : 0
      offset += 1
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

  /// The offset of the first byte of every line.
  ///
  /// - Complexity: O(bytes).
  package var startOffsets: [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(lineCount)
    for (offset, byte) in file.bytes.enumerated() where byte == 0x0A {
      starts.append(UInt32(truncatingIfNeeded: offset + 1))
    }
    return starts
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
