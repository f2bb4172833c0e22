import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags words that make the reader feel guilty for having missed, skipped or stopped.
struct Guilt: PhraseRule {
  static let metadata = RuleMetadata(
    .error("voice/guilt"),
    summary: "A text makes the reader feel guilty for missing, skipping or stopping.",
    rationale: """
      Failure is data. A reader who is made to feel bad about a missed day leaves, or does the next fix for \
      the app's sake. Say what was seen, not what is owed.
      """,
    reads: "bugs, fixes, tidbits and copy; not quiz and scenario options, nor what is quoted",
    options: [.entries("terms", Lists.guilt, "The phrases that make the reader feel guilty.")],
    languages: ["en"],
    misses:
      "It misses reproaches made by irony or by a fact alone, and cannot tell a dry remark from a reproach where both use the same words."
  )

  static let examples = RuleExamples(
    accepted: [
      .body("Being disappointed in people is a way of keeping score. Skipping kept it off paper."),
      .body("A draft that is not good enough to show is safe: nobody can say no to what they never saw."),
      .comment("Take the walk that you promised yourself. Do the least you can do about the rest."),
      .comment("You promised to try the soup. You left them hanging by the sleeves, on the line."),
      .comment("Disappointing. The lid fits after all."),
      .comment(#"You were about to say \"no excuses\" to somebody. It was you."#),
      CopyExamples.line(
        "You lost your streak.",
        beside: [
          "seedtool.json": #"""
          { "version": "1.0.0", "locale": "en-US", "scopes": [
            { "products": ["pressure"], "rules": { "voice/guilt": { "severity": "off" } } } ] }
          """#
        ]
      ),
    ],
    flagged: [
      .body("⟪You lost your streak⟫ today. It had taken three weeks to get there, and it shows."),
      .body("Skipping was the easy way. ⟪You let yourself down⟫, and part of you knows it."),
      .comment("⟪You promised yourself this wouldn't⟫ happen. It is ⟪no way to treat a friend⟫."),
      CopyExamples.line("⟪We missed you⟫."),
    ]
  )

  static let phrases = [
    Phrases(
      excuses: [.quoted, .reported],
      says: "makes the reader feel guilty",
      remedy: "Treat it as data: say what happened and what it may be about."
    ) { $0.isProse && !$0.part.isChoice }
  ]

  let lists: [TermList]
}
