import SeedLayout

/// All sections of an open bundle, each inside the file and with the stride of this format version.
@usableFromInline
struct BundleTables: Sendable {
  @usableFromInline let text: SectionView
  @usableFromInline let bugs: SectionView
  @usableFromInline let fixes: SectionView
  let configurations: SectionView
  let items: SectionView
  @usableFromInline let tidbits: SectionView
  let products: SectionView
  let voices: SectionView
  let copyKeys: SectionView
  let placeholders: SectionView
  let placeholderValues: SectionView
  let copySlots: SectionView
  let copyEntries: SectionView
  let variants: SectionView
  let segments: SectionView
  let arms: SectionView
  let priorityRules: SectionView
  let keywords: SectionView
  let hourRanges: SectionView
  @usableFromInline let retired: SectionView
  @usableFromInline let identityIndex: SectionView
  @usableFromInline let numberIndex: SectionView
  let copyIndex: SectionView
  @usableFromInline let fixSlices: SectionView
  @usableFromInline let tidbitSlices: SectionView
  let provenance: SectionView
  let sources: SectionView
  let provenanceText: SectionView

  init(_ section: (SectionID) throws(BundleError) -> SectionView) throws(BundleError) {
    text = try section(.text)
    bugs = try section(.bugs)
    fixes = try section(.fixes)
    configurations = try section(.configurations)
    items = try section(.items)
    tidbits = try section(.tidbits)
    products = try section(.products)
    voices = try section(.voices)
    copyKeys = try section(.copyKeys)
    placeholders = try section(.placeholders)
    placeholderValues = try section(.placeholderValues)
    copySlots = try section(.copySlots)
    copyEntries = try section(.copyEntries)
    variants = try section(.variants)
    segments = try section(.segments)
    arms = try section(.arms)
    priorityRules = try section(.priorityRules)
    keywords = try section(.keywords)
    hourRanges = try section(.hourRanges)
    retired = try section(.retired)
    identityIndex = try section(.identityIndex)
    numberIndex = try section(.numberIndex)
    copyIndex = try section(.copyIndex)
    fixSlices = try section(.fixSlices)
    tidbitSlices = try section(.tidbitSlices)
    provenance = try section(.provenance)
    sources = try section(.sources)
    provenanceText = try section(.provenanceText)
  }
}
