import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags a fix that works on another bug, is assigned at other times, is carried out in another way or has
/// another number than before.
enum ReclassifiedFix: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/reclassified-fix"),
    summary: "A fix that shipped has another bug, type, interaction type or number.",
    rationale: """
      A history counts a fix for its bug and its type, keeps the result that its interaction gave, and shows \
      its number. With another of these the stored outcomes say something that never happened. Retire the \
      fix and write another one.
      """,
    reads: "`bugSlug`, `type`, `interactionType` and `number` of fixes of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = [.fix]

  static let examples = RuleExamples(
    accepted: [
      CompatibilityExamples.changed(
        "prompt",
        #""Finish one task today and tell nobody that it is done.""#
      ),
      CompatibilityExamples.changed("severity", #""medium""#),
    ],
    flagged: [
      CompatibilityExamples.changed("type", #"⟪"weekly"⟫"#),
      CompatibilityExamples.changed("number", "⟪2⟫"),
      CompatibilityExamples.changed("interactionType", #"⟪"journal"⟫"#),
    ]
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    let (before, after) = (comparison.base.bugsBySlug, comparison.now.bugsBySlug)
    for change in comparison.changes where change.kind == .fix {
      guard let record = change.old, let new = change.new else { continue }
      for field in change.fields {
        guard case .value(let old, let value) = field.change,
          ["bugSlug", "type", "interactionType", "number"].contains(field.path)
        else { continue }
        let (was, now) = (old?.scalar ?? "nothing", value?.scalar ?? "nothing")
        // A bug may have another slug and still be the same.
        if field.path == "bugSlug", let bug = before[was], bug == after[now] { continue }
        let what = ["bugSlug": "bug", "interactionType": "interaction type"][field.path] ?? field.path
        let message = "\(record.label) had the \(what) \(Excerpt.of(was)) and has \(Excerpt.of(now)) now"
        let name = "\(new.key.name) \(field.path) \(now)"
        var finding = finding(message, new, at: field.path, as: name, view)
        finding.expected = was
        finding.found = now
        findings.report(finding, remedy: "Put the \(what) back, or retire the fix and write another one.")
      }
    }
  }
}

extension ReviewContent {
  /// The ids of bugs by their slugs.
  var bugsBySlug: [String: String] {
    var bugs: [String: String] = [:]
    for (key, record) in records where key.kind == .bug {
      if let slug = record.value["slug"]?.text { bugs[slug] = key.name }
    }
    return bugs
  }
}
