extension RecordTable {
  /// A record of `reviews.json`.
  package static let review = RecordTable(
    "review",
    "What one reviewer judged of one record.",
    isOnOneLine: true,
    [
      .required(
        "record",
        .token(.recordReference),
        "The record's id; of copy, product, voice and key: `pressure.brutal.checkIn.question`."
      ),
      .optional(
        "pointer",
        .token(.jsonPointer),
        "Of an objection: the text, as a JSON Pointer inside the record."
      ),
      .optional("question", .slug, "Of an objection or a doubt: the question of the rubric."),
      .required("verdict", .vocabulary(.reviewVerdict), "What the reviewer says."),
      .optional(
        "quote",
        .token(.characters),
        "Of an objection: the words that are objected to, as they stand in the text."
      ),
      .optional("reason", .token(.line), "Of an objection or a doubt: why."),
      .optional(
        "planted",
        .vocabulary(.knownAnswer),
        "Of a record that was made to measure the reviewer: the right answer to the question."
      ),
      .required("digest", .token(.textDigest), "The digest of what was judged."),
      .required("rubric", .slug, "The rubric's name."),
      .required("version", .integer(1...1_000_000), "The rubric's version."),
      .required("reviewer", .object(reviewer), "Who judged."),
      .required("date", .date, "When."),
    ]
  )

  private static let reviewer = RecordTable(
    "reviewer",
    "Who judged: a person answers for it, a command was run by one.",
    [
      .required("kind", .vocabulary(.reviewerKind), "A person or a command."),
      .required("name", .token(.line), "The name under which reviews are counted."),
    ]
  )
}
