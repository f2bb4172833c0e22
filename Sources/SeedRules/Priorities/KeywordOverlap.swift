import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a keyword that stands under two priorities of one map, case and spaces aside.
struct KeywordOverlap: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("priorities/keyword-overlap"),
    summary: "One keyword stands under two priorities.",
    rationale: """
      A text that has the keyword would be both. Which one wins is then an accident of the order in which \
      the app looks, and a reminder to take medication may arrive as a whisper.
      """,
    reads: "`placeKeywords` and `messageKeywords` of the priority rules, each for itself"
  )

  static let examples = RuleExamples(
    accepted: [
      PriorityExamples.file(places: #""high": ["home"], "low": ["homestead"]"#),
      PriorityExamples.file(messages: #""low": ["home"]"#),
    ],
    flagged: [
      PriorityExamples.file(places: #""high": ["home", "work"], "low": [⟪"Home"⟫]"#),
      PriorityExamples.file(
        messages: #""critical": ["take meds"], "high": [⟪"take  meds"⟫], "low": [⟪"Take meds"⟫]"#
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    for map in PriorityKeywords.all(in: catalog) {
      for (keyword, first) in map.keywords.repeats(of: { $0.folded }) where first.priority != keyword.priority
      {
        let message =
          "the keyword `\(Excerpt.of(keyword.text))` is both \(first.priority) and \(keyword.priority)"
        var finding = Self.finding(message, record: map.record, node: keyword.node, in: catalog)
        let place = catalog.place(record: map.record, node: first.node)
        finding.notes = [Diagnostic.Note("it is \(first.priority) here", at: place)]
        findings.report(finding, remedy: "Keep it under one of them.")
      }
    }
  }
}
