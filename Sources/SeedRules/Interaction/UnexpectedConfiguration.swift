import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a configuration on a fix whose interaction type has none.
struct UnexpectedConfiguration: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("interaction/unexpected-configuration"),
    summary: "A fix has a configuration that its interaction type does not use.",
    rationale: """
      Standard, journal, reversal and body fixes are shown by their prompt alone. A configuration there \
      means that the type is wrong, or that somebody's work would never be seen.
      """,
    reads: "`interactionType` and `configuration` of fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""interactionType": "standard""#),
      .fix(#""interactionType": "body", "configuration": null"#),
    ],
    flagged: [
      .fix(#""interactionType": "standard", ⟪"configuration"⟫: { "timed": { "durationSeconds": 120 } }"#),
      .fix(#""interactionType": "reversal", ⟪"configuration"⟫: {}"#),
    ]
  )

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard let type = fix.fix.interactionType, !type.hasConfiguration, let node = fix.configurations else {
      return
    }
    var finding = fix.finding(of: Self.self, "a `\(type)` fix takes no configuration", atKeyOf: node)
    let keys = InteractionType.allCases.filter { fix.tree.member($0.description, of: node) != nil }
    finding.remedy =
      keys.count == 1
      ? "Delete it, or make the interaction type `\(keys[0])`."
      : "Delete it, or give the fix the interaction type that it is for."
    finding.notes = [fix.note("the interaction type", at: fix.fix.interactionTypeNode)]
    findings.report(finding)
  }
}
