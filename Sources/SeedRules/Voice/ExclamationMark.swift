import SeedDiagnostics
import SeedLint
import SeedText

/// Flags exclamation marks, a run of them once. What is quoted is free.
struct ExclamationMark: TextRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("voice/exclamation-mark"),
    summary: "A text has an exclamation mark.",
    rationale: """
      The voices here are dry, matter-of-fact or plain; none of them raises itself. A sentence that needs \
      the mark to be funny or urgent is neither.
      """,
    reads: "every text; not what is quoted"
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("A full stop is allowed to be the end."),
      .prompt(#"Until tonight, send every message without \"no worries!\" at its end."#),
    ],
    flagged: [
      .comment("The calendar did not applaud⟪!⟫"),
      .prompt("Let somebody else finish the story today⟪!!⟫ Then wait⟪!⟫"),
    ]
  )

  static let traits: TextTraits = .exclamationMark

  func check(_ text: TextView, _ findings: inout FindingSink) {
    var quotation = Quotation()
    for run in text.bytes.indices.split(whereSeparator: { text.bytes[$0] != UInt8(ascii: "!") })
    where !quotation.isOpen(in: text.bytes, at: run.lowerBound) {
      findings.report(
        text.finding(of: Self.self, "the text has an exclamation mark", at: run),
        remedy: "End the sentence with a full stop."
      )
    }
  }
}
