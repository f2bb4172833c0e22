import SeedDecoding
import SeedLint

/// Found while decoding.
enum MissingField: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.missingField),
    summary: "A record without a field that it must have; `null` counts as left out.",
    rationale: """
      The apps rely on every required field, and no default stands in for what a writer has to decide. \
      What lies in a part of the file that is not JSON is not called missing.
      """,
    repair: """
      Unsafe, for `id` and the `number` of a fix only: mints a random UUID, or the next free number. \
      Not for records that shipped under another id.
      """,
    reads: "every object of every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""inlineComment": null"#),
      .bug(#""shortTitle": null"#),
    ],
    flagged: [
      .file(
        "fixes.json",
        fixes("⟪{⟫", #""number": 2"#),
        repaired: fixes("{", #""id": "a6d08c3e-52f7-4b19-9e64-d7310cf58b2a""#, #""number": 2"#)
      ),
      .file(
        "fixes.json",
        fixes("⟪{⟫", #""id": "3f8a6c1d-0e52-47b9-a4d6-b91c7e25f083""#),
        repaired: fixes("{", #""number": 2"#, #""id": "3f8a6c1d-0e52-47b9-a4d6-b91c7e25f083""#)
      ),
      .file(
        "micro_education.json",
        """
        [
          ⟪{⟫
            "id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b",
            "bugSlug": "need-to-be-busy",
            "trigger": "restDay",
            "body": null
          }
        ]

        """
      ),
    ]
  )

  /// Two fixes, of which the second starts with some members.
  private static func fixes(_ brace: String, _ members: String...) -> String {
    """
    [
      {
        "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316",
        "number": 1,
        "bugSlug": "need-to-be-busy",
        "type": "daily",
        "severity": "low",
        "interactionType": "standard",
        "prompt": "Finish one task today and let nobody know that it is done."
      },
      \(brace)
        \(members.joined(separator: ",\n    ")),
        "bugSlug": "need-to-be-busy",
        "type": "daily",
        "severity": "high",
        "interactionType": "standard",
        "prompt": "Leave the office before the first colleague does."
      }
    ]

    """
  }
}
