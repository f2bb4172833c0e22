import SeedLayout
import SeedModel

/// What the generated writers call for single fields.
extension BundleWriter {
  /// Adds a record to its section; returns its index.
  mutating func add(_ record: RecordBytes, to section: SectionID) throws(BundleWriteError) -> UInt32 {
    let index = try Self.recordIndex(recordCounts[section, default: 0], of: section)
    recordCounts[section] = Int(index) + 1
    sections[section, default: ByteBuffer()].append(contentsOf: record.bytes)
    return index
  }

  /// The run of records that are about to be added to a section; nil for none.
  func run(_ count: Int, in section: SectionID) throws(BundleWriteError) -> Run? {
    guard count > 0 else { return nil }
    let first = recordCounts[section, default: 0]
    _ = try Self.recordIndex(first + count - 1, of: section)
    return Run(first: UInt32(first), count: UInt32(count))
  }

  mutating func append(member: String, to section: SectionID) throws(BundleWriteError) {
    var record = RecordBytes(byteCount: section.byteCount)
    record.set(try text.span(of: member), at: 0)
    _ = try add(record, to: section)
  }

  mutating func append(member: Int, to section: SectionID) throws(BundleWriteError) {
    var record = RecordBytes(byteCount: section.byteCount)
    record.set(try narrow(member, "\(section)"), at: 0)
    _ = try add(record, to: section)
  }

  mutating func append(member: HourRange, to section: SectionID) throws(BundleWriteError) {
    var record = RecordBytes(byteCount: section.byteCount)
    record.set(try hours(member, "\(section)"), at: 0)
    _ = try add(record, to: section)
  }

  /// A number of a field, or an error that names it.
  func narrow(_ value: Int?, _ field: String) throws(BundleWriteError) -> UInt32? {
    guard let value else { return nil }
    guard let number = UInt32(exactly: value), number != Absent.index else {
      throw .outOfRange(field: field, value: value, record: current)
    }
    return number
  }

  /// A number that may be negative.
  func signed(_ value: Int?, _ field: String) throws(BundleWriteError) -> UInt32? {
    guard let value else { return nil }
    guard let number = Int32(exactly: value), number != Absent.signedNumber else {
      throw .outOfRange(field: field, value: value, record: current)
    }
    return UInt32(bitPattern: number)
  }

  /// A number with a fraction, which must be finite.
  func finite(_ value: Double?, _ field: String) throws(BundleWriteError) -> Double? {
    guard let value else { return nil }
    guard value.isFinite else { throw .notFinite(field: field, record: current) }
    return value
  }

  /// Two hours as two bytes.
  func hours(_ value: HourRange, _ field: String) throws(BundleWriteError) -> UInt16 {
    for hour in [value.first, value.last] where !(0...23).contains(hour) {
      throw .outOfRange(field: field, value: hour, record: current)
    }
    return UInt16(value.first) | UInt16(value.last) << 8
  }

  /// The index of the bug with an id.
  func index(of bug: Identity, in section: SectionID) throws(BundleWriteError) -> UInt32 {
    guard let index = bugIndices[bug] else { throw .unknownBug(bug, record: current) }
    return index
  }

  /// The index of the product with a name.
  func index(of product: String, in section: SectionID) throws(BundleWriteError) -> UInt32 {
    guard let known = products[Array(product.utf8)] else {
      throw .unknownName(kind: "product", name: product)
    }
    return known.index
  }

  /// The segments of a message.
  mutating func pattern(_ message: MessagePattern?) throws(BundleWriteError) -> Run? {
    guard let message else { return nil }
    return try writePattern(message, depth: 0, key: current)
  }
}
