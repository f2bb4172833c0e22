import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags what games and shops do to keep people: badges, points, ranks, leaderboards, what friends did,
/// offers that end. Saying that there is none of it is free.
struct Gamification: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/gamification"),
    summary:
      "A text offers badges, points or ranks, compares with friends, or hurries with an offer that ends.",
    rationale: """
      Rewards, rankings and deadlines that were made up keep people in an app against their own interest. \
      For an app about the ego they are the disease sold as the cure. A text may say that there are none.
      """,
    reads: "bugs, fixes, tidbits and all copy; not quiz and scenario options, nor what is quoted",
    options: [.entries("terms", Lists.gamification, "The words and phrases of games and sales.")],
    languages: ["en"],
    misses: "It misses comparisons that name nobody, and games that are described and not named."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("The offer ends when the milk does."),
      CopyExamples.line("The sale of the house ends the argument. Two months free of meetings."),
      CopyExamples.line("Season the soup. Half price is still a price."),
      CopyExamples.line("Unlock the next door when you have knocked."),
      .comment("You are in third place in the queue. Come back tomorrow for the bread."),
      .body("You don't get a badge for this. The day had no leaderboard either, as far as we know."),
      .comment("You have been wearing the full calendar as a badge of honor."),
      .prompt("Put 3 coins in a glass today, one for each of the 3 points you did not make."),
      .prompt("Make one point today and leave the second one, the better one, unsaid."),
      .prompt("Turn the sound level up by one, and count the double letters in your name."),
      CopyExamples.line("The badge on the app icon stays until you answer."),
    ],
    flagged: [
      .body("⟪You earned a badge⟫ for sitting still. Most people never get that far in a week."),
      .body("Today was ⟪worth 50 points⟫. It would be a pity to see them go to waste tomorrow."),
      .comment("Read all of it ⟪to level up⟫. Today ⟪counts double⟫, so the ⟪streak survives⟫."),
      CopyExamples.line("⟪Your friends have already⟫ checked in. ⟪Limited time⟫: ⟪half price⟫."),
      CopyExamples.line("The ⟪offer ends tonight⟫. ⟪Two months free⟫."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .denied(words: 4, inClause: false), .singleOutsideCopy],
      says: "is the language of games and sales",
      remedy: "Say what is there without a prize, a rank or a clock that was made up."
    ) { $0.isProse && !$0.part.isChoice }
  ]

  let lists: [TermList]
}
