import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a counter whose least count is above its most.
struct MinimumAboveMaximum: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("interaction/minimum-above-maximum"),
    summary: "A counter's minimum is above its maximum.",
    rationale: "No count is both at least the one and at most the other, so the fix could never be done.",
    reads: "`minTarget` and `maxTarget` of counters"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix("counter", #""targetDescription": "Sighs.", "minTarget": 3, "maxTarget": 3"#),
      .fix("counter", #""targetDescription": "Sighs.", "minTarget": 9"#),
    ],
    flagged: [
      .fix("counter", #""targetDescription": "Sighs.", "minTarget": ⟪5⟫, "maxTarget": 3"#),
      .fix("counter", #""maxTarget": 0, "targetDescription": "Sighs.", "minTarget": ⟪1⟫"#),
    ]
  )

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    let tree = fix.tree
    guard fix.fix.interactionType == .counter, let counter = fix.configuration,
      let minimumNode = tree.member("minTarget", of: counter),
      let maximumNode = tree.member("maxTarget", of: counter),
      let minimum = tree.integer(at: minimumNode),
      let maximum = tree.integer(at: maximumNode), minimum > maximum
    else { return }
    let message = "the minimum (\(minimum)) is above the maximum (\(maximum))"
    var finding = Self.finding(message, record: fix.fix.record, node: minimumNode, in: fix.catalog)
    finding.remedy = "Swap them, or leave one out."
    finding.notes = [fix.note("the maximum", at: maximumNode)]
    findings.report(finding)
  }
}
