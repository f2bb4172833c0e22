import SeedDiagnostics
import SeedLint
import SeedReview

/// Notes fixes that expose their users more or less than before.
enum ChangedSeverity: ComparedRule {
  static let metadata = RuleMetadata(
    .note("compatibility/changed-severity"),
    summary: "A fix that shipped has another severity.",
    rationale: """
      Nothing breaks: a fix is offered sooner or later than before, and counts otherwise in the mix of its \
      bug. It is said so that nobody changes it in passing.
      """,
    reads: "`severity` of fixes of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = [.fix]

  static let examples = RuleExamples(
    accepted: [
      CompatibilityExamples.file([:]),
      CompatibilityExamples.file([:], ["severity": #""high""#]),
    ],
    flagged: [
      CompatibilityExamples.changed("severity", #"⟪"medium"⟫"#),
      CompatibilityExamples.changed("severity", #"⟪"high"⟫"#),
    ]
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    for change in view.comparison.changes where change.kind == .fix {
      guard let new = change.new,
        case .value(let was?, let now?)? = change.fields.first(where: { $0.path == "severity" })?.change
      else { continue }
      let message = "the severity of \(new.label) changed from \(was.scalar ?? "?") to \(now.scalar ?? "?")"
      let name = "\(new.key.name) \(now.scalar ?? "?")"
      findings.report(finding(message, new, at: "severity", as: name, view))
    }
  }
}
