extension RecordTable {
  /// A record of `micro_education.json`.
  package static let tidbit = RecordTable(
    "tidbit",
    "A short text that says why a pattern exists.",
    model: "MicroEducation",
    section: Section(
      4,
      "tidbits",
      firstByteCount: 40,
      order: "sorted by (bug, trigger, id)",
      mustBeKnown: true
    ),
    isIndexed: true,
    [
      .required("id", .identity, at: 0, "The tidbit's UUID, unique over the whole content."),
      .required("bugSlug", .reference(.bug), at: 16, as: "bugID", "The bug that the tidbit is about."),
      .required("trigger", .vocabulary(.educationTrigger), at: 20, "When the tidbit is shown."),
      .required("body", .prose(40...320, .tidbit), at: 24, "The text."),
      .optional("source", .object(source), at: 32, "Where a claim comes from; never shown."),
    ]
  )

  private static let source = RecordTable(
    "source",
    "Where a claim comes from; never shown.",
    model: "MicroEducation.Source",
    section: Section(5, "claimSources", firstByteCount: 24),
    [
      .required("author", .token(.line), at: 0, "Who found it."),
      .required("year", .integer(-3000...2100), at: 16, "When it was published; negative is BCE."),
      .required("title", .token(.line), at: 8, "The publication's title."),
    ]
  )
}
