import LintSamples
import SeedDiagnostics
import Testing

/// What is wrong with the settings of a rule, with what was expected and found.
struct RuleSettingTests {
  @Test(
    arguments: [
      (#"{ "minimum": "70" }"#, "shape/wrong-type", "a whole number from 0 to 1000000", "70", nil),
      (#"{ "minimum": [70] }"#, "shape/wrong-type", "a whole number from 0 to 1000000", "an array", nil),
      (#"{ "minimum": -1 }"#, "shape/number-range", "a whole number from 0 to 1000000", "-1", nil),
      (#"{ "minimun": 1 }"#, "shape/unknown-field", "severity, minimum", "minimun", "minimum"),
      (
        #"{ "severity": "wraning" }"#, "shape/unknown-value", "error, warning, note, off", "wraning",
        "warning"
      ),
      (#""off""#, "shape/wrong-type", "an object", "off", nil),
    ] as [(String, RuleID, String, String, String?)]
  )
  func `a faulty setting says what it takes and what it found`(
    settings: String,
    rule: RuleID,
    expected: String,
    found: String,
    suggestion: String?
  ) throws {
    let text = """
      { "version": "1.0.0", "locale": "en_US", "rules": { "quota/fixes-per-bug": \(settings) } }
      """
    let findings = ExampleLinting.lint(["seedtool.json": text], isWhole: false).findings
    let fault = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(fault.rule == rule)
    #expect(fault.expected == expected)
    #expect(fault.found == found)
    #expect(fault.suggestion == suggestion)
  }

  @Test(arguments: [#"{ "minimum": 3 }"#, #"{ "severity": "wraning" }"#, #"{ "severity": "off" }"#, "3"])
  func `a faulty setting of a locked rule leaves it as it is`(settings: String) {
    let linting = ExampleLinting.lint(
      [
        "seedtool.json": """
        { "version": "1.0.0", "locale": "en_US", "rules": { "characters/emoji": \(settings) } }
        """,
        "retired.json": """
        [{ "kind": "bug", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "retiredOn": "2026-02-01",
           "reason": "Nobody had it.", "title": "Need to smile 😀" }]
        """,
      ],
      isWhole: false
    )
    #expect(linting.findings.filter { $0.rule == "characters/emoji" }.count == 1)
    #expect(linting.findings.contains { $0.rule.topic == "shape" })
  }
}
