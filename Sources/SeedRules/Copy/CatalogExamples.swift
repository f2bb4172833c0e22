/// Copy catalogues of which the examples of many rules are made; all values are written as in JSON.
enum CatalogExamples {
  /// A catalogue.
  static func text(
    products: String = #""pressure": { "voices": ["professional", "brutal"] }"#,
    _ keys: String...
  ) -> String {
    "{ \"products\": { \(products) },\n  \"keys\": [\(keys.joined(separator: ",\n    "))] }\n"
  }

  static func key(
    _ name: String = #""checkIn.question""#,
    product: String = #""pressure""#,
    role: String = "body",
    isVoiced: Bool = true,
    placeholders: String = "",
    limits: String = #""body": 140"#,
    variants: Int = 1
  ) -> String {
    """
    { "key": \(name), "product": \(product), "summary": "A moment.",
        "role": "\(role)", "voiced": \(isVoiced), "placeholders": {\(placeholders)}, "limits": { \(limits) },
        "minimumVariants": \(variants) }
    """
  }
}
