/// A field's name made ready for comparing keys with it: a few words instead of a byte at a time.
struct FieldName: BitwiseCopyable, Equatable {
  /// The first eight bytes, fewer in shorter names, then zeros.
  private let head: UInt64
  /// Bytes 8…15; 0 in names of fewer than 16.
  private let middle: UInt64
  /// The last eight bytes; 0 in names of fewer.
  private let tail: UInt64
  private let byteCount: Int

  /// The longest name that the three cover.
  static var longest: Int { 24 }

  /// Reads a key that stands in a file.
  ///
  /// - Precondition: at least eight bytes that may be read follow the text, as in every `SourceFile`.
  /// - Returns: nil for keys that are longer than any field's name.
  @inline(__always)
  init?(paddedText text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= FieldName.longest, let base = UnsafeRawPointer(text.baseAddress) else { return nil }
    byteCount = text.count
    let word = UInt64(littleEndian: base.loadUnaligned(as: UInt64.self))
    if text.count < 8 {
      head = word & ((1 &<< UInt64(truncatingIfNeeded: text.count &* 8)) &- 1)
      middle = 0
      tail = 0
    } else {
      head = word
      let next = text.count < 16 ? 0 : base.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      middle = UInt64(littleEndian: next)
      let end = base.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self)
      tail = UInt64(littleEndian: end)
    }
  }

  /// - Precondition: the name has 24 bytes at most.
  init(_ name: String) {
    precondition(name.utf8.count <= FieldName.longest, "the field name \(name) is too long to be compared")
    let padded = Array(name.utf8) + Array(repeating: 0, count: 8)
    let read = padded.withUnsafeBufferPointer { bytes in
      FieldName(paddedText: UnsafeBufferPointer(rebasing: bytes[..<name.utf8.count]))
    }
    guard let read else { preconditionFailure("an array of eight bytes has memory") }
    self = read
  }
}
