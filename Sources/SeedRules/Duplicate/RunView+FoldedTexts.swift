import SeedLint
import SeedTables
import SeedText

extension RunView {
  /// The texts that the rules on repetition compare, of those rules that are on: scanned once for all of
  /// them.
  var foldedTexts: FoldedTexts { reading(RepetitionReading.self).texts }
}

/// The scan of the texts that may repeat each other.
private struct RepetitionReading: RunReading {
  let texts: FoldedTexts

  init(_ run: RunView) {
    var parts: Set<TextPart> = []
    var partsByWords: Set<TextPart> = []
    for (rule, own, comparesWords) in Self.compared where run.configuration.isOn(rule) {
      parts.formUnion(own)
      if comparesWords { partsByWords.formUnion(own) }
    }
    let texts = run.catalog.comparedTexts(
      of: ComparedParts.mask(parts),
      byWords: ComparedParts.mask(partsByWords),
      workerCount: run.workerCount
    )
    self.texts = FoldedTexts(texts, workerCount: run.workerCount)
  }

  /// What each rule compares: word by word, or only as a whole.
  private static let compared: [(rule: any Rule.Type, parts: Set<TextPart>, comparesWords: Bool)] = [
    (DuplicateText.self, DuplicateText.comparedParts, false),
    (NearDuplicate.self, NearDuplicate.comparedParts, true),
    (DuplicateValidation.self, DuplicateValidation.comparedParts, false),
  ]
}
