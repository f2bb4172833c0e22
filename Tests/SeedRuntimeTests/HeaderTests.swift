import BundleSamples
import SeedCompiler
import SeedLayout
import SeedModel
import SeedRuntime
import Testing

@Suite struct HeaderTests {
  private func open(
    _ content: BundleContent = .small,
    _ change: (inout BundleBytes) -> Void
  ) throws(BundleError) -> SeedBundle {
    guard let whole = try? BundleWriter.write(content) else { throw .missingSection(id: 0) }
    var bundle = BundleBytes(bytes: whole)
    change(&bundle)
    bundle.repairChecksum()
    return try SeedBundle.open(bytes: bundle.bytes)
  }

  @Test func `no bytes are no bundle`() {
    #expect(throws: BundleError.truncated(expected: 128, found: 0)) { try SeedBundle.open(bytes: []) }
  }

  @Test func `another file is no bundle`() {
    let json = Array("[{\"id\": 1}]".utf8)
    #expect(throws: BundleError.notABundle(found: 0x3A22_6469_227B_5B00 >> 8 | 0x20 << 56)) {
      try SeedBundle.open(bytes: json)
    }
  }

  @Test(arguments: [0, 1] as [UInt16])
  func `a version before the promise is refused by name`(version: UInt16) {
    #expect(throws: BundleError.unsupportedVersion(found: Int(version), supported: 2)) {
      try open { $0.put(version, at: BundleHeader.formatVersionOffset) }
    }
  }

  @Test func `a later version is read`() throws {
    let bundle = try open { $0.put(UInt16(3), at: BundleHeader.formatVersionOffset) }
    #expect(bundle.info.formatVersion == 3)
    #expect(bundle.fix(number: 42) != nil)
  }

  @Test func `features of a later reader are refused`() {
    #expect(throws: BundleError.unsupportedFeatures(found: 4)) {
      try open { $0.put(UInt32(4), at: BundleHeader.requiredFeaturesOffset) }
    }
  }

  @Test func `a file of the other byte order is named as such`() {
    #expect(throws: BundleError.otherEndianness) {
      try open { $0.put(BundleHeader.byteOrderMark.byteSwapped, at: BundleHeader.byteOrderMarkOffset) }
    }
    #expect(throws: BundleError.otherEndianness) {
      try open { $0.put(BundleHeader.magic.byteSwapped, at: BundleHeader.magicOffset) }
    }
  }

  @Test func `a file with more bytes than it says is refused`() {
    #expect(throws: BundleError.self) { try open { $0.bytes.append(0) } }
  }

  @Test func `more sections than a reader looks at are refused`() {
    let expected = BundleError.malformed(
      offset: BundleHeader.sectionCountOffset,
      expected: "at most 1024 sections",
      found: "1025"
    )
    #expect(throws: expected) { try open { $0.put(UInt32(1025), at: BundleHeader.sectionCountOffset) } }
  }

  @Test func `a section that nobody knows is passed over`() throws {
    let bundle = try open { bundle in
      // The last section takes an id from the future, in a table with room for one more entry.
      bundle = BundleBytes(bytes: withSection(id: 4_000, flags: 0, in: bundle.bytes))
    }
    #expect(bundle.sections.last?.id == 4_000)
    #expect(bundle.sections.last?.name == nil)
    #expect(bundle.fix(number: 42) != nil)
    #expect(bundle.problems().allSatisfy { if case .digestMismatch = $0 { true } else { false } })
  }

  @Test func `a section that nobody knows but must is refused`() {
    #expect(throws: BundleError.unknownRequiredSection(id: 4_000)) {
      try open { bundle in
        bundle = BundleBytes(
          bytes: withSection(id: 4_000, flags: SectionEntry.requiredFlag, in: bundle.bytes)
        )
      }
    }
  }

  @Test func `a section that is not there is empty`() throws {
    let bundle = try open {
      $0.put(UInt32(SectionID.allCases.count - 1), at: BundleHeader.sectionCountOffset)
    }
    #expect(bundle.sections.last?.name != "\(SectionID.allCases.last ?? .text)")
    #expect(bundle.fix(number: 42) != nil)
  }

  @Test(arguments: SectionID.allCases)
  func `a section outside the file, unaligned or of another stride is refused`(id: SectionID) {
    func change(_ field: Int, _ value: some FixedWidthInteger) -> BundleError? {
      #expect(throws: BundleError.self) {
        try open(.rich) { $0.put(value, at: $0.entryOffset(of: id) + field) }
      }
    }
    for offset in [UInt64.max, 1 << 63, 1 << 40, 0, 1, 65] { _ = change(SectionEntry.offsetOffset, offset) }
    for byteCount in [UInt64.max, 1 << 63, 1 << 40] { _ = change(SectionEntry.byteCountOffset, byteCount) }
    for count in [UInt32.max, 1 << 31] { _ = change(SectionEntry.recordCountOffset, count) }
    for stride in [UInt32.max, 7] { _ = change(SectionEntry.recordStrideOffset, stride) }
    // Without the section a reader that must know it has nothing to read; others pass over the unknown one.
    if id.flags & SectionEntry.requiredFlag != 0 { _ = change(SectionEntry.idOffset, UInt32.max) }
  }

  /// A bundle with one more section, of one record of 8 bytes, behind all others.
  private func withSection(id: UInt32, flags: UInt32, in bytes: [UInt8]) -> [UInt8] {
    let count = SectionID.allCases.count
    let tableEnd = BundleHeader.byteCount + count * SectionEntry.stride
    // All sections move back by one aligned piece, into whose beginning the new entry goes.
    var bundle = BundleBytes(bytes: Array(bytes[..<tableEnd]))
    let shift = SectionEntry.alignment
    let firstOffset = (tableEnd + shift - 1) / shift * shift
    for place in 0..<count {
      let offset = BundleHeader.byteCount + place * SectionEntry.stride + SectionEntry.offsetOffset
      let old = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
      bundle.put(old + UInt64(shift), at: offset)
    }
    bundle.bytes += Array(repeating: 0, count: firstOffset + shift - bundle.bytes.count)
    bundle.bytes += bytes[firstOffset...]
    bundle.bytes += Array(repeating: 0, count: (shift - bundle.bytes.count % shift) % shift)
    let offset = bundle.bytes.count
    bundle.bytes += [1, 2, 3, 4, 5, 6, 7, 8]
    bundle.put(id, at: tableEnd + SectionEntry.idOffset)
    bundle.put(flags, at: tableEnd + SectionEntry.flagsOffset)
    bundle.put(UInt64(offset), at: tableEnd + SectionEntry.offsetOffset)
    bundle.put(UInt64(8), at: tableEnd + SectionEntry.byteCountOffset)
    bundle.put(UInt32(8), at: tableEnd + SectionEntry.recordStrideOffset)
    bundle.put(UInt32(1), at: tableEnd + SectionEntry.recordCountOffset)
    bundle.put(UInt32(count + 1), at: BundleHeader.sectionCountOffset)
    bundle.put(UInt64(bundle.bytes.count), at: BundleHeader.bundleByteCountOffset)
    return bundle.bytes
  }
}
