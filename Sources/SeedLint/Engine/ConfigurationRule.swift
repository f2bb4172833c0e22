package import SeedDecoding

/// A rule that judges the configuration against the whole content, once the other rules are done.
package protocol ConfigurationRule: Rule {
  init()

  /// - Parameter usedEntries: of the word lists whose rules can tell, by the list's name: the entries that stand in
  ///   the texts.
  func check(
    _ configuration: Configuration,
    _ catalog: Catalog,
    usedEntries: [String: Set<String>],
    _ findings: inout FindingSink
  )
}
