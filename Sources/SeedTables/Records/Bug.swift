extension RecordTable {
  /// A record of `bugs.json`.
  package static let bug = RecordTable(
    "bug",
    "An ego pattern. A user's progress on it is another record, with another name.",
    model: "Bug",
    section: Section(2, "bugs", firstByteCount: 64, order: "sorted by id", mustBeKnown: true),
    isIndexed: true,
    [
      .required("id", .identity, at: 0, "The bug's UUID, unique over the whole content."),
      .required("slug", .slug, at: 16, "The readable key that fixes and tidbits refer to."),
      .required("title", .prose(1...40, .title), at: 24, "What the pattern is called."),
      .optional("shortTitle", .prose(1...40, .title), at: 32, "The title where the full one is too long."),
      .required("description", .prose(20...200, .description), at: 40, "What the pattern is, in a sentence."),
      .required(
        "color",
        .vocabulary(.paletteColor),
        at: 48,
        "The bug's own entry of the syntax palette."
      ),
      .optional(
        "art",
        .array(
          of: .drawing(width: 40, height: 12),
          count: 2...4,
          section: Section(30, "artFrames", firstByteCount: 8)
        ),
        at: 52,
        "The frames of an ASCII drawing."
      ),
    ]
  )
}
