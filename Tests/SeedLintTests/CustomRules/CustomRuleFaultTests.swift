import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedSource
import Testing

/// What is wrong with rules of the configuration, all of it at once and where it stands.
struct CustomRuleFaultTests {
  @Test(arguments: [
    (
      #""kind": "existence", "message": "m", "fields": ["fixes[].promt"], "terms": ["a b"]"#,
      ["no text field has the path `fixes[].promt` | \"fixes[].promt\" | fixes[].prompt"]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["copy"], "terms": ["a"]"#,
      ["no text field has the path `copy` | \"copy\" | copy/table"]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["fixes.prompt"], "terms": ["a"]"#,
      ["no text field has the path `fixes.prompt` | \"fixes.prompt\" | fixes[].prompt"]
    ),
    (
      #""kind": "existence", "message": "{fond} \u00e9 {count}", "fields": ["*"], "terms": ["a"]"#,
      [
        "a message of the kind `existence` has no `{fond}` | {fond} | {found}",
        "a message of the kind `existence` has no `{count}` | {count} | -",
      ]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["*"], "pattern": "caf\u00e9 \\d(x""#,
      ["this group is not closed | ( | -"]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["*"]"#,
      ["a rule of the kind `existence` needs `terms`, a `wordList` or a `pattern` | { | -"]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["*"], "terms": ["good", "_ job", "a+b"]"#,
      [
        "an entry cannot start with `_`: any word would start it | \"_ job\" | -",
        "an entry is made of words, with `/`, `*`, `?`, `_`, `#`, `..`, `^`, `>`, `$` and `!` as the only signs | \"a+b\" | -",
      ]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["*"], "wordList": "teamNames""#,
      ["there is no word list `teamNames` | \"teamNames\" | -"]
    ),
    (
      #""kind": "length", "message": "m", "fields": ["*"], "terms": ["a"], "minimum": 5, "maximum": 4"#,
      [
        "a rule of the kind `length` has no `terms` | \"terms\" | -",
        "a rule of the kind `length` needs unit | { | -", "`minimum` is greater than `maximum` | 5 | -",
      ]
    ),
    (
      #""kind": "occurrence", "message": "m", "fields": ["*"], "terms": ["a"]"#,
      ["a rule of the kind `occurrence` needs `minimum` or `maximum` | { | -"]
    ),
    (
      #""kind": "substitution", "message": "m", "fields": ["*"], "pattern": "a", "replacements": { "a": "b" }"#,
      [
        "a rule has either `pattern` or `replacements` | { | -",
        "a rule of the kind `substitution` needs a `replacement` beside its `pattern` | { | -",
      ]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["*"], "pattern": "a", "disguises": true"#,
      ["a rule has either `pattern` or `disguises` | true | -"]
    ),
    (
      #""kind": "length", "message": "m", "fields": ["*"], "unit": "words", "maximum": 4, "excuses": ["quoted"]"#,
      ["a rule of the kind `length` has no `excuses` | \"excuses\" | -"]
    ),
    (
      #""kind": "existence", "message": "m", "fields": ["*"], "terms": ["a"], "excuses": ["qouted"]"#,
      ["there is no excuse \"qouted\" | \"qouted\" | quoted"]
    ),
    (
      #""kind": "existance", "message": "m", "fields": ["*"]"#,
      ["there is no kind \"existance\" | \"existance\" | existence"]
    ),
  ])
  func `a faulty rule is told all its faults`(_ members: String, _ expected: [String]) {
    let found = faults(#"{ "id": "house/rule", \#(members) }"#)
    #expect(Set(found) == Set(expected), "\(found)")
  }

  @Test
  func `an id is neither a built-in rule's nor another's`() {
    let rule = #""kind": "existence", "message": "m", "fields": ["*"], "terms": ["nope"] }"#
    let found = faults(
      #"{ "id": "voice/praise", \#(rule), { "id": "house/a", \#(rule), { "id": "house/a", \#(rule)"#
    )
    #expect(
      found == [
        "a built-in rule has the id `voice/praise` | \"voice/praise\" | -",
        "another rule has the id `house/a` | \"house/a\" | -",
      ]
    )
  }

  @Test
  func `a rule is held to its own examples`() {
    let found = faults(
      #"""
      { "id": "house/rule", "kind": "existence", "message": "m", "fields": ["*"], "terms": ["phone*"],
        "examples": {
          "accepted": ["Put it away.", "Two phones rang."],
          "flagged": ["Put your ⟪phone⟫ away.", "Put it away again.", "A ⟪phone⟫ and a phone."]
        } }
      """#
    )
    #expect(
      found == [
        "`house/rule` flags `phones` in this example that it should accept | phones | -",
        "`house/rule` does not flag this example that it should flag | \"Put it away again.\" | -",
        "`house/rule` flags other parts of this example: `phone`, `phone` | \"A ⟪phone⟫ and a phone.\" | -",
      ]
    )
  }

  @Test
  func `the settings of an own rule stand in its definition`() {
    let rule =
      #"{ "id": "house/a", "kind": "existence", "message": "m", "fields": ["*"], "terms": ["nope"] }"#
    let configuration = #""customRules": [\#(rule)], "rules": { "house/a": { "severity": "off" } }"#
    #expect(
      self.found(configuration) == ["the settings of `house/a` stand in its definition | \"house/a\" | -"]
    )
  }

  private func faults(_ rules: String) -> [String] { found(#""customRules": [\#(rules)]"#) }

  private func found(_ members: String) -> [String] {
    let outcome = ConfiguredContent.lint(["seedtool.json": ConfiguredContent.configuration(members)])
    return outcome.findings(in: "seedtool.json").filter { $0.rule.topic == "shape" }.map { finding in
      let text = finding.place.map { String(decoding: outcome.catalog.sources[$0], as: UTF8.self) } ?? "-"
      return "\(finding.message) | \(text) | \(finding.suggestion ?? "-")"
    }
  }

  @Test
  func `the patterns of all rules together have a limit`() {
    let rules = (0..<20).map {
      #"{ "id": "house/r\#($0)", "kind": "existence", "message": "m", "fields": ["*"], "pattern": "\\d{300}a\#($0)" }"#
    }
    let configuration = ConfiguredContent.configuration("\"customRules\": [\(rules.joined(separator: ","))]")
    let outcome = ConfiguredContent.lint(["seedtool.json": configuration])
    let messages = outcome.findings(in: "seedtool.json").map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.contains("the patterns of all rules cost 17") == true)
  }
}
