import SeedDecoding
import SeedLint

/// Flags text that RFC 8259 does not know. Found while parsing, which goes on behind it.
enum InvalidJSON: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.invalidJSON),
    summary: "Text that is not JSON.",
    rationale: """
      A file that is not JSON cannot be read by the apps or by any other tool. The parser says what it \
      expected at the place where the text stops being JSON, and goes on behind it, so that one run \
      shows every such place. It takes strict JSON: no comments, no trailing commas, no single quotes.

      What a merge, a word processor or a download left is named for what it is, once. A wrong or missing \
      bracket ends the reading where more faults follow, and faults on neighbouring lines count as one: they \
      would come of the first. Rules that would need what is not read are named as not run.
      """,
    repair: """
      Safe: writes plain quotes and spaces where curly or no-break ones stand around strings. Where the file is \
      JSON after it, and its brackets stand as its lines are indented, it also writes a comma that is missing \
      or a `;`, and deletes a comma, a bracket or a last `;` too many, the `+` or `-` that a patch left before lines, which \
      stay, and its lines with `-` that lines with `+` replace.
      """,
    reads: "every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .prompt(#"Say \"you were right\" once today, and leave it there."#),
      .file("retired.json", "[]\n"),
    ],
    flagged: [
      .file(
        "fixes.json",
        """
        [
          { "number": ⟪01⟫ }
        ]
        """
      ),
      .file(
        "bugs.json",
        """
        [
          { "slug": "need-to-be-busy" }⟪⟫
          { "slug": "need-to-be-liked" }
        ]
        """,
        repaired: """
          [
            { "slug": "need-to-be-busy" },
            { "slug": "need-to-be-liked" }
          ]
          """
      ),
      .file(
        "bugs.json",
        """
        [
          { "title": ⟪'Need to be busy'⟫ }
        ]
        """
      ),
      .file(
        "retired.json",
        "[ { ⟪“⟫kind”: “fix” } ]\n",
        repaired: "[ { \"kind\": \"fix\" } ]\n"
      ),
    ]
  )
}
