import SeedDiagnostics
import SeedLint
import SeedText

/// Flags a verb whose form does not go with the word before it, in the plain cases: "they was", "he have",
/// "have went", "didn't went".
struct Agreement: CorrectionRule {
  static let metadata = RuleMetadata(
    .warning("grammar/agreement"),
    since: "0.2",
    summary: "A verb has a form that does not go with the word before it.",
    rationale: """
      Mostly the subject was changed and the verb was not. Checked are was and were, is and are, has and have \
      right after a pronoun, after "the" and a common plural, and after "there", some verbs after a pronoun \
      that starts a sentence, and the forms after have, did and does. Other subjects are not checked.
      """,
    reads: "every text but headings, labels and keywords",
    languages: ["en"],
    misses: "It only knows pronouns and common plurals before their verb, and forms after have, did and does."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("If it were true, he would say so."),
      .comment("The person next to you was late, and they were early."),
      .comment("Why would being early need an audience?"),
      .comment("There are no tricks to it. What you say makes a sound."),
      .comment("Those who didn't looked away, and what they did left a mark. Have they seen it?"),
      .comment("One of the dishes was late. Cleaning the cups is work. Let it seem easy."),
      .comment("Comparison is easy with two photos, and vitamin I is no vitamin."),
    ],
    flagged: [
      .comment("The dishes ⟪was⟫ done. There ⟪is⟫ two cups left. Everyone ⟪were⟫ late. It ⟪seem⟫ fine."),
      .comment("They ⟪was⟫ right about the date."),
      .comment("He ⟪have⟫ said it before."),
      .comment("You should have ⟪went⟫ home."),
      .comment("Why did they ⟪went⟫ home?"),
      .comment("You did ⟪went⟫ home. It did not ⟪worked⟫ out, and you didn't ⟪ate⟫ the soup."),
      .comment("They ⟪seen⟫ it first."),
    ]
  )

  static let corrections = TermList(corrections: Lists.agreement)
}
