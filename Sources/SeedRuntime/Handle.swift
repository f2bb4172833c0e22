/// A record of a bundle, by its place; as cheap as an integer.
///
/// A handle means something to the bundle that gave it out, and to that one alone. Used on another, after a
/// reload say, it is a trap in debug builds; in release builds it leads to nothing: nil, an empty text, an
/// empty run.
public struct Handle<Record>: Hashable, Comparable, Sendable {
  @usableFromInline let rawIndex: UInt32
  /// The ``SeedBundle/stamp`` of the bundle that gave the handle out.
  @usableFromInline let stamp: UInt32

  @inlinable
  init(rawIndex: UInt32, stamp: UInt32) {
    self.rawIndex = rawIndex
    self.stamp = stamp
  }

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
  @usableFromInline let stamp: UInt32

  @inlinable
  init(first: UInt32, count: UInt32, stamp: UInt32) {
    startIndex = Int(first)
    endIndex = Int(first) &+ Int(count)
    self.stamp = stamp
  }

  init(count: Int, stamp: UInt32) {
    startIndex = 0
    endIndex = count
    self.stamp = stamp
  }

  /// No records.
  @inlinable static var empty: HandleRange { HandleRange(first: 0, count: 0, stamp: 0) }

  /// The record at a place, which is the handle's own index.
  ///
  /// - Precondition: `startIndex ≤ index < endIndex`.
  @inlinable
  public subscript(index: Int) -> Handle<Record> {
    precondition(index >= startIndex && index < endIndex, "a place outside the run of records")
    return Handle(rawIndex: UInt32(truncatingIfNeeded: index), stamp: stamp)
  }
}

/// A text of a bundle, by its place; like a ``Handle`` valid for the bundle that gave it out.
public struct TextHandle: Hashable, Sendable {
  @usableFromInline let place: TextPlace
  @usableFromInline let stamp: UInt32

  @inlinable
  init(_ place: TextPlace, stamp: UInt32) {
    self.place = place
    self.stamp = stamp
  }

  /// The text's bytes of UTF-8; 0 for an empty text.
  @inlinable public var byteCount: UInt32 { place.byteCount }

  /// No bytes, of any bundle.
  @usableFromInline static let empty = TextHandle(TextPlace(offset: 0, byteCount: 0), stamp: 0)
}

/// Where a text lies in its section.
@usableFromInline
struct TextPlace: Hashable, Sendable {
  @usableFromInline let offset: UInt32
  @usableFromInline let byteCount: UInt32

  @inlinable
  init(offset: UInt32, byteCount: UInt32) {
    self.offset = offset
    self.byteCount = byteCount
  }
}
