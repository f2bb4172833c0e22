import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel
import SeedSource

/// Flags a counter whose least count is above its most.
package struct MinimumAboveMaximum: RecordRule {
  package static let metadata = RuleMetadata(
    "interaction/minimum-above-maximum",
    .error,
    summary: "A counter's minimum is above its maximum.",
    rationale: "No count is both at least the one and at most the other, so the fix could never be done.",
    reads: "`minTarget` and `maxTarget` of counters"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(
        """
        "interactionType": "counter",
        "configuration": { "counter": { "targetDescription": "Sighs.", "minTarget": 3, "maxTarget": 3 } }
        """
      ),
      .fix(
        #""interactionType": "counter", "configuration": { "counter": { "targetDescription": "Sighs.", "minTarget": 9 } }"#
      ),
    ],
    flagged: [
      .fix(
        """
        "interactionType": "counter",
        "configuration": { "counter": { "targetDescription": "Sighs.", "minTarget": ⟪5⟫, "maxTarget": 3 } }
        """
      ),
      .fix(
        """
        "interactionType": "counter",
        "configuration": { "counter": { "maxTarget": 0, "targetDescription": "Sighs.", "minTarget": ⟪1⟫ } }
        """
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(members of the configuration).
  package func check(_ fix: FixView, _ findings: inout FindingSink) {
    let tree = fix.tree
    guard fix.fix.interactionType == .counter, let counter = fix.configuration,
      let minimumNode = tree.member(ConfigurationName.minTarget, of: counter),
      let maximumNode = tree.member(ConfigurationName.maxTarget, of: counter),
      let minimum = tree.integer(at: minimumNode),
      let maximum = tree.integer(at: maximumNode), minimum > maximum
    else { return }
    let message = "the least count, \(minimum), is above the most, \(maximum)"
    var finding = Self.finding(message, record: fix.fix.record, node: minimumNode, in: fix.catalog)
    finding.remedy = "Swap them, or leave one out."
    finding.notes = [fix.note("the most", at: maximumNode)]
    findings.report(finding)
  }
}
