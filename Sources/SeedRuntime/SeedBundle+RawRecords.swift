import SeedLayout
package import SeedModel

/// Reads records of a bundle by their bytes, for tools that show whatever the tables say is there.
///
/// All that one reader reads is bounded by the bundle's size, though any number of records may refer to one
/// text.
package final class RawReader {
  package let bundle: SeedBundle
  /// Bytes of text that may still be read.
  private var remainingByteCount: Int

  package init(_ bundle: SeedBundle) {
    self.bundle = bundle
    remainingByteCount = ModelReader.textByteCountLimit(of: bundle)
  }

  /// A record of the section with a name, or nil where there is none.
  package func record(_ section: String, _ index: Int) -> RawRecord? {
    guard bundle.hasSoundLists, let id = SectionID.allCases.first(where: { "\($0)" == section }) else {
      return nil
    }
    return bundle.tables[id].record(index).map { RawRecord($0, of: self) }
  }

  /// A text, counted.
  fileprivate func counted(_ text: String) throws(BundleError) -> String {
    remainingByteCount -= text.utf8.count
    guard remainingByteCount >= 0 else {
      throw .malformed(offset: 0, expected: "a record of bearable size", found: "one that never ends")
    }
    return text
  }
}

/// A record of a bundle by its bytes.
package struct RawRecord {
  private let reader: RawReader
  private let record: RecordView
  private var bundle: SeedBundle { reader.bundle }

  fileprivate init(_ record: RecordView, of reader: RawReader) {
    self.record = record
    self.reader = reader
  }

  /// The text that a field refers to; nil where it refers to none.
  ///
  /// - Throws: ``BundleError`` where texts that were read before leave no room.
  package func text(_ offset: Int) throws(BundleError) -> String? {
    guard let text = record.optionalText(offset) else { return nil }
    return try reader.counted(bundle.string(text))
  }
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
    let pattern = try bundle.model(MessageHandle(record.run(offset), stamp: bundle.stamp))
    return try reader.counted(pattern.source)
  }
}
