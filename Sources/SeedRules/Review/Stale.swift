import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedLint

/// Flags a record that was judged and has changed since, and a judgement of a record that is gone.
struct Stale: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("review/stale"),
    summary: "A record has changed since it was reviewed.",
    rationale: """
      What was judged is one text at its moment. A judgement names the digest of the record's texts, with its \
      type, trigger and interaction and what else changes the meaning, so that an edit asks for another look. \
      Numbers, ids and the shape of quotation marks make no difference.
      """,
    reads: "`digest` of `reviews.json`, against all records"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      .file("reviews.json", "[\(ReviewExamples.review())]", beside: ["rubric.json": ReviewExamples.rubric]),
      // The apostrophe's shape and the fix's number are no part of what was judged.
      .file(
        "reviews.json",
        "[\(ReviewExamples.review())]",
        beside: ["fixes.json": ReviewExamples.fixes().replacing("\"number\": 1", with: "\"number\": 7")]
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        ReviewExamples.fixes(id: #"⟪"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"⟫"#)
          .replacing("one task", with: "two tasks"),
        beside: ["reviews.json": "[\(ReviewExamples.review())]"]
      ),
      .file(
        "reviews.json",
        "["
          + ReviewExamples.review().replacing(
            #""7c1f3a52-9d4e-4b68-8a07-e25b90c4d316""#,
            with: #"⟪"2b8d0c1e-5f3a-4e72-9c64-d1a7f08b35e9"⟫"#
          ) + "]"
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let ledger = run.reading(ReviewReading.self).ledger
    if ledger.reviews.isEmpty { return }
    for record in ledger.records {
      guard let review = ledger.stale(record) else { continue }
      var finding = Self.finding(
        "\(record.label) has changed since \(review.reviewer.name) reviewed it on \(review.date)",
        record,
        run.catalog
      )
      finding.expected = "\(review.digest)"
      finding.found = "\(record.digest)"
      finding.remedy = "Have it reviewed again: `\(run.catalog.command(["review", "ask"]))` shows it first."
      findings.report(finding)
    }
    for review in ledger.orphans {
      findings.report(
        Self.finding("this is a review of a record that is gone", at: review, run.catalog),
        remedy: "Remove the line; the next `seedtool review take` does."
      )
    }
  }
}
