import LintSamples
import SeedDiagnostics
import Testing

struct DuplicateTextTests {
  @Test
  func `the third of three points at the first, and each later one is a finding`() {
    let texts = ["Say no to one thing.", "Say yes.", "say NO to one thing", "Say no - to one thing!"]
    let found = lint(texts.map { #""prompt": "\#($0)""# })
    #expect(found.map(\.message) == Array(repeating: "another fix has this `prompt` already", count: 2))
    #expect(found.map(\.pointer) == ["/2/prompt", "/3/prompt"])
    #expect(
      found.map { $0.notes[0].place?.range } == Array(repeating: found[0].notes[0].place?.range, count: 2)
    )
  }

  @Test
  func `a text may be another kind of text elsewhere`() {
    let found = lint([
      #""prompt": "Somebody kept the receipt for it.""#,
      #""prompt": "Say no.", "inlineComment": "Somebody kept the receipt for it.""#,
    ])
    #expect(found.map(\.message) == ["this text is the `prompt` of a fix already"])
    #expect(found.map(\.pointer) == ["/1/inlineComment"])
  }

  @Test
  func `one record may say a thing twice, and the next record may not say it again`() {
    let steps = #"""
      "interactionType": "multiStep", "configuration": { "multiStep": { "steps": [
        { "id": "one", "instruction": "Wait until nobody is looking at you." },
        { "id": "two", "instruction": "Wait until nobody is looking at you." } ] } }
      """#
    #expect(lint([#""prompt": "Wait until nobody is looking at you.", \#(steps)"#]).isEmpty)
    let found = lint([#""prompt": "First.", \#(steps)"#, #""prompt": "Second.", \#(steps)"#])
    #expect(found.map(\.pointer).map { $0?.suffix(20) } == ["/steps/0/instruction", "/steps/1/instruction"])
    #expect(Set(found.map { $0.notes[0].place }).count == 1)
  }

  @Test
  func `the fewest words of an instruction are an option`() {
    let step = #"""
      "interactionType": "timed",
      "configuration": { "timed": { "durationSeconds": 60, "prompt": "Sit still." } }
      """#
    let records = [#""prompt": "One.", \#(step)"#, #""prompt": "Two.", \#(step)"#]
    #expect(lint(records).isEmpty)
    #expect(lint(records, options: #""minimumWords": 2"#).count == 1)
  }

  @Test
  func `texts without words are no text`() {
    #expect(lint([#""prompt": "…""#, #""prompt": "!""#]).isEmpty)
  }

  @Test
  func `one key may say a thing in every voice, and two keys may not`() {
    func table(_ voice: String, _ entries: String) -> String {
      #"{ "product": "pressure", "voice": "\#(voice)", "entries": { \#(entries) } }"#
    }
    func key(_ name: String, _ role: String) -> String {
      #"""
      { "key": "\#(name)", "product": "pressure", "summary": "A text.", "role": "\#(role)", "voiced": true,
        "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 }
      """#
    }
    let body = #"[{ "body": "Nothing was entered before the window closed." }]"#
    let keys = [key("one", "body"), key("two", "notification"), key("three", "heading")]
    let outcome = ExampleLinting.lint(
      SoundContent.files.merging([
        "copy/catalog.json": """
        { "products": { "pressure": { "voices": ["professional", "brutal"] } },
          "keys": [\(keys.joined(separator: ","))] }
        """,
        "copy/pressure.brutal.json": table("brutal", #""one": \#(body), "three": \#(body)"#),
        "copy/pressure.professional.json": table("professional", #""one": \#(body), "two": \#(body)"#),
      ]) { $1 },
      select: ["duplicate"]
    )
    #expect(outcome.findings.map(\.message) == ["another copy key has this `body` already"])
    #expect(outcome.findings.map(\.record) == ["two"])
  }

  private func lint(_ members: [String], options: String = "") -> [Diagnostic] {
    FixesContent.lint(members, rule: "duplicate/duplicate-text", options: options)
  }
}
