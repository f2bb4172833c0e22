@testable import SeedRules
import LintSamples
import SeedDiagnostics
import Testing

struct EndPunctuationTests {
  @Test(arguments: [
    "Let it go.", "Let it go?", "Let it go!", "Let it go…", "Say \\\"no.\\\"", "Say 'no.'", "Say “no.”",
    "Say ‘no?’",
    "Go (now.)", "Go [now!]", "Say “(no.)”", "Say 'no'.", "Let it go. ",
  ])
  func `a text that ends well is left alone`(_ prompt: String) {
    #expect(CharacterLinting.marked("end-punctuation", prompt: prompt) == [])
  }

  @Test(arguments: [
    ("Let it go", "o"), ("Let it go:", ":"), ("Let it go,", ","), ("Let it go; ", ";"),
    ("Say \\\"no\\\"", "\\\""),
    ("Say “no”", "”"), ("Visit the café", "é"), ("Drop it \\u00E9", "\\u00E9"), ("Only two of 3", "3"),
    ("Say ไทย to them", "m"),
  ])
  func `a text that just stops is found at its end`(_ prompt: String, _ expected: String) {
    #expect(CharacterLinting.marked("end-punctuation", prompt: prompt) == [expected])
  }

  @Test(arguments: [
    ("Say “no”", "End it with `.`, `?`, `!` or `…`."), ("Hãy nói có lẽ", "End it with `.`, `?`, `!` or `…`."),
    ("Այո", "End it with a full stop."),
  ])
  func `the last letter's script says what ends a sentence`(_ prompt: String, _ remedy: String) {
    #expect(CharacterLinting.findings("end-punctuation", prompt: prompt).map(\.remedy) == [remedy])
  }

  @Test(arguments: [
    ("Today's turn: {commitment}", []),
    ("{place}", []),
    ("Done. {days, plural, one {One day.} other {# days.}}", []),
    ("Done. {tone, select, dry {Noted.} other {}}", []),
    ("Score: {percent, plural, one {#%} other {#%}}", ["%", "%"]),
    ("Days: {days, plural, one {#} other {#}}", ["#", "#"]),
    ("Days: {days, plural, one {#} other {#.}}{tone, select, dry { } other {}}", ["#"]),
    ("Done{tone, select, dry { and noted.} other {}}", ["e"]),
    ("{days, plural, one {One day.} other {# days}}", ["s"]),
    ("{commitment} is due", ["e"]),
  ])
  func `a message may end in a placeholder or in blocks that end well`(_ body: String, _ expected: [String]) {
    #expect(CharacterLinting.marked("end-punctuation", body: body) == expected)
    #expect(CharacterLinting.marked("end-punctuation", body: body, role: "notification") == expected)
    #expect(CharacterLinting.marked("end-punctuation", body: body, role: "label") == [])
    #expect(CharacterLinting.marked("end-punctuation", body: body, role: "heading") == [])
  }

  @Test
  func `a prompt that is a label is told so, and not that it lacks a full stop`() {
    let fix = """
      [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily",
        "severity": "low", "interactionType": "standard", "prompt": "Self-assessment: Correction Urges" }]
      """
    func found(_ rules: [String]) -> [String] {
      ExampleLinting.lint(["fixes.json": fix], select: rules, isWhole: false).findings.map(\.rule.text)
    }
    #expect(found(["characters/end-punctuation"]) == ["characters/end-punctuation"])
    #expect(found(["characters/end-punctuation", "voice/label-prompt"]) == ["voice/label-prompt"])
  }
}
