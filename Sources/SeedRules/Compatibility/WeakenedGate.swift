import SeedDiagnostics
import SeedLint
import SeedReview

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

      Files beside the configuration judge, too. A key of the catalogue asks less of its texts with a role \
      that fewer rules read, a higher limit, fewer variants, or a placeholder that may be left out or is said \
      to be shorter. Reviewers ask less when the rubric, one of its questions or what a question is about is \
      gone, when its version falls, or when a question asks something else and the version stays. A person's \
      objection goes with the text that it is about: as long as the text stands, taking it back is approved, \
      though the person did so. Anybody can write a name.
      """,
    reads: "`seedtool.json` with what it extends, `words/*.txt`, `suppressions.json`, `copy/catalog.json`, "
      + "`rubric.json` and `reviews.json` of both editions"
  )

  static let compares: [ReviewKind] = [
    .configuration, .wordList, .copyKey, .rubric, .review, .suppression,
  ]

  static let examples = RuleExamples(
    accepted: [
      .file("seedtool.json", settings(#""voice/praise": { "severity": "error" }"#), before: warned),
      .file("seedtool.json", settings(#""quota/fixes-total": { "minimum": 300 }"#), before: bare),
      .file("suppressions.json", "[]\n", before: bare),
      .file("copy/catalog.json", catalog(["140": "120", "\"body\"": "\"notification\""]), before: asking),
      .file(
        "copy/catalog.json",
        catalog().replacing("checkIn.question", with: "checkIn.prompt").replacing("140", with: "240"),
        before: asking
      ),
      .file(
        "rubric.json",
        ReviewExamples.rubric.replacing("comment-adds", with: "adds"),
        before: ["rubric.json": ReviewExamples.rubric]
      ),
      .file(
        "fixes.json",
        ReviewExamples.fixes("\"Nobody clapped. You looked up to see.\""),
        beside: ["rubric.json": ReviewExamples.rubric],
        before: judging
      ),
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
      .file("copy/catalog.json", catalog(["140": "⟪240⟫"]), before: asking),
      .file("copy/catalog.json", catalog(["\"role\": \"body\"": "\"role\": ⟪\"label\"⟫"]), before: asking),
      .file("copy/catalog.json", catalog(["true }": "⟪false⟫ }"]), before: asking),
      .file(
        "rubric.json",
        ReviewExamples.rubric.replacing("[\"fix\"]", with: "[\"bug\"]").replacing(
          "{ \"kinds\"",
          with: "⟪{ \"kinds\""
        )
        .replacing("[\"comment\"] }", with: "[\"comment\"] }⟫"),
        before: ["rubric.json": ReviewExamples.rubric]
      ),
      .file(
        "reviews.json",
        "[\(ReviewExamples.review())]"
          .replacing("\"\(FixExamples.id(0))\"", with: "⟪\"\(FixExamples.id(0))\"⟫"),
        beside: ["fixes.json": ReviewExamples.fixes(), "rubric.json": ReviewExamples.rubric],
        before: judging
      ),
    ]
  )

  private static let bare = ["seedtool.json": CompatibilityExamples.settings("\"1.0.0\"")]
  private static let warned = ["seedtool.json": settings(#""voice/praise": { "severity": "warning" }"#)]

  /// A key that asks something, and with which texts replaced.
  private static func catalog(_ texts: [String: String] = [:]) -> String {
    let placeholder = #" "days": { "type": "count", "required": true } "#
    let text = CatalogExamples.text(CatalogExamples.key(placeholders: placeholder))
    return texts.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  private static let asking = ["copy/catalog.json": catalog()]

  /// A person objects to a comment.
  private static let judging = [
    "rubric.json": ReviewExamples.rubric, "fixes.json": ReviewExamples.fixes(),
    "reviews.json": "[\(ReviewExamples.objection(to: "You checked."))]",
  ]

  private static func settings(_ rules: String) -> String {
    CompatibilityExamples.settings("\"1.0.0\"", more: ", \"rules\": { \(rules) }")
  }

  private static let suppression = """
    [{ "rule": ⟪"voice/praise"⟫, "record": "\(FixExamples.id(0))", "reason": "Irony.",
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
    let approve = "If it is meant, approve it\(view.approvingCommand(finding))."
    if case .nothing = loosening.effect {
      finding.remedy = approve
    } else {
      finding.remedy = "Until it is approved, the rules run as before. \(approve)"
    }
    return finding
  }
}
