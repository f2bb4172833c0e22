import SeedDecoding
import SeedModel
@testable import SeedLint
@testable import SeedRules
import Testing

struct QuotaReportTests {
  private func report(
    _ files: [String: String],
    _ thresholds: QuotaThresholds = QuotaThresholds(Configuration(.builtIn))
  )
    -> QuotaReport
  {
    let loading = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true)
    return QuotaReport(loading.catalog, thresholds)
  }

  private func twoBugs() -> CountedContent {
    var content = CountedContent(bugs: ["need-to-be-right", "need-to-be-busy"])
    content.add(7, to: "need-to-be-right", severity: "low", commented: true)
    content.add(4, to: "need-to-be-right", severity: "medium", interaction: "journal")
    content.add(1, to: "need-to-be-right", type: "quickFix", severity: "low", interaction: "timed")
    content.add(2, to: "nobody")
    content.addTidbits(3, to: "need-to-be-right", trigger: "general")
    content.addTidbits(1, to: "need-to-be-right", trigger: "afterCrash")
    content.addTidbits(1, to: "nobody", trigger: "afterCrash")
    return content
  }

  /// Before, a million bugs `{}` took 1.9 GB.
  @Test
  func `no more bugs are counted than the limit says`() {
    func count(_ bugs: Int) -> Int {
      report(["bugs.json": "[" + Array(repeating: "{}", count: bugs).joined(separator: ",") + "]"]).bugs.count
    }
    #expect(QuotaReport.bugLimit == 10_000)
    #expect(count(10_000) == 10_000)
    #expect(count(10_001) == 10_000)
  }

  @Test
  func `every count of a hand-made catalog`() throws {
    let report = report(twoBugs().files)
    #expect(report.bugCount == QuotaRow("bugs", have: 2, need: 5))
    #expect(report.fixes == QuotaRow("fixes", have: 14, need: 250))
    #expect(report.comments.have == 7)
    #expect(report.comments.total == 14)
    #expect(report.bugs.map(\.slug) == ["need-to-be-right", "need-to-be-busy"])

    let bug = try #require(report.bugs.first)
    #expect(bug.fixes == QuotaRow("fixes", have: 12, need: 50))
    #expect(
      bug.types == [
        QuotaRow("daily", have: 11, need: 45), QuotaRow("weekly", have: 0, need: 5),
        QuotaRow("quickFix", have: 1, need: 5),
      ]
    )
    #expect(bug.severities.map(\.have) == [8, 4, 0])
    // A quarter, a quarter and a tenth: of the 12 there are, and of the 50 there will be.
    #expect(bug.severities.map(\.now.need) == [3, 3, 2])
    #expect(bug.severities.map(\.finally.need) == [13, 13, 5])
    #expect(bug.severities.map(\.percent) == [67, 33, 0])
    #expect(bug.interactionTypes == QuotaRow("interaction types", have: 3, need: 5))
    #expect(bug.interaction(.standard).now == QuotaRow("standard", have: 7, need: 0, most: 6))
    #expect(bug.interaction(.journal).now == QuotaRow("journal", have: 4))
    #expect(bug.comments.now == QuotaRow("comments", have: 7, need: 6, most: 8))
    #expect(bug.tidbits == QuotaRow("tidbits", have: 4, need: 30))
    #expect(bug.triggers.map(\.have) == [0, 0, 0, 1, 0, 0, 3])
    #expect(bug.triggers.map(\.missing) == [2, 2, 2, 1, 2, 2, 0])
  }

  @Test
  func `a bug without anything divides by nothing`() throws {
    let bug = try #require(report(twoBugs().files).bugs.last)
    #expect(bug.fixes.have == 0)
    #expect(bug.severities.allSatisfy { $0.now.isMet && $0.percent == nil })
    #expect(bug.comments.now.isMet)
    #expect(bug.severities.map(\.finally.missing) == [13, 13, 5])
  }

  @Test
  func `what to write next starts with the sort that is scarcest`() throws {
    let bug = try #require(report(twoBugs().files).bugs.first)
    let unused = InteractionType.allCases.filter { ![.standard, .journal, .timed].contains($0) }
    #expect(
      bug.nextSteps(.standard) == [
        "write 5 weekly fixes", "write 5 high-severity fixes", "write 4 quick fixes", "write 34 daily fixes",
        "write 9 medium-severity fixes", "write 5 low-severity fixes",
        "use 2 more interaction types, of \(unused.map(\.description).joined(separator: ", "))",
        "carry out 1 standard fix by another interaction type", "write 18 inline comments",
        "write 2 afterApplied tidbits", "write 2 afterSkipped tidbits", "write 2 afterFailed tidbits",
        "write 1 afterCrash tidbit", "write 2 duringDiagnostic tidbits", "write 2 restDay tidbits",
        "write 15 more tidbits for any trigger",
      ]
    )
    #expect(bug.priorities == "5 weekly, 5 high-severity and 4 quick ones")
  }

  @Test
  func `a complete bug has nothing left to write`() throws {
    let bug = try #require(report(CountedContent.complete("need-to-be-busy").files).bugs.first)
    #expect(bug.nextSteps(.standard) == [])
    #expect(bug.priorities == nil)
  }

  @Test
  func `what no single bug or type lacks is to be written, too`() throws {
    let bugs = ["a-b", "a-c", "a-d", "a-e", "a-f"].map { CountedContent.complete($0) }
    let five = bugs.dropFirst().reduce(bugs[0], +)
    #expect(report(five.files).nextSteps == [])
    let four = bugs.dropFirst(2).reduce(bugs[0], +)
    #expect(report(four.files).nextSteps == ["add 1 bug"])
    var configuration = Configuration(.builtIn)
    for (quota, minimum) in [(Quota.fixes, 300), (.fixesPerBug, 58)] {
      configuration.settings.options[quota.rule] = [quota.option.name: .integer(minimum, range: 0...1000)]
    }
    let more = report(five.files, QuotaThresholds(configuration))
    #expect(try #require(more.bugs.first).nextSteps(.standard).contains("write 3 more fixes of any type"))
    // 275 fixes, five times 3 to come, and 10 for any bug.
    #expect(more.nextSteps.first == "write 10 more fixes of any type")
  }

  @Test
  func `a sort of which one bug has much less than the others is thin`() {
    #expect(
      report(twoBugs().files).thinCells.map { $0.text(.standard) } == [
        "need-to-be-busy: has no general tidbits; the other bugs have 3 on average",
        "need-to-be-busy: has no daily fixes; the other bugs have 11 on average",
        "need-to-be-busy: has no standard fixes; the other bugs have 7 on average",
        "need-to-be-busy: has no journal fixes; the other bugs have 4 on average",
      ]
    )
    var content = twoBugs()
    content.add(8, to: "need-to-be-busy")
    content.addTidbits(2, to: "need-to-be-busy", trigger: "general")
    // Two of three are thin, eight of eleven are not; what is missing goes before what is there.
    #expect(report(content.files).thinCells.map(\.have) == [0, 2])
    #expect(report(CountedContent(bugs: ["need-to-be-busy"]).files).thinCells.isEmpty)
  }

  @Test
  func `the same content gives the same report`() {
    #expect(report(twoBugs().files) == report(twoBugs().files))
  }

  @Test(arguments: [
    (0.1, 50, 5), (0.25, 50, 13), (0.25, 12, 3), (0.1, 12, 2), (0.7, 10, 7), (0.3, 10, 3), (0, 10, 0),
    (0.5, 0, 0),
  ])
  func `the least of a share is rounded up`(_ share: Double, _ total: Int, _ need: Int) {
    let share = QuotaShare("low", have: 0, total: total, goal: 0, range: share...1)
    #expect(share.now.need == need)
    #expect(share.now.most == nil)
  }

  @Test(arguments: [(0.5, 3, 1), (0.7, 10, 7), (0.75, 50, 37), (0.7, 250, 175), (0.5, 0, 0), (0, 9, 0)])
  func `the most of a share is rounded down`(_ share: Double, _ total: Int, _ most: Int) {
    let share = QuotaShare("standard", have: 0, total: total, goal: 0, range: 0...share)
    #expect(share.now.most == most)
  }

  @Test(arguments: [(0, 0, 0), (1, 0, 1), (2, 1, 2), (4, 2, 3), (5, 3, 3), (100, 57, 63)])
  func `a narrow range of a small whole takes the counts next to it`(_ total: Int, _ need: Int, _ most: Int) {
    let share = QuotaShare("comments", have: 0, total: total, goal: 0, range: 0.57...0.63)
    #expect(share.now == QuotaRow("comments", have: 0, need: need, most: most))
  }

  @Test
  func `copy is counted by product, voice and key`() {
    let catalog = """
      { "products": { "pressure": { "voices": ["professional", "brutal", "kind"] } }, "keys": [
        { "key": "a", "product": "pressure", "summary": "A.", "role": "body", "voiced": true,
          "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 3 },
        { "key": "b", "product": "pressure", "summary": "B.", "role": "body", "voiced": false,
          "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 }
      ] }
      """
    let files = [
      "copy/catalog.json": catalog,
      "copy/pressure.professional.json": """
      { "product": "pressure", "voice": "professional",
        "entries": { "a": [{ "body": "1" }, { "body": "2" }, { "body": "3" }, { "body": "4" }] } }
      """,
      "copy/pressure.brutal.json": """
      { "product": "pressure", "voice": "brutal", "entries": { "a": [{ "body": "1" }], "b": [{ "body": "1" }] } }
      """,
    ]
    let product = report(files).products.first
    #expect(product?.voiceCount == QuotaRow("voices", have: 2, need: 3))
    #expect(product?.voices.map(\.hasTable) == [true, true, false])
    // `b` is the same in all voices, and stands with the one that has it.
    #expect(
      product?.voices.map(\.keys) == [
        QuotaRow("keys", have: 1, need: 1), QuotaRow("keys", have: 2, need: 2),
        QuotaRow("keys", have: 0, need: 1),
      ]
    )
    // A fourth variant makes up for nothing.
    #expect(
      product?.voices.map(\.variants) == [
        QuotaRow("variants", have: 3, need: 3), QuotaRow("variants", have: 2, need: 4),
        QuotaRow("variants", have: 0, need: 3),
      ]
    )
    #expect(product?.voices[1].entries.map(\.row.missing) == [2, 0])
  }
}
