import BundleSamples
import SeedCompiler
import SeedLayout
import SeedModel
import SeedRuntime
import Testing

/// Bytes of a record that refer to records of its own.
struct OwningField: Sendable, CustomTestStringConvertible {
  let section: SectionID
  let offset: Int
  var width = 8
  var testDescription: String { "\(section) + \(offset)" }

  static let all: [OwningField] = [
    .init(section: .products, offset: CopyProductLayout.voicesOffset),
    .init(section: .copyKeys, offset: CopyKeyLayout.placeholdersOffset),
    .init(section: .copyKeys, offset: CopyKeyLayout.limitsOffset, width: 4),
    .init(section: .copyKeys, offset: CopyKeyLayout.entriesOffset),
    .init(section: .placeholders, offset: CopyKeyPlaceholderLayout.valuesOffset),
    .init(section: .copyEntries, offset: CopyEntryLayout.variantsOffset),
    .init(section: .variants, offset: CopyVariantLayout.bodyOffset),
    .init(section: .arms, offset: ArmLayout.segmentCountOffset),
    .init(section: .segments, offset: SegmentLayout.kindOffset),
    .init(section: .tidbits, offset: MicroEducationLayout.sourceOffset, width: 4),
    .init(section: .fixes, offset: FixLayout.interactionTypeOffset, width: 6),
    .init(section: .fixSlices, offset: 0, width: SectionID.fixSlices.byteCount),
    .init(section: .tidbitSlices, offset: 0, width: SectionID.tidbitSlices.byteCount),
  ]

  /// Whether a record's bytes refer to something.
  func refers(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(bytes)
    return switch section {
    case .segments: bytes[0] >= SegmentKind.plural.rawValue
    case .fixSlices, .tidbitSlices: bytes.contains { $0 != 0 }
    default: bytes.suffix(4).contains { $0 != 0 } && bytes.suffix(4) != [0xFF, 0xFF, 0xFF, 0xFF]
    }
  }
}

/// Small files that say they hold much: records that several others refer to.
@Suite struct SharingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The rich content, with all of a section's records referring to what the first refers to.
  private func crafted(_ field: OwningField) throws -> [UInt8] {
    var bytes = BundleBytes(bytes: try BundleWriter.write(.rich))
    let sections = try SeedBundle.open(bytes: bytes.bytes).sections
    let section = try #require(sections.first { $0.id == field.section.rawValue })
    let places = (0..<section.recordCount).map { section.offset + $0 * section.recordStride + field.offset }
    let owners = places.filter { field.refers(bytes.bytes[$0..<$0 + field.width]) }
    let first = try #require(owners.first)
    let shared = Array(bytes.bytes[first..<first + field.width])
    for place in [.placeholders, .copyKeys].contains(field.section) ? places : owners {
      bytes.bytes.replaceSubrange(place..<place + field.width, with: shared)
    }
    bytes.repairChecksum()
    return bytes.bytes
  }

  @Test(arguments: OwningField.all)
  func `records that share what belongs to one are damage`(field: OwningField) throws {
    let bytes = try crafted(field)
    let error = #expect(throws: BundleError.self) { try SeedBundle.open(bytes: bytes) }
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // A mapped bundle finds it when lists are first used, and reads as if there were none.
    guard let bundle = try? SeedBundle.open(mapping: try folder.replace("a", with: bytes)) else { return }
    bundle.readEverything()
    #expect(bundle.products.allSatisfy { $0.voices.isEmpty })
    #expect(bundle.copyKeys.allSatisfy { $0.placeholders.isEmpty && $0.entries.isEmpty })
    #expect(bundle.copyKeys.handles.allSatisfy { (try? bundle.model($0)) == nil })
    #expect(bundle.fixes.allSatisfy { (try? $0.model) == nil })
    #expect(throws: BundleError.self) { try bundle.verify() }
    #expect(throws: BundleError.self) {
      try SeedBundle.open(mapping: try folder.replace("b", with: bytes), verifying: .checksum)
    }
  }

  @Test func `a message is rendered to its limit and no further`() throws {
    var content = BundleContent.small
    let literal = MessagePattern.Segment.literal(String(repeating: "x", count: 60_000))
    content.copyEntries[0].variants = [
      CopyVariant(title: nil, body: MessagePattern(segments: Array(repeating: literal, count: 18)))
    ]
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content))
    let body = try #require(bundle.copyEntries.first?.variants.first?.body)
    #expect(SeedBundle.renderedByteCountLimit == 1_048_576)
    #expect(throws: CopyError.damaged("more than 1048576 bytes")) { try body.rendered() }
    #expect(throws: BundleError.self) { try body.pattern }
  }

  @Test func `names that are too long to compare again and again are damage`() throws {
    var content = BundleContent.small
    content.products[0].name = String(repeating: "n", count: 2_000)
    content.copyKeys[0].product = content.products[0].name
    content.copyEntries[0].product = content.products[0].name
    content.products.append(CopyProduct(name: "other", voices: ["v"]))
    let bundle = try SeedBundle.open(bytes: BundleWriter.write(content))
    #expect(throws: BundleError.self) { try bundle.verify() }
  }
}
