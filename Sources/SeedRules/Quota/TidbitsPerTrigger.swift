import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags a bug that has too few tidbits for some trigger.
struct TidbitsPerTrigger: QuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.tidbitsPerTrigger.rule),
    summary: "A bug has too few tidbits for some trigger.",
    rationale: """
      What is true after a crash is out of place on a rest day. Each moment has its own tidbits; when one \
      runs out, the general ones of the bug serve, so that these are needed as well.
      """,
    reads: "`trigger` of each bug's tidbits",
    options: [Quota.tidbitsPerTrigger.option]
  )

  private static let triggers = EducationTrigger.names

  static let needs: RuleNeeds = .tidbitsOfBugs

  static let examples = RuleExamples(
    accepted: [
      QuotaExamples.bug(QuotaExamples.tidbits(triggers + triggers)),
      QuotaExamples.bug(
        QuotaExamples.tidbits(triggers)
          + QuotaExamples.settings("tidbits-per-trigger", #""minimum": 1"#)
      ),
    ],
    flagged: [
      QuotaExamples.flaggedBug(QuotaExamples.tidbits(triggers)),
      QuotaExamples.flaggedBug(QuotaExamples.tidbits(triggers + triggers.dropLast())),
    ]
  )

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    for bug in report.bugs {
      let rows = bug.triggers.filter { $0.missing > 0 }
      guard let first = rows.first else { continue }
      let labels = catalog.labels
      let problem =
        rows.count == 1
        ? "has \(first.have) of \(labels.counted(first.need, .microEducation, first.name))"
        : "has too few \(labels.plural(.microEducation)) for \(rows.count) of \(bug.triggers.count) triggers"
      var finding = Self.finding("`\(bug.slug)` \(problem)", bug, in: catalog)
      finding.expected = "\(first.need) for each trigger"
      finding.found = bug.triggers.map { "\($0.name) \($0.have)" }.joined(separator: ", ")
      let missing = rows.map { "\($0.missing) \($0.name)" }
      findings.report(finding, remedy: "Write \(QuotaReport.list(missing)).")
    }
  }
}
