import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags a fix without the configuration that its interaction type needs.
struct MissingConfiguration: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("interaction/missing-configuration"),
    summary: "A fix lacks the configuration that its interaction type needs.",
    rationale: """
      A timer without a duration and a quiz without a question cannot be shown. Only standard, journal, \
      reversal and body fixes have no configuration.
      """,
    reads: "`interactionType` and `configuration` of fixes"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""interactionType": "journal""#),
      .fix("observation", #""reportPrompt": "Who else was in a hurry, and for whom?""#),
    ],
    flagged: [
      .fix(#""interactionType": ⟪"timed"⟫"#),
      .fix(#""interactionType": ⟪"quiz"⟫, "configuration": null"#),
    ]
  )

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard let type = fix.fix.interactionType, type.hasConfiguration, fix.configurations == nil else { return }
    let message = "\(SeedDiagnostics.IndefiniteArticle.with("`\(type)`")) fix needs a configuration"
    var finding = Self.finding(
      message,
      record: fix.fix.record,
      node: fix.fix.interactionTypeNode,
      in: fix.catalog
    )
    let record = RecordTable.interactionConfiguration.fields.first { $0.name == type.description }
    finding.expected = "`\"configuration\": { \"\(type)\": { … } }`"
    var members = "…"
    if case .object(let table)? = record?.shape {
      members = table.fields.filter(\.isRequired).map { "\"\($0.name)\": …" }.joined(separator: ", ")
    }
    finding.remedy =
      "Add `\"configuration\": { \"\(type)\": { \(members) } }`; `seedtool explain \(type)` says what stands for "
      + "each `…`."
    findings.report(finding)
  }
}
