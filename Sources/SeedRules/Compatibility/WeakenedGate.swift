import SeedDiagnostics
import SeedLint

/// Flags what lets more pass than in the edition that the content is compared with, as
/// `Configuration.loosenings` finds it.
enum WeakenedGate: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/weakened-gate"),
    summary: "The change loosens what judges it.",
    rationale: """
      Who may edit the rules may pass any check. So the earlier edition's configuration judges the change: a \
      rule that is off or softer, a scope that is wider for exceptions, a threshold, floor or limit that \
      asks less, a word list that lets more pass, a rule of the content's own that is gone or softer, \
      `"emoji": "allowed"`, a new suppression or a longer baseline are findings until somebody approves them. \
      Until then the rules run as strictly as before, and new suppressions do not count.

      Compared is what holds for each rule and each part of the content, wherever it is said: in the file, a \
      topic, a scope, a word list or a file that the configuration extends. What is stricter is no finding.
      """,
    reads: "`seedtool.json` with what it extends, `words/*.txt` and `suppressions.json` of both editions"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("seedtool.json", settings(#""voice/praise": { "severity": "error" }"#), before: warned),
      .file("seedtool.json", settings(#""quota/fixes-total": { "minimum": 300 }"#), before: bare),
      .file("suppressions.json", "[]\n", before: bare),
    ],
    flagged: [
      .file("seedtool.json", settings(#""voice/praise": { "severity": ⟪"off"⟫ }"#), before: bare),
      .file("seedtool.json", settings(#""claims/*": { "severity": ⟪"note"⟫ }"#), before: bare),
      .file("seedtool.json", settings(#""quota/fixes-total": { "minimum": ⟪200⟫ }"#), before: bare),
      .file(
        "seedtool.json",
        CompatibilityExamples.settings("\"1.0.0\"", more: #", "wordLists": { "accept": [⟪"Zorblatt"⟫] }"#),
        before: bare
      ),
      .file(
        "seedtool.json",
        CompatibilityExamples.settings("\"1.0.0\"", more: #", "emoji": ⟪"allowed"⟫"#),
        before: bare
      ),
      .file("suppressions.json", suppression, before: bare),
    ]
  )

  private static let bare = ["seedtool.json": CompatibilityExamples.settings("\"1.0.0\"")]
  private static let warned = ["seedtool.json": settings(#""voice/praise": { "severity": "warning" }"#)]

  private static func settings(_ rules: String) -> String {
    CompatibilityExamples.settings("\"1.0.0\"", more: ", \"rules\": { \(rules) }")
  }

  private static let suppression = """
    [{ "rule": ⟪"voice/praise"⟫, "record": "\(CompatibilityExamples.busyID)", "reason": "Irony.",
       "owner": "mira", "expires": "2027-01-01" }]

    """

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    for loosening in view.loosenings { findings.report(finding(loosening, view)) }
  }

  static func finding(_ loosening: Loosening, _ view: ComparedView) -> Diagnostic {
    var finding = Diagnostic(
      rule: metadata.id,
      severity: metadata.severity,
      message: loosening.message,
      place: loosening.place
    )
    finding.record = loosening.name
    finding.remedy =
      "Until it is approved, the rules run as before. If it is meant, approve it\(view.approvingCommand(finding))."
    return finding
  }
}
