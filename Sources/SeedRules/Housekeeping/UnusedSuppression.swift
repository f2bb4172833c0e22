import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a suppression that suppresses nothing. Only where the whole content was read and the rule has run.
struct UnusedSuppression: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("housekeeping/unused-suppression"),
    summary: "A suppression suppresses nothing.",
    rationale: """
      A suppression whose finding is gone waits to hide another one. To accept a finding, copy what \
      `seedtool check --verbose` or `--format json` shows as its suppression, and say why, who answers for \
      it, and until when.
      """,
    reads: "suppressions, against the findings of the whole content"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      SuppressionExamples.file("pointer", #""/prompt""#),
      // Anywhere in the record.
      SuppressionExamples.file("pointer", ""),
    ],
    flagged: [
      SuppressionExamples.file("rule", #"⟪"interaction/duration-without-timer"⟫"#),
      SuppressionExamples.file("record", #"⟪"58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4"⟫"#),
      SuppressionExamples.file("rule", #"⟪"interaction/duration-unsaid"⟫"#),
    ]
  )
  static let moment = RunMoment.suppressions

  func check(_ run: RunView, _ findings: inout FindingSink) {
    for settled in run.suppressions {
      if let finding = finding(settled) { findings.report(finding) }
    }
  }

  private func finding(_ settled: SettledSuppression) -> Diagnostic? {
    let suppression = settled.suppression
    let rule = suppression.rule
    let record = Excerpt.of(suppression.record)
    func unused(_ problem: String, remedy: String?) -> Diagnostic {
      var finding = settled.finding(of: Self.self, "this suppresses nothing: \(problem)", at: ["rule"])
      finding.remedy = remedy
      return finding
    }
    switch settled.state {
    case .expired, .stale: return nil
    case .namesNoRule(let rules):
      let nearest = NearestName.of(rule.text, among: rules.all.map { $0.metadata.id.text })
      var finding = unused(
        "there is no rule `\(Excerpt.of(rule.text))`",
        remedy: nearest == nil ? "`seedtool rules` lists all." : nil
      )
      finding.suggestion = nearest
      return finding
    case .namesLockedRule:
      let reason =
        rule.isNeeded
        ? "the content cannot be compiled with them" : "the rule is locked"
      return unused(
        "findings of `\(rule)` cannot be accepted: \(reason)",
        remedy: "Mend what is flagged, and delete the suppression."
      )
    case .namesNoRecord:
      var finding = settled.finding(of: Self.self, "there is no record `\(record)`", at: ["record"])
      finding.remedy = "Delete the suppression, or name the record by its id or key."
      return finding
    case .unused:
      let place = suppression.pointer.map { " at \(Excerpt.of($0, limit: 80))" } ?? ""
      return unused("`\(rule)` finds nothing in `\(record)`\(place)", remedy: "Delete it.")
    case .lacksDigest(let miss):
      let digest = miss.textDigest.map { "\"textDigest\": \"\($0)\"" }
      var finding = unused(
        "it does not say which text it accepts",
        remedy: digest.map { "Write \($0) for the text that stands there now." }
      )
      finding.expected = digest
      finding.notes = [Diagnostic.Note("what is found now: \(miss.message)", at: miss.place)]
      return finding
    }
  }
}
