import SeedDiagnostics

/// Flags a baseline that records more findings than there are. Only where the whole content was read and the
/// rule of an entry has run.
package struct UnusedBaselineEntry: BaselineRule {
  package static let metadata = RuleMetadata(
    "housekeeping/unused-baseline-entry",
    .warning,
    summary: "A baseline has entries for findings that are gone.",
    rationale: """
      A baseline records what was wrong on one day, so that only new findings fail. It should only ever shrink: \
      an entry whose finding has been mended would hide the same fault when it comes back. \
      `seedtool check --write-baseline FILE` writes the file anew.
      """,
    reads: "the file that `--baseline` names, against the findings of the whole content"
  )

  package static let examples = RuleExamples(accepted: [], flagged: [])
}

/// A rule about baselines, whose findings are made when a baseline is applied.
package protocol BaselineRule: Rule {}
