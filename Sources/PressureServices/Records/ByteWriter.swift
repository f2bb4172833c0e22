import CivilTime
import SeedModel

/// Appends values to bytes: integers as LEB128, signed ones zigzagged, texts behind their byte counts.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ isTrue: Bool) { bytes.append(isTrue ? 1 : 0) }

  mutating func write(unsigned value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Int) {
    write(unsigned: UInt64(bitPattern: Int64(value << 1 ^ value >> 63)))
  }

  mutating func write(_ text: String) {
    write(unsigned: UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ identity: Identity) {
    withUnsafeBytes(of: identity.high.bigEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: identity.low.bigEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ instant: Instant) { write(instant.unixSeconds) }

  mutating func write(_ date: CivilDate) { write(Int(date.dayNumber)) }

  mutating func write(_ time: LocalTime) { write(Int(time.secondOfDay)) }

  /// A value behind a byte that says whether it is there.
  mutating func write<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  /// Values behind their count.
  mutating func write<Value>(_ values: some Collection<Value>, _ write: (inout ByteWriter, Value) -> Void) {
    self.write(unsigned: UInt64(values.count))
    for value in values { write(&self, value) }
  }
}
