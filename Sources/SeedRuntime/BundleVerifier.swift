import SeedLayout
import SeedModel

/// Collects what a bundle does not keep of what it promises.
///
/// Nothing is copied and every record is looked at a fixed number of times, so the work is bounded by the
/// bundle's bytes, whatever they say.
struct BundleVerifier {
  let bundle: SeedBundle
  let limit: Int
  private(set) var problems: [BundleError] = []

  var tables: BundleTables { bundle.tables }
  var isFull: Bool { problems.count >= limit }

  init(_ bundle: SeedBundle, limit: Int) {
    self.bundle = bundle
    self.limit = max(limit, 1)
  }

  mutating func report(_ problem: BundleError) {
    if !isFull { problems.append(problem) }
  }

  /// Reports a field unless a condition holds.
  mutating func expect(
    _ condition: Bool,
    _ record: RecordView,
    _ offset: Int,
    _ expected: @autoclosure () -> String,
    _ found: @autoclosure () -> String
  ) {
    guard !condition, !isFull else { return }
    report(.malformed(offset: bundle.fileOffset(of: record) + offset, expected: expected(), found: found()))
  }

  /// Calls a closure with every record of a section, until there are enough problems.
  mutating func forEach(
    _ section: SectionView,
    stride: Int,
    _ body: (inout BundleVerifier, Int, RecordView) -> Void
  ) {
    for index in 0..<section.count {
      guard !isFull, let record = section.record(index, stride: stride) else { return }
      body(&self, index, record)
    }
  }

  /// Checks a reference to a text: inside the section, bearable, not cutting a character.
  mutating func expectText(_ record: RecordView, _ offset: Int) {
    expectText(record.text(offset), in: tables.text, record, offset)
  }

  /// Checks a reference to a text that may be absent.
  mutating func expectOptionalText(_ record: RecordView, _ offset: Int) {
    guard let text = record.optionalText(offset) else {
      return expect(record.text(offset).byteCount == 0, record, offset + 4, "0", "another count")
    }
    expectText(text, in: tables.text, record, offset)
  }

  mutating func expectText(_ text: TextHandle, in section: SectionView, _ record: RecordView, _ offset: Int) {
    guard let bytes = unsafe section.bytes(text.offset, text.byteCount),
      bytes.count <= TextLimit.byteCount
    else {
      return expect(
        false,
        record,
        offset,
        "at most \(TextLimit.byteCount) bytes inside \(section.count) of text",
        "\(text.byteCount) at \(text.offset)"
      )
    }
    // The whole section is UTF-8; a part of it is if it begins and ends between two scalars.
    let beginning = unsafe bytes.first
    let following = unsafe section.bytes(text.offset &+ text.byteCount, 1)?.first
    let isEmpty = text.byteCount == 0
    let isWhole = isEmpty || !(isContinuation(beginning) || isContinuation(following))
    expect(isWhole, record, offset, "a text of whole characters", "one that cuts a character")
  }

  private func isContinuation(_ byte: UInt8?) -> Bool { byte.map { $0 & 0xC0 == 0x80 } ?? false }

  /// Checks the code of a vocabulary.
  mutating func expectCode<Value: Vocabulary>(_ record: RecordView, _ offset: Int, _ type: Value.Type) {
    let byte = record.byte(offset)
    expect(
      Value(rawValue: byte) != nil,
      record,
      offset,
      "a code below \(Value.allCases.count)",
      "\(byte)"
    )
  }

  /// Checks an index into a section.
  mutating func expectIndex(_ record: RecordView, _ offset: Int, into section: SectionView) {
    let index = record.word(offset)
    expect(
      Int(index) < section.count,
      record,
      offset,
      "an index below \(section.count)",
      "\(index)"
    )
  }

  /// Checks that a run of records begins where the one before it has ended, and moves on to its end.
  mutating func expectRun(
    _ record: RecordView,
    _ offset: Int,
    first: UInt32,
    count: Int,
    next: inout Int,
    in section: SectionView
  ) {
    expect(
      Int(first) == next && next + count <= section.count,
      record,
      offset,
      "a run from \(next) inside \(section.count) records",
      "\(count) from \(first)"
    )
    next += count
  }

  /// Checks that the runs of a section's owners have covered all of it.
  mutating func expectCovered(_ section: SectionView, by next: Int, _ name: String) {
    guard next != section.count else { return }
    report(
      .malformed(
        offset: bundle.sections.first { $0.name == name }?.offset ?? 0,
        expected: "\(next) records in the section \(name)",
        found: "\(section.count)"
      )
    )
  }
}

// MARK: - The bundle as a whole

extension BundleVerifier {
  /// Checks checksum, digest, locale and the texts.
  mutating func verifyWhole() {
    let bytes = unsafe bundle.storage.bytes
    let checksum = unsafe BundleStructure.checksum(of: bytes)
    if checksum != bundle.info.checksum {
      report(.checksumMismatch(expected: bundle.info.checksum, found: checksum))
    }
    var accumulator = ContentDigestAccumulator()
    for section in bundle.sections where !section.isProvenance {
      let range = section.offset..<section.offset + section.byteCount
      unsafe accumulator.add(section: section.id, bytes: UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    let digest = ContentDigest(high: accumulator.high, low: accumulator.low)
    if digest != bundle.info.contentDigest {
      report(.digestMismatch(expected: bundle.info.contentDigest, found: digest))
    }
    if bundle.pluralRules == nil {
      report(
        .malformed(
          offset: BundleHeader.localeOffset,
          expected: "a locale that has plural rules",
          found: bundle.info.locale
        )
      )
    }
    verifyUTF8(tables.text, "text")
    verifyUTF8(tables.provenanceText, "provenanceText")
  }

  private mutating func verifyUTF8(_ section: SectionView, _ name: String) {
    let bytes = unsafe UnsafeRawBufferPointer(start: section.base, count: section.count)
    if unsafe String(validating: bytes, as: UTF8.self) == nil {
      report(
        .malformed(
          offset: bundle.sections.first { $0.name == name }?.offset ?? 0,
          expected: "UTF-8",
          found: "other bytes"
        )
      )
    }
  }
}
