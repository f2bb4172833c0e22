extension RecordTable {
  /// A record of `suppressions.json`.
  package static let suppression = RecordTable(
    "suppression",
    "A finding that was accepted.",
    [
      .required("rule", .token(.ruleID), "The rule's id."),
      .required("record", .token(.recordReference), "The id or key of the record that has the finding."),
      .optional("pointer", .token(.jsonPointer), "The JSON Pointer inside the record."),
      .optional("textDigest", .token(.textDigest), "The digest of the text that was accepted."),
      .required("reason", .token(.line), "Why it is right as it is."),
      .required("owner", .token(.line), "Who answers for it."),
      .required("expires", .date, "The last day on which it holds."),
    ]
  )
}
