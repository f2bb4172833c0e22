import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedModel

/// Flags a plural over anything but a count, and a select over anything but a select.
package struct MismatchedArgument: RunRule {
  package static let metadata = RuleMetadata(
    "copy/mismatched-argument",
    .error,
    summary: "A plural over what is no count, or a select over what has no values.",
    rationale: """
      The app puts in what the catalogue says: a plural that is given a text, or a select that is given a number, \
      cannot choose an arm, and rendering fails. Any placeholder may stand plainly, as `{name}`.
      """,
    reads: "the `title` and `body` of every copy variant, and the types of `placeholders`"
  )

  package static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, one {# day} other {# days}}, and nobody clapped." }]"#
      ),
      CopyExamples.table(#""tier.raised": [{ "body": "Now at {tier}: {commitment}" }]"#),
    ],
    flagged: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "Now", "body": "{⟪commitment⟫, plural, other {#}}" }]"#
      ),
      CopyExamples.table(#""streak.ended": [{ "body": "{⟪days⟫, select, one {A day} other {Days}}." }]"#),
      CopyExamples.table(#""tier.raised": [{ "body": "{⟪tier⟫, plural, one {Nudge} other {Push}}" }]"#),
    ]
  )

  package init(_ options: RuleOptions) {}

  /// - Complexity: O(bytes of the messages).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries {
      guard let key = entry.key else { continue }
      for message in entry.messages {
        for use in message.uses {
          guard let placeholder = use.placeholder,
            let needed = Self.neededType(of: use.form), needed != placeholder.type
          else { continue }
          var finding = Self.finding(
            Message.mismatch(use.name, placeholder.type, needed),
            at: use.nameRange,
            of: message,
            in: copy
          )
          finding.expected = "\(needed)"
          finding.found = "\(placeholder.type)"
          finding.remedy = Message.remedy(use.name, placeholder.type)
          let place = copy.place(of: key, "placeholders", use.name, "type")
          finding.notes = [Diagnostic.Note("its type", at: place)]
          findings.report(finding)
        }
      }
    }
  }

  private static func neededType(of form: PlaceholderUse.Form) -> PlaceholderType? {
    switch form {
    case .plain: nil
    case .plural: .count
    case .select: .select
    }
  }

  private enum Message {
    static func mismatch(_ name: String, _ type: PlaceholderType, _ needed: PlaceholderType) -> String {
      let block = needed == .count ? "plural" : "select"
      let article = type == .text ? "text" : "a \(type)"
      return "`\(name)` is \(article), and a \(block) chooses by a \(needed)"
    }
    static func remedy(_ name: String, _ type: PlaceholderType) -> String {
      switch type {
      case .count: "Write `{\(name), plural, one {…} other {…}}`."
      case .select: "Write `{\(name), select, … other {…}}`."
      case .text: "Write `{\(name)}`."
      }
    }
  }
}
