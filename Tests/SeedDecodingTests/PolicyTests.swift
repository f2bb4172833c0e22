import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import Testing

/// The numbers of `policies.json`: their order, and that a product with copy has them.
struct PolicyTests {
  private func egofix(_ changes: (String, String)...) -> String {
    var members = [
      ("skipCooldownDays", "14"), ("mediumFromFinished", "7"), ("highFromFinished", "21"),
      ("fixesPerVersion", "7"), ("weightMinimum", "0.25"), ("weightMaximum", "3"), ("weightAnswers", "8"),
      ("reminderTime", "\"09:00\""), ("reminderLookaheadDays", "7"), ("quietingEveryDays", "[1, 2, 3]"),
      ("stableQuietAnswers", "4"), ("stableSpanDays", "21"), ("retestDays", "30"), ("regressionCrashes", "3"),
      ("regressionDays", "14"), ("diagnosticSundayFrom", "\"17:00\""), ("diagnosticMondayUntil", "\"12:00\""),
      ("patternCooldownDays", "14"), ("sessionGapMinutes", "30"),
      ("stableReminderGapDays", "[7, 14, 28, 56]"),
    ]
    for (name, value) in changes {
      guard let index = members.firstIndex(where: { $0.0 == name }) else { continue }
      members[index].1 = value
    }
    return #"{ "egofix": {\#(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))} }"#
  }

  private func pressure(_ days: String) -> String {
    """
    { "pressure": { "escalationAfterRecovery": "literal", "milestoneDays": \(days), "milestoneRepeatDays": 365,
      "longestFromDays": 7, "lookaheadDays": 3 } }
    """
  }

  @Test(arguments: [
    ("highFromFinished", "21", []), ("highFromFinished", "8", []),
    ("highFromFinished", "7", ["shape/number-range /egofix/highFromFinished @ 7"]),
    ("highFromFinished", "2", ["shape/number-range /egofix/highFromFinished @ 2"]),
    ("mediumFromFinished", "21", ["shape/number-range /egofix/highFromFinished @ 21"]),
    ("quietingEveryDays", "[1, 1, 1]", []), ("quietingEveryDays", "[1, 2, 2]", []),
    ("quietingEveryDays", "[2, 1, 3]", ["shape/number-range /egofix/quietingEveryDays/1 @ 1"]),
    (
      "quietingEveryDays", "[3, 2, 1]",
      [
        "shape/number-range /egofix/quietingEveryDays/1 @ 2",
        "shape/number-range /egofix/quietingEveryDays/2 @ 1",
      ]
    ),
    ("stableReminderGapDays", "[7]", []),
    ("stableReminderGapDays", "[7, 7]", ["shape/number-range /egofix/stableReminderGapDays/1 @ 7"]),
    ("stableReminderGapDays", "[14, 7, 28]", ["shape/number-range /egofix/stableReminderGapDays/1 @ 7"]),
    // The ranges keep the least modifier of a weight at 1 or less, and the greatest at 1 or more.
    ("weightMinimum", "1", []), ("weightMaximum", "1", []),
    ("weightMinimum", "1.01", ["shape/number-range /egofix/weightMinimum @ 1.01"]),
    ("weightMaximum", "0.99", ["shape/number-range /egofix/weightMaximum @ 0.99"]),
    // A value that is faulty by itself is not compared.
    ("highFromFinished", "\"7\"", ["shape/wrong-type /egofix/highFromFinished @ \"7\""]),
    ("mediumFromFinished", "99", ["shape/number-range /egofix/mediumFromFinished @ 99"]),
  ])
  func `EgoFix's numbers are in order`(field: String, value: String, expected: [String]) throws {
    #expect(try findings("policies.json", egofix((field, value))) == expected)
  }

  @Test(arguments: [
    ("[7, 14, 30]", []), ("[2]", []), ("[7, 7]", ["shape/number-range /pressure/milestoneDays/1 @ 7"]),
    ("[365, 7, 14]", ["shape/number-range /pressure/milestoneDays/1 @ 7"]),
  ])
  func `Pressure's milestones rise`(days: String, expected: [String]) throws {
    #expect(try findings("policies.json", pressure(days)) == expected)
  }

  @Test func `a number out of order says by which, and what to do`() throws {
    let catalog = try decode("policies.json", egofix(("highFromFinished", "7")))
    let finding = try #require(catalog.diagnostics.first)
    #expect(finding.message == "`highFromFinished` is 7, which is not above `mediumFromFinished`, 7")
    #expect(finding.remedy == "Write more than 7 here, or lower the other number.")
    #expect(
      finding.notes.compactMap(\.place).map { String(decoding: catalog.sources[$0], as: UTF8.self) } == ["7"]
    )
  }

  private func load(_ files: (String, String)...) -> [String] {
    let catalog = ContentLoading.load(memory: files.map { (path: $0.0, text: $0.1) }, isWhole: true).catalog
    return catalog.diagnostics.map { "\($0.rule) \($0.message)" }
  }

  private let table = (
    "copy/pressure.brutal.json", #"{ "product": "pressure", "voice": "brutal", "entries": {} }"#
  )

  @Test func `a product whose copy is here needs its policies`() {
    #expect(load(table, ("policies.json", pressure("[7]"))) == [])
    #expect(load(table) == ["shape/missing-file policies.json is missing"])
    for text in ["{}", #"{ "pressure": null }"#, egofix()] {
      let expected = ["shape/missing-field the policies lack `pressure`, whose copy is here"]
      #expect(load(table, ("policies.json", text)) == expected)
    }
  }

  @Test func `GeoCue's copy needs priority rules, too`() {
    let table = ("copy/geocue.standard.json", #"{ "product": "geocue", "voice": "standard", "entries": {} }"#)
    let missing = "shape/missing-file priority_rules.json is missing"
    #expect(load(table) == ["shape/missing-file policies.json is missing", missing])
    #expect(load(table, ("policies.json", "{}")).contains(missing))
    #expect(!load(table, ("priority_rules.json", "{}")).contains(missing))
  }

  @Test func `policies without copy, and copy of another product, need nothing`() {
    let table = ("copy/garden.calm.json", #"{ "product": "garden", "voice": "calm", "entries": {} }"#)
    #expect(load(("policies.json", "{}")) == [])
    #expect(load(table) == [])
    #expect(load(self.table, ("policies.json", "{")).allSatisfy { $0.hasPrefix("syntax/invalid-json") })
  }
}
