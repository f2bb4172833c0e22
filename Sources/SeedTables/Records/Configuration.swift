extension RecordTable {
  /// The root of `seedtool.json`.
  package static let configuration = RecordTable(
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

  private static let sizeLimits = RecordTable(
    "set of size limits",
    "What a bundle may weigh.",
    [.optional("bundleBytes", .integer(1...1_073_741_824), "The most bytes of a compiled bundle.")]
  )
}
