import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a count that stands plainly, outside a plural over it.
package struct MissingPlural: RunRule {
  package static let metadata = RuleMetadata(
    "copy/missing-plural",
    .error,
    summary: "A count stands outside a plural.",
    rationale: """
      "1 days" is the first thing that a reader sees on the first day. A plural says what each number is followed \
      by, and what is said in place of "0". Where nothing depends on the number (`Step 2 of 9`), a plural with the \
      one arm says so: `{step, plural, other {#}}`.
      """,
    reads: "the `title` and `body` of every copy variant, and the types of `placeholders`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, one {{days} day} other {{days} days}}, gone." }]"#
      ),
      CopyExamples.table(#""streak.ended": [{ "body": "Day {days, plural, other {#}} was the last." }]"#),
    ],
    flagged: [
      CopyExamples.table(#""streak.ended": [{ "body": "⟪{days}⟫ days, gone." }]"#),
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, one {A day} other {# days}}: ⟪{ days }⟫." }]"#
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(bytes of the messages).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries {
      for message in entry.messages {
        for use in message.uses where !use.pluralNames.contains(use.name) {
          guard case .plain = use.form, use.placeholder?.type == .count else { continue }
          var finding = Self.finding(Message.plain(use.name), at: use.range, of: message, in: copy)
          finding.remedy = Message.remedy(use.name)
          findings.report(finding)
        }
      }
    }
  }

  private enum Message {
    static func plain(_ name: String) -> String { "the count `\(name)` stands outside a plural" }
    static func remedy(_ name: String) -> String {
      "Write `{\(name), plural, one {# day} other {# days}}`, with the noun inside."
    }
  }
}
