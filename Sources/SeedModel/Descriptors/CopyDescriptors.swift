extension ContentDescriptors {
  /// The root of `copy/catalog.json`.
  package static let copyCatalog = RecordDescriptor(
    "copy catalog",
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

  private static let product = RecordDescriptor(
    "product",
    "An app whose copy is here.",
    [
      .required(
        "voices",
        .array(of: .token(.name), count: 1...16),
        "The voices; the first holds what is the same in all of them."
      )
    ]
  )

  /// A key of the catalogue.
  package static let copyKey = RecordDescriptor(
    "copy key",
    "One moment at which an app speaks.",
    [
      .required("key", .copyKey, "Dotted lower-camel words."),
      .required("product", .token(.name), "The app that speaks."),
      .required("summary", .token(.line), "What moment it is."),
      .required(
        "role",
        .vocabulary(VocabularyDescriptor(CopyRole.self, label: "role")),
        "What the text is for."
      ),
      .required("voiced", .boolean, "Whether every voice says it in its own way."),
      .required(
        "placeholders",
        .map(keys: .token(.name), of: .object(placeholder), count: 0...32),
        "What the app puts in."
      ),
      .required("limits", .object(limits), "The most characters."),
      .required("minimumVariants", .integer(1...100), "How many texts the key needs at least."),
    ]
  )

  package static let placeholder = RecordDescriptor(
    "placeholder",
    "Something that the app puts into a text.",
    [
      .required(
        "type",
        .vocabulary(VocabularyDescriptor(PlaceholderType.self, label: "placeholder type")),
        "What stands in for it."
      ),
      .required("required", .boolean, "Whether every variant has to use it."),
      .optional("maximum", .integer(0...1_000_000_000), "The largest count."),
      .optional("values", .array(of: .token(.name), count: 1...64), "The values of a select."),
    ]
  )

  private static let limits = RecordDescriptor(
    "set of limits",
    "The most characters that a text may have once its counts are put in.",
    [
      .optional("title", .integer(1...240), "The most characters of a title; without it there is none."),
      .required("body", .integer(1...1000), "The most characters of a body."),
    ]
  )

  /// The root of `copy/<product>.<voice>.json`.
  package static let copyTable = RecordDescriptor(
    "copy table",
    "What one product says in one voice.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required("product", .token(.name), "The app that speaks."),
      .required("voice", .token(.name), "The voice it speaks in."),
      .required(
        "entries",
        .map(keys: .copyKey, of: .array(of: .object(variant), count: 1...100)),
        "The variants of every key."
      ),
    ]
  )

  /// One variant of a copy text.
  package static let variant = RecordDescriptor(
    "variant",
    "One way to say it.",
    [
      .optional("title", .message(1...240), "The title, where the key has one."),
      .required("body", .message(1...1000), "The text."),
    ]
  )
}
