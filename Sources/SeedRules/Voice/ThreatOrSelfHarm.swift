import SeedDiagnostics
import SeedLint
import SeedText

/// Flags threats, incitement and self-harm, in every text and every voice, whatever letters stand in for
/// others (`DisguisedWords`). Idioms that borrow the words ("kill the mood", "shoot an email", "die
/// laughing") are free: the list holds only what means it.
struct ThreatOrSelfHarm: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/threat-or-self-harm"),
    summary: "A text threatens, incites to violence, or speaks of self-harm.",
    rationale: """
      Nothing here may frighten a reader or be the last thing that somebody in danger reads. The brutal \
      voice attacks the excuse, never the person; and an app store refuses the rest.

      It finds the plain words alone. A threat by hint, or self-harm that no usual word names, it misses: a \
      text without a finding is not thereby free of them.
      """,
    reads: "every text, options and quotations included",
    options: [
      .entries("terms", Lists.threatOrSelfHarm, "The words and phrases that threaten or speak of self-harm.")
    ],
    languages: ["en"]
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It won't kill you. It may kill the mood, and you'd die laughing first."),
      .comment("They'll be touched, and they'll find you too tired to enjoy it."),
      .comment("The screen kills itself at noon. Nobody will miss you at the meeting."),
      .comment("Cut yourself the smaller half, and slit your envelopes open."),
      .prompt("Shoot an email to someone you owe one, dead tired and unpolished as you are."),
      .tidbit(
        """
        "body": "Left alone with a button, many people chose a mild electric shock over their own thoughts.",
        "source": { "author": "Wilson and others", "year": 2014, "title": "Just Think" }
        """
      ),
      .body(
        "Cut yourself some slack, watch a Lynch film, and the bug will say that you shot yourself in the foot."
      ),
    ],
    flagged: [
      CopyExamples.line("Answer. ⟪We know where you live⟫."),
      .body("People like that are ⟪better off dead⟫, says a voice that nobody ever questions."),
      .comment("Skip it again and ⟪kill yourself⟫."),
      .comment("⟪Cut yourself⟫. ⟪Nobody will miss you⟫."),
      .comment("Skip it again and ⟪k1ll yourself⟫, or ⟪K.Y.S⟫."),
    ]
  )

  static let seesThroughDisguises = true

  static let phrases = [
    Phrases(
      excuses: [],
      says: "threatens or speaks of self-harm",
      remedy: "Take it out: no voice may say this."
    ) { _ in true }
  ]

  let lists: [TermList]
}
