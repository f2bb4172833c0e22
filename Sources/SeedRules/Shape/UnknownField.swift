import SeedDecoding
import SeedLint

/// Found while decoding.
enum UnknownField: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.unknownField),
    summary: "A field that the record does not have.",
    rationale: """
      A misspelt optional field would be left out without a word, and nobody would miss it until the \
      app shows a card without its comment. So every field has to be one that the format has; the \
      nearest one is suggested. Field names of the EgoFix app's own files (reflection, counterPrompt) \
      are known and answered with ours.
      """,
    repair: """
      Unsafe: renames the field to the nearest one, where one is near. Look whether it is the one you \
      meant.
      """,
    reads: "every object of every content file"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""validation": "The task is done and unannounced.""#),
      .file(
        "seedtool.json",
        #"{ "$schema": "../Schemas/seedtool.schema.json", "version": "1.0.0", "locale": "en_US" }"#
      ),
    ],
    flagged: [
      .fix(
        #"⟪"promt"⟫: "Finish one task today and let nobody know.""#,
        without: ["prompt"],
        repaired: #""prompt": "Finish one task today and let nobody know.""#
      ),
      .fix(
        "multiStep",
        """
        "steps": [
          { "id": "a", "instruction": "Write down three things that can wait." },
          { "id": "b", ⟪"prompt"⟫: "Let them." } ]
        """
      ),
      .fix(#"⟪"author"⟫: "somebody""#),
    ]
  )
}
