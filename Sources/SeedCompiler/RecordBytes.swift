import SeedModel

/// The bytes of one record while it is written: all bits one, which stands for absent, until a field is set.
struct RecordBytes {
  private(set) var bytes: [UInt8]

  init(byteCount: Int) { bytes = Array(repeating: 0xFF, count: byteCount) }

  mutating func set(_ value: some FixedWidthInteger, at offset: Int) {
    withUnsafeBytes(of: value.littleEndian) { new in
      for (index, byte) in new.enumerated() { bytes[offset + index] = byte }
    }
  }

  /// An id goes in as it is written, its most significant byte first.
  mutating func set(_ id: Identity?, at offset: Int) {
    guard let id else { return }
    set(id.high.byteSwapped, at: offset)
    set(id.low.byteSwapped, at: offset + 8)
  }

  mutating func set(_ text: TextSpan, at offset: Int) {
    guard text != .absent else { return }
    set(text.offset, at: offset)
    set(text.byteCount, at: offset + 4)
  }

  mutating func set(_ run: Run?, at offset: Int) {
    guard let run else { return }
    set(run.first, at: offset)
    set(run.count, at: offset + 4)
  }

  mutating func set(_ number: UInt32?, at offset: Int) {
    if let number { set(number, at: offset) }
  }

  mutating func set(_ code: UInt8?, at offset: Int) {
    if let code { bytes[offset] = code }
  }

  mutating func set(_ value: Bool, at offset: Int) { bytes[offset] = value ? 1 : 0 }

  mutating func set(_ value: Double?, at offset: Int) {
    if let value { set(value.bitPattern, at: offset) }
  }

  mutating func set(_ time: TimeOfDay?, at offset: Int) {
    if let time { set(UInt16(time.minute), at: offset) }
  }
}

/// A run of records of a section.
struct Run: Hashable {
  var first: UInt32
  var count: UInt32
}
