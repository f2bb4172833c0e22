import Foundation
import LintSamples
import SeedDiagnostics
import SeedLint
import Testing

/// Copy held against its key's name: `Judged/copy-against-key.txt`, each text behind its voice and its key.
struct CopyAgainstKeyTests {
  @Test
  func `a text that says another hour, tier or number of misses than its key is flagged`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Judged/copy-against-key.txt")
    let sentences = try JudgedSentences(String(contentsOf: url, encoding: .utf8)).sentences
    var (found, wrong) = (0, 0)
    for sentence in sentences {
      let key = String(sentence.place.split(separator: " ").last ?? "")
      let isFlagged = !Self.findings(key, sentence.text).isEmpty
      found += sentence.breaks && isFlagged ? 1 : 0
      wrong += !sentence.breaks && isFlagged ? 1 : 0
    }
    #expect(found == 12)
    #expect(wrong == 0)
  }

  private static func findings(_ key: String, _ body: String) -> [Diagnostic] {
    ExampleLinting.lint(
      [
        "copy/catalog.json": """
        { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [
          \(entry("tier1.label", "At tier 1 (Nudge).")), \(entry("tier2.label", "At tier 2 (Push).")),
          \(entry("tier3.label", "At tier 3 (Alarm).")), \(entry(key, "A text.")) ] }
        """,
        "copy/pressure.brutal.json": """
        { "product": "pressure", "voice": "brutal", "entries": { "\(key)": [{ "body": "\(body)" }] } }
        """,
      ],
      select: ["contradiction/copy-against-key"]
    ).findings
  }

  private static func entry(_ key: String, _ summary: String) -> String {
    """
    { "key": "\(key)", "product": "pressure", "summary": "\(summary)", "role": "body", "voiced": true,
      "placeholders": { "commitment": { "type": "text", "required": false } },
      "limits": { "body": 140 }, "minimumVariants": 1 }
    """
  }
}
