public import SeedLayout
public import SeedModel
import SeedFiles

// Every `@unchecked Sendable` of the module stands in this file, with one argument for all: the bytes are
// read-only from the moment a value exists until the last `BundleStorage` that owns them goes; a mapping is
// private and never written, copied bytes are written once, before they are shared. What another process does
// to a mapped file in place can change values that are read, so nothing here reads a value twice and trusts
// the second reading.

/// The bytes of a bundle, with whoever gives them back.
@safe
final class BundleStorage: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  /// What tells the file from its successor; nil for bytes that were in memory already.
  let identity: FileIdentity?
  /// Whether the bytes are the file's own, which others may change, rather than a copy.
  let isMapped: Bool

  /// Maps a file.
  init(mapping path: String) throws(BundleError) {
    let mapping: (bytes: UnsafeRawBufferPointer, identity: FileIdentity)
    do throws(FileMappingError) {
      unsafe mapping = try FileMapping.map(path: path) { $0 <= 4 << 20 ? .whole : .random }
    } catch { throw BundleError(error, path: path) }
    unsafe bytes = unsafe mapping.bytes
    identity = unsafe mapping.identity
    isMapped = true
  }

  /// Reads a file.
  init(reading path: String) throws(BundleError) {
    let file: (bytes: UnsafeRawBufferPointer, identity: FileIdentity)
    do throws(FileMappingError) { unsafe file = try FileMapping.read(path: path) } catch {
      throw BundleError(error, path: path)
    }
    unsafe bytes = unsafe file.bytes
    identity = unsafe file.identity
    isMapped = false
  }

  /// Copies bytes, to where records lie as they do in a file.
  init(copying source: [UInt8]) throws(BundleError) {
    do throws(FileMappingError) { unsafe bytes = try FileMapping.copy(source) } catch {
      throw BundleError(error, path: "the bytes")
    }
    identity = nil
    isMapped = false
  }

  deinit {
    if isMapped {
      unsafe FileMapping.unmap(bytes)
    } else {
      unsafe FileMapping.release(bytes)
    }
  }
}

/// The records of one section; lies inside the bytes of a ``BundleStorage`` that outlives it.
@safe
@usableFromInline
struct SectionView: @unchecked Sendable {
  @usableFromInline let base: UnsafeRawPointer
  /// Records, whose bytes all lie inside the bundle.
  @usableFromInline let count: Int
  /// Bytes from one record to the next, as the bundle says: no fewer than every reader needs.
  @usableFromInline let stride: Int

  init(base: UnsafeRawPointer, count: Int, stride: Int) {
    unsafe self.base = unsafe base
    self.count = count
    self.stride = stride
  }

  /// A record, or nil behind the last one.
  @inlinable
  @inline(__always)
  func record(_ index: UInt32) -> RecordView? {
    guard Int(index) < count else { return nil }
    return unsafe RecordView(base: base + Int(index) &* stride, byteCount: stride)
  }

  /// A record of which only the first bytes are read, so that no field asks whether it is there.
  ///
  /// - Parameter byteCount: `SectionID.firstByteCount` at most, which every record has: `BundleSection` has
  ///   checked it.
  @inlinable
  @inline(__always)
  func record(_ index: UInt32, reading byteCount: Int) -> RecordView? {
    guard Int(index) < count else { return nil }
    return unsafe RecordView(base: base + Int(index) &* stride, byteCount: byteCount)
  }

  /// A record, or nil behind the last one or before the first.
  func record(_ index: Int) -> RecordView? {
    guard index >= 0, index < count else { return nil }
    return unsafe RecordView(base: base + index &* stride, byteCount: stride)
  }

  /// A run of records of which so many bytes are read, or nil if any of these lies outside.
  @inline(__always)
  func run(_ first: UInt32, _ count: UInt32, byteCount: Int) -> RecordRun? {
    guard Int(first) &+ Int(count) <= self.count, byteCount <= stride else { return nil }
    let start = unsafe base + Int(first) &* stride
    return unsafe RecordRun(next: start, end: start + Int(count) &* stride, stride: stride)
  }

  /// Some bytes of a section of stride 1, or nil if any lies outside.
  @inlinable
  @inline(__always)
  func bytes(_ offset: UInt32, _ byteCount: UInt32) -> UnsafeRawBufferPointer? {
    guard Int(offset) &+ Int(byteCount) <= count else { return nil }
    return unsafe UnsafeRawBufferPointer(start: base + Int(offset), count: Int(byteCount))
  }
}

/// Records that lie inside the bundle with all bytes that are read of them, as
/// ``SectionView/run(_:_:byteCount:)`` has checked for all at once.
@safe
struct RecordRun {
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer
  private let stride: Int

  fileprivate init(next: UnsafeRawPointer, end: UnsafeRawPointer, stride: Int) {
    unsafe self.next = unsafe next
    unsafe self.end = unsafe end
    self.stride = stride
  }

  var isEmpty: Bool { unsafe next >= end }

  /// The next record's first byte; nil behind the last record.
  @inline(__always)
  mutating func pop() -> UnsafeRawPointer? {
    guard unsafe next < end else { return nil }
    defer { unsafe next += stride }
    return unsafe next
  }
}

/// One record. A field that the record of an old bundle does not reach reads as absent.
@safe
@usableFromInline
struct RecordView {
  @usableFromInline let base: UnsafeRawPointer
  /// Bytes that belong to the record.
  @usableFromInline let byteCount: Int

  @inlinable
  @inline(__always)
  init(base: UnsafeRawPointer, byteCount: Int) {
    unsafe self.base = unsafe base
    self.byteCount = byteCount
  }

  @inlinable
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    guard offset < byteCount else { return Absent.byte }
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// A little-endian integer at an offset into the record; all bits one behind its end.
  @inlinable
  @inline(__always)
  func integer<Value: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as type: Value.Type) -> Value {
    guard offset &+ MemoryLayout<Value>.size <= byteCount else { return ~Value.zero }
    return unsafe Value(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: type))
  }

  @inlinable
  @inline(__always)
  func word(_ offset: Int) -> UInt32 { integer(offset, as: UInt32.self) }

  /// A number that may be absent.
  @inlinable
  @inline(__always)
  func number(_ offset: Int) -> Int? {
    let word = word(offset)
    return word == Absent.index ? nil : Int(word)
  }

  @inlinable
  @inline(__always)
  func text(_ offset: Int) -> TextPlace {
    TextPlace(offset: word(offset), byteCount: word(offset &+ 4))
  }

  /// A text that may be absent.
  @inlinable
  @inline(__always)
  func optionalText(_ offset: Int) -> TextPlace? {
    let text = text(offset)
    return text.offset == Absent.index ? nil : text
  }

  /// An id in written order.
  @inlinable
  @inline(__always)
  func identity(_ offset: Int) -> Identity {
    Identity(
      high: integer(offset, as: UInt64.self).byteSwapped,
      low: integer(offset &+ 8, as: UInt64.self).byteSwapped
    )
  }

  /// An id that may be absent: all bits one are none.
  @inlinable
  @inline(__always)
  func optionalIdentity(_ offset: Int) -> Identity? {
    let identity = identity(offset)
    return identity.high == .max && identity.low == .max ? nil : identity
  }

  /// A run of records: index of the first, and count; none for a list that was left out.
  @inlinable
  @inline(__always)
  func run(_ offset: Int) -> (first: UInt32, count: UInt32) {
    let first = word(offset)
    return first == Absent.index ? (0, 0) : (first, word(offset &+ 4))
  }
}
