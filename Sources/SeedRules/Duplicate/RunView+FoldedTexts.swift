import SeedDecoding
import SeedLint
import SeedText

extension RunView {
  /// The texts that the rules on repetition compare, of those rules that are on: scanned once for all of them.
  var foldedTexts: FoldedTexts { reading(RepetitionReading.self).texts }
}

/// The scan of the texts that may repeat each other.
private struct RepetitionReading: RunReading {
  let texts: FoldedTexts

  init(_ run: RunView) {
    var fields: Set<String> = []
    var fieldsByWords: Set<String> = []
    for (rule, own, comparesWords) in Self.compared where run.configuration.isOn(rule) {
      fields.formUnion(own)
      if comparesWords { fieldsByWords.formUnion(own) }
    }
    let texts = run.catalog.comparedTexts(
      of: ComparedFields.mask(fields),
      byWords: ComparedFields.mask(fieldsByWords),
      workerCount: run.workerCount
    )
    self.texts = FoldedTexts(texts, workerCount: run.workerCount)
  }

  /// What each rule compares: word by word, or only as a whole.
  private static let compared: [(rule: any Rule.Type, fields: Set<String>, comparesWords: Bool)] = [
    (DuplicateText.self, DuplicateText.comparedFields, false),
    (NearDuplicate.self, NearDuplicate.comparedFields, true),
    (DuplicateValidation.self, DuplicateValidation.comparedFields, false),
  ]
}
