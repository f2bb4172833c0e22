/// A record of a bundle, by its place; as cheap as an integer.
///
/// A handle means something to the bundle that gave it out, and to that one alone: another bundle reads it as
/// another record or as none, never out of bounds.
public struct Handle<Record>: Hashable, Comparable, Sendable {
  @usableFromInline let rawIndex: UInt32

  @inlinable
  init(rawIndex: UInt32) { self.rawIndex = rawIndex }

  /// The 0-based place among the bundle's records of the kind, in the bundle's order.
  @inlinable public var index: Int { Int(rawIndex) }

  /// Orders handles by place.
  @inlinable
  public static func < (left: Handle, right: Handle) -> Bool { left.rawIndex < right.rawIndex }
}

/// A run of records of a bundle.
public struct HandleRange<Record>: RandomAccessCollection, Hashable, Sendable {
  /// The place of the first record.
  public let startIndex: Int
  /// The place behind the last record.
  public let endIndex: Int

  @inlinable
  init(first: UInt32, count: UInt32) {
    startIndex = Int(first)
    endIndex = Int(first) &+ Int(count)
  }

  init(count: Int) {
    startIndex = 0
    endIndex = count
  }

  /// The record at a place, which is the handle's own index.
  ///
  /// - Precondition: `startIndex ≤ index < endIndex`.
  @inlinable
  public subscript(index: Int) -> Handle<Record> {
    precondition(index >= startIndex && index < endIndex, "a place outside the run of records")
    return Handle(rawIndex: UInt32(truncatingIfNeeded: index))
  }
}

/// A text of a bundle, by its place; valid for the bundle that gave it out.
public struct TextHandle: Hashable, Sendable {
  @usableFromInline let offset: UInt32
  /// The text's bytes of UTF-8; 0 for an empty text.
  public let byteCount: UInt32

  @inlinable
  init(offset: UInt32, byteCount: UInt32) {
    self.offset = offset
    self.byteCount = byteCount
  }
}
