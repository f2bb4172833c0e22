package import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// Flags a configuration on a fix whose interaction type has none.
package struct UnexpectedConfiguration: CatalogRule {
  package static let metadata = RuleMetadata(
    "interaction/unexpected-configuration",
    .error,
    summary: "A fix has a configuration that its interaction type does not use.",
    rationale: """
      Standard, journal, reversal and body fixes are shown by their prompt alone. A configuration there means \
      that the type is wrong, or that somebody's work would never be seen.
      """,
    reads: "`interactionType` and `configuration` of fixes"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(#""interactionType": "standard""#),
      .fix(#""interactionType": "body", "configuration": null"#),
    ],
    flagged: [
      .fix(#""interactionType": "standard", ⟪"configuration"⟫: { "timed": { "durationSeconds": 120 } }"#),
      .fix(#""interactionType": "reversal", ⟪"configuration"⟫: {}"#),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(fixes).
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    for fix in catalog.fixes {
      guard let type = fix.interactionType, !type.hasConfiguration,
        let node = catalog.configurationNode(of: fix)
      else { continue }
      findings.report(Self.unexpected(node, type, fix, in: catalog))
    }
  }
}

extension UnexpectedConfiguration {
  private static func unexpected(
    _ node: NodeIndex,
    _ type: InteractionType,
    _ fix: AuthoredFix,
    in catalog: Catalog
  ) -> Diagnostic {
    let message = "a `\(type)` fix has no configuration"
    // A member's key stands right before its value.
    var finding = finding(message, record: fix.record, node: node - 1, in: catalog)
    finding.pointer = catalog.pointer(record: fix.record, node: node)
    let tree = catalog.trees[Int(catalog.records[Int(fix.record)].fileIndex)]
    let keys = InteractionType.allCases.filter { tree.member($0.keyBytes, of: node) != nil }
    finding.remedy =
      keys.count == 1
      ? "Delete it, or make the interaction type `\(keys[0])`."
      : "Delete it, or give the fix the interaction type that it is for."
    finding.notes = [
      Diagnostic.Note(
        "the interaction type",
        at: catalog.place(record: fix.record, node: fix.interactionNode)
      )
    ]
    return finding
  }
}
