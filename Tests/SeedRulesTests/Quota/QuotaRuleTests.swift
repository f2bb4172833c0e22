import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import Testing

struct QuotaRuleTests {
  private func messages(_ files: [String: String], _ rule: String = "quota", isWhole: Bool = true) -> [String]
  {
    ExampleLinting.lint(files, select: [rule], isWhole: isWhole).findings.map(\.message)
  }

  @Test
  func `content that meets every quota exactly has no finding`() {
    let content = (1...5).map { CountedContent.complete("bug-\($0)") }.reduce(CountedContent(), +)
    #expect(messages(content.files) == [])
  }

  /// What is taken from the complete bug, and what is said then.
  @Test(arguments: [
    ("daily", #""severity": "low""#, "quota/daily-per-bug", "`bug-1` has 44 of 45 daily fixes"),
    ("weekly", #""type": "weekly""#, "quota/weekly-per-bug", "`bug-1` has 4 of 5 weekly fixes"),
    ("quick", #""type": "quickFix""#, "quota/quick-fixes-per-bug", "`bug-1` has 4 of 5 quick fixes"),
  ])
  func `one fix below a threshold is a finding`(
    _ name: String,
    _ part: String,
    _ rule: String,
    _ message: String
  ) {
    var content = CountedContent.complete("bug-1")
    let index = content.fixes.firstIndex { $0.contains(part) }
    if let index { content.fixes.remove(at: index) }
    #expect(messages(content.files, rule) == [message])
  }

  @Test
  func `the issue's example`() throws {
    var content = CountedContent(bugs: ["need-to-be-right"])
    content.add(12, to: "need-to-be-right")
    let findings = ExampleLinting.lint(content.files, select: ["quota/fixes-per-bug"]).findings
    let finding = try #require(findings.first)
    #expect(finding.message == "`need-to-be-right` has 12 of 50 fixes")
    #expect(
      finding.remedy == "Write 38 more, above all 5 weekly, 5 quick and 5 high-severity ones."
    )
    #expect(finding.expected == "50")
    #expect(finding.found == "12")
    #expect(finding.pointer == "/0/slug")
  }

  @Test
  func `a bug with all its fixes and too few weekly ones is not told to write more in all`() {
    var content = CountedContent(bugs: ["bug-1"])
    content.add(60, to: "bug-1")
    #expect(messages(content.files, "quota/fixes-per-bug") == [])
    #expect(messages(content.files, "quota/weekly-per-bug") == ["`bug-1` has 0 of 5 weekly fixes"])
  }

  @Test
  func `a mix says what is short and by how many`() throws {
    var content = CountedContent(bugs: ["bug-1"])
    content.add(18, to: "bug-1", severity: "low")
    content.add(2, to: "bug-1", severity: "medium", interaction: "journal")
    let severity = try #require(
      ExampleLinting.lint(content.files, select: ["quota/severity-mix"]).findings.first
    )
    #expect(severity.message == "`bug-1` lacks 3 medium and 2 high fixes")
    #expect(severity.found == "low 18 (90 %), medium 2 (10 %), high 0 (0 %)")
    #expect(severity.expected == "low 25 % or more, medium 25 % or more, high 10 % or more")
    let interaction = try #require(
      ExampleLinting.lint(content.files, select: ["quota/interaction-mix"]).findings.first
    )
    #expect(
      interaction.message
        == "`bug-1` uses 2 of 5 interaction types and has 18 standard fixes among 20, 8 too many"
    )
  }

  /// Of a hundred fixes; of a bug's and of the whole content's, which are the same here.
  @Test(arguments: [(49, 2), (50, 1), (56, 1), (57, 0), (63, 0), (64, 1), (70, 1), (71, 2)])
  func `comments are held against 57 to 63 of 100, a bug's against 50 to 70`(
    _ commented: Int,
    _ findings: Int
  ) {
    var content = CountedContent(bugs: ["bug-1"])
    content.add(commented, to: "bug-1", commented: true)
    content.add(100 - commented, to: "bug-1")
    #expect(messages(content.files, "quota/comment-ratio").count == findings)
  }

  @Test
  func `the quotas are the floors of the specs`() {
    let thresholds = QuotaThresholds(Configuration(.builtIn))
    let counts: [(Quota, Int)] = [
      (.bugs, 5), (.fixes, 250), (.fixesPerBug, 50), (.dailyPerBug, 45), (.weeklyPerBug, 5),
      (.quickFixesPerBug, 5), (.tidbitsPerBug, 30), (.tidbitsPerTrigger, 2), (.interactionTypesPerBug, 5),
    ]
    for (quota, floor) in counts { #expect(thresholds.count(quota) == floor, "\(quota.rule)") }
    #expect(thresholds.range(.leastComments, .mostComments) == 0.57...0.63)
    #expect(thresholds.range(.leastCommentsOfBug, .mostCommentsOfBug) == 0.5...0.7)
  }

  @Test
  func `options of the content's configuration count`() {
    var content = CountedContent(bugs: ["bug-1"])
    content.add(2, to: "bug-1")
    let settings = """
      { "version": "1.0.0", "locale": "en_US", "rules": {
        "quota/fixes-per-bug": { "minimum": 3 }, "quota/weekly-per-bug": { "minimum": 0 },
        "quota/quick-fixes-per-bug": { "minimum": 0 }, "quota/daily-per-bug": { "minimum": 3 },
        "quota/severity-mix": { "low": 0, "medium": 0, "high": 0 }
      } }
      """
    let outcome = ExampleLinting.lint(
      content.files + ["seedtool.json": settings],
      select: ["quota/fixes-per-bug"]
    )
    #expect(outcome.findings.map(\.message) == ["`bug-1` has 2 of 3 fixes"])
    #expect(outcome.findings.first?.remedy == "Write 1 more, above all 1 daily one.")
  }

  @Test
  func `options of a configuration in hand count over those of the content`() {
    let loading = ContentLoading.load(
      memory: CountedContent(bugs: ["bug-1", "bug-2"]).files.map { (path: $0.key, text: $0.value) },
      isWhole: true
    )
    var configuration = Configuration(.builtIn)
    configuration.selected = ["quota/bug-count"]
    for (minimum, expected) in [(2, []), (3, ["there are 2 of 3 bugs"])] {
      configuration.settings.options["quota/bug-count"] = ["minimum": .integer(minimum, range: 0...10)]
      var linting = Linting(configuration, workerCount: 1)
      #expect(linting.lint(loading.catalog).all.map(\.message) == expected)
    }
  }

  @Test
  func `thresholds come from the configuration, rule by rule`() {
    var configuration = Configuration(.builtIn)
    configuration.settings.options["quota/interaction-mix"] = [
      "types": .integer(3, range: 0...14), "standard": .ratio(0.6),
    ]
    configuration.settings.options["quota/comment-ratio"] = ["minimum": .ratio(0.8), "maximum": .ratio(0.2)]
    configuration.settings.options["quota/tidbits-per-trigger"] = ["minimum": .integer(9, range: 0...10)]
    let thresholds = QuotaThresholds(configuration)
    #expect(thresholds.count(.interactionTypesPerBug) == 3)
    #expect(thresholds.share(.standardShare) == 0.6)
    #expect(thresholds.range(.leastComments, .mostComments) == 0.8...0.8)
    #expect(thresholds.count(.tidbitsPerTrigger) == 9)
    #expect(thresholds.count(.bugs) == QuotaThresholds(Configuration(.builtIn)).count(.bugs))
  }

  @Test
  func `single files are not held against quotas`() {
    var content = CountedContent(bugs: ["bug-1"])
    content.add(1, to: "bug-1")
    #expect(messages(content.files, isWhole: false) == [])
  }

  @Test
  func `content without a file of bugs or fixes is still counted`() {
    let outcome = ExampleLinting.lint(["micro_education.json": "[]"], select: ["quota"])
    #expect(outcome.findings.map(\.message) == ["there are 0 of 5 bugs", "there are 0 of 250 fixes"])
    #expect(outcome.findings.allSatisfy { $0.place == nil })
  }
}
