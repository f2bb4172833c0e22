import LintSamples
import SeedDecoding
import SeedDiagnostics
@testable import SeedLint
@testable import SeedRules
import SeedSource
import Testing

/// Recording the findings of a day, and seeing new ones only.
struct BaselineTests {
  private let first = "Ask a colleague, then another colleague."
  private let second = "Tell your colleagues nothing at all."

  @Test
  func `a baseline is written sorted, counted and the same each time`() {
    let baseline = Baseline(of: lint(ConfiguredContent.fixes(first, second)).0, in: catalog(first, second))
    #expect(
      baseline.text == """
        {
          "version": 1,
          "findings": [
            { "rule": "house/rule", "record": "1d9f50b7-c3e8-4a26-b417-68f2d05a9ce3", "pointer": "/prompt", \
        "textDigest": "\(TextDigest(second.utf8))" },
            { "rule": "house/rule", "record": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "pointer": "/prompt", \
        "textDigest": "\(TextDigest(first.utf8))", "count": 2 }
          ]
        }

        """
    )
    let (read, faults) = Baseline.read(SourceFile(path: "baseline.json", text: baseline.text))
    #expect(faults.isEmpty)
    #expect(read.text == baseline.text)
  }

  @Test
  func `nothing is left of recorded findings, wherever they stand`() {
    let baseline = baseline(ConfiguredContent.fixes(first, second))
    let moved =
      "\n\n" + ConfiguredContent.fixes(first, second).replacing("colleague", with: #"colle\u0061gue"#)
    let (left, count) = apply(baseline, moved)
    #expect(left.isEmpty)
    #expect(count == 3)
  }

  @Test
  func `a new finding shows, and one that is gone makes its entry of no use`() {
    let baseline = baseline(ConfiguredContent.fixes(first, second))
    let edited = "Ask a colleague, then a friend."
    let (left, count) = apply(baseline, ConfiguredContent.fixes(edited, second))
    #expect(left.map(\.rule) == ["house/rule", "housekeeping/unused-baseline-entry"])
    #expect(left.last?.message == "the baseline has 2 findings that are gone")
    #expect(
      left.last?.notes.map(\.message) == [
        "`house/rule` in 7c1f3a52-9d4e-4b68-8a07-e25b90c4d316 at /prompt"
      ]
    )
    #expect(count == 1)
  }

  @Test
  func `of more findings than were recorded the last ones show`() {
    let text = baseline(ConfiguredContent.fixes(first)).text.replacing(#", "count": 2"#, with: "")
    let (baseline, _) = Baseline.read(SourceFile(path: "baseline.json", text: text))
    let (left, count) = apply(baseline, ConfiguredContent.fixes(first))
    #expect(left.map(\.rule) == ["house/rule"])
    #expect(count == 1)
  }

  @Test
  func `entries of rules that did not run, or of content that was not read, are not judged`() {
    let baseline = baseline(ConfiguredContent.fixes(first))
    let mended = ConfiguredContent.fixes("Ask a friend, then another friend.")
    let (part, _) = apply(baseline, mended, isWhole: false)
    #expect(part.isEmpty)
    let (other, _) = apply(baseline, mended, select: ["identity", "housekeeping"])
    #expect(other.isEmpty)
    let (whole, _) = apply(baseline, mended)
    #expect(whole.map(\.rule) == ["housekeeping/unused-baseline-entry"])
  }

  @Test
  func `findings in no record are known by their file, those in none by their rule`() {
    let files = SoundContent.files.merging(["retired.json": "[  ]\n"]) { _, own in own }
    let outcome = ExampleLinting.lint(files, select: ["syntax/unformatted"])
    let baseline = Baseline(of: Findings(outcome.findings), in: outcome.catalog)
    let applied = baseline.apply(to: Findings(outcome.findings), in: outcome.catalog, Configuration(.builtIn))
    #expect(applied.findings.all.map(\.message) == [])
    #expect(baseline.text.contains(#""rule": "syntax/unformatted", "file": "retired.json""#))
  }

  @Test
  func `a faulty baseline is told all its faults`() {
    let text = """
      { "version": 2, "findings": [ { "rul": "x", "count": 0 }, 3, { "rule": 1, "textDigest": "ZZ" }, {} ] }
      """
    let file = SourceFile(path: "baseline.json", text: text)
    let (baseline, faults) = Baseline.read(file)
    #expect(baseline.entries.isEmpty)
    #expect(
      faults.map { "\($0.message) | \($0.place.map { file.text($0.range) } ?? "")" } == [
        "a baseline has \"version\": 1 | 2", "an entry of a baseline has no `rul` | \"rul\"",
        "`count` must be at least 1 | 0", "an entry of a baseline must be an object | 3",
        "`rule` must be a string | 1",
        "a digest must be 16 lower-case hexadecimal digits | \"ZZ\"",
        "an entry of a baseline needs its `rule` | {",
      ]
    )
    #expect(
      Baseline.read(SourceFile(path: "b", text: "[]")).faults.map(\.message)
        == ["a baseline must be an object"]
    )
    #expect(
      Baseline.read(SourceFile(path: "b", text: "{")).faults.contains { $0.rule == "syntax/invalid-json" }
    )
  }

  private func baseline(_ fixes: String) -> Baseline {
    let (findings, catalog, _) = run(fixes)
    return Baseline(of: findings, in: catalog)
  }

  private func catalog(_ prompts: String...) -> Catalog {
    run(ConfiguredContent.fixes(prompts[0], prompts[1])).1
  }

  private func lint(_ fixes: String) -> (Findings, Catalog, Configuration) { run(fixes) }

  private func apply(
    _ baseline: Baseline,
    _ fixes: String,
    select: [String] = [],
    isWhole: Bool = true
  ) -> ([Diagnostic], Int) {
    let (findings, catalog, configuration) = run(fixes, select: select, isWhole: isWhole)
    let applied = baseline.apply(to: findings, in: catalog, configuration)
    return (applied.findings.all, applied.count)
  }

  private func run(
    _ fixes: String,
    select: [String] = [],
    isWhole: Bool = true
  ) -> (Findings, Catalog, Configuration) {
    let rule =
      #"{ "id": "house/rule", "kind": "existence", "message": "m", "fields": ["fixes"], "terms": ["colleague*"] }"#
    let files = [
      "seedtool.json": ConfiguredContent.configuration(#""customRules": [\#(rule)]"#), "fixes.json": fixes,
    ]
    let outcome = ConfiguredContent.lint(files, select: select, isWhole: isWhole)
    var configuration = Configuration.decode(from: outcome.catalog, .builtIn).configuration
    configuration.selected = select
    return (Findings(outcome.findings), outcome.catalog, configuration)
  }
}
