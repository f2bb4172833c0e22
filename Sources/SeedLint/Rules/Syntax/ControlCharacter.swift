import SeedDiagnostics

/// Flags control characters in strings: raw ones are found while parsing, escaped ones in texts while
/// decoding.
package enum ControlCharacter: DecodedRule {
  package static let metadata = RuleMetadata(
    "syntax/control-character",
    .error,
    summary: "A control character in a string, raw or escaped.",
    rationale: """
      A text is one paragraph that the app breaks into lines by itself; a tab or a line break typed \
      into it shows as a gap, or as nothing. JSON forbids raw control characters in strings \
      altogether.
      """,
    reads: "every string for raw characters; texts that people read for escaped ones"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(#""prompt": "Finish one task today and let nobody know.""#),
      .fix(
        """
        "prompt":
          "Finish one task today and let nobody know."
        """
      ),
    ],
    flagged: [
      .fix("\"prompt\": \"Finish one task⟪\t⟫today and let nobody know.\""),
      .fix(#""prompt": "Finish one task today.⟪\n⟫Let nobody know.⟪\u0007⟫""#),
    ]
  )
}
