import SeedDiagnostics
import SeedLint
import SeedTables
import SeedText

/// Flags proverbs and sermons, by their words.
struct Maxim: PhraseRule {
  static let metadata = RuleMetadata(
    .warning("voice/maxim"),
    since: "0.2",
    summary: "A text preaches, or quotes a proverb.",
    rationale: """
      A maxim is true of everybody, so it says nothing about the reader: "Life is too short", "True strength \
      is", the empty cup, the battle that you know nothing about. Everyone has read it on a cup. Say what is \
      true of the scene at hand.
      """,
    reads: """
      prompts, comments, validations, insights, debriefs, tidbits and copy; not options, nor what is quoted \
      or told as what somebody says
      """,
    options: [.entries("terms", Lists.maxim, "Proverbs, and turns of phrase of sermons.")],
    languages: ["en"],
    misses: "It misses sermons in words of their own."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It's not your turn. Sit down."),
      .comment("The urge to correct isn't about accuracy. It's about status."),
      .comment("In the end, nobody ordered dessert."),
      .comment("Comparison is easy with two photos."),
      .comment("Leadership is on the third floor. Forgiveness is slow in a small kitchen."),
      .comment("In the end it's the bus that decides. Confidence is loud in a small lift."),
      .comment("The less you say, the longer he has to talk about boats."),
      .comment("The early bird was a pigeon. It sat in the tallest tree."),
      .comment("You said \\\"actions speak louder\\\" and sat down."),
    ],
    flagged: [
      .comment("⟪Life is too short⟫ to be right."),
      .comment("⟪Forgiveness is not⟫ weakness."),
      .comment("⟪Wisdom begins with⟫ a question."),
      .comment("⟪Silence speaks louder⟫ than the story."),
      .comment("⟪Sometimes the bravest thing⟫ is to do nothing."),
      .comment("⟪Two wrongs don't make⟫ a right. Remember that ⟪true greatness lies in⟫ small things."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .reported],
      says: "is a maxim",
      remedy: "Say it of the scene at hand."
    ) { $0.isProse && !$0.isSetInLines && !$0.part.isChoice && !$0.part.isOfBug }
  ]

  let lists: [TermList]
}
