import LintSamples
import SeedDecoding
import SeedDiagnostics
@testable import SeedLint
@testable import SeedRules
import Testing

/// Accepting findings, and what ends it.
struct SuppressionTests {
  private let first = "Ask a colleague to read it."
  private let second = "Tell your colleagues nothing at all."

  @Test
  func `a finding shows what its suppression names, and the suppression takes it away`() throws {
    let before = lint(ConfiguredContent.fixes(first, second))
    let keys = before.findings.compactMap(\.key)
    #expect(keys.map(\.pointer) == ["/prompt", "/prompt"])
    #expect(keys[0].record == "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316")
    #expect(keys[0].textDigest == TextDigest(first.utf8))
    let after = lint(ConfiguredContent.fixes(first, second), SuppressionFile.text(of: [keys[0]]))
    #expect(after.findings.map(\.key) == [keys[1]])
  }

  @Test
  func `it survives reordering, reformatting and other escapes`() {
    let keys = lint(ConfiguredContent.fixes(first, second)).findings.compactMap(\.key)
    let file = SuppressionFile.text(of: keys)
    let records = ConfiguredContent.fixes(first, second)
    let reformatted = records.replacing("colleague", with: #"c\u006flleague"#).replacing("\n", with: "\n\n  ")
    #expect(lint(reformatted, file).findings.map(\.message) == [])
    let parts = records.dropFirst(2).dropLast(3).split(separator: ",\n  {")
    let swapped = "[\n  {\(parts[1]),\n\(parts[0])\n]\n"
    #expect(swapped != records)
    #expect(lint(swapped, file).findings.map(\.message) == ["fix 1 stands after fix 2"])
  }

  @Test
  func `an edit of the text ends it`() {
    let file = SuppressionFile.text(of: lint(ConfiguredContent.fixes(first)).findings.compactMap(\.key))
    let edited = "Ask a colleague to read it twice."
    let found = ConfiguredContent.lines(lint(ConfiguredContent.fixes(edited), file))
    #expect(
      found == [
        "warning house/rule m | colleague",
        "warning housekeeping/stale-suppression the text has changed since its `house/rule` was suppressed | "
          + "\"\(TextDigest(first.utf8))\"",
      ]
    )
    let remedy = lint(ConfiguredContent.fixes(edited), file).findings.last?.remedy
    #expect(remedy?.contains("\(TextDigest(edited.utf8))") == true)
    // With the finding gone, the suppression is of no use.
    let mended = lint(ConfiguredContent.fixes("Ask a person to read it."), file)
    #expect(mended.findings.map(\.rule) == ["housekeeping/unused-suppression"])
  }

  @Test
  func `it holds to the end of its last day`() throws {
    let fixes = ConfiguredContent.fixes(first)
    let keys = lint(fixes).findings.compactMap(\.key)
    #expect(lint(fixes, SuppressionFile.text(of: keys, expires: "2026-01-01")).findings.isEmpty)
    let expired = lint(fixes, SuppressionFile.text(of: keys, expires: "2025-12-31"))
    #expect(
      ConfiguredContent.lines(expired) == [
        "warning house/rule m | colleague",
        "error housekeeping/expired-suppression this suppression of `house/rule` ended on 2025-12-31 | "
          + "\"2025-12-31\"",
      ]
    )
  }

  @Test
  func `a finding in a text needs the text's digest`() {
    var keys = lint(ConfiguredContent.fixes(first)).findings.compactMap(\.key)
    keys[0].textDigest = nil
    let outcome = lint(ConfiguredContent.fixes(first), SuppressionFile.text(of: keys))
    #expect(outcome.findings.map(\.rule) == ["house/rule", "housekeeping/unused-suppression"])
    let remedy = #"Write "textDigest": "\#(TextDigest(first.utf8))" for the text that stands there now."#
    #expect(outcome.findings.last?.remedy == remedy)
  }

  @Test
  func `a finding of a rule that decoding needs is accepted neither with nor without a digest`() throws {
    let fix = (SoundContent.files["fixes.json"] ?? "").replacing(#""type": "daily","#, with: "")
    func lint(_ suppressions: String?, _ fixes: String) -> [Diagnostic] {
      var files = SoundContent.files
      files["fixes.json"] = fixes
      files["suppressions.json"] = suppressions
      return ExampleLinting.lint(files, select: ["shape", "housekeeping"]).findings
    }
    var key = try #require(lint(nil, fix).first?.key)
    #expect(key.pointer == "")
    let withDigest = SuppressionFile.text(of: [key])
    key.textDigest = nil
    let without = SuppressionFile.text(of: [key])
    let reformatted = fix.replacing("\n", with: "\n ")
    let edited = fix.replacing("Finish one", with: "Finish some")
    let rules: [RuleID] = ["shape/missing-field", "housekeeping/unused-suppression"]
    #expect(lint(withDigest, reformatted).map(\.rule) == rules)
    #expect(lint(without, edited).map(\.rule) == rules)
    #expect(lint(withDigest, edited).map(\.rule) == rules)
  }

  @Test
  func `what only other rules or more content can tell is not judged`() {
    var keys = lint(ConfiguredContent.fixes(first)).findings.compactMap(\.key)
    keys[0].rule = "interaction/duration-unstated"
    let file = SuppressionFile.text(of: keys)
    let fixes = ConfiguredContent.fixes("Ask a person to read it.")
    #expect(lint(fixes, file).findings.map(\.rule) == ["housekeeping/unused-suppression"])
    #expect(lint(fixes, file, isWhole: false).findings.isEmpty)
    let off = #""rules": { "interaction/duration-unstated": { "severity": "off" } }"#
    let outcome = ConfiguredContent.lint([
      "seedtool.json": ConfiguredContent.configuration(off), "fixes.json": fixes, "suppressions.json": file,
    ])
    #expect(outcome.findings.isEmpty)
  }

  @Test
  func `a suppression of a place says where, and one of none means the record`() {
    var keys = lint(ConfiguredContent.fixes(first)).findings.compactMap(\.key)
    keys[0].pointer = "/inlineComment"
    let elsewhere = lint(ConfiguredContent.fixes(first), SuppressionFile.text(of: keys))
    #expect(elsewhere.findings.map(\.rule) == ["house/rule", "housekeeping/unused-suppression"])
    keys[0].pointer = nil
    #expect(lint(ConfiguredContent.fixes(first), SuppressionFile.text(of: keys)).findings.isEmpty)
  }

  @Test
  func `a rule, a record that is not there is said`() {
    let file = """
      [{ "rule": "house/rul", "record": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "reason": "r", "owner": "o",
         "expires": "2099-01-01" },
       { "rule": "house/rule", "record": "nobody.knows", "reason": "r", "owner": "o", "expires": "2099-01-01" }]
      """
    let outcome = lint(ConfiguredContent.fixes("Ask a person to read it."), file)
    #expect(
      outcome.findings.map(\.message) == [
        "this suppresses nothing: there is no rule `house/rul`", "there is no record `nobody.knows`",
      ]
    )
    #expect(outcome.findings[0].suggestion == "house/rule")
  }

  private func lint(
    _ fixes: String,
    _ suppressions: String? = nil,
    isWhole: Bool = true
  ) -> ExampleLinting.Outcome {
    let rule =
      #"{ "id": "house/rule", "kind": "existence", "message": "m", "fields": ["fixes"], "terms": ["colleague*"] }"#
    var files = [
      "seedtool.json": ConfiguredContent.configuration(#""customRules": [\#(rule)]"#), "fixes.json": fixes,
    ]
    files["suppressions.json"] = suppressions
    return ConfiguredContent.lint(files, isWhole: isWhole)
  }
}
