import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel
import SeedTables

/// Flags a bug with too few tidbits.
package struct TidbitsPerBug: RunRule {
  package static let metadata = RuleMetadata(
    Quota.tidbitsPerBug.rule,
    .error,
    summary: "A bug has fewer tidbits than it needs.",
    rationale: """
      A tidbit follows every outcome. It is worth reading once; what has been read is not shown again for long.
      """,
    reads: "the number of each bug's tidbits",
    options: [Quota.tidbitsPerBug.option]
  )

  package static let examples = RuleExamples(
    accepted: [
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.tidbits(["general", "general"])
          + QuotaExamples.settings("tidbits-per-bug", #""minimum": 2"#)
      ),
      .file(
        "bugs.json",
        QuotaExamples.bugs,
        beside: QuotaExamples.tidbits(["restDay", "afterCrash"])
          + QuotaExamples.settings("tidbits-per-bug", #""minimum": 1"#)
      ),
    ],
    flagged: [
      .file("bugs.json", QuotaExamples.flaggedBugs, beside: QuotaExamples.tidbits(["general"])),
      .file(
        "bugs.json",
        QuotaExamples.flaggedBugs,
        beside: QuotaExamples.tidbits([]) + QuotaExamples.settings("tidbits-per-bug", #""minimum": 1"#)
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  package func check(_ run: RunView, _ findings: inout FindingSink) {
    guard let report = run.quotas else { return }
    let catalog = run.catalog
    Self.report(\.tidbits, "tidbit", plural: "tidbits", in: report, catalog, &findings) { bug in
      let lacking = bug.triggers.filter { $0.missing > 0 }
      if lacking.isEmpty { return nil }
      let parts = lacking.map { "\($0.missing) \($0.name)" }
      return "Write \(bug.tidbits.missing) more, above all \(QuotaReport.list(parts))."
    }
  }
}
