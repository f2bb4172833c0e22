import SeedDecoding
import SeedLint

/// Flags an escape of half a surrogate pair. Found while parsing.
enum UnpairedSurrogate: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.unpairedSurrogate),
    summary: "An escape that is one half of a surrogate pair without the other.",
    rationale: """
      Characters beyond U+FFFF take two \\u escapes. Half of such a pair is no character: apps show a \
      box, or refuse the text. The usual cause is a text that was cut by length in another tool.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt(#"Order a caf\u00e9 cr\u00e8me and wait for it in silence."#),
      .prompt(#"Read one page of \ud835\udc9c aloud, slowly, once."#),
    ],
    flagged: [
      .prompt(#"Finish one task today ⟪\ud83d⟫ and tell nobody."#),
      .prompt(#"Finish one task today ⟪\udc9c⟫⟪\ud835⟫ and tell nobody."#),
    ]
  )
}
