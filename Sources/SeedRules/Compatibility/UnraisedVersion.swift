import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedReview
import SeedSource
import SeedTables

/// Flags content that changed by more than its version says.
enum UnraisedVersion: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/unraised-version"),
    summary: "The content changed, and its version did not rise as far as the changes ask.",
    rationale: """
      An app tells newer content from older by its version, so every change that ships raises it. The third \
      number rises when something is corrected: words, a severity, an order, a limit. The second rises when \
      something is added, retired, or decided otherwise: records, voices, variants, policies, priority \
      rules. The first rises when histories or apps in the field break: what the error rules of this topic \
      flag, approved or not; a bug or copy key that goes, even retired. The largest change decides.

      Configuration that does not ship (rules, word lists, limits), acceptances and the places of records in \
      files ask for nothing. Compare with what was released last: a version that rose once since then need \
      not rise with every further change of the same size.
      """,
    reads: "`version` of `seedtool.json`, and all that differs between the editions that `diff` compares"
  )

  static let compares: [ReviewKind] = ReviewKind.allCases.filter(\.ships) + [.configuration]

  static let examples = RuleExamples(
    accepted: [
      .file("seedtool.json", CompatibilityExamples.settings(#""1.0.1""#), beside: reworded, before: before),
      .file("seedtool.json", CompatibilityExamples.settings(#""1.1.0""#), beside: added, before: before),
    ],
    flagged: [
      .file("seedtool.json", CompatibilityExamples.settings(#"⟪"1.0.0"⟫"#), beside: reworded, before: before),
      .file("seedtool.json", CompatibilityExamples.settings(#"⟪"1.0.1"⟫"#), beside: added, before: before),
      .file("seedtool.json", CompatibilityExamples.settings(#"⟪"0.9.0"⟫"#), before: before),
    ]
  )

  private static let before =
    CompatibilityExamples.fixes + ["seedtool.json": CompatibilityExamples.settings("\"1.0.0\"")]
  private static let reworded = [
    "fixes.json": FixExamples.list(
      with: [["prompt": #""Finish one task today and tell nobody that it is done.""#]]
    )
  ]
  private static let added = ["fixes.json": FixExamples.list(with: [[:], [:]])]

  /// How far a version has to rise.
  private enum Rise: Comparable {
    case none, patch, minor, major
  }

  /// The rules that say what breaks.
  private static let breaking: [any ComparedRule.Type] = [
    VanishedIdentity.self, ReusedIdentity.self, ReclassifiedFix.self, RewrittenHistory.self,
    VanishedCopyKey.self, VanishedVoice.self,
    ChangedPlaceholder.self, ChangedLocale.self,
  ]

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    guard let old = comparison.base.version, let new = comparison.now.version else { return }
    if new < old {
      let message = "the version fell from \(old) (in \(Excerpt.of(comparison.base.name))) to \(new)"
      return findings.report(
        finding(message, inSettings: "version", as: "\(new)", view),
        remedy: "Raise it: apps keep content of a higher version."
      )
    }
    let (rise, reason) = rise(view)
    let least =
      switch rise {
      case .none: old
      case .patch: ContentVersion(major: old.major, minor: old.minor, patch: old.patch + 1)
      case .minor: ContentVersion(major: old.major, minor: old.minor + 1, patch: 0)
      case .major: ContentVersion(major: old.major + 1, minor: 0, patch: 0)
      }
    guard new < least else { return }
    let message = "the version is \(new), but \(reason) needs at least \(least)"
    var finding = finding(message, inSettings: "version", as: "\(least)", view)
    finding.expected = "\(least)"
    finding.found = "\(new)"
    findings.report(finding, remedy: "Write \"version\": \"\(least)\".")
  }

  /// The largest rise that something asks for, and the first thing that does.
  private static func rise(_ view: ComparedView) -> (Rise, reason: String) {
    var largest: (Rise, reason: String) = (.none, "")
    func note(_ rise: Rise, _ reason: @autoclosure () -> String) {
      if rise > largest.0 { largest = (rise, reason()) }
    }
    for rule in breaking {
      var sink = FindingSink()
      rule.check(view, &sink)
      for finding in sink.findings { note(.major, "a break (\(finding.message))") }
    }
    for change in view.comparison.changes where change.ships {
      let label = change.record.label
      switch change.kind {
      case .bug where change.isRemoved, .copyKey where change.isRemoved:
        note(.major, "the removal of \(label)")
      case .policies, .priorityRules: note(.minor, "the change of \(label)")
      case .retired: note(change.isAdded ? .minor : .patch, "\(label)")
      default:
        if change.isAdded || change.isRemoved {
          note(.minor, "the \(change.isAdded ? "addition" : "removal") of \(label)")
        } else {
          // A voice or a variant more, or a variant less.
          func count(_ record: ReviewRecord?) -> Int { record?.value.members.count ?? 0 }
          let more = change.kind == .copyEntry ? count(change.new) - count(change.old) : 0
          if more < 0 {
            note(.minor, "the removal from \(label)")
          } else if more > 0 || change.kind == .product {
            note(.minor, "the addition to \(label)")
          } else {
            note(.patch, "the change of \(label)")
          }
        }
      }
    }
    return largest
  }
}
