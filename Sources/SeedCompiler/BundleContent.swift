package import SeedModel

/// Everything that a bundle holds.
///
/// The order of `bugs`, `fixes`, `microEducation`, `products`, `copyKeys`, `copyEntries`, `retired` and of
/// the provenance's sources is of no account: the writer sorts them. Orders inside a record (steps, voices,
/// variants, keywords) are content and are kept; placeholders are sorted by name.
package struct BundleContent: Hashable, Sendable {
  /// The version of the content.
  package var version: ContentVersion
  /// The language of all texts, such as `en_US`; one that ``PluralRules`` knows.
  package var locale: String
  /// The ego patterns.
  package var bugs: [Bug] = []
  /// The challenges.
  package var fixes: [Fix] = []
  /// The tidbits.
  package var microEducation: [MicroEducation] = []
  /// The apps that speak, with their voices.
  package var products: [CopyProduct] = []
  /// The contract of the copy.
  package var copyKeys: [CopyKey] = []
  /// The copy.
  package var copyEntries: [CopyEntry] = []
  /// What the files hold that are one record.
  package var files = FileValues()
  /// Identities that once shipped.
  package var retired: [RetiredRecord] = []
  /// How the bundle came to be.
  package var provenance: Provenance

  /// Makes a content without records.
  package init(version: ContentVersion, locale: String, provenance: Provenance) {
    self.version = version
    self.locale = locale
    self.provenance = provenance
  }
}
