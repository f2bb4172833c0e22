/// A section of a bundle as this version writes it.
package struct BundleSection: Sendable {
  package let section: Section
  /// Bytes of a record as this version writes it.
  package let byteCount: Int
  /// The layout's type, for the format's page; nil for plain bytes.
  package let layout: String?
  /// Whether it is a hash table, whose count of slots is a power of two.
  package let isHashTable: Bool
  /// Whether it says how the bundle came to be and is left out of the content's digest.
  package let isProvenance: Bool

  package init(
    _ section: Section,
    byteCount: Int,
    layout: String?,
    isHashTable: Bool = false,
    isProvenance: Bool = false
  ) {
    self.section = section
    self.byteCount = byteCount
    self.layout = layout
    self.isHashTable = isHashTable
    self.isProvenance = isProvenance
  }

  private static func row(
    _ id: UInt32,
    _ name: String,
    _ byteCount: Int,
    _ order: String,
    layout: String? = nil,
    isHashTable: Bool = false,
    isProvenance: Bool = false,
    now: Int? = nil
  ) -> BundleSection {
    BundleSection(
      Section(id, name, firstByteCount: byteCount, order: order, mustBeKnown: !isProvenance),
      byteCount: now ?? byteCount,
      layout: layout,
      isHashTable: isHashTable,
      isProvenance: isProvenance
    )
  }

  /// Sections whose records are no content of their own, by id: texts, indexes, provenance. Their layouts are
  /// written by hand, in SeedLayout.
  package static let fixed: [BundleSection] = [
    row(1, "text", 1, "all texts, UTF-8, each one once"),
    row(
      15,
      "segments",
      16,
      "those of one pattern or arm together, an arm's behind their parent",
      layout: "SegmentLayout"
    ),
    row(16, "arms", 24, "those of one plural or select together, as authored", layout: "ArmLayout"),
    row(32, "identityIndex", 24, "a hash table of every id", layout: "IdentitySlotLayout", isHashTable: true),
    row(
      33,
      "numberIndex",
      8,
      "a hash table of the numbers of fixes and retired fixes",
      layout: "NumberSlotLayout",
      isHashTable: true
    ),
    row(34, "copyIndex", 8, "a hash table of (product, key)", layout: "CopySlotLayout", isHashTable: true),
    row(
      35,
      "fixSlices",
      192,
      "for each bug a row of runs of fixes, by type and severity",
      layout: "SliceLayout",
      now: VocabularyTable.fixType.names.count * 8 * 8
    ),
    row(
      36,
      "tidbitSlices",
      56,
      "for each bug a row of runs of tidbits, by trigger",
      layout: "SliceLayout",
      now: VocabularyTable.educationTrigger.names.count * 8
    ),
    row(48, "provenance", 16, "one record", layout: "ProvenanceLayout", isProvenance: true),
    row(49, "sources", 32, "sorted by label", layout: "SourceLayout", isProvenance: true),
    row(50, "provenanceText", 1, "the texts of the two sections above, UTF-8", isProvenance: true),
  ]
}
