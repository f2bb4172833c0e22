import SeedLayout
import SeedModel

/// Makes typed values from records; every fault of the bundle is thrown with its place.
///
/// A reader makes one value and counts what it reads: a sound bundle gives no more texts and records to one
/// value than it has, so that one whose records all refer to the same long texts cannot fill the memory.
struct ModelReader {
  let bundle: SeedBundle
  /// Bytes of text that may still be read.
  private var remainingByteCount: Int
  /// Records that may still be read.
  private var remainingRecordCount: Int
  /// Segments that may still be read; no segment of a sound bundle belongs to two patterns.
  var remainingSegmentCount: Int

  /// Throws if lists of the bundle overlap.
  init(_ bundle: SeedBundle) throws(BundleError) {
    try bundle.checkLists()
    self.bundle = bundle
    remainingByteCount = Self.textByteCountLimit(of: bundle)
    remainingRecordCount = bundle.info.byteCount / 2
    remainingSegmentCount = bundle.tables.segments.count
  }

  /// The most bytes of text in one value. Texts that are the same stand once in the file: a value may show
  /// one several times.
  static func textByteCountLimit(of bundle: SeedBundle) -> Int {
    min(bundle.tables.text.count, 1 << 30) * 4 + 4096
  }

  /// A fault of a field.
  func malformed(
    _ record: RecordView,
    _ offset: Int,
    _ expected: String,
    _ found: String
  ) -> BundleError {
    .malformed(offset: bundle.fileOffset(of: record) + offset, expected: expected, found: found)
  }

  private mutating func count(_ records: Int, _ record: RecordView, _ offset: Int) throws(BundleError) {
    remainingRecordCount -= records
    guard remainingRecordCount >= 0 else {
      throw malformed(record, offset, "records that belong to one value each", "some in many")
    }
  }
}

// MARK: - Fields

extension ModelReader {
  /// The text that a field refers to.
  mutating func text(_ record: RecordView, _ offset: Int) throws(BundleError) -> String {
    let text = record.text(offset)
    guard let bytes = unsafe bundle.utf8(text) else {
      throw malformed(
        record,
        offset,
        "a text inside the \(bundle.tables.text.count) bytes of all texts",
        "\(text.byteCount) bytes at \(text.offset)"
      )
    }
    remainingByteCount -= bytes.count
    guard remainingByteCount >= 0 else {
      throw malformed(record, offset, "a record of bearable size", "one that never ends")
    }
    guard let string = unsafe String(validating: bytes, as: UTF8.self) else {
      throw malformed(record, offset, "a text in UTF-8", "other bytes")
    }
    return string
  }

  /// The text that a field refers to, or nil where it refers to none.
  mutating func optionalText(_ record: RecordView, _ offset: Int) throws(BundleError) -> String? {
    record.optionalText(offset) == nil ? nil : try text(record, offset)
  }

  func identity(_ record: RecordView, _ offset: Int) throws(BundleError) -> Identity {
    record.identity(offset)
  }

  func optionalIdentity(_ record: RecordView, _ offset: Int) throws(BundleError) -> Identity? {
    record.optionalIdentity(offset)
  }

  /// The value of a vocabulary that a byte stands for.
  func code<Value: Vocabulary>(_ record: RecordView, _ offset: Int) throws(BundleError) -> Value {
    let byte = record.byte(offset)
    guard let value = Value(rawValue: byte) else {
      throw malformed(record, offset, "a code below \(Value.allCases.count)", "\(byte)")
    }
    return value
  }

  /// The same, or nil where there is none.
  func optionalCode<Value: Vocabulary>(_ record: RecordView, _ offset: Int) throws(BundleError) -> Value? {
    record.byte(offset) == Absent.byte ? nil : try code(record, offset)
  }

  func number(_ record: RecordView, _ offset: Int) throws(BundleError) -> Int {
    guard let number = record.number(offset) else { throw malformed(record, offset, "a number", "none") }
    return number
  }

  func optionalNumber(_ record: RecordView, _ offset: Int) throws(BundleError) -> Int? {
    record.number(offset)
  }

  func signedNumber(_ record: RecordView, _ offset: Int) throws(BundleError) -> Int {
    let number = record.integer(offset, as: Int32.self)
    guard number != Absent.signedNumber, record.byteCount >= offset + 4 else {
      throw malformed(record, offset, "a number", "none")
    }
    return Int(number)
  }

  func decimal(_ record: RecordView, _ offset: Int) throws(BundleError) -> Double {
    let number = Double(bitPattern: record.integer(offset, as: UInt64.self))
    guard number.isFinite else { throw malformed(record, offset, "a finite number", "\(number)") }
    return number
  }

  /// A number that content may have: services count with it.
  func decimal(
    _ record: RecordView,
    _ offset: Int,
    in range: ClosedRange<Double>
  ) throws(BundleError) -> Double {
    let number = try decimal(record, offset)
    guard range.contains(number) else {
      throw malformed(record, offset, "\(range.lowerBound)…\(range.upperBound)", "\(number)")
    }
    return number
  }

  func optionalDecimal(
    _ record: RecordView,
    _ offset: Int,
    in range: ClosedRange<Double>
  ) throws(BundleError) -> Double? {
    record.integer(offset, as: UInt64.self) == .max ? nil : try decimal(record, offset, in: range)
  }

  func boolean(_ record: RecordView, _ offset: Int) throws(BundleError) -> Bool {
    switch record.byte(offset) {
    case 0: return false
    case 1: return true
    case let byte: throw malformed(record, offset, "0 or 1", "\(byte)")
    }
  }

  func time(_ record: RecordView, _ offset: Int) throws(BundleError) -> TimeOfDay {
    let minute = record.integer(offset, as: UInt16.self)
    guard let time = TimeOfDay(minute: Int(minute)) else {
      throw malformed(record, offset, "a minute, 0…1439", "\(minute)")
    }
    return time
  }

  func optionalTime(_ record: RecordView, _ offset: Int) throws(BundleError) -> TimeOfDay? {
    record.integer(offset, as: UInt16.self) == Absent.time ? nil : try time(record, offset)
  }

  func hours(_ record: RecordView, _ offset: Int) throws(BundleError) -> HourRange {
    let (first, last) = (record.byte(offset), record.byte(offset + 1))
    guard first < 24, last < 24 else {
      throw malformed(record, offset, "two hours, 0…23", "\(first) and \(last)")
    }
    return HourRange(first: Int(first), last: Int(last))
  }

  mutating func message(_ record: RecordView, _ offset: Int) throws(BundleError) -> MessagePattern {
    let (first, count) = record.run(offset)
    return try pattern(first: first, count: count, above: -1, depth: 0)
  }

  mutating func optionalMessage(_ record: RecordView, _ offset: Int) throws(BundleError) -> MessagePattern? {
    record.word(offset) == Absent.index ? nil : try message(record, offset)
  }
}

// MARK: - Other records

extension ModelReader {
  /// A record that an index in another refers to.
  func record(
    _ section: SectionView,
    at index: UInt32,
    from referring: RecordView,
    _ offset: Int
  ) throws(BundleError) -> RecordView {
    guard let record = section.record(index) else {
      throw malformed(referring, offset, "an index below \(section.count)", "\(index)")
    }
    return record
  }

  /// The id of the bug that a field refers to.
  func bugReference(_ record: RecordView, _ offset: Int) throws(BundleError) -> Identity {
    let bug = try self.record(bundle.tables.bugs, at: record.word(offset), from: record, offset)
    return bug.identity(BugLayout.idOffset)
  }

  /// The name of the product that a field refers to.
  mutating func productReference(_ record: RecordView, _ offset: Int) throws(BundleError) -> String {
    let product = try self.record(bundle.tables.products, at: record.word(offset), from: record, offset)
    return try text(product, CopyProductLayout.nameOffset)
  }

  typealias Reading<Value> = (inout ModelReader, RecordView) throws(BundleError) -> Value

  /// The value of the record that a field refers to.
  mutating func inner<Value>(
    _ record: RecordView,
    _ offset: Int,
    in section: SectionID,
    _ read: Reading<Value>
  ) throws(BundleError) -> Value {
    try count(1, record, offset)
    return try read(&self, self.record(bundle.tables[section], at: record.word(offset), from: record, offset))
  }

  /// The same, or nil where the field refers to none.
  mutating func optionalInner<Value>(
    _ record: RecordView,
    _ offset: Int,
    in section: SectionID,
    _ read: Reading<Value>
  ) throws(BundleError) -> Value? {
    record.word(offset) == Absent.index ? nil : try inner(record, offset, in: section, read)
  }

  /// Throws where a field refers to something.
  func nothing(_ record: RecordView, _ offset: Int) throws(BundleError) {
    let index = record.word(offset)
    guard index == Absent.index else { throw malformed(record, offset, "no configuration", "\(index)") }
  }

  /// The values of the run of records that a field refers to; empty for a list that was left out.
  mutating func list<Value>(
    _ record: RecordView,
    _ offset: Int,
    in id: SectionID,
    _ read: Reading<Value>
  ) throws(BundleError) -> [Value] {
    let section = bundle.tables[id]
    let (first, count) = record.run(offset)
    guard count == 0 || Int(first) + Int(count) <= section.count else {
      throw malformed(record, offset, "a run inside \(section.count) records", "\(count) from \(first)")
    }
    try self.count(Int(count), record, offset)
    var values: [Value] = []
    values.reserveCapacity(Int(count))
    for index in Int(first)..<Int(first) + Int(count) {
      guard let member = section.record(index) else { break }
      values.append(try read(&self, member))
    }
    return values
  }

  static func textMember(_ reader: inout ModelReader, _ record: RecordView) throws(BundleError) -> String {
    try reader.text(record, 0)
  }

  static func numberMember(_ reader: inout ModelReader, _ record: RecordView) throws(BundleError) -> Int {
    try reader.number(record, 0)
  }

  static func hoursMember(_ reader: inout ModelReader, _ record: RecordView) throws(BundleError) -> HourRange
  {
    try reader.hours(record, 0)
  }
}

extension SeedBundle {
  /// The 0-based offset of a record from the file's start.
  func fileOffset(of record: RecordView) -> Int {
    guard let base = unsafe storage.bytes.baseAddress else { return 0 }
    return unsafe record.base - base
  }
}
