import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a placeholder that the key's contract does not have.
package struct UnknownPlaceholder: RunRule {
  package static let metadata = RuleMetadata(
    "copy/unknown-placeholder",
    .error,
    summary: "A message uses a placeholder that its key does not have.",
    rationale: """
      The app puts in what the catalogue names and nothing else: rendering such a text fails on somebody's phone.
      """,
    reads: "the `title` and `body` of every copy variant, and `placeholders` of `copy/catalog.json`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "Earn the quiet", "body": "Today: { commitment }" }]"#
      ),
      CopyExamples.table(#""label.done": [{ "body": "'{done}'" }]"#),
    ],
    flagged: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "Today", "body": "{commitment}, not {⟪comitment⟫}." }]"#
      ),
      CopyExamples.table(
        """
        "streak.ended": [{ "body": "{days, plural, one {# day} other {# days, \\"{⟪name⟫}\\"}}, gone." }]
        """
      ),
      CopyExamples.table(
        #""tier.raised": [{ "body": "{⟪level⟫, select, nudge {Nudge.} other {Higher.}}" }]"#
      ),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(bytes of the messages).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries {
      guard let key = entry.key else { continue }
      for message in entry.messages {
        for use in message.uses where use.placeholder == nil && !copy.names(use.name, in: key) {
          let known = key.value.placeholders.map(\.name)
          var finding = Self.finding(
            Message.unknown(use.name, entry.name),
            at: use.nameRange,
            of: message,
            in: copy
          )
          finding.expected = known.isEmpty ? nil : known.joined(separator: ", ")
          finding.found = use.name
          finding.suggestion = NearestName.of(use.name, among: known)
          finding.remedy = known.isEmpty ? Message.none : nil
          finding.notes = [Diagnostic.Note("its placeholders", at: copy.place(of: key, "placeholders"))]
          findings.report(finding)
        }
      }
    }
  }

  private enum Message {
    static func unknown(_ name: String, _ key: String) -> String {
      "`\(Excerpt.of(key))` has no placeholder `\(Excerpt.of(name))`"
    }
    static let none = "This key's text is the same every time; quote a brace that is meant: '{'."
  }
}
