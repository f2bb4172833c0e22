import SeedLayout
public import SeedModel

/// What a bundle's header says.
public struct BundleInfo: Hashable, Sendable {
  /// The version of the layout.
  public let formatVersion: Int
  /// How much the tables held that wrote the bundle; greater than ``ownLayoutRevision`` in a bundle of a
  /// newer tool.
  public let layoutRevision: Int
  /// Bytes of the whole bundle.
  public let byteCount: Int
  /// The hash of the whole bundle but for the place where it stands.
  public let checksum: UInt64
  /// What tells this content from another, whatever tool wrote it and under which version number.
  public let contentDigest: ContentDigest
  /// The version of the content.
  public let contentVersion: ContentVersion
  /// The language of all texts, such as `en_US`.
  public let locale: String

  /// How much this reader's tables hold.
  public static let ownLayoutRevision = Int(LayoutRevision.current)

  init(_ header: RecordView, byteCount: Int) throws(BundleError) {
    formatVersion = Int(header.integer(BundleHeader.formatVersionOffset, as: UInt16.self))
    layoutRevision = Int(header.word(BundleHeader.layoutRevisionOffset))
    self.byteCount = byteCount
    checksum = header.integer(BundleHeader.checksumOffset, as: UInt64.self)
    contentDigest = ContentDigest(
      high: header.integer(BundleHeader.contentDigestOffset, as: UInt64.self),
      low: header.integer(BundleHeader.contentDigestOffset + 8, as: UInt64.self)
    )
    contentVersion = ContentVersion(
      major: header.word(BundleHeader.majorOffset),
      minor: header.word(BundleHeader.minorOffset),
      patch: header.word(BundleHeader.patchOffset)
    )
    locale = try Self.locale(header)
  }

  private static func locale(_ header: RecordView) throws(BundleError) -> String {
    var locale = ""
    for place in 0..<BundleHeader.localeByteCount {
      let byte = header.byte(BundleHeader.localeOffset + place)
      if byte == 0 { return locale }
      guard byte < 0x80 else { break }
      locale.unicodeScalars.append(Unicode.Scalar(byte))
    }
    throw .malformed(
      offset: BundleHeader.localeOffset,
      expected: "ASCII that ends in a zero byte",
      found: "another byte"
    )
  }
}

/// A section, as a bundle's table describes it.
public struct BundleSection: Hashable, Sendable {
  /// The section's id; see `Documentation/BundleFormat.md`.
  public let id: UInt32
  /// 0-based offset of the first record from the file's start.
  public let offset: Int
  /// Bytes of all records.
  public let byteCount: Int
  /// Bytes of one record.
  public let recordStride: Int
  /// Records.
  public let recordCount: Int
  /// Whether readers that do not know the section must refuse the bundle.
  public let isRequired: Bool
  /// Whether the section says how the bundle came to be, rather than what it holds.
  public let isProvenance: Bool

  /// All flags, those without a meaning included.
  let flags: UInt32
  /// Where the section's entry of the table begins.
  let entryOffset: Int

  /// The section's name, or nil for one that this reader does not know.
  public var name: String? { SectionID(rawValue: id).map { "\($0)" } }

  init(
    _ entry: RecordView,
    entryOffset: Int,
    previous: BundleSection?,
    end: Int
  ) throws(BundleError) {
    id = entry.word(SectionEntry.idOffset)
    flags = entry.word(SectionEntry.flagsOffset)
    self.entryOffset = entryOffset
    isRequired = flags & SectionEntry.requiredFlag != 0
    isProvenance = flags & SectionEntry.provenanceFlag != 0
    let wideOffset = entry.integer(SectionEntry.offsetOffset, as: UInt64.self)
    let wideByteCount = entry.integer(SectionEntry.byteCountOffset, as: UInt64.self)
    recordStride = Int(entry.word(SectionEntry.recordStrideOffset))
    recordCount = Int(entry.word(SectionEntry.recordCountOffset))
    if let previous, id <= previous.id {
      throw .malformed(
        offset: entryOffset + SectionEntry.idOffset,
        expected: "an id above \(previous.id)",
        found: "\(id)"
      )
    }
    guard let offset = Int(exactly: wideOffset), offset >= end, offset % SectionEntry.alignment == 0 else {
      throw .malformed(
        offset: entryOffset + SectionEntry.offsetOffset,
        expected: "a multiple of \(SectionEntry.alignment) not below \(end)",
        found: "\(wideOffset)"
      )
    }
    self.offset = offset
    // Both factors are below 2³², so the product fits.
    guard let byteCount = Int(exactly: wideByteCount),
      wideByteCount == UInt64(recordStride) * UInt64(recordCount)
    else {
      throw .malformed(
        offset: entryOffset + SectionEntry.byteCountOffset,
        expected: "\(recordCount) records of \(recordStride) bytes",
        found: "\(wideByteCount) bytes"
      )
    }
    self.byteCount = byteCount
    guard let known = SectionID(rawValue: id) else {
      if isRequired { throw .unknownRequiredSection(id: id) }
      return
    }
    // Bytes of text have no records that could grow.
    guard known.firstByteCount == 1 ? recordStride == 1 : recordStride >= known.firstByteCount else {
      throw .malformed(
        offset: entryOffset + SectionEntry.recordStrideOffset,
        expected: "a stride of \(known.firstByteCount)\(known.firstByteCount == 1 ? "" : " or more")",
        found: "\(recordStride)"
      )
    }
    guard !known.isHashTable || recordCount.nonzeroBitCount == 1 else {
      throw .malformed(
        offset: entryOffset + SectionEntry.recordCountOffset,
        expected: "a power of two",
        found: "\(recordCount)"
      )
    }
  }
}
