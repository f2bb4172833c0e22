import SeedLayout
import SeedModel

/// What the first bytes of a bundle say, checked: header and section table.
///
/// This is the path on which nothing is trusted yet; all that runs after it relies on its checks.
struct BundleStructure {
  let header: BundleInfo
  /// In the table's order, unknown ones included.
  let sections: [BundleSection]
  let tables: BundleTables

  /// Reads header and section table.
  ///
  /// - Parameter checksums: whether the whole content's checksum is compared too.
  /// - Throws: ``BundleError`` for the first thing that is not as it must be.
  /// - Complexity: O(sections); with the checksum O(bytes).
  init(_ bytes: UnsafeRawBufferPointer, checksums: Bool) throws(BundleError) {
    guard let base = bytes.baseAddress, bytes.count >= 8 else {
      throw .truncated(expected: BundleHeader.byteCount, found: bytes.count)
    }
    let record = unsafe RecordView(base: base, byteCount: bytes.count)
    let magic = record.integer(BundleHeader.magicOffset, as: UInt64.self)
    if magic == BundleHeader.magic.byteSwapped { throw .otherEndianness }
    guard magic == BundleHeader.magic else { throw .notABundle(found: magic) }
    guard bytes.count >= BundleHeader.byteCount else {
      throw .truncated(expected: BundleHeader.byteCount, found: bytes.count)
    }
    try Self.checkVersion(record)
    let declared = record.integer(BundleHeader.bundleByteCountOffset, as: UInt64.self)
    guard let declared = Int(exactly: declared) else {
      throw .truncated(expected: .max, found: bytes.count)
    }
    if declared > bytes.count { throw .truncated(expected: declared, found: bytes.count) }
    if declared < bytes.count { throw .overlong(expected: declared, found: bytes.count) }
    header = try BundleInfo(record, byteCount: declared)
    if checksums {
      let found = unsafe Self.checksum(of: bytes)
      guard found == header.checksum else {
        throw .checksumMismatch(expected: header.checksum, found: found)
      }
    }
    sections = try unsafe Self.sections(record, bytes)
    tables = unsafe Self.tables(sections, base: base)
  }

  /// The checksum of a whole bundle, of which there are at least a header's bytes.
  static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let head = unsafe UnsafeRawBufferPointer(rebasing: bytes[..<BundleHeader.checksumOffset])
    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[BundleHeader.checkedOffset...])
    return unsafe ContentHash.hash(rest, seed: ContentHash.hash(head, seed: 0))
  }

  private static func checkVersion(_ record: RecordView) throws(BundleError) {
    let mark = record.word(BundleHeader.byteOrderMarkOffset)
    if mark == BundleHeader.byteOrderMark.byteSwapped { throw .otherEndianness }
    guard mark == BundleHeader.byteOrderMark else {
      throw .malformed(
        offset: BundleHeader.byteOrderMarkOffset,
        expected: "\(BundleHeader.byteOrderMark)",
        found: "\(mark)"
      )
    }
    let version = record.integer(BundleHeader.formatVersionOffset, as: UInt16.self)
    guard version >= BundleHeader.formatVersion else {
      throw .unsupportedVersion(found: Int(version), supported: Int(BundleHeader.formatVersion))
    }
    let features = record.word(BundleHeader.requiredFeaturesOffset)
    guard features == 0 else { throw .unsupportedFeatures(found: features) }
    let byteCount = record.integer(BundleHeader.headerByteCountOffset, as: UInt16.self)
    guard Int(byteCount) >= BundleHeader.byteCount else {
      throw .malformed(
        offset: BundleHeader.headerByteCountOffset,
        expected: "\(BundleHeader.byteCount) or more",
        found: "\(byteCount)"
      )
    }
  }

  private static func sections(
    _ header: RecordView,
    _ bytes: UnsafeRawBufferPointer
  ) throws(BundleError) -> [BundleSection] {
    let count = header.word(BundleHeader.sectionCountOffset)
    let tableOffset = header.integer(BundleHeader.sectionTableOffset, as: UInt64.self)
    let headerByteCount = Int(header.integer(BundleHeader.headerByteCountOffset, as: UInt16.self))
    guard count <= BundleHeader.sectionCountLimit else {
      throw .malformed(
        offset: BundleHeader.sectionCountOffset,
        expected: "at most \(BundleHeader.sectionCountLimit) sections",
        found: "\(count)"
      )
    }
    guard tableOffset == UInt64(headerByteCount),
      headerByteCount + Int(count) * SectionEntry.stride <= bytes.count
    else {
      throw .malformed(
        offset: BundleHeader.sectionTableOffset,
        expected: "a table of \(count) sections at byte \(headerByteCount), inside the file",
        found: "\(tableOffset)"
      )
    }
    let table = unsafe SectionView(
      base: header.base + headerByteCount,
      count: Int(count),
      stride: SectionEntry.stride
    )
    var sections: [BundleSection] = []
    sections.reserveCapacity(Int(count))
    var end = headerByteCount + Int(count) * SectionEntry.stride
    for index in 0..<count {
      guard let entry = table.record(index) else { break }
      let offset = headerByteCount + Int(index) * SectionEntry.stride
      let section = try BundleSection(entry, entryOffset: offset, previous: sections.last, end: end)
      // The section's own check has found it to begin at `end` or later; the sum cannot overflow, since both
      // are below the file's count, which this guard sees to.
      guard section.byteCount <= bytes.count, section.offset <= bytes.count - section.byteCount else {
        throw .malformed(
          offset: offset + SectionEntry.offsetOffset,
          expected: "a section inside the file's \(bytes.count) bytes",
          found: "\(section.byteCount) bytes at byte \(section.offset)"
        )
      }
      end = section.offset + section.byteCount
      sections.append(section)
    }
    return sections
  }

  private static func tables(
    _ sections: [BundleSection],
    base: UnsafeRawPointer
  ) -> BundleTables {
    var next = 0
    return BundleTables { id in
      // Both orders ascend, so one pass serves all; a section that is not there is empty.
      while next < sections.count, sections[next].id < id.rawValue { next += 1 }
      guard next < sections.count, sections[next].id == id.rawValue else {
        return unsafe SectionView(base: base, count: 0, stride: id.byteCount)
      }
      let section = sections[next]
      return unsafe SectionView(
        base: base + section.offset,
        count: section.recordCount,
        stride: section.recordStride
      )
    }
  }
}
