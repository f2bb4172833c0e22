import LintSamples
import SeedDiagnostics
import Testing

struct UnknownBugTests {
  private func lint(bugs: String?, slugs: [String], isWhole: Bool = true) -> [String] {
    var files = ["fixes.json": "[\(slugs.map { #"{ "bugSlug": "\#($0)" }"# }.joined(separator: ","))]"]
    files["bugs.json"] = bugs
    return ExampleLinting.lint(files, select: ["identity/unknown-bug"], isWhole: isWhole).findings
      .map { "\($0.pointer ?? ""): \($0.suggestion ?? "-")" }
  }

  @Test
  func `without a file of bugs nothing is unknown`() {
    #expect(lint(bugs: nil, slugs: ["need-to-be-busy"]) == [])
  }

  @Test
  func `an empty file of bugs knows none`() {
    #expect(lint(bugs: "[]", slugs: ["need-to-be-busy"]) == [": -"])
  }

  @Test(arguments: [
    #"[{ "slug": "need-to-be-liked" }, { "slug": "Need To Be Busy" }]"#,
    #"[{ "slug": "need-to-be-liked" }, { "title": "Need to be busy" }]"#,
    #"[{ "slug": "need-to-be-liked" }, 3]"#,
  ])
  func `beside a bug whose slug cannot be read, only slugs that resemble another are unknown`(_ bugs: String)
  {
    #expect(
      lint(bugs: bugs, slugs: ["need-to-be-busy", "need-to-be-like", "fear-of-ordinary"])
        == ["/1/bugSlug: need-to-be-liked"]
    )
  }

  @Test
  func `a single file of fixes beside a file of bugs is judged`() {
    #expect(lint(bugs: #"[{ "slug": "a" }]"#, slugs: ["a", "zzzzz"], isWhole: false) == ["/1/bugSlug: -"])
  }
}
