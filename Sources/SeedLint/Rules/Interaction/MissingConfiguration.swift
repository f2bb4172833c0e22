package import SeedDecoding
import SeedDiagnostics
import SeedModel

/// Flags a fix without the configuration that its interaction type needs.
package struct MissingConfiguration: CatalogRule {
  package static let metadata = RuleMetadata(
    "interaction/missing-configuration",
    .error,
    summary: "A fix lacks the configuration that its interaction type needs.",
    rationale: """
      A timer without a duration and a quiz without a question cannot be shown. Only standard, journal, \
      reversal and body fixes have no configuration.
      """,
    reads: "`interactionType` and `configuration` of fixes"
  )

  package static let examples = RuleExamples(
    accepted: [
      .fix(#""interactionType": "journal""#),
      .fix(
        """
        "interactionType": "observation",
        "configuration": { "observation": { "reportPrompt": "Who else was in a hurry, and for whom?" } }
        """
      ),
    ],
    flagged: [
      .fix(#""interactionType": ⟪"timed"⟫"#),
      .fix(#""interactionType": ⟪"quiz"⟫, "configuration": null"#),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(fixes).
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    for fix in catalog.fixes where fix.configuration == 0 {
      guard let type = fix.interactionType, type.hasConfiguration, catalog.configurationNode(of: fix) == nil
      else { continue }
      findings.report(Self.missing(type, fix, in: catalog))
    }
  }
}

extension MissingConfiguration {
  private static func missing(_ type: InteractionType, _ fix: AuthoredFix, in catalog: Catalog) -> Diagnostic
  {
    let message = "\(IndefiniteArticle.with("`\(type)`")) fix needs a configuration"
    var finding = finding(message, record: fix.record, node: fix.interactionNode, in: catalog)
    let record = ContentDescriptors.configuration.fields.first { $0.name == type.description }
    finding.expected = "`\"configuration\": { \"\(type)\": { … } }`"
    finding.remedy =
      "Add `\"configuration\": { \"\(type)\": { … } }`"
      + (record.map { ": \($0.summary.prefix(1).lowercased())\($0.summary.dropFirst())" } ?? ".")
    return finding
  }
}
