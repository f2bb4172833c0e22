import SeedDecoding
import SeedDiagnostics
package import SeedLint

/// Flags bytes that are not UTF-8. Found while parsing.
package enum InvalidUTF8: DecodedRule {
  package static let metadata = RuleMetadata(
    .invalidUTF8,
    .error,
    summary: "Bytes that are not UTF-8.",
    rationale: """
      JSON is UTF-8. Bytes of another encoding (Latin-1, UTF-16) become question marks in one app and \
      an unreadable file in the next. Neighbouring bytes are one finding; a file that looks like \
      UTF-16 is reported as that and as nothing else. On this page \\xE9 stands for the byte E9.
      """,
    reads: "every content file"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(#""prompt": "Order a café crème and wait for it in silence.""#),
      .fix(#""prompt": "Order a caf\u00e9 cr\u00e8me and wait for it in silence.""#),
    ],
    flagged: [
      .fix(#""prompt": "Order a caf⟪\xE9⟫ and wait for it in silence.""#),
      .fix(#""prompt": "Let ⟪\x93⟫good enough⟪\x94⟫ be the last word.""#),
    ]
  )
}
