/// What a text does for its reader. Rules ask for the part that a text plays, never for the field it stands
/// in.
package enum TextPart: UInt8, Sendable, CaseIterable {
  case title, description, prompt, comment, stepComment, instruction, validation, stepValidation, situation
  case option, label, insight, behavior, fragment, tidbit, copyTitle, copyBody, keyword, history, drawing

  /// What a rubric calls it: the case's name, written out since asking for it once takes three million
  /// instructions.
  package var name: String { Self.table[Int(rawValue)].name }
  /// What it is, in a sentence.
  package var summary: String { Self.table[Int(rawValue)].summary }
  private static let table: [(name: String, summary: String)] = [
    ("title", "What a bug is called."),
    ("description", "What a bug is."),
    ("prompt", "A fix's challenge."),
    ("comment", "The aside under a prompt."),
    ("stepComment", "The aside under a step."),
    ("instruction", "What a fix asks for besides its prompt, as a sentence."),
    ("validation", "What counts as done."),
    ("stepValidation", "What counts as done of a step."),
    ("situation", "The frame of a choice."),
    ("option", "What a chooser picks, in the chooser's own words."),
    ("label", "What a category is called."),
    ("insight", "What a choice is answered with."),
    ("behavior", "A behaviour, which the app puts behind “When” or “Do”."),
    ("fragment", "A few words that the app puts into a sentence of its own: a unit, a span."),
    ("tidbit", "A tidbit's text."),
    ("copyTitle", "The title of a copy text."),
    ("copyBody", "The body of a copy text."),
    ("keyword", "Matched, never shown."),
    (
      "history",
      "What a history shows of a withdrawn record, and what the content calls its records: only rules on what "
        + "must never be shown read it."
    ),
    ("drawing", "What is written in a drawing: only rules on harm read it."),
  ]

  /// Whether every rule may read it, and not only those on what must never be shown.
  package var isJudgedInFull: Bool { self != .history && self != .drawing }
  /// Whether somebody speaks: bugs, fixes, tidbits and copy.
  package var isProse: Bool { self != .keyword && isJudgedInFull }
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
    case .title, .description, .tidbit, .copyTitle, .copyBody, .keyword, .history, .drawing: false
    }
  }
}
