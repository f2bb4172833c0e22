import SeedDiagnostics
import SeedLint
import SeedText

/// Flags a word that was taken for one that sounds or looks like it, where the words beside it leave no
/// doubt.
struct ConfusedWord: CorrectionRule {
  static let metadata = RuleMetadata(
    .warning("grammar/confused-word"),
    since: "0.2",
    summary: "A word was taken for one that sounds or looks like it.",
    rationale: """
      No spelling checker sees "it's own" or "busier then you": every word is right by itself.

      Checked are its and it's, your and you're, their, there and they're, then and than, to and too, "could \
      of", whose and who's, lose and loose, "lets go", everyday, affect and effect, "suppose to", advise and \
      advice, breath and breathe, quite and quiet, weather and whether, and a small `i` for "I". \
      A word is flagged only where it is wrong whatever the rest of the sentence says; much is not found.
      """,
    reads: "every text but headings, labels and keywords",
    languages: ["en"],
    misses:
      "It misses the pairs that only the sense of the sentence decides, such as passed and past or accept and except."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It's quiet, and its quiet is the point."),
      .comment("You were busier then than you are now."),
      .comment("Who's there, and whose chair is it?"),
      .comment("They'd rather hear it now than read it online."),
      .comment("It's silence wearing its best coat."),
      .comment("You're answer enough for a dog. The bus is kind of late."),
      .comment("Let them tell you no, no matter what they feel by noon."),
      .comment("It's way harder for young women who laugh."),
      .comment("Your welcome party ended early. Do not outstay your welcome."),
      .comment("Stay quite still, with attention to breath and weather. Some advise against it."),
      .comment("Your late night, their going to bed early, and the names they left there."),
    ],
    flagged: [
      .comment("⟪Its⟫ not the third time today that you have checked."),
      .comment("You are busier ⟪then⟫ you think."),
      .comment("You could ⟪of⟫ left the typo alone."),
      .comment("The joke is on ⟪you're⟫ side of the table."),
      .comment("They put ⟪there⟫ coats on the bed. ⟪There⟫ going home now. ⟪Their⟫ going to win."),
      .comment("It says more about you ⟪then⟫ about him. You were ⟪suppose⟫ to win and will ⟪loose⟫ it."),
      .comment("Stay ⟪quite⟫ until noon and ⟪breath⟫ in. He asked ⟪weather⟫ you took my ⟪advise⟫."),
      .comment("It had an odd ⟪affect⟫ on him. They said so in ⟪there⟫ own words."),
      .comment("⟪Your⟫ late again. The dog wagged ⟪it's⟫ tail."),
    ]
  )

  static let corrections = TermList(corrections: Lists.confusedWord)
}
