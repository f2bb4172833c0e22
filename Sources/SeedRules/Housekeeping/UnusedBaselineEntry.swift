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

  package static let examples = RuleExamples(
    accepted: [baseline(#""7624b768c7ac5ac3""#), baseline(#""7624b768c7ac5ac3", "count": 1"#)],
    flagged: [baseline(#"⟪"0123456789abcdef"⟫"#), baseline(#""7624b768c7ac5ac3", ⟪"count": 3⟫"#)]
  )

  private static func baseline(_ digest: String) -> RuleExample {
    let text = """
      {
        "version": 1,
        "findings": [
          {
            "rule": "interaction/duration-unstated", "record": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316",
            "pointer": "/prompt", "textDigest": \(digest)
          }
        ]
      }
      """
    return .file("baseline.json", text, beside: ["fixes.json": SuppressionExamples.fixes])
  }
}

/// A rule about baselines, whose findings are made when a baseline is applied.
package protocol BaselineRule: Rule {}
