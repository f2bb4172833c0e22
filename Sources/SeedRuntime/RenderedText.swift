import SeedModel

/// Where the next byte of a rendered text goes, and where the room for it ends.
///
/// Held by value beside the text, so that a walk keeps it in registers.
@safe
struct TextEnd {
  fileprivate(set) var next: UnsafeMutablePointer<UInt8>
  fileprivate let limit: UnsafeMutablePointer<UInt8>

  fileprivate init(_ next: UnsafeMutablePointer<UInt8>, limit: UnsafeMutablePointer<UInt8>) {
    unsafe self.next = unsafe next
    unsafe self.limit = unsafe limit
  }

  /// Bytes that can be written.
  fileprivate var room: Int { unsafe limit - next }
}

/// The UTF-8 of a text that is rendered: in room that the caller lends, on the heap once that is full.
@safe
struct RenderedText: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  /// Whether the bytes stand on the heap.
  private var isOwned = false

  /// - Parameter room: must outlive the text.
  init(in room: UnsafeMutableBufferPointer<UInt8>) {
    guard let address = room.baseAddress else { preconditionFailure("room on the stack has an address") }
    unsafe base = address
  }

  deinit {
    if isOwned { unsafe base.deallocate() }
  }

  /// Where a text without a byte ends, whose room has so many.
  func start(capacity: Int) -> TextEnd { unsafe TextEnd(base, limit: base + capacity) }

  /// What stands in front of the end; lies where it does until the text grows or goes.
  func bytes(to end: TextEnd) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: base, count: end.next - base)
  }

  /// Appends a text of a bundle.
  @inline(__always)
  mutating func append(_ place: TextPlace, of bundle: SeedBundle, to end: inout TextEnd) throws(CopyError) {
    let texts = bundle.tables.text
    // Nearly every literal: short, with as much behind it in the bundle and in the room as two moves take,
    // whatever its length.
    let step = 2 * MemoryLayout<SIMD16<UInt8>>.size
    if Int(place.byteCount) <= step, Int(place.offset) &+ step <= texts.count, end.room >= step {
      unsafe UnsafeMutableRawPointer(end.next).storeBytes(
        of: (texts.base + Int(place.offset)).loadUnaligned(as: SIMD32<UInt8>.self),
        as: SIMD32<UInt8>.self
      )
      unsafe end.next += Int(place.byteCount)
    } else {
      end = try append(place, of: bundle, behind: end)
    }
  }

  @inline(never)
  private mutating func append(
    _ place: TextPlace,
    of bundle: SeedBundle,
    behind end: TextEnd
  ) throws(CopyError) -> TextEnd {
    guard let bytes = unsafe bundle.utf8(place) else { throw .damaged("a text outside the bundle") }
    guard let source = bytes.baseAddress else { return end }
    var end = try reserve(bytes.count, behind: end)
    unsafe UnsafeMutableRawPointer(end.next).copyMemory(from: source, byteCount: bytes.count)
    unsafe end.next += bytes.count
    return end
  }

  /// Appends a string.
  mutating func append(_ string: String, to end: inout TextEnd) throws(CopyError) {
    var string = string
    let added = string.utf8.count
    end = try reserve(added, behind: end)
    let room = unsafe UnsafeMutableRawBufferPointer(start: end.next, count: added)
    string.withUTF8 { unsafe room.copyMemory(from: UnsafeRawBufferPointer($0)) }
    unsafe end.next += added
  }

  /// Appends a count ≥ 0 as a bundle's locale shows it.
  @inline(__always)
  mutating func append(_ count: Int, of bundle: SeedBundle, to end: inout TextEnd) throws(CopyError) {
    if count < bundle.plainCountEnd, end.room >= MemoryLayout<UInt32>.size {
      let (digits, byteCount) = CountFormat.plainDigits(of: UInt32(truncatingIfNeeded: count))
      unsafe UnsafeMutableRawPointer(end.next).storeBytes(of: digits.littleEndian, as: UInt32.self)
      unsafe end.next += byteCount
    } else {
      end = try append(count, of: bundle, behind: end)
    }
  }

  @inline(never)
  private mutating func append(
    _ count: Int,
    of bundle: SeedBundle,
    behind end: TextEnd
  ) throws(CopyError) -> TextEnd {
    let added = bundle.countFormat.byteCount(of: count)
    var end = try reserve(added, behind: end)
    unsafe end.next += added
    unsafe bundle.countFormat.write(count, endingAt: end.next)
    return end
  }

  /// Makes room for so many more bytes.
  private mutating func reserve(_ added: Int, behind end: TextEnd) throws(CopyError) -> TextEnd {
    if added <= end.room { return end }
    let limit = SeedBundle.renderedByteCountLimit
    let (byteCount, capacity) = unsafe (end.next - base, end.limit - base)
    guard added <= limit - byteCount else { throw .damaged("more than \(limit) bytes") }
    let newCapacity = min(max(2 * capacity, byteCount + added), limit)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    unsafe moved.update(from: base, count: byteCount)
    if isOwned { unsafe base.deallocate() }
    unsafe base = moved
    isOwned = true
    return unsafe TextEnd(moved + byteCount, limit: moved + newCapacity)
  }
}
