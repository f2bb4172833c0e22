import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables

/// The parts that the rules on repetition read.
enum ComparedParts {
  /// What a user reads as a piece of writing: no two of these may be the same, however short.
  static let prose: Set<TextPart> = [.description, .prompt, .comment, .stepComment, .tidbit]

  /// What is prose as soon as it is more than a few words: "What happened?" may be asked twice.
  ///
  /// Left out are the answers of quizzes and scenarios, the labels of categories, and what a tally or a
  /// duration is called: two fixes may offer one answer and run until one hour.
  static let proseWhenLong: Set<TextPart> = [.instruction, .situation, .insight, .behavior, .copyBody]

  /// Whether each field has one of some parts, by the field's index.
  static func mask(_ parts: Set<TextPart>) -> [Bool] {
    ContentPlans.shared.registry.parts.map { parts.contains($0) }
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
