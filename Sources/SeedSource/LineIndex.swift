/// Where the lines of a file start; made only when something is shown.
package struct LineIndex: Sendable {
  /// Byte offsets of the first byte of each line, ascending; the first is 0.
  package let startOffsets: [UInt32]
  private let byteCount: Int

  /// - Complexity: O(bytes), eight a step.
  package init(_ file: SourceFile) {
    let bytes = file.bytes
    byteCount = bytes.count
    // Pretty-printed content has a line in about 32 bytes.
    var starts: [UInt32] = []
    starts.reserveCapacity(bytes.count / 32 + 1)
    starts.append(0)
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      // The last load reaches into the padding, whose zeros are no line ends.
      for offset in stride(from: 0, to: bytes.count, by: 8) {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let others = word ^ 0x0A0A_0A0A_0A0A_0A0A
        // The high bit of every byte that is zero in `others`; exact, since no carry leaves a byte.
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        var found = ~((others & low) + low | others | low)
        while found != 0 {
          starts.append(UInt32(truncatingIfNeeded: offset + found.trailingZeroBitCount >> 3 + 1))
          found &= found - 1
        }
      }
    }
    startOffsets = starts
  }

  /// The 0-based line that holds a byte offset.
  ///
  /// - Complexity: O(log lines).
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = startOffsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(startOffsets[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a 0-based line without its LF; a CR stays.
  package func range(ofLine line: Int) -> ByteRange {
    let start = Int(startOffsets[line])
    let next = line + 1 < startOffsets.count ? Int(startOffsets[line + 1]) - 1 : byteCount
    return ByteRange(start, max(start, next))
  }

  package var lineCount: Int { startOffsets.count }
}
