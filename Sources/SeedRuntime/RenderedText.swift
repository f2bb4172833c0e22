import SeedModel

/// The UTF-8 of a text that is rendered: in room that the caller lends, on the heap once that is full.
@safe
struct RenderedText: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var byteCount = 0
  /// Whether the bytes stand on the heap.
  private var isOwned = false

  /// - Parameter room: must outlive the text.
  init(in room: UnsafeMutableBufferPointer<UInt8>) {
    guard let address = room.baseAddress else { preconditionFailure("room on the stack has an address") }
    unsafe base = address
    capacity = room.count
  }

  deinit {
    if isOwned { unsafe base.deallocate() }
  }

  /// What stands so far; lies where it does until the text grows or goes.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: base, count: byteCount) }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(CopyError) {
    guard let source = bytes.baseAddress else { return }
    try reserve(bytes.count)
    let end = unsafe UnsafeMutableRawPointer(base + byteCount)
    switch bytes.count {
    case 8...16:
      // Most literals: two moves that overlap, and no call.
      unsafe end.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      let last = bytes.count &- 8
      unsafe (end + last).storeBytes(of: (source + last).loadUnaligned(as: UInt64.self), as: UInt64.self)
    case 4...7:
      unsafe end.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
      let last = bytes.count &- 4
      unsafe (end + last).storeBytes(of: (source + last).loadUnaligned(as: UInt32.self), as: UInt32.self)
    default: unsafe end.copyMemory(from: source, byteCount: bytes.count)
    }
    byteCount &+= bytes.count
  }

  /// Appends a string.
  mutating func append(_ string: String) throws(CopyError) {
    var string = string
    let added = string.utf8.count
    try reserve(added)
    let end = unsafe UnsafeMutableRawBufferPointer(start: base + byteCount, count: added)
    string.withUTF8 { unsafe end.copyMemory(from: UnsafeRawBufferPointer($0)) }
    byteCount += added
  }

  /// Appends a count ≥ 0 as a locale shows it.
  @inline(__always)
  mutating func append(_ count: Int, as format: CountFormat) throws(CopyError) {
    let added = format.byteCount(of: count)
    try reserve(added)
    byteCount += added
    unsafe format.write(count, endingAt: base + byteCount)
  }

  /// Makes room for so many more bytes.
  @inline(__always)
  private mutating func reserve(_ added: Int) throws(CopyError) {
    if added > capacity - byteCount { try grow(added) }
  }

  @inline(never)
  private mutating func grow(_ added: Int) throws(CopyError) {
    let limit = SeedBundle.renderedByteCountLimit
    guard added <= limit - byteCount else { throw .damaged("more than \(limit) bytes") }
    capacity = min(max(2 * capacity, byteCount + added), limit)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe moved.update(from: base, count: byteCount)
    if isOwned { unsafe base.deallocate() }
    unsafe base = moved
    isOwned = true
  }
}
