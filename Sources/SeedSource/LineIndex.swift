/// Where the lines of a file start; made only when something is shown.
package struct LineIndex: Sendable {
  /// Byte offsets of the first byte of each line, ascending; the first is 0.
  package let startOffsets: [UInt32]
  private let byteCount: Int

  /// - Complexity: O(bytes).
  package init(_ file: SourceFile) {
    var starts: [UInt32] = [0]
    let bytes = file.bytes
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      starts.append(UInt32(offset + 1))
    }
    startOffsets = starts
    byteCount = bytes.count
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
