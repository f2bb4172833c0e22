extension ContentDescriptors {
  /// The root of `priority_rules.json`.
  package static let priorityRules = RecordDescriptor(
    "set of priority rules",
    "What decides a GeoCue notification's priority.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required(
        "placeKeywords",
        .map(keys: .vocabulary(priority), of: .array(of: .prose(1...64), count: 1...10_000)),
        "Keywords looked for in the place's name, by the priority that they give."
      ),
      .required(
        "messageKeywords",
        .map(keys: .vocabulary(priority), of: .array(of: .prose(1...64), count: 1...10_000)),
        "Keywords looked for in the message, by the priority that they give."
      ),
      .required(
        "rushHours",
        .array(of: .array(of: .integer(0...23), count: 2...2), count: 0...12),
        "Hour ranges, inclusive, that lift medium to high."
      ),
      .required(
        "nightHours",
        .array(of: .integer(0...23), count: 2...2),
        "The hour range, inclusive, that lowers medium to low."
      ),
      .required(
        "match",
        .vocabulary(VocabularyDescriptor(KeywordMatch.self, label: "match")),
        "Whether keywords are found inside words too."
      ),
    ]
  )

  private static let priority = VocabularyDescriptor(NotificationPriority.self, label: "priority")

  /// A record of `retired.json`.
  package static let retired = RecordDescriptor(
    "retired record",
    "An identity that once shipped and must never come back or be reused.",
    [
      .required(
        "kind",
        .vocabulary(VocabularyDescriptor(RetiredKind.self, label: "kind")),
        "What it was."
      ),
      .optional("id", .identity, "The identity; for all kinds but copyKey."),
      .optional("key", .copyKey, "The copy key; for the kind copyKey."),
      .optional("number", .integer(1...9_999_999), "The number of a fix."),
      .required("retiredOn", .date, "When it was withdrawn."),
      .required("reason", .token(.line), "Why."),
      .optional("replacedBy", .token(.recordReference), "The id or key that serves in its place."),
    ]
  )

  /// A record of `suppressions.json`.
  package static let suppression = RecordDescriptor(
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

  /// A record of `approvals.json`.
  package static let approval = RecordDescriptor(
    "approval",
    "A break of compatibility that was approved.",
    [
      .required("rule", .token(.ruleID), "The rule's id."),
      .required("record", .token(.recordReference), "The id or key of the record."),
      .required("reason", .token(.line), "Why it is right."),
      .required("owner", .token(.line), "Who answers for it."),
      .required("against", .token(.semanticVersion), "The content version that it breaks with."),
    ]
  )

  /// The root of `seedtool.json`.
  package static let configurationFile = RecordDescriptor(
    "configuration file",
    "The content's own version, locale, quotas, rule severities and word lists.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required("version", .token(.semanticVersion), "The content's version; raised by what ships."),
      .required("locale", .token(.locale), "The language of all texts."),
      .optional("rules", .map(keys: .token(.ruleID), of: .any), "Severity and options by rule."),
      .optional(
        "wordLists",
        .map(keys: .token(.name), of: .array(of: .token(.line), count: 0...100_000)),
        "Word lists that rules read; `words/<list>.txt` adds to them."
      ),
      .optional("customRules", .array(of: .object(customRule), count: 0...1000), "Rules without code."),
      .optional("limits", .object(sizeLimits), "What a bundle may weigh."),
    ]
  )

  private static let sizeLimits = RecordDescriptor(
    "set of size limits",
    "What a bundle may weigh.",
    [.optional("bundleBytes", .integer(1...1_073_741_824), "The most bytes of a compiled bundle.")]
  )

  /// `words/<list>.txt`, which is no JSON.
  package static let wordList = ContentFileDescriptor(
    path: "words/list",
    summary: "A word list, one entry a line; `#` starts a line of comment.",
    root: .any,
    isArray: false
  )

  /// Every kind of JSON file, in the order in which they are read.
  package static let files: [ContentFileDescriptor] = [
    ContentFileDescriptor(
      path: "bugs",
      summary: "The ego patterns.",
      root: .array(of: .object(bug), count: recordCount),
      isArray: true
    ),
    ContentFileDescriptor(
      path: "fixes",
      summary: "The challenges.",
      root: .array(of: .object(fix), count: recordCount),
      isArray: true
    ),
    ContentFileDescriptor(
      path: "micro_education",
      summary: "The tidbits shown after an outcome.",
      root: .array(of: .object(tidbit), count: recordCount),
      isArray: true
    ),
    ContentFileDescriptor(
      path: "priority_rules",
      summary: "What decides a GeoCue notification's priority.",
      root: .object(priorityRules),
      isArray: false
    ),
    ContentFileDescriptor(
      path: "copy/catalog",
      summary: "The contract of all copy.",
      root: .object(copyCatalog),
      isArray: false
    ),
    ContentFileDescriptor(
      path: "copy/table",
      summary: "What one product says in one voice.",
      root: .object(copyTable),
      isArray: false
    ),
    ContentFileDescriptor(
      path: "retired",
      summary: "Identities that shipped and must never come back.",
      root: .array(of: .object(retired), count: recordCount),
      isArray: true
    ),
    ContentFileDescriptor(
      path: "suppressions",
      summary: "Accepted findings.",
      root: .array(of: .object(suppression), count: recordCount),
      isArray: true
    ),
    ContentFileDescriptor(
      path: "approvals",
      summary: "Approved breaks of compatibility.",
      root: .array(of: .object(approval), count: recordCount),
      isArray: true
    ),
    ContentFileDescriptor(
      path: "seedtool",
      summary: "The content's configuration.",
      root: .object(configurationFile),
      isArray: false
    ),
  ]
}
