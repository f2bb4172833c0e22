import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags a fix whose number an earlier fix has, and a number that is retired twice.
struct DuplicateNumber: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/duplicate-number"),
    summary: "Two fixes share a number.",
    rationale: """
      The number is what a user sees (`#042`) and what they write in a report. It names one fix, for ever.
      """,
    reads: "`number` of fixes and of retired fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""number": 250"#),
      .file(
        "fixes.json",
        """
        [
          { "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 1, "bugSlug": "need-to-be-busy",
            "type": "daily", "severity": "low", "interactionType": "standard",
            "prompt": "Leave one gap in the day empty and let it stay a gap." },
          { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 3, "bugSlug": "need-to-be-busy",
            "type": "daily", "severity": "low", "interactionType": "standard",
            "prompt": "Finish one task today and let nobody know that it is done." }
        ]
        """
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        """
        [
          { "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 3, "bugSlug": "need-to-be-busy",
            "type": "daily", "severity": "low", "interactionType": "standard",
            "prompt": "Leave one gap in the day empty and let it stay a gap." },
          { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": ⟪3⟫, "bugSlug": "need-to-be-busy",
            "type": "daily", "severity": "low", "interactionType": "standard",
            "prompt": "Finish one task today and let nobody know that it is done." }
        ]
        """
      ),
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

  /// - Complexity: O(fixes).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let fixes = catalog.fixes.lazy.filter { $0.number > 0 }
      .map { Use(number: Int($0.number), record: $0.record, node: $0.numberNode) }
    report(fixes, catalog, &findings)
    let retired = catalog.retired.lazy.compactMap { retired in
      retired.value.number.map { Use(number: $0, record: retired.record, node: retired.numberNode) }
    }
    report(retired, catalog, &findings)
  }

  private struct Use {
    var number: Int
    var record: UInt32
    var node: UInt32
  }

  private func report(_ uses: some Sequence<Use>, _ catalog: Catalog, _ findings: inout FindingSink) {
    var firstUses: [Int: Use] = [:]
    for use in uses {
      if let first = firstUses[use.number] {
        findings.report(Self.sharedNumber(use, firstUse: first, in: catalog))
      } else {
        firstUses[use.number] = use
      }
    }
  }

  private static func sharedNumber(_ use: Use, firstUse: Use, in catalog: Catalog) -> Diagnostic {
    let isRetired = catalog.records[Int(use.record)].kind == .retired
    let message =
      isRetired ? "the number \(use.number) is retired twice" : "two fixes have the number \(use.number)"
    var finding = finding(message, record: use.record, node: use.node, in: catalog)
    if isRetired {
      finding.remedy = "A number belonged to one fix; look up which of the two it was."
    } else {
      let live = catalog.fixes.lazy.map { Int($0.number) }.max() ?? 0
      let retired = catalog.retired.lazy.compactMap(\.value.number).max() ?? 0
      finding.remedy =
        "Give the newer one the next free number, \(max(live, retired) + 1): `\(catalog.command(["renumber"]))` does."
    }
    if !isRetired {
      // Which of the two is newer nobody knows here: people choose.
      let next = TextEdit.Replacement.mintedNumber(prefix: "", suffix: "")
      finding.alternatives = [use, firstUse].map { one in
        let place = catalog.place(record: one.record, node: one.node)
        let name = one.record == use.record ? "this fix" : "the other fix"
        return Repair("give \(name) the next number", .unsafe, [TextEdit(place, next)])
      }
    }
    let place = catalog.place(record: firstUse.record, node: firstUse.node)
    finding.notes = [Diagnostic.Note("first used here", at: place)]
    return finding
  }
}
