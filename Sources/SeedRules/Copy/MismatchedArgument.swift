import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a plural over anything but a count, and a select over anything but a select.
struct MismatchedArgument: PlaceholderRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/mismatched-argument"),
    summary: "A plural of a placeholder that is no count, or a select of one without values.",
    rationale: """
      The app puts in what the catalogue says: a plural that is given a text, or a select that is given a \
      number, cannot choose an arm, and rendering fails. Any placeholder may stand plainly, as `{name}`.
      """,
    reads: "the `title` and `body` of every copy variant, and the types of `placeholders`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.body("streak.ended", "{days, plural, one {# day} other {# days}}, and nobody clapped."),
      CopyExamples.body("tier.raised", "Now at {tier}: {commitment}"),
    ],
    flagged: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "Now", "body": "{⟪commitment⟫, plural, other {#}}" }]"#
      ),
      CopyExamples.body("streak.ended", "{⟪days⟫, select, one {A day} other {Days}}."),
      CopyExamples.body("tier.raised", "{⟪tier⟫, plural, one {Nudge} other {Push}}"),
    ]
  )

  func check(_ use: PlaceholderUse, of text: CopyMessage, _ copy: CopyContent, _ findings: inout FindingSink)
  {
    guard let placeholder = use.placeholder, let key = text.key else { return }
    let (name, type) = (use.name, placeholder.type)
    let (block, needed): (String, PlaceholderType)
    switch use.form {
    case .plain: return
    case .plural: (block, needed) = ("plural", .count)
    case .select: (block, needed) = ("select", .select)
    }
    if needed == type { return }
    let article = type == .text ? "text" : "a \(type)"
    let message = "`\(name)` is \(article), but a \(block) needs a \(needed)"
    var finding = Self.finding(message, at: use.nameRange, of: text, in: copy)
    finding.expected = "\(needed)"
    finding.found = "\(type)"
    finding.remedy =
      switch type {
      case .count: "Write `{\(name), plural, one {…} other {…}}`."
      case .select: "Write `{\(name), select, … other {…}}`."
      case .text: "Write `{\(name)}`."
      }
    let place = copy.place(of: key, "placeholders", name, "type")
    finding.notes = [Diagnostic.Note("its type", at: place)]
    findings.report(finding)
  }
}
