import SeedDiagnostics
import SeedLint

/// Flags a word that stands where another one is meant that sounds or looks like it, in contexts that leave
/// no doubt.
///
/// It goes by the words beside it (`PhrasePattern`), not by a parser: what its table does not decide is not
/// judged.
struct ConfusedWord: PatternRule {
  static let metadata = RuleMetadata(
    .warning("grammar/confused-word"),
    since: "0.2",
    summary: "A word stands where another one is meant that sounds or looks like it.",
    rationale: """
      No spelling checker sees "it's point" or "busier then you": every word is one. A reader sees nothing else.

      Some seventy pairs are known, among them its and it's, your and you're, their, there and they're, then \
      and than, to and too, lose and loose, affect and effect, whose and who's, "could of", accept and \
      except, advice and advise, quiet and quite, weather and whether, past and passed, where and were, used \
      to, here and hear. A word is flagged only where the words beside it decide.
      """,
    reads: "every text but headings, labels and keywords"
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("It's quiet, and its quiet is the point."),
      .comment("You were busier then than you are now."),
      .comment("Who's there, and whose chair is it?"),
    ],
    flagged: [
      .comment("⟪Its⟫ the third time today that you have checked."),
      .comment("You are busier ⟪then⟫ your calendar says."),
      .comment("You could ⟪of⟫ left the typo alone."),
      .comment("The joke is on ⟪you're⟫ side of the table."),
    ]
  )

  static let patterns = PhrasePatterns(ConfusedWords.table)

  static func message(_ wrong: String, right: String) -> String {
    "\(wrong) stands where `\(right)` is meant"
  }
  static func remedy(right: String) -> String { "Write `\(right)`." }
}
