import SeedLayout
package import SeedModel

/// A record of a bundle by its bytes, for tools that show whatever the tables say is there.
package struct RawRecord {
  private let bundle: SeedBundle
  private let record: RecordView

  fileprivate init(_ record: RecordView, of bundle: SeedBundle) {
    self.record = record
    self.bundle = bundle
  }

  /// The text that a field refers to; nil where it refers to none.
  package func text(_ offset: Int) -> String? { record.optionalText(offset).map { bundle.string($0) } }
  /// An id, or nil.
  package func identity(_ offset: Int) -> Identity? { record.optionalIdentity(offset) }
  /// A number ≥ 0 or an index, or nil.
  package func number(_ offset: Int) -> Int? { record.number(offset) }
  /// A number that may be negative, or nil.
  package func signedNumber(_ offset: Int) -> Int? {
    let number = record.integer(offset, as: Int32.self)
    return number == Absent.signedNumber ? nil : Int(number)
  }
  /// A number with a fraction, or nil.
  package func decimal(_ offset: Int) -> Double? {
    let number = Double(bitPattern: record.integer(offset, as: UInt64.self))
    return number.isFinite ? number : nil
  }
  /// A code, a truth value or an hour, or nil.
  package func byte(_ offset: Int) -> Int? {
    let byte = record.byte(offset)
    return byte == Absent.byte ? nil : Int(byte)
  }
  /// Minutes since midnight, or nil.
  package func time(_ offset: Int) -> TimeOfDay? {
    TimeOfDay(minute: Int(record.integer(offset, as: UInt16.self)))
  }
  /// The places of a run of records; empty for a list that was left out.
  package func run(_ offset: Int) -> Range<Int> {
    let (first, count) = record.run(offset)
    return Int(first)..<Int(first) + Int(count)
  }
  /// The source of the message that a field refers to, or nil.
  ///
  /// - Throws: ``BundleError`` for a damaged message.
  package func message(_ offset: Int) throws(BundleError) -> String? {
    guard record.word(offset) != Absent.index else { return nil }
    return try bundle.model(MessageHandle(record.run(offset))).source
  }
}

extension SeedBundle {
  /// A record of the section with a name, or nil where there is none.
  package func rawRecord(_ section: String, _ index: Int) -> RawRecord? {
    guard let id = SectionID.allCases.first(where: { "\($0)" == section }) else { return nil }
    return tables[id].record(index).map { RawRecord($0, of: self) }
  }
}
