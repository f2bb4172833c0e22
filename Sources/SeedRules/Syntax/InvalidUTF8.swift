import SeedDecoding
import SeedLint

/// Flags bytes that are not UTF-8. Found while parsing.
enum InvalidUTF8: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.invalidUTF8),
    summary: "Bytes that are not UTF-8.",
    rationale: """
      JSON is UTF-8. Bytes of another encoding (Latin-1, UTF-16) become question marks in one app and \
      an unreadable file in the next. Neighbouring bytes are one finding; a file that looks like \
      UTF-16 or Windows-1252 is reported as that and as nothing else, and so is text in Windows-1252 in several \
      places of a file: `--fix --unsafe-fixes` writes it in UTF-8. A text with such bytes is not judged. On this \
      page \\xE9 stands for the byte E9.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Order a café crème and wait for it in silence."),
      .prompt(#"Order a caf\u00e9 cr\u00e8me and wait for it in silence."#),
    ],
    flagged: [
      .prompt(#"Order a caf⟪\xE9⟫ and wait for it in silence."#),
      .prompt(#"Let ⟪\x93⟫good enough\x94 be the last word."#),
    ]
  )
}
