import SeedDiagnostics
import SeedLint
import Testing

struct RuleListTests {
  private func lint(_ settings: String, comment: String) -> [String] {
    var files = ExampleDocument(.fix("\"inlineComment\": \"\(comment)\""))?.files ?? [:]
    files["seedtool.json"] = "{ \"version\": \"1.0.0\", \"locale\": \"en_US\", \(settings) }"
    return ExampleLinting.lint(files, ignore: ["quota"]).findings.map { "\($0.rule): \($0.message)" }
  }

  @Test
  func `a word list of the configuration adds to a rule's own`() {
    let settings = #""wordLists": { "praise": ["splendid stuff"], "wellnessWord": ["!your journey"] }"#
    #expect(
      lint(settings, comment: "Splendid stuff. Great job.") == [
        "voice/praise: `Splendid stuff` praises the reader", "voice/praise: `Great job` praises the reader",
      ]
    )
    #expect(lint(settings, comment: "It is your journey to the fridge.") == [])
  }

  @Test
  func `the option takes the place of a rule's own list`() {
    let settings = #""rules": { "voice/praise": { "terms": ["splendid stuff"] } }"#
    #expect(
      lint(settings, comment: "Splendid stuff. Great job.") == [
        "voice/praise: `Splendid stuff` praises the reader"
      ]
    )
  }

  @Test
  func `an entry that is no term is a fault with its place`() {
    var files = ExampleDocument(.fix(""))?.files ?? [:]
    files["seedtool.json"] = """
      { "version": "1.0.0", "locale": "en_US", "wordLists": { "guilt": ["fine", "no//way"], "other": ["a//b"] },
        "rules": { "voice/praise": { "terms": ["_ job"] } } }
      """
    let found = ExampleLinting.lint(files, ignore: ["quota"]).findings
    #expect(found.map(\.pointer) == ["/wordLists/guilt/1", "/rules/voice~1praise/terms/0"])
    #expect(found.allSatisfy { $0.rule == "shape/malformed-token" })
  }
}
