package import SeedDecoding

/// A rule that compares texts with each other by their folded words. All such rules share one scan of the texts.
package protocol RepetitionRule: Rule {
  /// The paths of the fields that it compares, whatever its options are.
  static var comparedFields: Set<String> { get }
  /// Whether it compares the texts word by word; otherwise it asks only which are the same.
  static var comparesWords: Bool { get }

  init(_ options: RuleOptions)

  /// - Parameter texts: those of the compared fields of all such rules that are on, in the order of the catalog.
  func check(_ texts: FoldedTexts, of catalog: Catalog, _ findings: inout FindingSink)
}
