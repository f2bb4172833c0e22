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
        .map(keys: .token(.name), of: .array(of: .token(.line), count: 0...Limits.wordListLimit)),
        "Word lists that rules read; `words/<list>.txt` adds to them."
      ),
      .optional("customRules", .array(of: .object(customRule), count: 0...1000), "Rules without code."),
      .optional("limits", .object(sizeLimits), "What a bundle may weigh."),
      .optional(
        "labels",
        .map(keys: .vocabulary(labeledKind), of: .token(.label)),
        "What the content calls one of its bugs, fixes and tidbits, in small letters: messages and cards say so."
      ),
      .optional(
        "emoji",
        .vocabulary(
          VocabularyTable(
            label: "use of emoji",
            [("forbidden", "An emoji in a text is an error."), ("allowed", "Texts may have emoji.")]
          )
        ),
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

  /// One of `scopes` of `seedtool.json`.
  package static let scope = RecordTable(
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
        .vocabulary(
          VocabularyTable(
            label: "temper",
            [
              ("blunt", "As a blunt friend: it never comforts."),
              ("neutral", "As one adult to another: it never mocks, and has no slang."),
            ]
          )
        ),
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

  /// The kinds of records that a content may call otherwise.
  private static let labeledKind = VocabularyTable(label: "kind of record", names: ["bug", "fix", "tidbit"])

  /// What the paths of content files start with.
  package static let scopeKind = VocabularyTable(
    label: "kind of content",
    [
      ("bugs", "The bugs."), ("fixes", "The fixes."), ("micro_education", "The tidbits."),
      ("priority_rules", "The words that decide a notification's priority."),
      ("policies", "The numbers that services go by."), ("copy", "The catalogue of copy, and its tables."),
      ("retired", "What is left of records that were withdrawn."),
      ("suppressions", "Findings that were accepted."), ("approvals", "Breaks that were approved."),
    ]
  )

  private static let sizeLimits = RecordTable(
    "set of size limits",
    "What a bundle may weigh.",
    [.optional("bundleBytes", .integer(1...1_073_741_824), "The most bytes of a compiled bundle.")]
  )
}
