extension RecordTable {
  /// A record of `approvals.json`.
  package static let approval = RecordTable(
    "approval",
    "A break of compatibility that was approved.",
    [
      .required("rule", .token(.ruleID), "The rule's id."),
      .required("record", .token(.line), "What the finding names: an id or key, or what is loosened."),
      .required("reason", .token(.line), "Why it is right."),
      .required("owner", .token(.line), "Who answers for it."),
      .required("against", .token(.semanticVersion), "The content version that it breaks with."),
    ]
  )
}
