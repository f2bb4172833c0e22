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
  /// Whether tables wrote the bundle that know more than this reader's.
  var isNewer: Bool { bundle.info.layoutRevision > BundleInfo.ownLayoutRevision }

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
    _ body: (inout BundleVerifier, Int, RecordView) -> Void
  ) {
    for index in 0..<section.count {
      guard !isFull, let record = section.record(index) else { return }
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
      return expect(
        record.text(offset).byteCount == Absent.index,
        record,
        offset + 4,
        "no count, as there is no text",
        "another"
      )
    }
    expectText(text, in: tables.text, record, offset)
  }

  mutating func expectText(_ text: TextPlace, in section: SectionView, _ record: RecordView, _ offset: Int) {
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

  /// Checks the code of a vocabulary. A bundle of newer tables may have codes that this reader does not know.
  mutating func expectCode<Value: Vocabulary>(_ record: RecordView, _ offset: Int, _ type: Value.Type) {
    let byte = record.byte(offset)
    expect(
      Value(rawValue: byte) != nil || (isNewer && byte != Absent.byte),
      record,
      offset,
      "a code below \(Value.allCases.count)",
      "\(byte)"
    )
  }

  /// Checks the code of a vocabulary that may be absent.
  mutating func expectOptionalCode<Value: Vocabulary>(
    _ record: RecordView,
    _ offset: Int,
    _ type: Value.Type
  ) {
    if record.byte(offset) != Absent.byte { expectCode(record, offset, type) }
  }

  /// Checks a minute of the day.
  mutating func expectTime(_ record: RecordView, _ offset: Int) {
    let minute = record.integer(offset, as: UInt16.self)
    expect(minute < 1440, record, offset, "a minute, 0…1439", "\(minute)")
  }

  /// Checks a minute of the day that may be absent.
  mutating func expectOptionalTime(_ record: RecordView, _ offset: Int) {
    if record.integer(offset, as: UInt16.self) != Absent.time { expectTime(record, offset) }
  }

  /// Checks two hours of the day.
  mutating func expectHours(_ record: RecordView, _ offset: Int) {
    for offset in offset...offset + 1 {
      expect(record.byte(offset) < 24, record, offset, "an hour, 0…23", "\(record.byte(offset))")
    }
  }

  /// Checks a truth value.
  mutating func expectBoolean(_ record: RecordView, _ offset: Int) {
    expect(record.byte(offset) < 2, record, offset, "0 or 1", "\(record.byte(offset))")
  }

  /// Checks a number against its table's range, which a bundle of newer tables may have widened.
  mutating func expectNumber(_ record: RecordView, _ offset: Int, in range: ClosedRange<Int>) {
    let number = record.number(offset)
    let isSound = number.map { isNewer || range.contains($0) } ?? false
    expect(isSound, record, offset, "a number, \(range)", number.map { "\($0)" } ?? "none")
  }

  /// Checks a number that may be absent.
  mutating func expectOptionalNumber(_ record: RecordView, _ offset: Int, in range: ClosedRange<Int>) {
    if record.number(offset) != nil { expectNumber(record, offset, in: range) }
  }

  /// Checks a number that may be negative.
  mutating func expectSignedNumber(_ record: RecordView, _ offset: Int, in range: ClosedRange<Int>) {
    let number = record.integer(offset, as: Int32.self)
    let isSound = number != Absent.signedNumber && (isNewer || range.contains(Int(number)))
    expect(isSound, record, offset, "a number, \(range)", "\(number)")
  }

  /// Checks a number that may be negative, and absent.
  mutating func expectOptionalSignedNumber(_ record: RecordView, _ offset: Int, in range: ClosedRange<Int>) {
    if record.integer(offset, as: Int32.self) != Absent.signedNumber {
      expectSignedNumber(record, offset, in: range)
    }
  }

  /// Checks a number with a fraction.
  mutating func expectDecimal(_ record: RecordView, _ offset: Int, in range: ClosedRange<Double>) {
    let number = Double(bitPattern: record.integer(offset, as: UInt64.self))
    let isSound = number.isFinite && (isNewer || range.contains(number))
    expect(isSound, record, offset, "a number, \(range)", "\(number)")
  }

  /// Checks a number with a fraction that may be absent.
  mutating func expectOptionalDecimal(_ record: RecordView, _ offset: Int, in range: ClosedRange<Double>) {
    if record.integer(offset, as: UInt64.self) != .max { expectDecimal(record, offset, in: range) }
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

  /// Checks an index into a section that may be absent.
  mutating func expectOptionalIndex(_ record: RecordView, _ offset: Int, into section: SectionView) {
    if record.word(offset) != Absent.index { expectIndex(record, offset, into: section) }
  }

  /// Checks that a field refers to nothing.
  mutating func expectNothing(_ record: RecordView, _ offset: Int) {
    expect(record.word(offset) == Absent.index, record, offset, "no index", "\(record.word(offset))")
  }

  /// Checks bytes of a record that no field has taken: all bits one, or zero in the layouts written by hand.
  mutating func expectUntaken(_ record: RecordView, _ range: Range<Int>, _ value: UInt8 = Absent.byte) {
    guard !isNewer else { return }
    for offset in range where offset < record.byteCount {
      expect(record.byte(offset) == value, record, offset, "\(value)", "\(record.byte(offset))")
    }
  }

  /// Checks how many records a section has.
  mutating func expectCount(_ count: Int, of section: SectionID) {
    guard count != tables[section].count else { return }
    report(
      .malformed(
        offset: bundle.sections.first { $0.id == section.rawValue }?.offset ?? 0,
        expected: "\(count) records in the section \(section)",
        found: "\(tables[section].count)"
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
    verifyUTF8(.text)
    verifyUTF8(.provenanceText)
    verifyRoom()
  }

  /// Checks that lists keep to themselves and have taken every record.
  ///
  /// - Returns: whether they keep to themselves; if not, walks over them have no bound.
  mutating func verifyLists() -> Bool {
    do throws(BundleError) {
      for (section, count) in try ListCheck(bundle).uncovered { expectCount(count, of: section) }
      return true
    } catch {
      report(error)
      return false
    }
  }

  private mutating func verifyUTF8(_ id: SectionID) {
    let section = tables[id]
    let bytes = unsafe UnsafeRawBufferPointer(start: section.base, count: section.count)
    if unsafe String(validating: bytes, as: UTF8.self) == nil {
      report(
        .malformed(
          offset: bundle.sections.first { $0.id == id.rawValue }?.offset ?? 0,
          expected: "UTF-8",
          found: "other bytes"
        )
      )
    }
  }

  /// Checks what has no meaning, so that nothing can hide there: the flags of sections, the header's reserved
  /// bytes, those behind the locale, and those between sections.
  private mutating func verifyRoom() {
    let bytes = unsafe bundle.storage.bytes
    let locale = BundleHeader.localeOffset
    let localeEnd = locale + bundle.info.locale.utf8.count
    expectZeroes(localeEnd..<locale + BundleHeader.localeByteCount)
    if !isNewer { expectZeroes(locale + BundleHeader.localeByteCount..<BundleHeader.byteCount) }
    var end = bundle.sections.first?.entryOffset ?? bytes.count
    end += bundle.sections.count * SectionEntry.stride
    for section in bundle.sections {
      expectZeroes(end..<section.offset)
      end = section.offset + section.byteCount
      let known = SectionID(rawValue: section.id)?.flags
      let isSound = known.map { $0 == section.flags } ?? (section.flags & ~SectionEntry.knownFlags == 0)
      if !isSound && !isNewer {
        report(
          .malformed(
            offset: section.entryOffset + SectionEntry.flagsOffset,
            expected: "the flags \(known ?? 0)",
            found: "\(section.flags)"
          )
        )
      }
    }
    expectZeroes(end..<bytes.count)
  }

  private mutating func expectZeroes(_ range: Range<Int>) {
    let bytes = unsafe bundle.storage.bytes
    guard let offset = range.first(where: { unsafe bytes[$0] != 0 }) else { return }
    report(.malformed(offset: offset, expected: "0", found: unsafe "\(bytes[offset])"))
  }
}
