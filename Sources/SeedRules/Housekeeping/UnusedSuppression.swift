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
    for suppression in run.suppressions { check(suppression, &findings) }
  }

  private func check(_ settled: SettledSuppression, _ findings: inout FindingSink) {
    switch settled.state {
    case .namesNoRule(let rules): findings.report(Self.namesNoRule(settled, rules))
    case .namesLockedRule: findings.report(Self.namesLockedRule(settled))
    case .namesNoRecord: findings.report(Self.namesNoRecord(settled))
    case .unused: findings.report(Self.findsNothing(settled))
    case .lacksDigest(let miss): findings.report(Self.lacksDigest(settled, miss))
    case .expired, .stale: break
    }
  }

  private static func namesLockedRule(_ settled: SettledSuppression) -> Diagnostic {
    let rule = settled.suppression.rule
    let reason =
      rule.isNeeded
      ? "what `\(rule)` flags cannot be compiled, and so not be"
      : "`\(rule)` is locked, and what it flags cannot be"
    let message = "this suppresses nothing: \(reason) accepted"
    var finding = settled.finding(of: Self.self, message, at: ["rule"])
    finding.remedy = "Mend what is flagged, and delete the suppression."
    return finding
  }

  private static func namesNoRecord(_ settled: SettledSuppression) -> Diagnostic {
    let record = Excerpt.of(settled.suppression.record)
    var finding = settled.finding(of: Self.self, "there is no record `\(record)`", at: ["record"])
    finding.remedy = "Delete the suppression, or name the record by its id or key."
    return finding
  }

  private static func findsNothing(_ settled: SettledSuppression) -> Diagnostic {
    let suppression = settled.suppression
    let record = Excerpt.of(suppression.record)
    let place = suppression.pointer.map { " at \(Excerpt.of($0, limit: 80))" } ?? ""
    let message = "this suppresses nothing: `\(suppression.rule)` finds nothing in `\(record)`\(place)"
    var finding = settled.finding(of: Self.self, message, at: ["rule"])
    finding.remedy = "Delete it."
    return finding
  }

  private static func namesNoRule(_ settled: SettledSuppression, _ rules: RuleSet) -> Diagnostic {
    let rule = settled.suppression.rule
    let message = "this suppresses nothing: there is no rule `\(Excerpt.of(rule.text))`"
    var finding = settled.finding(of: Self.self, message, at: ["rule"])
    finding.suggestion = NearestName.of(rule.text, among: rules.all.map { $0.metadata.id.text })
    if finding.suggestion == nil { finding.remedy = "`seedtool rules` lists all." }
    return finding
  }

  private static func lacksDigest(_ settled: SettledSuppression, _ miss: Diagnostic) -> Diagnostic {
    let message = "this suppresses nothing: it does not say which text it accepts"
    var finding = settled.finding(of: Self.self, message, at: ["rule"])
    finding.expected = miss.textDigest.map { "\"textDigest\": \"\($0)\"" }
    finding.remedy = finding.expected.map { "Write \($0) for the text that stands there now." }
    finding.notes = [Diagnostic.Note("what is found now: \(miss.message)", at: miss.place)]
    return finding
  }
}
