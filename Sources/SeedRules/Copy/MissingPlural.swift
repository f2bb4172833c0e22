import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a count that stands plainly, outside a plural over it.
struct MissingPlural: PlaceholderRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/missing-plural"),
    summary: "A count stands outside a plural.",
    rationale: """
      "1 days" is the first thing that a reader sees on the first day. A plural says what each number is \
      followed by, and what is said in place of "0". Where nothing depends on the number (`Step 2 of 9`), a \
      plural with the one arm says so: `{step, plural, other {#}}`.
      """,
    reads: "the `title` and `body` of every copy variant, and the types of `placeholders`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.body("streak.ended", "{days, plural, one {{days} day} other {{days} days}}, gone."),
      CopyExamples.body("streak.ended", "Day {days, plural, other {#}} was the last."),
    ],
    flagged: [
      CopyExamples.body("streak.ended", "⟪{days}⟫ days, gone."),
      CopyExamples.body("streak.ended", "{days, plural, one {A day} other {# days}}: ⟪{ days }⟫."),
    ]
  )

  func check(_ use: PlaceholderUse, of text: CopyMessage, _ copy: CopyContent, _ findings: inout FindingSink)
  {
    guard case .plain = use.form, use.placeholder?.type == .count, !use.pluralNames.contains(use.name)
    else { return }
    let message = "the count `\(use.name)` stands outside a plural"
    let finding = Self.finding(message, at: use.range, of: text, in: copy)
    findings.report(finding, remedy: Self.remedy(use.name))
  }

  /// What to write for a count.
  static func remedy(_ name: String) -> String {
    "Write a plural, with the noun inside: `{\(Excerpt.of(name)), plural, one {# <noun>} other {# <nouns>}}`."
  }
}
