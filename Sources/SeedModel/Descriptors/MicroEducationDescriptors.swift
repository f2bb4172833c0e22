extension ContentDescriptors {
  /// A record of `micro_education.json`.
  package static let tidbit = RecordDescriptor(
    "tidbit",
    "A short text that says why a pattern exists.",
    [
      .required("id", .identity, "The tidbit's UUID, unique over the whole content."),
      .required("bugSlug", .bugSlug, "The bug that the tidbit is about."),
      .required(
        "trigger",
        .vocabulary(VocabularyDescriptor(EducationTrigger.self, label: "trigger")),
        "When the tidbit is shown."
      ),
      .required("body", .prose(40...320), "The text."),
      .optional("source", .object(source), "Where a claim comes from; never shown."),
    ]
  )

  private static let source = RecordDescriptor(
    "source",
    "Where a claim comes from; never shown.",
    [
      .required("author", .token(.line), "Who found it."),
      .required("year", .integer(-3000...2100), "When it was published; negative is BCE."),
      .required("title", .token(.line), "The publication's title."),
    ]
  )
}
