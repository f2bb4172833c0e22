import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a configuration whose one key is not the interaction type. A configuration with no key or with
/// several is found while decoding.
struct MismatchedConfiguration: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(.mismatchedConfiguration),
    summary: "A configuration's key is not the fix's interaction type, or is not the only one.",
    rationale: """
      The key says which fields follow, and the interaction type says which screen is shown. When they \
      differ the screen gets fields that it does not know.
      """,
    reads: "`interactionType` and `configuration` of fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix("counter", #""targetDescription": "Sighs.""#),
      .fix(
        """
        "interactionType": "predict",
        "configuration": { "timed": null, "predict": {
          "predictionPrompt": "How many ask what you are working on?", "observationPrompt": "How many did?"
        } }
        """
      ),
    ],
    flagged: [
      .fix(
        #""interactionType": "abstain", "configuration": { ⟪"counter"⟫: { "targetDescription": "Sighs." } }"#
      ),
      .fix(
        """
        "interactionType": "counter",
        "configuration": ⟪{⟫ "counter": { "targetDescription": "Sighs." }, "timed": { "durationSeconds": 60 } }
        """
      ),
    ]
  )

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard let expected = fix.fix.interactionType, expected.hasConfiguration, fix.configuration == nil,
      let node = fix.configurations
    else { return }
    let others = InteractionType.allCases.compactMap { other in
      fix.tree.member(other.description, of: node).map { (type: other, node: $0) }
    }
    // Any other number of keys has been reported.
    guard others.count == 1 else { return }
    let found = others[0].type
    let message = "the fix is `\(expected)`, but its configuration is for `\(found)`"
    var finding = fix.finding(of: Self.self, message, atKeyOf: others[0].node)
    finding.expected = expected.description
    finding.found = found.description
    finding.remedy =
      "Make the interaction type `\(found)`, or write the configuration of \(SeedDiagnostics.IndefiniteArticle.with("`\(expected)`")) fix."
    finding.notes = [fix.note("the interaction type", at: fix.fix.interactionTypeNode)]
    findings.report(finding)
  }
}
