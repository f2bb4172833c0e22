import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource

/// The fields that the rules on repetition read.
enum ComparedFields {
  /// What a user reads as a piece of writing: no two of these may be the same, however short.
  static let prose: Set<String> = [
    "bugs[].description",
    "fixes[].prompt",
    "fixes[].inlineComment",
    "fixes[].configuration.multiStep.steps[].inlineComment",
    "micro_education[].body",
  ]

  /// What is prose as soon as it is more than a few words: "What happened?" may be asked twice.
  ///
  /// Left out are the answers of quizzes and scenarios, the labels of categories, and what a tally or a
  /// duration is called: two fixes may offer one answer and run until one hour.
  static let proseWhenLong: Set<String> = [
    "fixes[].configuration.timed.prompt",
    "fixes[].configuration.multiStep.steps[].instruction",
    "fixes[].configuration.quiz.question",
    "fixes[].configuration.quiz.options[].insight",
    "fixes[].configuration.quiz.explanationAfter",
    "fixes[].configuration.scenario.situation",
    "fixes[].configuration.scenario.options[].insight",
    "fixes[].configuration.scenario.debrief",
    "fixes[].configuration.observation.reportPrompt",
    "fixes[].configuration.substitute.triggerBehavior",
    "fixes[].configuration.substitute.replacementBehavior",
    "fixes[].configuration.predict.predictionPrompt",
    "fixes[].configuration.predict.observationPrompt",
    "fixes[].configuration.audit.auditPrompt",
    copyBody,
  ]

  static let copyBody = "copy/table.entries.*[].body"

  /// Whether each field is one of some paths, by the field's index.
  static func mask(_ paths: Set<String>) -> [Bool] {
    ContentPlans.shared.registry.paths.map { paths.contains($0) }
  }
}

extension Catalog {
  /// The place of a range of a text's bytes.
  func place(ofText index: UInt32, _ range: Range<Int>) -> Place {
    var place: Place?
    TextView.with(texts[Int(index)], in: self) { place = $0.place(range) }
    return place ?? self.place(ofText: index)
  }

  /// The place of a whole text, without its quotes.
  func place(ofText index: UInt32) -> Place {
    let text = texts[Int(index)]
    return Place(
      fileIndex: Int(text.fileIndex),
      range: trees[Int(text.fileIndex)].contentRange(of: text.node)
    )
  }
}
