import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a bug whose color an earlier bug has.
struct DuplicateColor: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/duplicate-color"),
    summary: "Two bugs share a color.",
    rationale: """
      In lists and graphs a bug is told by its color alone. The palette has eight: \
      red, orange, yellow, green, cyan, blue, purple and gray.
      """,
    reads: "`color` of bugs"
  )

  static let examples = RuleExamples(
    accepted: [
      .bug(#""color": "gray""#),
      BugExamples.file(BugExamples.liked(color: #""red""#)),
    ],
    flagged: [
      BugExamples.file(BugExamples.liked(color: #"⟪"orange"⟫"#)),
      BugExamples.file(
        color: "blue",
        BugExamples.liked(color: #"⟪"blue"⟫"#),
        """
          { "id": "d40f6a92-c7e5-4138-b2d9-60e1f3857ac8", "slug": "need-to-impress", "color": ⟪"blue"⟫,
            "title": "Need to impress", "description": "Steering conversations toward your achievements." }
        """
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let used = Set(catalog.bugs.compactMap(\.color))
    let free = PaletteColor.allCases.filter { !used.contains($0) }
    let remedy =
      free.isEmpty
      ? "The palette is used up: there are more bugs than colors."
      : "Still free: \(free.map(\.description).joined(separator: ", "))."
    for (bug, first) in catalog.bugs.repeats(of: { $0.color }) {
      guard let color = bug.color else { continue }
      let message = "two bugs are \(color)"
      var finding = Self.finding(message, record: bug.record, node: bug.colorNode, in: catalog)
      let place = catalog.place(record: first.record, node: first.colorNode)
      finding.notes = [Diagnostic.Note("first used here", at: place)]
      findings.report(finding, remedy: remedy)
    }
  }
}
