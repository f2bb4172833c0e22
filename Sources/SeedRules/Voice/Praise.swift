import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags praise and cheering. What is quoted is free (the reader may be told not to say it), what is denied
/// in the same breath ("nobody is proud of you"), and so are the options of quizzes and scenarios. Who else
/// did a good job is nobody's praise, and letters that stand in for others hide none (`DisguisedWords`).
struct Praise: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/praise"),
    summary: "A text praises the reader or cheers them on.",
    rationale: """
      The voice is a friend who sees through you and likes you anyway. A friend like that does not clap. \
      Praise makes the app the judge of the reader, and feeds the very need that most of the bugs are about.
      """,
    reads:
      "bugs, fixes, tidbits and copy; not quiz and scenario options, nor what is quoted or denied",
    options: [.entries("terms", Lists.praise, "The words and phrases that are praise.")],
    languages: ["en"],
    misses:
      "It misses praise in words of its own, and takes irony for praise where nothing but the tone tells them apart."
  )

  static let examples = RuleExamples(
    accepted: [
      .body(
        "They're your nervous system doing what it learned to do. The fact that you noticed is the whole point."
      ),
      .comment("Congrats on the humility challenge. No, you don't get a badge."),
      .prompt("Give yourself a small treat."),
      .comment("Nobody clapped. The sentence is still finished."),
      .prompt(#"Until lunch, send every message without \"great job\" or \"amazing\"."#),
      .comment("He did a good job of looking busy. Nobody is proud of you for midnight."),
      .comment("Great work has been done in worse rooms by quieter people."),
      .comment("Ordered it well done, ate it well done, said so."),
      .prompt("Say once today that you have a good job, and leave the title out."),
      .comment("You deserve the rest of the cake. You've come so far by train: walk the rest."),
      .comment("Most people stop at the first bakery. Every step counts on a staircase like that."),
      .body("The fear wants good work to speak for you. It has a long way to go before it rests."),
      .comment("Sleep like a champion. The bug asks whether you have what it takes."),
    ],
    flagged: [
      .comment("⟪Great job sticking⟫ with it."),
      .comment("Nobody noticed. ⟪You've got this⟫."),
      .comment("⟪You let him finish, and that took real courage⟫."),
      .comment("⟪Nice work spotting⟫ it. ⟪You handled it like a champ⟫."),
      .comment("⟪You've come so far⟫. ⟪Every step counts⟫."),
      .comment("⟪Gr3at j0b⟫. ⟪Nicely done⟫. ⟪Well done⟫ you."),
      .body("Skipping is human, and you are still here. Somebody is ⟪so proud of you⟫ for it."),
    ]
  )

  static let seesThroughDisguises = true

  static let phrases = [
    Phrases(
      excuses: [.quoted, .denied(words: 2, inClause: true), .reported],
      says: "praises the reader",
      remedy: "Say what happened, or what it shows; leave the judging out."
    ) { $0.isProse && !$0.part.isChoice }
  ]

  let lists: [TermList]
}
