import SeedDecoding
import SeedLint

/// Flags control characters in strings: raw ones are found while parsing, escaped ones in texts while
/// decoding.
enum ControlCharacter: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.controlCharacter),
    summary: "A control character in a string, raw or escaped.",
    rationale: """
      A text is one paragraph that the app breaks into lines by itself; a tab or a line break typed \
      into it shows as a gap, or as nothing. JSON forbids raw control characters in strings \
      altogether. A copy text whose role is `document` has line breaks: it is shown in paragraphs.
      """,
    repair: """
      Writes a space for a tab and for a line break, also with empty lines, and deletes the others, which \
      nobody sees. Safe. There is none for a raw line break after which the file is no JSON, since the string \
      may lack its closing quote.
      """,
    reads: "every string for raw characters; texts that people read for escaped ones"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt("Finish one task today and let nobody know."),
      .fix(
        """
        "prompt":
          "Finish one task today and let nobody know."
        """
      ),
    ],
    flagged: [
      .fix(
        "\"prompt\": \"Finish one task⟪\t⟫today and let nobody know.\"",
        repaired: "\"prompt\": \"Finish one task today and let nobody know.\""
      ),
      .prompt(
        #"Finish one task today.⟪\r\n⟫Let nobody⟪\t⟫know.⟪\u0007⟫"#,
        repaired: "Finish one task today. Let nobody know."
      ),
    ]
  )
}
