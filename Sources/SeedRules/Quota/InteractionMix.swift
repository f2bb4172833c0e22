import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags a bug whose fixes are carried out in too few ways, or too often by the prompt alone.
struct InteractionMix: QuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.interactionTypesPerBug.rule),
    summary: "A bug uses too few interaction types, or too many standard fixes.",
    rationale: """
      Prompts alone read like a list of advice. Timers, counters, quizzes and scenarios make the same bug \
      show itself from other sides.
      """,
    reads: "`interactionType` of each bug's fixes",
    options: [Quota.interactionTypesPerBug.option, Quota.standardShare.option]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = RuleExamples(
    accepted: [
      QuotaExamples.bug(
        fixes(["standard", "journal", "reversal", "body"])
          + QuotaExamples.settings("interaction-mix", #""types": 4"#)
      ),
      QuotaExamples.bug(["fixes.json": "[]"]),
    ],
    flagged: [
      QuotaExamples.flaggedBug(fixes(["standard", "journal", "reversal", "body"])),
      QuotaExamples.flaggedBug(
        fixes(["standard", "standard", "journal"])
          + QuotaExamples.settings("interaction-mix", #""types": 2"#)
      ),
    ]
  )

  private static func fixes(_ types: [String]) -> [String: String] {
    QuotaExamples.fixes(
      types.map { #""type": "daily", "severity": "low", "interactionType": "\#($0)""# }
    )
  }

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    // A bug without fixes is the business of the rules that count them.
    for bug in report.bugs where bug.fixes.have > 0 {
      if bug.interactionTypes.missing > 0 || bug.interaction(.standard).now.excess > 0 {
        findings.report(Self.mix(bug, in: catalog))
      }
    }
  }

  private static func mix(_ bug: QuotaReport.BugReport, in catalog: Catalog) -> Diagnostic {
    let types = bug.interactionTypes
    let standard = bug.interaction(.standard)
    var faults: [String] = []
    var remedies: [String] = []
    if types.missing > 0 {
      faults.append("uses \(types.have) of \(QuotaReport.count(types.need, "interaction type"))")
      let unused = bug.interactions.filter { $0.have == 0 }.map(\.name)
      remedies.append("Use \(types.missing) more of \(unused.joined(separator: ", ")).")
    }
    if standard.now.excess > 0 {
      faults.append(
        "has \(catalog.labels.counted(standard.have, .fixes, "standard")) among \(standard.total), "
          + "\(standard.now.excess) too many"
      )
      remedies.append(
        "At most \(standard.mostPercent) may be standard: give \(standard.now.excess) of them another interaction type."
      )
    }
    var finding = finding("`\(bug.slug)` \(faults.joined(separator: " and "))", bug, in: catalog)
    finding.expected =
      "\(QuotaReport.count(types.need, "type")) or more, standard \(standard.mostPercent) or less"
    finding.found = bug.interactions.filter { $0.have > 0 }.map(\.distribution).joined(separator: ", ")
    finding.remedy = remedies.joined(separator: " ")
    return finding
  }
}
