import SeedLayout
import SeedModel

/// Makes typed values from records; every fault of the bundle is thrown with its place.
///
/// A reader makes one model: it counts what it gives out, so that a bundle whose records all refer to the same
/// long texts cannot make it fill the memory.
struct ModelReader {
  let bundle: SeedBundle
  /// Bytes of text that may still be read; four texts for each of the most items, and a fix's own.
  private var remainingByteCount = TextLimit.byteCount * (TextLimit.itemCount + 2) * 4
  /// Segments that may still be read; no segment of a sound bundle belongs to two patterns.
  var remainingSegmentCount: Int

  init(_ bundle: SeedBundle) {
    self.bundle = bundle
    remainingSegmentCount = bundle.tables.segments.count
  }

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

  /// The value of a vocabulary that a byte stands for.
  func code<Value: Vocabulary>(
    _ record: RecordView,
    _ offset: Int,
    as type: Value.Type = Value.self
  ) throws(BundleError) -> Value {
    let byte = record.byte(offset)
    guard let value = Value(rawValue: byte) else {
      throw malformed(record, offset, "a code below \(Value.allCases.count)", "\(byte)")
    }
    return value
  }

  /// A field of 64 bits.
  func number(_ record: RecordView, _ offset: Int) -> Int {
    Int(truncatingIfNeeded: record.integer(offset, as: Int64.self))
  }

  /// A record that an index in another refers to.
  func record(
    _ section: SectionView,
    at index: Int,
    stride: Int,
    from referring: RecordView,
    _ offset: Int
  ) throws(BundleError) -> RecordView {
    guard let record = section.record(index, stride: stride) else {
      throw malformed(referring, offset, "an index below \(section.count)", "\(index)")
    }
    return record
  }

  /// The run of records that an index and a count refer to.
  func run(
    in section: SectionView,
    first: UInt32,
    count: Int,
    from referring: RecordView,
    _ offset: Int
  ) throws(BundleError) -> Range<Int> {
    guard count == 0 || Int(first) + count <= section.count else {
      throw malformed(referring, offset, "a run inside \(section.count) records", "\(count) from \(first)")
    }
    return Int(first)..<Int(first) + count
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
}

extension SeedBundle {
  /// The 0-based offset of a record from the file's start.
  func fileOffset(of record: RecordView) -> Int {
    guard let base = unsafe storage.bytes.baseAddress else { return 0 }
    return unsafe record.base - base
  }
}
