extension RecordTable {
  /// A record of `fixes.json`.
  package static let fix = RecordTable(
    "fix",
    "A challenge that works on one bug.",
    model: "Fix",
    section: Section(
      3,
      "fixes",
      firstByteCount: 64,
      order: "sorted by (bug, type, severity, number)",
      mustBeKnown: true
    ),
    isIndexed: true,
    [
      .required("id", .identity, at: 0, "The fix's UUID, unique over the whole content."),
      .required(
        "number",
        .integer(Limits.fixNumber),
        at: 16,
        "The number a user sees (`#042`); never reused."
      ),
      .required("bugSlug", .reference(.bug), at: 20, as: "bugID", "The bug that the fix works on."),
      .required("type", .vocabulary(.fixType), at: 24, "When the fix is assigned."),
      .required(
        "severity",
        .vocabulary(.fixSeverity),
        at: 25,
        "How much the fix exposes the person who does it."
      ),
      .required(
        "interactionType",
        .vocabulary(.interactionType),
        at: 26,
        "How the fix is carried out."
      ),
      .required("prompt", .prose(12...240, .prompt), at: 32, "The challenge itself, not a label."),
      .optional(
        "inlineComment",
        .prose(8...200, .comment),
        at: 40,
        card: .comment,
        "The aside under the prompt, without its `//`."
      ),
      .optional("validation", .prose(Limits.plainText, .validation), at: 48, "What counts as done."),
      .optional(
        "configuration",
        .object(.interactionConfiguration),
        at: 28,
        as: "interaction",
        "What the interaction type needs."
      ),
    ]
  )
}
