import SeedLayout
import SeedModel

/// Writes content as a bundle: the same content gives the same bytes, in whatever order it comes.
package struct BundleWriter {
  var text = TextPool()
  var provenanceText = TextPool()
  var sections: [SectionID: ByteBuffer] = [:]
  var identities: [(id: Identity, value: UInt32)] = []
  var numbers: [(number: UInt32, value: UInt32)] = []
  var segments: [SegmentValue] = []
  var arms: [ArmValue] = []
  /// Records written so far, by section.
  var recordCounts: [SectionID: Int] = [:]
  /// The bugs' indices.
  var bugIndices: [Identity: UInt32] = [:]
  /// The products by the bytes of their names; `String` takes canonical equivalents for equal.
  var products: [[UInt8]: Product] = [:]
  /// The record that is written, for errors.
  var current = ""

  private init() {}

  /// The bundle of some content.
  ///
  /// - Throws: ``BundleWriteError`` for content that is contradictory or does not fit the layout.
  /// - Complexity: O(*n* log *n*) in the records, O(*n*) in the text.
  package static func write(_ content: BundleContent) throws(BundleWriteError) -> [UInt8] {
    guard PluralRules(locale: content.locale) != nil, content.locale.utf8.allSatisfy({ $0 < 0x80 }),
      content.locale.utf8.count < BundleHeader.localeByteCount
    else { throw .unsupportedLocale(content.locale) }
    var writer = BundleWriter()
    try writer.writeBugs(content.bugs)
    try writer.writeFixes(content.fixes)
    try writer.writeTidbits(content.microEducation)
    try writer.writeCopy(content)
    try writer.append(content.files)
    try writer.writeRetired(content.retired)
    try writer.writeIdentityIndex()
    try writer.writeNumberIndex()
    try writer.writeProvenance(content.provenance)
    return writer.assemble(version: content.version, locale: content.locale)
  }

  /// The index of a new record of a kind, or an error when there are too many.
  static func recordIndex(_ index: Int, of section: SectionID) throws(BundleWriteError) -> UInt32 {
    guard index < IndexValue.recordCountLimit else {
      throw .tooManyRecords(
        section: "\(section)",
        count: index + 1,
        limit: IndexValue.recordCountLimit
      )
    }
    return UInt32(index)
  }

  /// A number as a field of another width, or an error that names it.
  static func narrow<Field: FixedWidthInteger>(
    _ value: Int,
    _ field: String,
    of record: @autoclosure () -> String
  ) throws(BundleWriteError) -> Field {
    guard let narrowed = Field(exactly: value) else {
      throw .outOfRange(field: field, value: value, record: record())
    }
    return narrowed
  }
}

// MARK: - Putting it together

extension BundleWriter {
  private mutating func assemble(version: ContentVersion, locale: String) -> [UInt8] {
    let ids = SectionID.allCases.sorted { $0.rawValue < $1.rawValue }
    var payloads = sections.mapValues(\.bytes)
    payloads[.text] = text.bytes
    payloads[.provenanceText] = provenanceText.bytes

    var table = ByteBuffer()
    var digest = ContentDigestAccumulator()
    var offset = Self.aligned(BundleHeader.byteCount + ids.count * SectionEntry.stride)
    var end = offset
    for id in ids {
      let payload = payloads[id, default: []]
      table.append(id.rawValue)
      table.append(id.flags)
      table.append(UInt64(offset))
      table.append(UInt64(payload.count))
      table.append(UInt32(id.byteCount))
      table.append(UInt32(payload.count / id.byteCount))
      if id.flags & SectionEntry.provenanceFlag == 0 {
        payload.withUnsafeBytes { digest.add(section: id.rawValue, bytes: $0) }
      }
      end = offset + payload.count
      offset = Self.aligned(end)
    }

    var bundle = ByteBuffer(reserving: end)
    appendHeader(
      to: &bundle,
      byteCount: end,
      sectionCount: ids.count,
      digest: digest,
      version: version,
      locale: locale
    )
    bundle.append(contentsOf: table.bytes)
    for id in ids {
      bundle.appendZeroes(Self.aligned(bundle.bytes.count) - bundle.bytes.count)
      bundle.append(contentsOf: payloads[id, default: []])
    }
    bundle.replace(at: BundleHeader.checksumOffset, with: Self.checksum(of: bundle.bytes))
    return bundle.bytes
  }

  private func appendHeader(
    to bundle: inout ByteBuffer,
    byteCount: Int,
    sectionCount: Int,
    digest: ContentDigestAccumulator,
    version: ContentVersion,
    locale: String
  ) {
    bundle.append(BundleHeader.magic)
    bundle.append(BundleHeader.byteOrderMark)
    bundle.append(BundleHeader.formatVersion)
    bundle.append(UInt16(BundleHeader.byteCount))
    bundle.append(UInt64(byteCount))
    bundle.append(UInt64(0))
    bundle.append(digest.high)
    bundle.append(digest.low)
    bundle.append(version.major)
    bundle.append(version.minor)
    bundle.append(version.patch)
    bundle.append(UInt32(sectionCount))
    bundle.append(UInt64(BundleHeader.byteCount))
    bundle.append(UInt32(0))
    bundle.append(LayoutRevision.current)
    bundle.append(contentsOf: Array(locale.utf8))
    bundle.appendZeroes(BundleHeader.byteCount - bundle.bytes.count)
  }

  /// The checksum of a whole bundle, whatever stands in its checksum field.
  ///
  /// - Precondition: `bundle` has at least the bytes of a header.
  package static func checksum(of bundle: [UInt8]) -> UInt64 {
    bundle.withUnsafeBytes { bytes in
      let head = ContentHash.hash(
        UnsafeRawBufferPointer(rebasing: bytes[..<BundleHeader.checksumOffset]),
        seed: 0
      )
      return ContentHash.hash(
        UnsafeRawBufferPointer(rebasing: bytes[BundleHeader.checkedOffset...]),
        seed: head
      )
    }
  }

  private static func aligned(_ offset: Int) -> Int {
    (offset + SectionEntry.alignment - 1) / SectionEntry.alignment * SectionEntry.alignment
  }
}
