extension RecordTable {
  /// The root of `seedtool.json`.
  package static let configuration = RecordTable(
    "configuration file",
    "The content's own version, locale, quotas, rule severities and word lists.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required("version", .token(.semanticVersion), "The content's version; raised by what ships."),
      .required("locale", .token(.locale), "The language of all texts."),
      .optional(
        "extends",
        .token(.reference),
        "The path from here to another configuration file, whose settings hold where this one says nothing."
      ),
      .optional(
        "rules",
        .map(keys: .token(.ruleOrTopic), of: .any),
        "Severity and options by rule; severity by topic, `voice/*`."
      ),
      .optional(
        "scopes",
        .array(of: .object(scope), count: 0...32),
        "Settings that hold for some of the records; later ones win."
      ),
      .optional(
        "wordLists",
        .map(keys: .token(.name), of: .array(of: .token(.line), count: 0...100_000)),
        "Word lists that rules read; `words/<list>.txt` adds to them."
      ),
      .optional("customRules", .array(of: .object(customRule), count: 0...1000), "Rules without code."),
      .optional("limits", .object(sizeLimits), "What a bundle may weigh."),
      .optional(
        "emoji",
        .vocabulary(VocabularyTable(label: "use of emoji", names: ["forbidden", "allowed"])),
        "Whether texts may have emoji; forbidden unless it says otherwise."
      ),
      .optional(
        "shipped",
        .token(.reference),
        "The bundles that shipped, as a path from the content folder whose last part may have `*`: "
          + "`../shipped/*.seedbundle`. What breaks against one of them is found wherever a base is."
      ),
    ]
  )

  private static let scope = RecordTable(
    "scope",
    "Settings for the records that match all of its lists; a list that is empty or missing matches all.",
    [
      .optional("products", names, "Products, for their copy."),
      .optional("voices", names, "Voices, for copy in them."),
      .optional(
        "keys",
        .array(of: .token(.line), count: 0...1000),
        "Copy keys; `*` stands for any characters: `notification.*`."
      ),
      .optional("kinds", .array(of: .vocabulary(scopeKind), count: 0...100), "Kinds of content."),
      .optional(
        "locales",
        .array(of: .token(.locale), count: 0...100),
        "Locales of the content; `en` stands for `en-US`, too."
      ),
      .optional(
        "temper",
        .vocabulary(VocabularyTable(label: "temper", names: ["blunt", "neutral"])),
        "How the voice speaks, which `voice/broken-voice` holds it to."
      ),
      .optional(
        "rules",
        .map(keys: .token(.ruleOrTopic), of: .any),
        "Severity and options by rule; severity by topic, `voice/*`."
      ),
    ]
  )

  private static let names = Shape.array(of: .token(.name), count: 0...1000)

  /// What the paths of content files start with.
  package static let scopeKind = VocabularyTable(
    label: "kind of content",
    names: [
      "bugs", "fixes", "micro_education", "priority_rules", "policies", "copy", "retired", "suppressions",
      "approvals",
    ]
  )

  private static let sizeLimits = RecordTable(
    "set of size limits",
    "What a bundle may weigh.",
    [.optional("bundleBytes", .integer(1...1_073_741_824), "The most bytes of a compiled bundle.")]
  )
}
