extension RecordTable {
  /// A record of `retired.json`.
  package static let retired = RecordTable(
    "retired record",
    "An identity that once shipped and must never come back or be reused, with what a history shows of it.",
    model: "RetiredRecord",
    section: Section(
      22,
      "retired",
      firstByteCount: 72,
      order: "those known by id, sorted by id; then those known by key, sorted by key"
    ),
    [
      .required("kind", .vocabulary(.retiredKind), at: 68, "What it was."),
      .optional("id", .identity, at: 0, "The identity; for all kinds but copyKey."),
      .optional("key", .copyKey, at: 16, "The copy key; for the kind copyKey."),
      .optional("number", .integer(Limits.fixNumber), at: 24, "The number of a fix."),
      .required("retiredOn", .date, "When it was withdrawn."),
      .required("reason", .token(.line), "Why."),
      .optional("replacedBy", .token(.recordReference), at: 32, "The id or key that serves in its place."),
      .optional("bugSlug", .slug, at: 40, "The bug that a fix or tidbit worked on."),
      .optional("type", .vocabulary(.fixType), at: 69, "When a fix was assigned."),
      .optional("severity", .vocabulary(.fixSeverity), at: 70, "How much a fix exposed."),
      .optional("prompt", .prose(Limits.plainText, .history), at: 48, "A fix's last prompt."),
      .optional("title", .prose(1...40, .history), at: 56, "A bug's last title."),
    ]
  )

  /// What a history shows of a retired record, by its kind: fields that it needs. `number` is a fix's, too.
  package static let retiredHistory: [(kind: String, fields: [String])] = [
    ("bug", ["title"]),
    ("fix", ["bugSlug", "type", "severity", "prompt"]),
    ("microEducation", ["bugSlug"]),
    ("copyKey", []),
  ]

  /// Fields that retired records of some kinds only have, and of which kinds.
  package static let retiredOwners: [(field: String, kinds: [String])] = {
    let history = ["title", "bugSlug", "type", "severity", "prompt"].map { field in
      (field, retiredHistory.filter { $0.fields.contains(field) }.map(\.kind))
    }
    return [("id", ["bug", "fix", "microEducation"]), ("key", ["copyKey"]), ("number", ["fix"])] + history
  }()
}
