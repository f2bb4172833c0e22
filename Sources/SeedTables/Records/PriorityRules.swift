extension RecordTable {
  /// The root of `priority_rules.json`.
  package static let priorityRules = RecordTable(
    "set of priority rules",
    "What decides a GeoCue notification's priority, and what each priority looks like.",
    model: "PriorityRules",
    section: Section(17, "priorityRules", firstByteCount: 40, order: "no record or one"),
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required(
        "placeKeywords",
        .map(
          keys: .vocabulary(.notificationPriority),
          of: .array(of: .prose(1...64, .keyword), count: 1...10_000),
          pairs: keyword(Section(18, "placeKeywords", firstByteCount: 16))
        ),
        at: 0,
        "Keywords looked for in the place's name, by the priority that they give."
      ),
      .required(
        "messageKeywords",
        .map(
          keys: .vocabulary(.notificationPriority),
          of: .array(of: .prose(1...64, .keyword), count: 1...10_000),
          pairs: keyword(Section(19, "messageKeywords", firstByteCount: 16))
        ),
        at: 8,
        "Keywords looked for in the message, by the priority that they give."
      ),
      .required(
        "rushHours",
        .array(of: .hours, count: 0...12, section: Section(20, "rushHours", firstByteCount: 2)),
        at: 16,
        "Hour ranges, inclusive, that lift medium to high."
      ),
      .required("nightHours", .hours, at: 24, "The hour range, inclusive, that lowers medium to low."),
      .required(
        "match",
        .vocabulary(.keywordMatch),
        at: 26,
        "Whether keywords are found inside words too."
      ),
      .required(
        "styles",
        .map(keys: .vocabulary(.notificationPriority), of: .object(style), count: 4...4),
        at: 28,
        "What each of the four priorities looks like."
      ),
    ]
  )

  /// A keyword with its priority; both lists of them have a section of their own.
  private static func keyword(_ section: Section) -> RecordTable {
    RecordTable(
      "keyword",
      "A keyword and the priority that it gives.",
      model: "PriorityRules.Keyword",
      section: section,
      key: .required(
        "priority",
        .vocabulary(.notificationPriority),
        at: 8,
        "What a text that has it is given."
      ),
      [.required("word", .prose(1...64, .keyword), at: 0, "The word, as authored.")]
    )
  }

  private static let style = RecordTable(
    "style",
    "What a priority looks like.",
    model: "PriorityRules.Style",
    section: Section(21, "styles", firstByteCount: 16),
    key: .required("priority", .vocabulary(.notificationPriority), at: 8, "The priority."),
    [
      .required("color", .vocabulary(.paletteColor), at: 9, "Its entry of the palette."),
      .required("symbol", .token(.itemID), at: 0, "The system's name of its symbol."),
    ]
  )
}
