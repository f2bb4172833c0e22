/// A half-open range of 0-based UTF-8 byte offsets from a file's start.
package struct ByteRange: Hashable, BitwiseCopyable, Sendable {
  package var offset: UInt32
  package var endOffset: UInt32

  package init(_ offset: Int, _ endOffset: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.endOffset = UInt32(truncatingIfNeeded: endOffset)
  }

  package var start: Int { Int(offset) }
  package var end: Int { Int(endOffset) }
  package var byteCount: Int { Int(endOffset) - Int(offset) }
  package var isEmpty: Bool { offset == endOffset }
}

extension ByteRange: Comparable {
  /// By start, then by end.
  package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.offset, left.endOffset) < (right.offset, right.endOffset)
  }
}
