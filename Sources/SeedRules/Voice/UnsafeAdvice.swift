import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags advice that could hurt somebody: about food, sleep, medication, money at risk, driving, quitting,
/// drink, and facing someone dangerous. It looks for what advice looks like, the plain imperative; what
/// people in a scenario do or choose is not advice.
struct UnsafeAdvice: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/unsafe-advice"),
    summary: "A text advises something that could hurt the reader or somebody else.",
    rationale: """
      A fix is done by people whom nobody here has met. One of them has an eating disorder, one a violent \
      partner, one a prescription. No fix touches food, sleep, medication, money at risk, driving, quitting \
      anything, or anyone who could hurt the reader.
      """,
    reads:
      """
      prompts, comments, insights and what else a fix asks for, tidbits and copy in sentences; not scenarios \
      and options
      """,
    options: [.entries("terms", Lists.unsafeAdvice, "The phrases that are unsafe advice.")],
    languages: ["en"],
    misses: "It misses harm that no word of its classes names, and what a scenario makes tempting."
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("At the next red light, keep both hands on the wheel."),
      .prompt("Tell the doctor the real number."),
      .prompt("Skip the lunch debrief today and eat with someone from another floor."),
      .prompt("Put it all on one card, take a shot of the view, and drive without a playlist."),
      .prompt("Sleep on one message tonight and send it in the morning, as it is."),
      .prompt("Stop taking notes in one meeting and see what you remember of it."),
      .prompt("Sign the birthday card without reading the rest, and leave your hearing aid where it is."),
      .prompt("Check the mirror at the next red light, and skip the dentist's small talk."),
      .prompt("Stay up until the kettle clicks. Invest in a second umbrella. Quit your job search tab."),
      .prompt("Shoot your boss a text, hit your sister with the facts, and beat your brother at chess."),
      .body("Some people bet on being needed. The pot is never paid out, and they quit when it's dark."),
    ],
    flagged: [
      .prompt("⟪Skip lunch today⟫ and use the hour to sit in the park without your phone."),
      .prompt("⟪Stay up all night⟫ once this week and finish the thing that nobody asked for."),
      .prompt("⟪Sign the contract that they hand you without reading⟫ a line of it."),
      .prompt("⟪Skip the hearing⟫ and leave the letter from the court in its envelope."),
      .prompt("⟪Quit your job before⟫ the end of the day, and let that be the answer."),
      .prompt("⟪Hit your wife⟫. ⟪Shoot your boss⟫. ⟪Beat up your neighbor⟫."),
      .prompt("⟪Drink bleach⟫ before dinner, then ⟪make yourself throw up⟫."),
      .prompt("⟪Throw a brick through his window⟫ today."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .denied(words: 2, inClause: false)],
      says: "could hurt somebody who does it",
      remedy: "Find a fix that anyone can do safely, wherever they are and whoever they are with."
    ) { isAdvice($0) }
  ]

  let lists: [TermList]

  /// Whether what stands there may be advice: what people in a scenario do or choose is none.
  private static func isAdvice(_ origin: TextOrigin) -> Bool {
    switch origin.part {
    case .prompt, .instruction, .validation, .stepValidation, .behavior, .fragment, .comment, .stepComment,
      .insight, .tidbit:
      true
    case .copyTitle, .copyBody: !origin.isSetInLines
    case .title, .description, .situation, .option, .label, .keyword, .history, .drawing: false
    }
  }
}
