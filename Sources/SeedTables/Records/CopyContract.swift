extension RecordTable {
  /// The root of `copy/catalog.json`.
  package static let copyContract = RecordTable(
    "copy catalogue",
    "The contract of all copy: keys, placeholders, limits and how many variants each needs.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required(
        "products",
        .map(keys: .token(.name), of: .object(product), count: 1...64),
        "The products and the voices that each of them speaks in."
      ),
      .required(
        "keys",
        .array(of: .object(copyKey), count: 0...100_000),
        "Every copy key of every product."
      ),
    ]
  )

  /// An app, by the name that is its key.
  package static let product = RecordTable(
    "product",
    "An app whose copy is here.",
    model: "CopyProduct",
    section: Section(6, "products", firstByteCount: 16, order: "sorted by name"),
    key: .required("name", .token(.name), at: 0, "The name that tables and keys refer to."),
    [
      .required(
        "voices",
        .array(of: .token(.name), count: 1...16, section: Section(7, "voices", firstByteCount: 8)),
        at: 8,
        "The voices; the first holds what is the same in all of them."
      )
    ]
  )

  /// A key of the catalogue.
  package static let copyKey = RecordTable(
    "copy key",
    "One moment at which an app speaks.",
    model: "CopyKey",
    section: Section(8, "copyKeys", firstByteCount: 48, order: "sorted by (product, key)"),
    computed: [
      .required("entries", .run(of: "copyEntries"), at: 40, "What the voices say, in their order.")
    ],
    [
      .required("key", .copyKey, at: 0, "Dotted lower-camel words."),
      .required("product", .reference(.product), at: 16, "The app that speaks."),
      .required("summary", .token(.line), at: 8, "What moment it is."),
      .required("role", .vocabulary(.copyRole), at: 20, "What the text is for."),
      .required("voiced", .boolean, at: 21, as: "isVoiced", "Whether every voice says it in its own way."),
      .required(
        "placeholders",
        .map(keys: .token(.name), of: .object(placeholder), count: 0...32),
        at: 24,
        "What the app puts in, sorted by name."
      ),
      .required("limits", .object(copyLimits), at: 32, "The most characters."),
      .required(
        "minimumVariants",
        .integer(1...100),
        at: 36,
        "How many texts the key needs at least."
      ),
    ]
  )

  /// What stands in for a name in braces.
  package static let placeholder = RecordTable(
    "placeholder",
    "Something that the app puts into a text.",
    model: "CopyKey.Placeholder",
    section: Section(10, "placeholders", firstByteCount: 24),
    key: .required("name", .token(.name), at: 0, "The name between the braces."),
    [
      .required("type", .vocabulary(.placeholderType), at: 20, "What stands in for it."),
      .required("required", .boolean, at: 21, as: "isRequired", "Whether every variant has to use it."),
      .optional("maximum", .integer(0...1_000_000_000), at: 16, "The largest count."),
      .optional(
        "values",
        .array(
          of: .token(.name),
          count: 1...64,
          section: Section(11, "placeholderValues", firstByteCount: 8)
        ),
        at: 8,
        "The values of a select."
      ),
    ]
  )

  private static let copyLimits = RecordTable(
    "set of limits",
    "The most characters that a text may have once its counts are put in.",
    model: "CopyKey.Limits",
    section: Section(9, "copyLimits", firstByteCount: 8),
    [
      .optional(
        "title",
        .integer(1...240),
        at: 0,
        "The most characters of a title; without it there is none."
      ),
      .required(
        "body",
        .integer(Limits.document),
        at: 4,
        "The most characters of a body: up to 1000, of a document up to 4000."
      ),
    ]
  )
}
