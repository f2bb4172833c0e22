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
      let lacking = bug.triggers.filter { $0.missing > 0 }
      if !lacking.isEmpty { findings.report(Self.lacking(lacking, bug, in: catalog)) }
    }
  }

  private static func lacking(
    _ rows: [QuotaRow],
    _ bug: QuotaReport.BugReport,
    in catalog: Catalog
  ) -> Diagnostic {
    let message =
      rows.count == 1
      ? "`\(bug.slug)` has \(rows[0].have) of \(catalog.labels.counted(rows[0].need, .microEducation, rows[0].name))"
      : "`\(bug.slug)` has too few \(catalog.labels.plural(.microEducation)) for \(rows.count) of "
        + "\(bug.triggers.count) triggers"
    var finding = finding(message, bug, in: catalog)
    finding.expected = "\(rows[0].need) for each trigger"
    finding.found = bug.triggers.map { "\($0.name) \($0.have)" }.joined(separator: ", ")
    finding.remedy = "Write \(QuotaReport.list(rows.map { "\($0.missing) \($0.name)" }))."
    return finding
  }
}
