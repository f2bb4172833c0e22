/// The sections of format version 1; all of them are present in every bundle, empty ones with count 0.
///
/// Ids are never reused. 1…31 hold records, 32…47 indexes into them, 48…63 provenance.
package enum SectionID: UInt32, CaseIterable, Sendable {
  /// All texts, UTF-8, each one once; stride 1.
  case text = 1
  /// ``BugLayout``, sorted by id.
  case bugs = 2
  /// ``FixLayout``, sorted by (bug, type, severity, number).
  case fixes = 3
  /// ``ConfigurationLayout``, in the order of their fixes.
  case configurations = 4
  /// ``ItemLayout``, in the order of their configurations, then as authored.
  case items = 5
  /// ``TidbitLayout``, sorted by (bug, trigger, id).
  case tidbits = 6
  /// ``ProductLayout``, sorted by name.
  case products = 7
  /// ``VoiceLayout``, in the order of their products, then as authored.
  case voices = 8
  /// ``CopyKeyLayout``, sorted by (product, key).
  case copyKeys = 9
  /// ``PlaceholderLayout``, in the order of their keys, then by name.
  case placeholders = 10
  /// ``TextReference``, the values of select placeholders, as authored.
  case placeholderValues = 11
  /// u32: for each key and each voice of its product the entry's index, or ``Absent/index``.
  case copySlots = 12
  /// ``CopyEntryLayout``, in the order of their keys, then voices.
  case copyEntries = 13
  /// ``VariantLayout``, in the order of their entries, then as authored.
  case variants = 14
  /// ``SegmentLayout``; the segments of one pattern or arm lie together, an arm's after their parent.
  case segments = 15
  /// ``ArmLayout``; the arms of one plural or select lie together, as authored.
  case arms = 16
  /// ``PriorityLayout``, no record or one.
  case priorityRules = 17
  /// ``KeywordLayout``, those of places, then those of messages, as given.
  case keywords = 18
  /// ``HourRangeLayout``, as authored.
  case hourRanges = 19
  /// ``RetiredLayout``, those known by id sorted by id, then those known by key sorted by key.
  case retired = 20
  /// ``IdentitySlotLayout``, a hash table of every id.
  case identityIndex = 32
  /// ``NumberSlotLayout``, a hash table of the numbers of fixes and retired fixes.
  case numberIndex = 33
  /// ``CopySlotLayout``, a hash table of (product, key).
  case copyIndex = 34
  /// ``SliceLayout``: for each bug × type × severity the fixes that have them.
  case fixSlices = 35
  /// ``SliceLayout``: for each bug × trigger the tidbits that have them.
  case tidbitSlices = 36
  /// ``ProvenanceLayout``, one record.
  case provenance = 48
  /// ``SourceLayout``, sorted by label.
  case sources = 49
  /// The texts that the two sections above refer to, UTF-8; stride 1.
  case provenanceText = 50

  /// The bytes of one record.
  package var stride: Int {
    switch self {
    case .text, .provenanceText: 1
    case .bugs: BugLayout.stride
    case .fixes: FixLayout.stride
    case .configurations: ConfigurationLayout.stride
    case .items: ItemLayout.stride
    case .tidbits: TidbitLayout.stride
    case .products: ProductLayout.stride
    case .voices: VoiceLayout.stride
    case .copyKeys: CopyKeyLayout.stride
    case .placeholders: PlaceholderLayout.stride
    case .placeholderValues: TextReference.stride
    case .copySlots: 4
    case .copyEntries: CopyEntryLayout.stride
    case .variants: VariantLayout.stride
    case .segments: SegmentLayout.stride
    case .arms: ArmLayout.stride
    case .priorityRules: PriorityLayout.stride
    case .keywords: KeywordLayout.stride
    case .hourRanges: HourRangeLayout.stride
    case .retired: RetiredLayout.stride
    case .identityIndex: IdentitySlotLayout.stride
    case .numberIndex: NumberSlotLayout.stride
    case .copyIndex: CopySlotLayout.stride
    case .fixSlices, .tidbitSlices: SliceLayout.stride
    case .provenance: ProvenanceLayout.stride
    case .sources: SourceLayout.stride
    }
  }

  /// The flags that version 1 writes for the section.
  package var flags: UInt32 {
    switch self {
    case .provenance, .sources, .provenanceText: SectionEntry.provenanceFlag
    default: SectionEntry.requiredFlag
    }
  }

  /// Whether the section is a hash table, whose count of slots is a power of two.
  package var isHashTable: Bool {
    switch self {
    case .identityIndex, .numberIndex, .copyIndex: true
    default: false
    }
  }
}

/// Values that stand for nothing.
@usableFromInline
package enum Absent {
  /// No record, and in the place of a text's offset no text.
  @usableFromInline package static let index: UInt32 = 0xFFFF_FFFF
}

/// Bounds that writers keep and readers enforce, so that a hostile bundle cannot ask for memory without end.
@usableFromInline
package enum TextLimit {
  /// The most bytes of one text.
  @usableFromInline package static let byteCount = 65_536
  /// The most items of one configuration.
  package static let itemCount = 255
}
