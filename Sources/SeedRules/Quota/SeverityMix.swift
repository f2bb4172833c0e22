import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedTables

/// Flags a bug whose fixes are too rarely of one severity, by the share of the fixes that there are.
struct SeverityMix: QuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.lowShare.rule),
    summary: "A bug has too few fixes of some severity.",
    rationale: """
      A bug is worked on from low to high: the first fixes are private, later ones cost something. A level \
      without enough fixes is skipped over, or comes back before its time.
      """,
    reads: "`severity` of each bug's fixes",
    options: [Quota.lowShare.option, Quota.mediumShare.option, Quota.highShare.option]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = RuleExamples(
    accepted: [
      QuotaExamples.bug(fixes(["low", "low", "medium", "high"])),
      QuotaExamples.bug(["fixes.json": "[]"]),
    ],
    flagged: [
      QuotaExamples.flaggedBug(fixes(["low", "low", "low", "low", "medium", "high"])),
      QuotaExamples.flaggedBug(fixes(["medium", "medium"])),
    ]
  )

  private static func fixes(_ severities: [String]) -> [String: String] {
    QuotaExamples.fixes(severities.map { ["severity": "\"\($0)\""] })
  }

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    for bug in report.bugs {
      let short = bug.severities.filter { $0.now.missing > 0 }
      if short.isEmpty { continue }
      let parts = short.map { "\($0.now.missing) \($0.name)" }
      let noun = short.last?.now.missing == 1 ? catalog.labels[.fixes] : catalog.labels.plural(.fixes)
      let message = "`\(bug.slug)` lacks \(QuotaReport.list(parts)) \(noun)"
      var finding = Self.finding(message, bug, in: catalog)
      let found = bug.severities.map(\.distribution).joined(separator: ", ")
      finding.expected = bug.severities.map { "\($0.name) \($0.leastPercent) or more" }.joined(
        separator: ", "
      )
      finding.found = found
      // What the others have above their own least can be rewritten.
      let spare = bug.severities.filter { $0.have > $0.now.need }.max {
        $0.have - $0.now.need < $1.have - $1.now.need
      }
      finding.remedy =
        "Of its \(catalog.labels.counted(bug.fixes.have, .fixes)), \(found); at least "
        + "\(QuotaReport.list(bug.severities.map { "\($0.now.need) \($0.name)" })) are asked for. Write more"
        + (spare.map { ", or rewrite some of the \($0.name) ones." } ?? ".")
      findings.report(finding)
    }
  }
}
