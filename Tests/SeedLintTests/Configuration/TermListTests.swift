import LintSamples
import SeedDiagnostics
import SeedLint
import Testing

/// Lists of terms, as the configuration adds to them and replaces them.
struct TermListTests {
  private func lint(_ settings: String, comment: String) -> [String] {
    var files = ExampleDocument(.fix("\"inlineComment\": \"\(comment)\""))?.files ?? [:]
    files["seedtool.json"] = "{ \"version\": \"1.0.0\", \"locale\": \"en_US\", \(settings) }"
    return ExampleLinting.lint(files, ignore: ["quota"]).findings.map {
      "\($0.rule): \($0.message)"
    }
  }

  @Test
  func `a word list of the configuration adds to a rule's own`() {
    let settings = #""wordLists": { "praise": ["splendid stuff"] }"#
    #expect(
      lint(settings, comment: "Splendid stuff. Great job.") == [
        "voice/praise: `Splendid stuff` praises the reader", "voice/praise: `Great job` praises the reader",
      ]
    )
    let exception = #""wordLists": { "wellnessWord": ["!your journey"] }"#
    #expect(lint(exception, comment: "It is your journey to the fridge.") == [])
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
  func `an entry of the option that is no term is a fault`() {
    let settings = #""rules": { "voice/praise": { "terms": ["_ job"] } }"#
    #expect(
      lint(settings, comment: "Splendid stuff.") == [
        "shape/malformed-token: an entry cannot start with `_`: any word would start it"
      ]
    )
  }
}
