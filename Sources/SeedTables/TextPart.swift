/// What a text does for its reader. Rules ask for the part that a text plays, never for the field it stands
/// in.
package enum TextPart: UInt8, Sendable, CaseIterable {
  /// What a bug is called.
  case title
  /// What a bug is.
  case description
  /// A fix's challenge.
  case prompt
  /// The aside under a prompt.
  case comment
  /// The aside under a step.
  case stepComment
  /// What a fix asks for besides its prompt, as a sentence.
  case instruction
  /// What counts as done.
  case validation
  /// What counts as done of a step.
  case stepValidation
  /// The frame of a choice.
  case situation
  /// What a chooser picks, in the chooser's own words.
  case option
  /// What a category is called.
  case label
  /// What a choice is answered with.
  case insight
  /// A behaviour, which the app puts behind "When" or "Do".
  case behavior
  /// A few words that the app puts into a sentence of its own: a unit, a span.
  case fragment
  /// A tidbit's text.
  case tidbit
  /// The title of a copy text.
  case copyTitle
  /// The body of a copy text.
  case copyBody
  /// Matched, never shown.
  case keyword
  /// What a history shows of a record that was withdrawn: it shipped as it is, and no writing rule reads it.
  case history

  /// What a rubric calls it: the case's name, written out since asking for it once takes three million
  /// instructions.
  package var name: String { Self.names[Int(rawValue)] }
  private static let names = [
    "title", "description", "prompt", "comment", "stepComment", "instruction", "validation", "stepValidation",
    "situation", "option", "label", "insight", "behavior", "fragment", "tidbit", "copyTitle", "copyBody",
    "keyword", "history",
  ]

  /// Whether somebody speaks: bugs, fixes, tidbits and copy.
  package var isProse: Bool { self != .keyword && self != .history }
  /// Whether it is written in sentences.
  package var isSentence: Bool {
    switch self {
    case .description, .prompt, .comment, .stepComment, .instruction, .validation, .stepValidation,
      .situation,
      .insight, .tidbit, .copyBody:
      true
    default: false
    }
  }
  /// Whether it belongs to a copy table.
  package var isCopy: Bool { self == .copyTitle || self == .copyBody }
  /// Whether it is an aside.
  package var isComment: Bool { self == .comment || self == .stepComment }
  /// Whether a chooser picks it.
  package var isChoice: Bool { self == .option || self == .label }
  /// Whether it says what is to be done, besides the prompt.
  package var isInstruction: Bool {
    switch self {
    case .instruction, .validation, .stepValidation, .behavior, .fragment: true
    default: false
    }
  }
  /// Whether it says what a bug is or is called.
  package var isOfBug: Bool { self == .title || self == .description }
  /// Whether it is part of a fix.
  package var isOfFix: Bool {
    switch self {
    case .prompt, .comment, .stepComment, .instruction, .validation, .stepValidation, .situation, .option,
      .label, .insight, .behavior, .fragment:
      true
    case .title, .description, .tidbit, .copyTitle, .copyBody, .keyword, .history: false
    }
  }
}
