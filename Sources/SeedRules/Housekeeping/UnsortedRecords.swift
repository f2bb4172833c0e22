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

  /// - Complexity: O(fixes).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    var previous: AuthoredFix?
    var numbers: Set<UInt32> = []
    // A number that another fix has is a finding already, and will be another one.
    for fix in catalog.fixes where fix.number > 0 && numbers.insert(fix.number).inserted {
      defer { previous = fix }
      guard let previous, previous.number > fix.number,
        catalog.records[Int(previous.record)].fileIndex == catalog.records[Int(fix.record)].fileIndex
      else { continue }
      findings.report(Self.unsorted(fix, after: previous, in: catalog))
    }
  }

  private static func file(_ numbers: any CustomStringConvertible...) -> String {
    let ids = [
      "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "1d9f50b7-c3e8-4a26-b417-68f2d05a9ce3",
      "b83e6c04-f1d5-4972-8e3a-0a94d7c26f51",
    ]
    let prompts = [
      "Finish one task today and let nobody know that it is done.",
      "Leave the office while your screen is still on.", "Cross one thing off by deciding against it.",
    ]
    let fixes = zip(zip(ids, prompts), numbers).map { fix, number in
      """
        { "id": "\(fix.0)", "number": \(number), "bugSlug": "need-to-be-busy", "type": "daily",
          "severity": "low", "interactionType": "standard", "prompt": "\(fix.1)" }
      """
    }
    return "[\n\(fixes.joined(separator: ",\n"))\n]\n"
  }

  private static func unsorted(_ fix: AuthoredFix, after previous: AuthoredFix, in catalog: Catalog)
    -> Diagnostic
  {
    let message = "fix \(fix.number) stands after fix \(previous.number)"
    var finding = finding(message, record: fix.record, node: fix.numberNode, in: catalog)
    let place = catalog.place(record: previous.record, node: previous.numberNode)
    finding.notes = [Diagnostic.Note("the fix before it", at: place)]
    return finding
  }
}
