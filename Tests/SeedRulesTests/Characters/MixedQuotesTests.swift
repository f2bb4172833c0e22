import LintSamples
import SeedDiagnostics
import Testing

struct MixedQuotesTests {
  @Test(arguments: [
    ("Don't, won't, can’t.", "Don't, won't, can't."),
    ("Say \\\"a\\\" or \\\"b\\\" or “c”.", "Say \\\"a\\\" or \\\"b\\\" or \\\"c\\\"."),
    ("Don't say \\u201Cno\\u201D, don't, don't, 'yes'.", "Don't say \\\"no\\\", don't, don't, 'yes'."),
    ("“A” ‘b’ it’s \\\"c\\\"", "“A” ‘b’ it’s “c”"),
    (
      "“A” ‘b’ “C” “D” “E” it’s: 'tis 'c' ('d') Chris' \\\"'e'\\\"",
      "“A” ‘b’ “C” “D” “E” it’s: ’tis ‘c’ (‘d’) Chris’ “‘e’”"
    ),
    ("“A” “b” “c” rock 'n' roll", "“A” “b” “c” rock ’n’ roll"),
    ("“A” “b” rock 'n roll, the '60s", "“A” “b” rock ’n roll, the ’60s"),
    ("“A” “b” “c” אמר 'שלום' לג'ירפה.", "“A” “b” “c” אמר ‘שלום’ לג'ירפה."),
    ("“A” “b” “c” 6'2\\\" tall.", "“A” “b” “c” 6'2\\\" tall."),
  ])
  func `the rarer kind becomes the other`(_ prompt: String, _ expected: String) {
    #expect(CharacterLinting.fixed("mixed-quotes", prompt: prompt) == expected)
  }

  @Test
  func `on a tie the straight ones stay`() {
    #expect(CharacterLinting.marked("mixed-quotes", prompt: "Don't and won’t and can.") == ["’"])
  }

  @Test(arguments: [
    // Syntax is no mark: two curly ones against one.
    ("Say '{'x'}' it’s you’re, don't.", "Say '{'x'}' it’s you’re, don’t."),
    ("It’s you’re don''t.", "It’s you’re don’t."),
    // What would become syntax is doubled.
    ("Don't won't isn't can't ‘{name}’", "Don't won't isn't can't ''{name}'"),
    (
      "Don't won't isn't {days, plural, one {’#} other {it’s}}",
      "Don't won't isn't {days, plural, one {''#} other {it's}}"
    ),
    ("Don't won't isn't '{‘}'", "Don't won't isn't '{''}'"),
    ("Don't won't isn't can't a’’b", "Don't won't isn't can't a''''b"),
  ])
  func `a message's own apostrophes are understood`(_ body: String, _ expected: String) {
    #expect(CharacterLinting.fixed("mixed-quotes", body: body) == expected)
  }

  @Test
  func `the whole content is counted, files and threads notwithstanding`() {
    let tidbit = """
      [{ "id": "e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b", "bugSlug": "need-to-be-busy", "trigger": "general",
         "body": "You don't say it, you don't mean it, you don't do it, and that's that, isn't it?" }]
      """
    let bugs = """
      [{ "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-busy", "title": "Can’t stop",
         "description": "Using busyness as status or identity.", "color": "orange" }]
      """
    let outcome = ExampleLinting.lint(
      ["bugs.json": bugs, "micro_education.json": tidbit],
      select: ["characters/mixed-quotes"]
    )
    #expect(outcome.findings(in: "bugs.json").count == 1)
    #expect(outcome.findings.count == 1)
    #expect(outcome.findings.first?.notes.first?.message == "the first of 5 straight ones")
  }

  @Test
  func `priority keywords are left as people type them`() {
    let rules = """
      { "placeKeywords": { "high": ["mom’s"] }, "messageKeywords": { "critical": ["don't forget"] },
        "rushHours": [], "nightHours": [22, 6], "match": "word" }
      """
    #expect(
      ExampleLinting.lint(["priority_rules.json": rules], select: ["characters"]).findings
        == []
    )
  }
}
