import SeedLayout
import SeedModel

// What generated properties read with; nil, or empty, where a field is absent or damaged.
extension BundleRecord {
  var record: RecordView? { section.record(index) }

  func identity(_ offset: Int) -> Identity? { record?.optionalIdentity(offset) }

  func text(_ offset: Int) -> String? { record?.optionalText(offset).map { bundle.string($0) } }

  func number(_ offset: Int) -> Int? { record?.number(offset) }

  func signedNumber(_ offset: Int) -> Int? {
    record.map { $0.integer(offset, as: Int32.self) }
      .flatMap { $0 == Absent.signedNumber || $0 == -1 ? nil : Int($0) }
  }

  func decimal(_ offset: Int) -> Double? {
    record.map { Double(bitPattern: $0.integer(offset, as: UInt64.self)) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number that content may have; nil for any other, which only a forged bundle holds.
  func decimal(_ offset: Int, in range: ClosedRange<Double>) -> Double? {
    decimal(offset).flatMap { range.contains($0) ? $0 : nil }
  }

  func boolean(_ offset: Int) -> Bool? {
    record.map { $0.byte(offset) }.flatMap { $0 < 2 ? $0 == 1 : nil }
  }

  func code<Value: Vocabulary>(_ offset: Int) -> Value? {
    record.flatMap { Value(rawValue: $0.byte(offset)) }
  }

  func time(_ offset: Int) -> TimeOfDay? {
    record.flatMap { TimeOfDay(minute: Int($0.integer(offset, as: UInt16.self))) }
  }

  func hours(_ offset: Int) -> HourRange? {
    guard let record, record.byte(offset) < 24, record.byte(offset + 1) < 24 else { return nil }
    return HourRange(first: Int(record.byte(offset)), last: Int(record.byte(offset + 1)))
  }

  func message(_ offset: Int) -> BundleMessage {
    BundleMessage(
      bundle: bundle,
      handle: MessageHandle(record?.run(offset) ?? (0, 0), stamp: bundle.stamp)
    )
  }

  func optionalMessage(_ offset: Int) -> BundleMessage? {
    number(offset) == nil ? nil : message(offset)
  }

  /// The record of another section that a field refers to.
  func inner<Inner>(_ offset: Int, in id: SectionID) -> BundleRecord<Inner>? {
    let section = bundle.tables[id]
    guard let index = record?.word(offset), Int(index) < section.count else { return nil }
    return BundleRecord<Inner>(bundle: bundle, section: section, index: index)
  }

  /// The records that a field refers to.
  func list<Inner>(_ offset: Int, in id: SectionID) -> BundleRecords<Inner> {
    let section = bundle.tables[id]
    let handles: HandleRange<Inner> = bundle.range(record?.run(offset) ?? (0, 0), in: section)
    return BundleRecords<Inner>(bundle: bundle, section: section, handles: handles)
  }

  /// The texts, numbers or hours that a field refers to; none if one of them is damaged.
  func members<Value>(_ offset: Int, in id: SectionID, _ read: ModelReader.Reading<Value>) -> [Value] {
    guard let record else { return [] }
    do throws(BundleError) {
      var reader = try ModelReader(bundle)
      return try reader.list(record, offset, in: id, read)
    } catch { return [] }
  }

  /// The text of another section that a field refers to.
  func memberText(_ offset: Int, in id: SectionID) -> String {
    record.flatMap { bundle.tables[id].record($0.word(offset)) }.map { bundle.string($0.text(0)) } ?? ""
  }

  /// A typed value of the record.
  func model<Value>(_ read: ModelReader.Reading<Value>) throws(BundleError) -> Value {
    guard let record else { throw .noSuchRecord(kind: "records", index: Int(index)) }
    var reader = try ModelReader(bundle)
    return try read(&reader, record)
  }
}

extension SectionView {
  /// Whether both are the same section of the same bundle.
  func isSame(as other: SectionView) -> Bool { unsafe base == other.base }
}
