import CivilTime
import SeedModel

/// Why stored bytes cannot be read.
public enum ArchiveError: Error, Hashable, Sendable {
  /// The bytes end before the value does; carries the offset of what is missing.
  case truncated(offset: Int)
  /// A value that its field cannot have; carries the offset behind it.
  case badValue(field: String, offset: Int)
  /// The bytes are of another kind, or of a version that is not known.
  case badHeader
  /// Bytes follow behind the value.
  case trailing(offset: Int)
  /// The zone of the state cannot be had.
  case zone(String)
}

extension ArchiveError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .truncated(let offset): "the bytes end at \(offset), within a value"
    case .badValue(let field, let offset): "\(field), before byte \(offset), has a value that it cannot have"
    case .badHeader: "the bytes are of another kind or version"
    case .trailing(let offset): "bytes follow the value at \(offset)"
    case .zone(let name): "the time zone \(name) cannot be had"
    }
  }
}

/// Reads what ``ByteWriter`` wrote. The bytes are not trusted: every read lies inside them.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func byte() throws(ArchiveError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(offset: offset) }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func bool(_ field: String) throws(ArchiveError) -> Bool {
    let byte = try byte()
    guard byte < 2 else { throw bad(field) }
    return byte == 1
  }

  mutating func unsigned(_ field: String) throws(ArchiveError) -> UInt64 {
    var value: UInt64 = 0
    for shift: UInt64 in stride(from: 0, through: 63, by: 7) {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw bad(field) }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw bad(field)
  }

  mutating func integer(_ field: String, in range: ClosedRange<Int> = .min ... .max) throws(ArchiveError)
    -> Int
  {
    let value = try unsigned(field)
    let signed = Int(Int64(bitPattern: value >> 1 ^ (0 &- (value & 1))))
    guard range.contains(signed) else { throw bad(field) }
    return signed
  }

  /// A count of things that take at least a byte each, so that it cannot exceed what is left.
  mutating func count(_ field: String) throws(ArchiveError) -> Int {
    let value = try unsigned(field)
    guard value <= UInt64(bytes.count - offset) else { throw .truncated(offset: bytes.count) }
    return Int(value)
  }

  mutating func text(_ field: String) throws(ArchiveError) -> String {
    let count = try count(field)
    guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
      throw bad(field)
    }
    offset += count
    return text
  }

  mutating func identity() throws(ArchiveError) -> Identity {
    var halves: [UInt64] = [0, 0]
    for index in 0..<16 { halves[index / 8] = halves[index / 8] << 8 | UInt64(try byte()) }
    return Identity(high: halves[0], low: halves[1])
  }

  mutating func instant(_ field: String) throws(ArchiveError) -> Instant {
    let range = Instant.earliest.unixSeconds...Instant.latest.unixSeconds
    return Instant(unixSeconds: try integer(field, in: range))
  }

  mutating func date(_ field: String) throws(ArchiveError) -> CivilDate {
    let range = Int(CivilDate.earliest.dayNumber)...Int(CivilDate.latest.dayNumber)
    return CivilDate(dayNumber: try integer(field, in: range))
  }

  mutating func time(_ field: String) throws(ArchiveError) -> LocalTime {
    guard let time = LocalTime(secondOfDay: try integer(field)) else { throw bad(field) }
    return time
  }

  /// A case by its raw value.
  mutating func value<Value: RawRepresentable<UInt8>>(_ field: String) throws(ArchiveError) -> Value {
    guard let value = Value(rawValue: try byte()) else { throw bad(field) }
    return value
  }

  mutating func optional<Value>(
    _ field: String,
    _ read: (inout ByteReader) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value? {
    try bool(field) ? try read(&self) : nil
  }

  mutating func array<Value>(
    _ field: String,
    _ read: (inout ByteReader) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> [Value] {
    let count = try count(field)
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  func bad(_ field: String) -> ArchiveError { .badValue(field: field, offset: offset) }
}
