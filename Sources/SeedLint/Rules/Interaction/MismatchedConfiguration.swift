package import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// Flags a configuration whose one key is not the interaction type. A configuration with no key or with
/// several is found while decoding.
package struct MismatchedConfiguration: CatalogRule {
  package static let metadata = RuleMetadata(
    "interaction/mismatched-configuration",
    .error,
    summary: "A configuration's key is not the fix's interaction type, or is not the only one.",
    rationale: """
      The key says which fields follow, and the interaction type says which screen is shown. When they differ \
      the screen gets fields that it does not know.
      """,
    reads: "`interactionType` and `configuration` of fixes"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(
        #""interactionType": "counter", "configuration": { "counter": { "targetDescription": "Sighs." } }"#
      ),
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

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(fixes).
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    for fix in catalog.fixes {
      guard let type = fix.interactionType, type.hasConfiguration,
        let node = catalog.configurationNode(of: fix)
      else { continue }
      let tree = catalog.trees[Int(catalog.records[Int(fix.record)].fileIndex)]
      if tree.member(type.keyBytes, of: node) != nil { continue }
      let others = InteractionType.allCases.compactMap { other in
        tree.member(other.keyBytes, of: node).map { (type: other, node: $0) }
      }
      // Any other number of keys has been reported.
      guard others.count == 1 else { continue }
      findings.report(Self.mismatched(others[0].type, others[0].node, type, fix, in: catalog))
    }
  }
}

extension MismatchedConfiguration {
  private static func mismatched(
    _ found: InteractionType,
    _ node: NodeIndex,
    _ expected: InteractionType,
    _ fix: AuthoredFix,
    in catalog: Catalog
  ) -> Diagnostic {
    let message = "the fix is `\(expected)`, and its configuration is for `\(found)`"
    var finding = finding(message, record: fix.record, node: node - 1, in: catalog)
    finding.pointer = catalog.pointer(record: fix.record, node: node)
    finding.expected = expected.description
    finding.found = found.description
    finding.remedy =
      "Make the interaction type `\(found)`, or write the configuration of \(IndefiniteArticle.with("`\(expected)`")) fix."
    finding.notes = [
      Diagnostic.Note(
        "the interaction type",
        at: catalog.place(record: fix.record, node: fix.interactionNode)
      )
    ]
    return finding
  }
}
