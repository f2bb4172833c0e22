import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags a fix whose number an earlier fix has, a number that is retired twice, and one far above the next
/// lower one.
struct DuplicateNumber: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/duplicate-number"),
    summary: "Two fixes share a number, or one skips many numbers.",
    rationale: """
      The number is what a user sees (`#042`) and what they write in a report. It names one fix, for ever.

      New numbers are the highest plus one. So a number that leaves more than 100,000 free below it is a slip: all \
      later ones would follow it, and none is ever given back.
      """,
    reads: "`number` of fixes and of retired fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""number": 250"#),
      .file("fixes.json", FixExamples.list(with: [[:], ["number": "3"]])),
      .file("fixes.json", FixExamples.list(with: [["number": "592"], ["number": "100593"]])),
    ],
    flagged: [
      .file("fixes.json", FixExamples.list(with: [["number": "3"], ["number": "⟪3⟫"]])),
      .file("fixes.json", FixExamples.list(with: [["number": "592"], ["number": "⟪100594⟫"]])),
      .file(
        "retired.json",
        """
        [
          { "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7,
            "retiredOn": "2026-02-01", "reason": "A cousin of #12." },
          { "kind": "fix", "id": "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4", "number": ⟪7⟫,
            "retiredOn": "2026-03-01", "reason": "Nobody understood it." }
        ]
        """
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let fixes = catalog.fixes.map { Use(number: Int($0.number), record: $0.record, node: $0.numberNode) }
    let retired = catalog.retired.map {
      Use(number: $0.value.number ?? 0, record: $0.record, node: $0.numberNode)
    }
    let last = (fixes + retired).map(\.number).max() ?? 0
    for (use, first) in fixes.repeats(of: { $0.key }) {
      var finding = Self.finding("two fixes have the number \(use.number)", use, first, in: catalog)
      finding.remedy =
        "Give the newer one the next free number, \(last + 1): `\(catalog.command(["renumber"]))` does."
      // Which of the two is newer nobody knows here: people choose.
      let minted = TextEdit.Replacement.mintedNumber(prefix: "", suffix: "")
      finding.alternatives = [("this fix", use), ("the other fix", first)].map { name, one in
        let place = catalog.place(record: one.record, node: one.node)
        return Repair("give \(name) the next number", .unsafe, [TextEdit(place, minted)])
      }
      findings.report(finding)
    }
    for (use, first) in retired.repeats(of: { $0.key }) {
      let finding = Self.finding("the number \(use.number) is retired twice", use, first, in: catalog)
      findings.report(finding, remedy: "A number belonged to one fix; look up which of the two it was.")
    }
    reportLeaps(fixes + retired, in: catalog, &findings)
  }

  /// How many numbers may be free below one.
  private static let freeCount = 100_000

  /// Reports the first number above each long row of free ones.
  private func reportLeaps(_ uses: [Use], in catalog: Catalog, _ findings: inout FindingSink) {
    func isOfNumbers(_ kind: ContentKind) -> Bool { kind == .fixes || kind == .retired }
    // What cannot be read may have the numbers between.
    guard catalog.isWhole, !catalog.gaps.contains(where: { isOfNumbers($0.kind) }),
      !catalog.kinds.indices.contains(where: { isOfNumbers(catalog.kinds[$0]) && catalog.isTorn($0) })
    else { return }
    var last = 0
    for use in uses.filter({ $0.key != nil }).sorted(by: { $0.number < $1.number }) {
      let free = use.number - last - 1
      if free > Self.freeCount {
        let message = "number \(use.number) skips \(free) numbers; the next free one is \(last + 1)"
        let finding = Self.finding(message, record: use.record, node: use.node, in: catalog)
        let isRetired = catalog.records[Int(use.record)].kind == .retired
        findings.report(
          finding,
          remedy: isRetired
            ? "Write the number that the fix had." : "Write \(last + 1): later fixes get numbers above it."
        )
      }
      last = use.number
    }
  }

  private struct Use {
    var number: Int
    var record: UInt32
    var node: UInt32

    /// 0 stands for a number that could not be read.
    var key: Int? { number > 0 ? number : nil }
  }

  private static func finding(
    _ message: String,
    _ use: Use,
    _ first: Use,
    in catalog: Catalog
  ) -> Diagnostic {
    var finding = finding(message, record: use.record, node: use.node, in: catalog)
    let place = catalog.place(record: first.record, node: first.node)
    finding.notes = [Diagnostic.Note("first used here", at: place)]
    return finding
  }
}
