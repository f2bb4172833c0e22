import SeedDecoding
import SeedLint

/// Found while decoding.
enum TextLength: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.textLength),
    summary: "A text that is shorter or longer than its field takes.",
    rationale: """
      Cards have room for so much: a longer text is cut, and a prompt of one word is a label, not a \
      challenge. Characters are counted as Unicode scalars, as JSON Schema counts them; é is one \
      character however many bytes it has.
      """,
    reads: """
      every text that people read; for copy, the text as it is written (copy/copy-length counts what \
      is shown)
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Say nothing."),
      .comment("Éé éé éé"),
    ],
    flagged: [
      .fix(#""prompt": ⟪"Breathe."⟫"#),
      .bug(#""title": ⟪"Need to be seen as somebody who is always needed"⟫"#),
    ]
  )
}
