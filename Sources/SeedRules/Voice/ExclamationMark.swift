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
    var offset = 0
    while offset < text.bytes.count {
      guard text.bytes[offset] == UInt8(ascii: "!") else {
        offset += 1
        continue
      }
      var end = offset + 1
      while end < text.bytes.count, text.bytes[end] == UInt8(ascii: "!") { end += 1 }
      if !quotation.isOpen(in: text.bytes, at: offset) {
        let finding = text.finding(of: Self.self, "the text has an exclamation mark", at: offset..<end)
        findings.report(finding, remedy: "End the sentence with a full stop.")
      }
      offset = end
    }
  }
}
