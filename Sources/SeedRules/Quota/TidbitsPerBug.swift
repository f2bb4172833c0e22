package import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a bug with too few tidbits.
package struct TidbitsPerBug: QuotaRule {
  package static let metadata = RuleMetadata(
    "quota/tidbits-per-bug",
    .error,
    summary: "A bug has fewer tidbits than it needs.",
    rationale: """
      A tidbit follows every outcome. It is worth reading once; what has been read is not shown again for long.
      """,
    reads: "the number of each bug's tidbits",
    options: [.integer("minimum", 30, 0...1_000_000, "The least number of tidbits of a bug.")]
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

  package func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    self.report(\.tidbits, "tidbit", plural: "tidbits", in: report, catalog, &findings) { bug in
      let lacking = bug.triggers.filter { $0.missing > 0 }
      if lacking.isEmpty { return nil }
      let parts = lacking.map { "\($0.missing) \($0.name)" }
      return "Write \(bug.tidbits.missing) more, above all \(QuotaReport.list(parts))."
    }
  }
}
