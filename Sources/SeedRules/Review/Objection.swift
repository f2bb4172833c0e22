import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedLint
import SeedSource

/// Shows what a reviewer objects to, where it stands. An objection by a named person is an error.
struct Objection: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("review/objection"),
    summary: "A reviewer objects to a text.",
    rationale: """
      An objection names the question of the rubric, the words that it is about, and why. What a command says \
      is a warning, since nobody answers for it; once a named person makes the same objection it is an error. \
      A person who passes the record ends what commands object to. What a person objects to ends when the \
      same person judges the record again, whoever else passes it. Change the text, and the judgement is \
      stale; a new one decides. Where the rubric no longer has the question, it is a warning.
      """,
    reads: "objections of `reviews.json` to records as they stand"
  )

  static let needs: RuleNeeds = .everything

  static let examples = RuleExamples(
    accepted: [
      .file("reviews.json", "[\(ReviewExamples.review())]", beside: ["rubric.json": ReviewExamples.rubric]),
      .file(
        "fixes.json",
        ReviewExamples.fixes(#""Nobody clapped. You looked up to see.""#),
        beside: ["reviews.json": "[\(ReviewExamples.objection(to: "You checked."))]"]
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        ReviewExamples.fixes(#""The calendar did not applaud. ⟪You checked.⟫""#),
        beside: ["reviews.json": "[\(ReviewExamples.objection(to: "You checked."))]"]
      ),
      .file(
        "reviews.json",
        "["
          + ReviewExamples.objection(to: "You peeked.").replacing(
            #""7c1f3a52-9d4e-4b68-8a07-e25b90c4d316""#,
            with: #"⟪"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"⟫"#
          ) + "]"
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let ledger = run.reading(ReviewReading.self).ledger
    if ledger.reviews.isEmpty { return }
    for record in ledger.records {
      for objection in ledger.objections(to: record) {
        findings.report(finding(objection, record, run.catalog))
      }
    }
  }

  private func finding(
    _ objection: ReviewLedger.Objection,
    _ record: Reviewable,
    _ catalog: Catalog
  ) -> Diagnostic {
    let review = objection.review
    guard let index = record.record, let question = review.question, let reason = review.reason,
      let quote = review.quote, let text = record.texts.first(where: { $0.pointer == review.pointer }),
      let range = Quote.range(of: quote, in: text.value)
    else {
      let isWhole = review.question != nil && review.reason != nil && review.quote != nil
      let message =
        isWhole
        ? "the text does not have the words that this objects to"
        : "an objection needs its `question`, `quote` and `reason`"
      var finding = Self.finding(message, at: review, catalog)
      finding.remedy = "`seedtool review take` writes no such line; remove it, or mend it."
      return finding
    }
    let kind = review.reviewer.kind == .command ? "the command " : ""
    var finding = Self.finding(
      "\(kind)\(review.reviewer.name) objects (\(question)): \(Excerpt.of(reason, limit: 300))",
      record: index,
      node: text.node,
      in: catalog
    )
    let tree = catalog.trees[Int(catalog.records[Int(index)].fileIndex)]
    // With escapes the bytes of the file are others than those of the text.
    if !tree[text.node].flags.contains(.hasEscapes) {
      let start = tree.contentRange(of: text.node).start
      finding.place?.range = ByteRange(start + range.lowerBound, start + range.upperBound)
    }
    finding.found = quote
    if objection.isConfirmed { finding.severity = .error }
    let ask = catalog.command(["review", "ask", record.operand])
    finding.remedy =
      !objection.isAsked
      ? "The rubric no longer has `\(question)`. Judge the record by what it asks now: `\(ask)`."
      : objection.isConfirmed
        ? "Write it anew, or ask \(review.reviewer.name) to judge it again: `\(ask)`."
        : "Write it anew, or judge it yourself: `\(ask)`."
    return finding
  }
}
