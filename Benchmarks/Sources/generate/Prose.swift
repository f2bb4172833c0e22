/// The kinds of text that a record has.
enum Prose {
  case prompt
  case comment
  case validation
  case instruction
  case option
  case insight
  case situation
  case question
  /// A short text that names something: a category, a unit, a target.
  case label
  /// When something is over.
  case end
  /// A tidbit, of a few sentences.
  case body

  /// A text of this kind, neither too short nor too long for any field.
  func text(_ random: inout RandomSource) -> String {
    while true {
      let text = draft(&random)
      if (self == .label ? 8...60 : 20...200).contains(text.unicodeScalars.count) { return text }
    }
  }

  private func draft(_ random: inout RandomSource) -> String {
    var grammar = Grammar(random: random)
    defer { random = grammar.random }
    return switch self {
    case .prompt, .instruction, .option: sentence(grammar.request())
    case .comment, .validation, .insight, .situation: sentence(grammar.statement())
    case .question: sentence(grammar.question(), end: "?")
    case .label: sentence(grammar.label(), end: "")
    case .end: sentence(grammar.stretch())
    case .body: "\(sentence(grammar.statement())) \(sentence(grammar.statement()))"
    }
  }

  private func sentence(_ words: String, end: String = ".") -> String {
    words.prefix(1).uppercased() + words.dropFirst() + end
  }
}

extension JSONValue {
  /// A text of a kind.
  static func text(_ prose: Prose, _ random: inout RandomSource) -> JSONValue { .string(prose.text(&random)) }
}
