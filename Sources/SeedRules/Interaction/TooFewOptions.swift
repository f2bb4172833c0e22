import SeedDecoding
import SeedLint

/// Found while decoding.
enum TooFewOptions: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.tooFewOptions),
    summary: "A quiz, scenario, audit or multi-step fix has too little to choose from.",
    rationale: """
      One answer is no question, one category sorts nothing, and one step is a standard fix. Each list needs \
      two members.
      """,
    reads: "`options`, `steps` and `categories` in the configurations of fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        "audit",
        """
        "auditPrompt": "Sort today's tasks.",
          "categories": [{ "id": "needed", "label": "Needed" }, { "id": "shown", "label": "For show" }]
        """
      ),
      .fix(
        "multiStep",
        """
        "steps": [
          { "id": "a", "instruction": "Write down three things that can wait." },
          { "id": "b", "instruction": "Let them." } ]
        """
      ),
    ],
    flagged: [
      .fix(
        "audit",
        #""auditPrompt": "Sort today's tasks.", "categories": ⟪[⟫{ "id": "needed", "label": "Needed" }]"#
      ),
      .fix("multiStep", #""steps": ⟪[⟫]"#),
    ]
  )
}
