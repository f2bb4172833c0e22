/// A half-open range of 0-based UTF-8 byte offsets from a file's start.
@usableFromInline package struct ByteRange: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package var offset: UInt32
  @usableFromInline package var endOffset: UInt32

  @inlinable package init(_ offset: Int, _ endOffset: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.endOffset = UInt32(truncatingIfNeeded: endOffset)
  }

  @inlinable package var start: Int { Int(offset) }
  @inlinable package var end: Int { Int(endOffset) }
  @inlinable package var byteCount: Int { Int(endOffset) - Int(offset) }
  @inlinable package var isEmpty: Bool { offset == endOffset }
}

extension ByteRange: Comparable {
  /// By start, then by end.
  @usableFromInline package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.offset, left.endOffset) < (right.offset, right.endOffset)
  }
}
