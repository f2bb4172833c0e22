import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedSource

/// Lints one text of copy as a body of one key.
enum CopyLinting {
  /// A catalogue of one product, `app`, that speaks in `plain`, with the one key `k`.
  static func catalog(_ placeholders: String, limit: Int = 140) -> String {
    """
    { "products": { "app": { "voices": ["plain"] } }, "keys": [
      { "key": "k", "product": "app", "summary": "S.", "role": "body", "voiced": true,
        "placeholders": { \(placeholders) }, "limits": { "body": \(limit) }, "minimumVariants": 1 }
    ] }
    """
  }

  static let days = #""days": { "type": "count", "required": true, "maximum": 9999 }"#
  static let tone = #""tone": { "type": "select", "required": true, "values": ["calm", "loud"] }"#
  static let name = #""name": { "type": "text", "required": true }"#

  /// The findings of the topic as `rule: text`, the text as it stands in the file.
  static func findings(
    _ body: String,
    _ placeholders: String,
    limit: Int = 140,
    locale: String = "en_US"
  ) -> [String] {
    let table = #"{ "product": "app", "voice": "plain", "entries": { "k": [{ "body": "\#(body)" }] } }"#
    let path = "copy/app.plain.json"
    let outcome = ExampleLinting.lint(
      [
        path: table, "copy/catalog.json": catalog(placeholders, limit: limit),
        "seedtool.json": #"{ "version": "1.0.0", "locale": "\#(locale)" }"#,
      ],
      select: ["copy"],
      isWhole: false
    )
    let bytes = Array(table.utf8)
    return outcome.findings.map { finding in
      guard let place = finding.place, outcome.catalog.sources[place.fileIndex].path == path else {
        return "\(finding.rule.name): elsewhere"
      }
      return
        "\(finding.rule.name): \(String(decoding: bytes[place.range.start..<place.range.end], as: UTF8.self))"
    }
  }
}
