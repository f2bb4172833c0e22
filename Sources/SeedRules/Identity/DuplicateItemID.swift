import SeedDecoding
import SeedLint

/// Found while decoding.
enum DuplicateItemID: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.duplicateItemID),
    summary: "Two steps, options or categories of one fix share an id, or a list of names has one twice.",
    rationale: """
      An answer is stored by the id of what was chosen. When two options share one, a stored answer no \
      longer says which of them it was. A voice of a product, or a value of a placeholder, that is named \
      twice is one that was meant to have another name.
      """,
    reads: """
      the `id` of steps, of quiz and scenario options, and of audit categories, within one fix; `voices` and \
      `values` of `copy/catalog.json`
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(
        "multiStep",
        """
        "steps": [
          { "id": "a", "instruction": "Write down three things that can wait." },
          { "id": "b", "instruction": "Let them." } ]
        """
      ),
      .fix(
        "audit",
        """
        "auditPrompt": "Sort today's tasks.",
          "categories": [{ "id": "needed", "label": "Needed" }, { "id": "shown", "label": "For show" }]
        """
      ),
    ],
    flagged: [
      .fix(
        "multiStep",
        """
        "steps": [
          { "id": "a", "instruction": "Write down three things that can wait." },
          { "id": ⟪"a"⟫, "instruction": "Let them." } ]
        """
      ),
      .fix(
        "audit",
        """
        "auditPrompt": "Sort today's tasks.", "categories": [
          { "id": "task", "label": "Needed" },
          { "id": ⟪"task"⟫, "label": "For show" },
          { "id": ⟪"task"⟫, "label": "Forgotten" } ]
        """
      ),
    ]
  )
}
