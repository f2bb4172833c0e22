import BundleSamples
import SeedCompiler
import SeedLayout
import SeedRuntime
import Testing

/// Bytes without a meaning: nothing may hide there.
@Suite struct RoomTests {
  private func problems(_ change: (inout BundleBytes) -> Void) throws -> [BundleError] {
    var bundle = BundleBytes(bytes: try BundleWriter.write(.rich))
    change(&bundle)
    bundle.repairChecksum()
    return try SeedBundle.open(bytes: bundle.bytes).problems()
  }

  @Test(arguments: [
    BundleHeader.localeOffset + 6, BundleHeader.localeOffset + BundleHeader.localeByteCount - 1, 112, 127,
  ])
  func `bytes behind the locale and the reserved ones are zero`(offset: Int) throws {
    let problems = try problems { $0.bytes[offset] = 7 }
    #expect(problems == [.malformed(offset: offset, expected: "0", found: "7")])
  }

  @Test(arguments: [SectionID.text, .claimSources, .provenance])
  func `a section has the flags of its kind and no others`(id: SectionID) throws {
    for bit in [UInt32(2), 4, 1 << 31] {
      let problems = try problems {
        $0.put(id.flags ^ bit, at: $0.entryOffset(of: id) + SectionEntry.flagsOffset)
      }
      #expect(
        problems.contains { if case .malformed(_, "the flags \(id.flags)", _) = $0 { true } else { false } }
      )
    }
  }

  @Test func `what lies between sections is zero`() throws {
    let sections = try SeedBundle.open(bytes: BundleWriter.write(.rich)).sections
    var count = 0
    for (section, next) in zip(sections, sections.dropFirst()) {
      let gap = section.offset + section.byteCount..<next.offset
      guard let last = gap.last else { continue }
      count += 1
      #expect(
        try problems { $0.bytes[last] = 1 } == [.malformed(offset: last, expected: "0", found: "1")]
      )
    }
    #expect(count > 5)
  }

  @Test func `bytes of a record that no field has taken are all bits one`() throws {
    let sections = try SeedBundle.open(bytes: BundleWriter.write(.rich)).sections
    let fixes = try #require(sections.first { $0.name == "fixes" })
    let problems = try problems { $0.bytes[fixes.offset + 63] = 0 }
    #expect(problems.contains(.malformed(offset: fixes.offset + 63, expected: "255", found: "0")))
  }

  @Test(arguments: [
    (SectionID.identityIndex, IdentitySlotLayout.stride, IdentitySlotLayout.valueOffset),
    (.numberIndex, NumberSlotLayout.stride, NumberSlotLayout.valueOffset),
    (.copyIndex, CopySlotLayout.stride, CopySlotLayout.valueOffset),
  ])
  func `slots of an index that nothing has taken are zero`(
    id: SectionID,
    stride: Int,
    valueOffset: Int
  ) throws {
    let bytes = try BundleWriter.write(.rich)
    let sections = try SeedBundle.open(bytes: bytes).sections
    let section = try #require(sections.first { $0.id == id.rawValue })
    let slots = Swift.stride(from: section.offset, to: section.offset + section.byteCount, by: stride)
    let empty = try #require(slots.first { bytes[$0 + valueOffset..<$0 + valueOffset + 4] == [0, 0, 0, 0] })
    #expect(
      try problems { $0.bytes[empty] = 1 }.contains(.malformed(offset: empty, expected: "0", found: "1"))
    )
    guard stride > valueOffset + 4 else { return }
    let taken = try #require(slots.first { bytes[$0 + valueOffset..<$0 + valueOffset + 4] != [0, 0, 0, 0] })
    let reserved = taken + valueOffset + 4
    #expect(
      try problems { $0.bytes[reserved] = 1 }.contains(
        .malformed(offset: reserved, expected: "0", found: "1")
      )
    )
  }
}
