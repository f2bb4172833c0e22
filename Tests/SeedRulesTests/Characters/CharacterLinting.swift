import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedSource

/// Lints one prompt or one copy body by one rule of the topic.
enum CharacterLinting {
  /// What a rule finds in a text: each range's text, as it stands in the file.
  static func marked(_ rule: String, prompt: String) -> [String] {
    found(rule, ["fixes.json": fixes(prompt)], "fixes.json")
  }

  /// What a rule finds in the body of a copy text of a role.
  static func marked(_ rule: String, body: String, role: String = "body") -> [String] {
    found(rule, copy(body, role: role), "copy/pressure.brutal.json")
  }

  /// A prompt after a rule's fixes, safe and unsafe, as it stands in the file.
  static func fixed(_ rule: String, prompt: String) -> String {
    let text = fixes(prompt)
    return unwrap(fixed(rule, ["fixes.json": text], "fixes.json"), fixes("|"))
  }

  /// A copy body after a rule's fixes, as it stands in the file.
  static func fixed(_ rule: String, body: String) -> String {
    let files = copy(body, role: "body")
    let path = "copy/pressure.brutal.json"
    return unwrap(fixed(rule, files, path), copy("|", role: "body")[path] ?? "")
  }

  /// The findings of a rule in a prompt.
  static func findings(_ rule: String, prompt: String) -> [Diagnostic] {
    ExampleLinting.lint(["fixes.json": fixes(prompt)], select: ["characters/\(rule)"], isWhole: false)
      .findings
  }

  /// The findings of a rule in the body of a copy text.
  static func findings(_ rule: String, body: String) -> [Diagnostic] {
    ExampleLinting.lint(copy(body, role: "body"), select: ["characters/\(rule)"], isWhole: false).findings
  }

  /// A fix record with a prompt, which may hold JSON escapes.
  private static func fixes(_ prompt: String) -> String {
    """
    [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily",
      "severity": "low", "interactionType": "standard", "prompt": "\(prompt)" }]
    """
  }

  private static func copy(_ body: String, role: String) -> [String: String] {
    [
      "copy/catalog.json": """
      { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [
        { "key": "miss.line", "product": "pressure", "summary": "A line.", "role": "\(role)", "voiced": true,
          "placeholders": {}, "limits": { "title": 40, "body": 140 }, "minimumVariants": 1 }] }
      """,
      "copy/pressure.brutal.json": """
      { "product": "pressure", "voice": "brutal", "entries": { "miss.line": [{ "body": "\(body)" }] } }
      """,
    ]
  }

  private static func found(_ rule: String, _ files: [String: String], _ path: String) -> [String] {
    let outcome = ExampleLinting.lint(files, select: ["characters/\(rule)"], isWhole: false)
    let bytes = Array((files[path] ?? "").utf8)
    return outcome.findings.map { finding in
      guard let place = finding.place, outcome.catalog.sources[place.fileIndex].path == path else {
        return "elsewhere"
      }
      return String(decoding: bytes[place.range.start..<place.range.end], as: UTF8.self)
    }
  }

  private static func fixed(_ rule: String, _ files: [String: String], _ path: String) -> String {
    let outcome = ExampleLinting.lint(files, select: ["characters/\(rule)"], isWhole: false)
    return ExampleLinting.apply(outcome.findings, to: files[path] ?? "", in: outcome, path: path)
  }

  /// What stands in a text in the place of the frame's `|`.
  private static func unwrap(_ text: String, _ frame: String) -> String {
    let parts = frame.split(separator: "|", omittingEmptySubsequences: false)
    return String(text.utf8.dropFirst(parts[0].utf8.count).dropLast(parts[1].utf8.count)) ?? ""
  }
}
