import SeedLint

/// The catalogue and tables that the examples of the copy rules stand in.
enum CopyExamples {
  /// Two products; Pressure speaks in two voices.
  static let catalog = CatalogExamples.text(
    products: """
      "pressure": { "voices": ["professional", "brutal"] }, "egofix": { "voices": ["deadpan"] }
      """,
    CatalogExamples.key(
      #""streak.ended""#,
      placeholders: #" "days": { "type": "count", "required": true, "maximum": 9999 } "#,
      limits: #""body": 60"#
    ),
    CatalogExamples.key(
      #""tier.raised""#,
      placeholders: """
        "tier": { "type": "select", "required": false, "values": ["nudge", "push", "alarm"] },
        "commitment": { "type": "text", "required": false }
        """
    ),
    notification(#""notification.tier1.midpoint""#),
    notification(#""notification.tier2.midpoint""#),
    CatalogExamples.key(#""label.done""#, role: "label", isVoiced: false, limits: #""body": 12"#),
    CatalogExamples.key(#""fix.skip""#, product: #""egofix""#, role: "label", limits: #""body": 12"#)
  )

  private static func notification(_ name: String) -> String {
    CatalogExamples.key(
      name,
      role: "notification",
      placeholders: #" "commitment": { "type": "text", "required": true } "#,
      limits: #""title": 40, "body": 140"#
    )
  }

  /// A table of Pressure's, beside the catalogue and other tables.
  static func table(
    _ entries: String,
    voice: String = "brutal",
    beside: [String: String] = [:]
  ) -> RuleExample {
    .file(
      "copy/pressure.\(voice).json",
      text(entries, voice: voice),
      beside: ["copy/catalog.json": catalog].merging(beside) { $1 }
    )
  }

  /// A table with a key of one body, beside the catalogue.
  static func body(_ key: String, _ body: String) -> RuleExample { table(entry(key, body)) }

  /// The same without a catalogue.
  static func alone(_ key: String, _ body: String) -> RuleExample {
    .file("copy/pressure.brutal.json", text(entry(key, body), voice: "brutal"))
  }

  /// A text of any key, where neither a catalogue nor the key matters.
  static func line(_ body: String, beside: [String: String] = [:]) -> RuleExample {
    let text = """
      { "product": "pressure", "voice": "brutal", "entries": { "k": [{ "body": "\(body)" }] } }
      """
    return .file("copy/pressure.brutal.json", text, beside: beside)
  }

  private static func entry(_ key: String, _ body: String) -> String {
    "\"\(key)\": [{ \"body\": \"\(body)\" }]"
  }

  /// A table without entries, beside the catalogue.
  static func empty(_ name: String, product: String, voice: String) -> RuleExample {
    let text = "{ \"product\": \(product), \"voice\": \(voice), \"entries\": {} }"
    return .file("copy/\(name).json", text, beside: ["copy/catalog.json": catalog])
  }

  /// A table's text.
  static func text(_ entries: String, voice: String) -> String {
    """
    { "product": "pressure", "voice": "\(voice)", "entries": {
      \(entries)
    } }
    """
  }

  /// A table of Pressure's other voice, to put beside one.
  static func professional(_ entries: String) -> [String: String] {
    ["copy/pressure.professional.json": text(entries, voice: "professional")]
  }
}
