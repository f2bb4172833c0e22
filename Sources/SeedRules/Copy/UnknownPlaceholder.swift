import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a placeholder that the key's contract does not have.
struct UnknownPlaceholder: PlaceholderRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/unknown-placeholder"),
    summary: "A message uses a placeholder that its key does not have.",
    rationale: """
      The app puts in what the catalogue names and nothing else: rendering such a text fails on somebody's phone.
      """,
    reads: "the `title` and `body` of every copy variant, and `placeholders` of `copy/catalog.json`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "Earn the quiet", "body": "Today: { commitment }" }]"#
      ),
      CopyExamples.body("label.done", "'{done}'"),
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
      CopyExamples.body("tier.raised", "{⟪level⟫, select, nudge {Nudge.} other {Higher.}}"),
    ]
  )

  func check(_ use: PlaceholderUse, of text: CopyMessage, _ copy: CopyContent, _ findings: inout FindingSink)
  {
    guard use.placeholder == nil, let key = text.key, !copy.names(use.name, in: key) else { return }
    let known = key.value.placeholders.map(\.name)
    let message = "`\(Excerpt.of(key.value.key))` has no placeholder `\(Excerpt.of(use.name))`"
    var finding = Self.finding(message, at: use.nameRange, of: text, in: copy)
    finding.found = use.name
    if known.isEmpty {
      finding.remedy = "This key has no placeholders; to show a brace, quote it: '{'."
    } else {
      finding.expected = known.joined(separator: ", ")
      // No key has nearly as many.
      finding.suggestion = NearestName.of(use.name, among: known.prefix(50))
    }
    finding.notes = [Diagnostic.Note("its placeholders", at: copy.place(of: key, "placeholders"))]
    findings.report(finding)
  }
}
