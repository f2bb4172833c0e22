import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a baseline that records more findings than there are. Only where the whole content was read and the
/// rule of an entry has run.
struct UnusedBaselineEntry: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("housekeeping/unused-baseline-entry"),
    summary: "A baseline has entries for findings that are gone.",
    rationale: """
      A baseline records what was wrong on one day, so that only new findings fail. It should only ever \
      shrink: an entry whose finding has been mended would hide the same fault when it comes back. `seedtool \
      check --write-baseline FILE` writes the file anew.
      """,
    reads: "the file that `--baseline` names, against the findings of the whole content"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
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
  static let moment = RunMoment.baseline

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let entries = run.unusedBaselineEntries
    let count = entries.reduce(0) { $0 + $1.count }
    let gone = count == 1 ? "1 finding that is gone" : "\(count) findings that are gone"
    var finding = Self.finding("the baseline has \(gone)", at: nil)
    finding.remedy = "Write it again with --write-baseline, so that they cannot come back."
    finding.notes = entries.map { Diagnostic.Note("`\($0.key.rule)`\(Self.place(of: $0))") }
    findings.report(finding)
  }

  private static func place(of entry: Baseline.Entry) -> String {
    guard let record = entry.key.record else {
      return entry.file.map { " in \(Excerpt.of($0, limit: 80))" } ?? ""
    }
    let pointer = entry.key.pointer ?? ""
    let place = pointer.isEmpty ? "" : " at \(Excerpt.of(pointer, limit: 80))"
    return " in \(Excerpt.of(record))\(place)"
  }
}
