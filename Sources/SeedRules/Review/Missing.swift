import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedLint

/// Counts the records of each kind that no reviewer has judged as they are. Silent where the content has no
/// rubric.
struct Missing: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .note("review/missing"),
    summary: "Records have not been judged by a reviewer.",
    rationale: """
      Rules judge form, facts and the plain cases of meaning. Whether a comment adds something, or a joke is \
      at its reader's expense, is judged by a reader: `seedtool review` asks the questions of `rubric.json` \
      and keeps the answers in `reviews.json`. A record counts as judged when a reviewer said pass or object \
      of it as it stands, by this version of the rubric. `check --release` makes this an error where the \
      configuration says nothing else.
      """,
    reads:
      "`reviews.json`, against all bugs, fixes, tidbits and copy that a question of `rubric.json` is about",
    options: [
      .ratio(
        "floor",
        0.7,
        "The least share of planted faults that a reviewer finds, and of sound texts that it leaves alone; a "
          + "reviewer below it counts as unsure. Judged from ten planted records on.",
        looser: .lower
      )
    ]
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", ReviewExamples.fixes()),
      .file(
        "fixes.json",
        ReviewExamples.fixes(),
        beside: ["rubric.json": ReviewExamples.rubric, "reviews.json": "[\(ReviewExamples.review())]"]
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        "⟪[⟫" + ReviewExamples.fixes().dropFirst(),
        beside: ["rubric.json": ReviewExamples.rubric]
      ),
      .file(
        "fixes.json",
        "⟪[⟫" + ReviewExamples.fixes().dropFirst(),
        beside: [
          "rubric.json": ReviewExamples.rubric,
          "reviews.json": "[\(ReviewExamples.review(verdict: "unsure"))]",
        ]
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let ledger = run.reading(ReviewReading.self).ledger
    guard ledger.rubric != nil else { return }
    for progress in ledger.progress where progress.reviewed < progress.total {
      let left = progress.total - progress.reviewed
      let verb = left == 1 ? "has" : "have"
      var finding = Self.finding(
        "\(left) of \(progress.total) \(progress.kind.plural(run.catalog.labels)) \(verb) not been reviewed",
        allOf: progress.kind.content,
        in: run.catalog
      )
      finding.expected = "\(progress.total)"
      finding.found = "\(progress.reviewed)"
      finding.remedy =
        "`\(run.catalog.command(["review", "ask"]))` shows the next one and keeps what you say."
      if progress.unsure > 0 {
        finding.notes = [Diagnostic.Note("a reviewer was unsure about \(progress.unsure) of them")]
      }
      findings.report(finding)
    }
  }
}
