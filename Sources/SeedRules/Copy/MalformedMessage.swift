import SeedDecoding
import SeedLint

/// Found while decoding, by the message parser.
enum MalformedMessage: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.malformedMessage),
    summary: "A message outside the ICU MessageFormat subset.",
    rationale: """
      Messages may have `{name}`, `{name, plural, …}` and `{name, select, …}`, `#` for the number, and \
      apostrophes that quote braces. Anything else would show its braces to a user, or break the app. \
      Every fault of a message is shown at its place in the pattern.
      """,
    reads: "the `title` and `body` of every copy variant"
  )

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.alone(
        "streak.lost",
        "{days, plural, =0 {No days} one {# day} other {# days}}. That's it."
      ),
      CopyExamples.alone("streak.lost", "Write '{'done'}' and it's done."),
    ],
    flagged: [
      CopyExamples.alone("streak.lost", "{⟪Days⟫} days gone."),
      CopyExamples.alone("streak.lost", "{days, plural, ⟪single⟫ {# day} other {# days}} gone⟪}⟫"),
      CopyExamples.alone("streak.lost", "{cost, ⟪number⟫} wasted."),
    ]
  )
}
