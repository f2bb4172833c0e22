package import SeedDecoding
package import SeedLint
package import SeedText

/// A rule that compares texts with each other by their folded words. All such rules share one scan of the texts.
package protocol RepetitionRule: ReadingRule {
  /// The paths of the fields that it compares, whatever its options are.
  static var comparedFields: Set<String> { get }
  /// Whether it compares the texts word by word; otherwise it asks only which are the same.
  static var comparesWords: Bool { get }

  /// - Parameter texts: those of the compared fields of all such rules that are on, in the order of the catalog.
  func check(_ texts: FoldedTexts, of catalog: Catalog, _ findings: inout FindingSink)
}

extension RepetitionRule {
  package func check(_ readings: Readings, _ findings: inout FindingSink) {
    check(readings.reading(RepetitionReading.self).texts, of: readings.catalog, &findings)
  }
}

/// The texts that the rules on repetition compare, of those rules that are on.
private struct RepetitionReading: Reading {
  let texts: FoldedTexts

  private static let rules: [any RepetitionRule.Type] = [
    DuplicateText.self, NearDuplicate.self, DuplicateValidation.self,
  ]

  init(_ readings: Readings) {
    var fields: Set<String> = []
    var fieldsByWords: Set<String> = []
    for rule in Self.rules where readings.configuration.isOn(rule) {
      fields.formUnion(rule.comparedFields)
      if rule.comparesWords { fieldsByWords.formUnion(rule.comparedFields) }
    }
    let texts = readings.catalog.comparedTexts(
      of: ComparedFields.mask(fields),
      byWords: ComparedFields.mask(fieldsByWords),
      workerCount: readings.workerCount
    )
    self.texts = FoldedTexts(texts, workerCount: readings.workerCount)
  }
}
