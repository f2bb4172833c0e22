import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a fix whose number is lower than that of the fix before it in its file.
struct UnsortedRecords: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .note("housekeeping/unsorted-records"),
    summary: "The fixes of a file are not in the order of their numbers.",
    rationale: """
      Numbers are given out one after the other, so a file in their order is a file in the order of writing: \
      new fixes stand at its end, and two writers' additions do not run into each other. Nothing depends on \
      it.
      """,
    reads: "`number` of fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", file(1, 2, 3)),
      .file("fixes.json", file(4, 19, 250)),
      // Two fixes have the number: that is another finding.
      .file("fixes.json", file(2, 3, 2)),
    ],
    flagged: [
      .file("fixes.json", file(2, "⟪1⟫", 3)),
      .file("fixes.json", file(7, 8, "⟪3⟫")),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    var previous: AuthoredFix?
    var numbers: Set<UInt32> = []
    // A number that is taken already is another rule's finding, and will change.
    for fix in catalog.fixes where fix.number > 0 && numbers.insert(fix.number).inserted {
      defer { previous = fix }
      guard let previous, previous.number > fix.number,
        catalog.records[Int(previous.record)].fileIndex == catalog.records[Int(fix.record)].fileIndex
      else { continue }
      let message = "fix \(fix.number) stands after fix \(previous.number)"
      var finding = Self.finding(message, record: fix.record, node: fix.numberNode, in: catalog)
      let place = catalog.place(record: previous.record, node: previous.numberNode)
      finding.notes = [Diagnostic.Note("the fix before it", at: place)]
      findings.report(finding)
    }
  }

  private static func file(_ numbers: any CustomStringConvertible...) -> String {
    FixExamples.list(with: numbers.map { ["number": "\($0)"] })
  }
}
