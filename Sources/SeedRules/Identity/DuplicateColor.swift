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

  /// - Complexity: O(bugs).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    // By the color's raw value.
    var firstUses = [AuthoredBug?](repeating: nil, count: PaletteColor.allCases.count)
    for bug in catalog.bugs {
      guard let color = bug.color else { continue }
      firstUses[Int(color.rawValue)] = firstUses[Int(color.rawValue)] ?? bug
    }
    let free = PaletteColor.allCases.filter { firstUses[Int($0.rawValue)] == nil }
    for bug in catalog.bugs {
      guard let color = bug.color, let first = firstUses[Int(color.rawValue)], first.record != bug.record
      else {
        continue
      }
      findings.report(Self.sharedColor(color, bug, firstUse: first, free: free, in: catalog))
    }
  }

  private static func sharedColor(
    _ color: PaletteColor,
    _ bug: AuthoredBug,
    firstUse: AuthoredBug,
    free: [PaletteColor],
    in catalog: Catalog
  ) -> Diagnostic {
    let message = "two bugs are \(color)"
    var finding = finding(message, record: bug.record, node: bug.colorNode, in: catalog)
    finding.remedy =
      free.isEmpty
      ? "The palette is used up: there are more bugs than colors."
      : "Still free: \(free.map(\.description).joined(separator: ", "))."
    let place = catalog.place(record: firstUse.record, node: firstUse.colorNode)
    finding.notes = [Diagnostic.Note("first used here", at: place)]
    return finding
  }
}
