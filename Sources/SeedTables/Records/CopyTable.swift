extension RecordTable {
  /// The root of `copy/<product>.<voice>.json`.
  package static let copyTable = RecordTable(
    "copy table",
    "What one product says in one voice.",
    [
      .optional("$schema", .token(.reference), "The JSON Schema of this file."),
      .required("product", .token(.name), "The app that speaks."),
      .required("voice", .token(.name), "The voice it speaks in."),
      .required(
        "entries",
        .map(keys: .copyKey, of: .array(of: .object(copyVariant), count: 1...100)),
        "The variants of every key."
      ),
    ]
  )

  /// What one key says in one voice, or in all voices where the key is not voiced.
  package static let copyEntry = RecordTable(
    "copy entry",
    "What one key says in one voice, or in all voices where the key is not voiced.",
    section: Section(13, "copyEntries", firstByteCount: 16, order: "in the order of their keys, then voices"),
    computed: [
      .required("key", .index(of: "copyKeys"), at: 0, "The key."),
      .required("voice", .index(of: "voices"), at: 4, "The voice."),
      .required("variants", .run(of: "variants"), at: 8, "The ways to say it."),
    ],
    []
  )

  /// One variant of a copy text.
  package static let copyVariant = RecordTable(
    "variant",
    "One way to say it.",
    model: "CopyVariant",
    section: Section(14, "variants", firstByteCount: 16),
    [
      .optional("title", .message(1...240, .copyTitle), at: 0, "The title, where the key has one."),
      .required(
        "body",
        .message(Limits.document, .copyBody),
        at: 8,
        "The text; only documents have more than 1000 characters, and line breaks."
      ),
    ]
  )
}
