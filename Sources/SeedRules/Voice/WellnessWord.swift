import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags the vocabulary of wellness and self-help.
struct WellnessWord: PhraseRule {
  static let metadata = RuleMetadata(
    .warning("voice/wellness-word"),
    summary: "A text speaks the language of wellness and self-help.",
    rationale: """
      Words like journey, mindful and healing have been said so often that they say nothing, and they turn a \
      dry friend into a poster. The plain word for what happens is nearly always shorter.
      """,
    reads:
      "bugs, fixes, tidbits and copy; not quiz and scenario options, nor what is quoted or denied",
    options: [.entries("terms", Lists.wellnessWord, "The words and phrases of wellness.")],
    languages: ["en"],
    misses: "It misses the tone where the words are plain."
  )

  static let examples = RuleExamples(
    accepted: [
      .body(
        "They're your nervous system doing what it learned to do. The fact that you noticed is the whole point."
      ),
      .prompt("Come home to an empty fridge, and light a candle when the power is out."),
      .prompt("On the train journey home, leave the phone in the bag until your stop."),
      .comment(#"You sent \"mindful\" twice this week. Nobody asked what it meant."#),
      .body("You take a breath before the correction. That breath is the whole of the exercise."),
    ],
    flagged: [
      .body("Every fix is a step on ⟪your journey⟫. Skipping one does not take you off the road."),
      .prompt("Take a ⟪mindful⟫ minute before you answer the next message, then answer it."),
      .body("After a crash, ⟪be kind to yourself⟫. The ⟪healing⟫ begins where the blame ends."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .denied(words: 3, inClause: false), .reported],
      says: "is the language of wellness",
      remedy: "Say it in the plain words of a dry friend."
    ) { $0.isProse && !$0.part.isChoice }
  ]

  let lists: [TermList]
}
