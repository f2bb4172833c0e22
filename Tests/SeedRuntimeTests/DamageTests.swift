import BundleSamples
import SeedCompiler
import SeedLayout
import SeedModel
import SeedRuntime
import Testing

@Suite struct DamageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a bundle cut short at any byte is refused`() throws {
    let whole = try BundleWriter.write(.rich)
    for byteCount in 0..<whole.count {
      let error = #expect(throws: BundleError.self) { try SeedBundle.open(bytes: Array(whole[..<byteCount])) }
      guard case .truncated(_, let found) = error else {
        Issue.record("\(byteCount) bytes: \(String(describing: error))")
        continue
      }
      #expect(found == byteCount)
    }
  }

  @Test func `a cut bundle whose header was adapted never reads outside`() throws {
    let whole = try BundleWriter.write(.rich)
    for byteCount in BundleHeader.byteCount..<whole.count {
      var cut = BundleBytes(bytes: Array(whole[..<byteCount]))
      cut.put(UInt64(byteCount), at: BundleHeader.bundleByteCountOffset)
      cut.repairChecksum()
      #expect(throws: BundleError.self) { try SeedBundle.open(bytes: cut.bytes) }
    }
  }

  @Test func `a single changed byte is always found`() throws {
    let whole = try BundleWriter.write(.small)
    for offset in whole.indices {
      var changed = whole
      changed[offset] ^= 1 << UInt8(offset % 8)
      #expect(throws: BundleError.self, "byte \(offset)") { try SeedBundle.open(bytes: changed) }
    }
  }

  @Test(arguments: 0..<8)
  func `random changes behind a right checksum end in errors or bounded reads`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let whole = try BundleWriter.write(.rich)
    for _ in 0..<150 {
      var damaged = BundleBytes(bytes: whole)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let offset = Int.random(in: 0..<whole.count, using: &random)
        let bytes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
        damaged.bytes[offset] = bytes.randomElement(using: &random) ?? 0
      }
      damaged.repairChecksum()
      if let bundle = try? SeedBundle.open(bytes: damaged.bytes) { bundle.readEverything() }
    }
  }

  @Test(arguments: 0..<4)
  func `random words in the records end in errors or bounded reads`(seed: UInt64) throws {
    var random = RandomSource(seed: 1_000 + seed)
    let whole = try BundleWriter.write(.rich)
    let table = BundleHeader.byteCount + SectionID.allCases.count * SectionEntry.stride
    for _ in 0..<150 {
      var damaged = BundleBytes(bytes: whole)
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let offset = Int.random(in: table / 4..<whole.count / 4, using: &random) * 4
        let small = UInt32.random(in: 0...200, using: &random)
        let words: [UInt32] = [.max, .max - 1, 0, 1, 0x7FFF_FFFF, 0x8000_0000, small]
        damaged.put(words.randomElement(using: &random) ?? 0, at: offset)
      }
      damaged.repairChecksum()
      if let bundle = try? SeedBundle.open(bytes: damaged.bytes) { bundle.readEverything() }
      // A mapped bundle is opened without its lists, and meets them when they are used.
      let path = try folder.replace("damaged", with: damaged.bytes)
      if let bundle = try? SeedBundle.open(mapping: path) { bundle.readEverything() }
    }
  }

  @Test func `verify finds any change to a record`() throws {
    let whole = try BundleWriter.write(.rich)
    let sound = try SeedBundle.open(bytes: whole, verifying: .everything)
    // With checksum and digest set aside, the structural checks are what is left to find a damaged reference.
    for section in sound.sections where section.name != "text" && section.name != "provenanceText" {
      for record in 0..<section.recordCount {
        var damaged = BundleBytes(bytes: whole)
        let offset = section.offset + record * section.recordStride
        for byte in offset..<offset + section.recordStride { damaged.bytes[byte] = 0xEE }
        damaged.repairChecksum()
        guard let bundle = try? SeedBundle.open(bytes: damaged.bytes) else { continue }
        let structural = bundle.problems().filter {
          if case .digestMismatch = $0 { return false }
          return true
        }
        #expect(!structural.isEmpty, "\(section.name ?? "?") \(record)")
      }
    }
  }

  @Test func `text that is no UTF-8 is found, and read with replacement characters`() throws {
    var damaged = BundleBytes(bytes: try BundleWriter.write(.small))
    let text = try #require(try SeedBundle.open(bytes: damaged.bytes).sections.first { $0.name == "text" })
    damaged.bytes[text.offset] = 0xFF
    damaged.repairChecksum()
    let bundle = try SeedBundle.open(bytes: damaged.bytes)
    #expect(throws: BundleError.self) { try bundle.verify() }
    #expect(
      bundle.problems().contains(.malformed(offset: text.offset, expected: "UTF-8", found: "other bytes"))
    )
    let bug = try #require(bundle.bugs.handles.first)
    #expect(bundle.string(bundle.slug(of: bug)) == "\u{FFFD}eed-to-be-right")
    #expect(throws: BundleError.self) { try bundle.model(bug) }
  }

  @Test func `messages that share their parts without end are refused`() throws {
    // Every arm of every plural leads to all segments behind it: a walk without a budget takes 2ⁿ steps.
    var content = BundleContent.small
    let arm = MessagePattern.PluralArm(
      selector: .category(.other),
      pattern: MessagePattern(segments: [.number, .number])
    )
    let plural = MessagePattern.Segment.plural(name: "days", arms: [arm, arm])
    content.copyEntries[0].variants = [
      CopyVariant(title: nil, body: MessagePattern(segments: Array(repeating: plural, count: 60)))
    ]
    var bundle = BundleBytes(bytes: try BundleWriter.write(content))
    let sections = try SeedBundle.open(bytes: bundle.bytes).sections
    let arms = try #require(sections.first { $0.name == "arms" })
    for index in 0..<arms.recordCount {
      let offset = arms.offset + index * ArmLayout.stride
      let parent = index / 2
      bundle.put(UInt32(parent + 1), at: offset + ArmLayout.firstSegmentOffset)
      bundle.put(UInt32(59 - parent), at: offset + ArmLayout.segmentCountOffset)
    }
    bundle.repairChecksum()
    #expect(throws: BundleError.self) { try SeedBundle.open(bytes: bundle.bytes) }
    // A mapped bundle is opened all the same, and refuses the messages when they are used.
    let opened = try SeedBundle.open(mapping: try folder.replace("shared", with: bundle.bytes))
    let entry = try #require(opened.copyEntries.handles.first)
    #expect(opened.variants(of: entry).isEmpty)
    #expect(throws: BundleError.self) { try opened.model(entry) }
    #expect(throws: BundleError.self) { try opened.verify() }
  }
}
