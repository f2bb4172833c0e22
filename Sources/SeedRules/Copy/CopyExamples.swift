import SeedLint

/// The catalogue and tables that the examples of the copy rules stand in.
enum CopyExamples {
  /// Two products; Pressure speaks in two voices.
  static let catalog = """
    { "products": { "pressure": { "voices": ["professional", "brutal"] }, "egofix": { "voices": ["deadpan"] } },
      "keys": [
        { "key": "streak.ended", "product": "pressure", "summary": "A streak has ended.", "role": "body",
          "voiced": true, "placeholders": { "days": { "type": "count", "required": true, "maximum": 9999 } },
          "limits": { "body": 60 }, "minimumVariants": 1 },
        { "key": "tier.raised", "product": "pressure", "summary": "The tier went up.", "role": "body",
          "voiced": true, "placeholders": {
            "tier": { "type": "select", "required": false, "values": ["nudge", "push", "alarm"] },
            "commitment": { "type": "text", "required": false } },
          "limits": { "body": 140 }, "minimumVariants": 1 },
        { "key": "notification.tier1.midpoint", "product": "pressure", "summary": "After one miss.",
          "role": "notification", "voiced": true,
          "placeholders": { "commitment": { "type": "text", "required": true } },
          "limits": { "title": 40, "body": 140 }, "minimumVariants": 1 },
        { "key": "notification.tier2.midpoint", "product": "pressure", "summary": "After two misses.",
          "role": "notification", "voiced": true,
          "placeholders": { "commitment": { "type": "text", "required": true } },
          "limits": { "title": 40, "body": 140 }, "minimumVariants": 1 },
        { "key": "label.done", "product": "pressure", "summary": "The button.", "role": "label",
          "voiced": false, "placeholders": {}, "limits": { "body": 12 }, "minimumVariants": 1 },
        { "key": "fix.skip", "product": "egofix", "summary": "The button that skips.", "role": "label",
          "voiced": true, "placeholders": {}, "limits": { "body": 12 }, "minimumVariants": 1 }
      ] }
    """

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
