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

  static let examples = RuleExamples(
    accepted: [
      .file(
        "fixes.json",
        changed("prompt", #""Finish one task today and tell nobody that it is done.""#),
        before: before
      ),
      .file("fixes.json", changed("severity", #""medium""#), before: before),
    ],
    flagged: [
      .file("fixes.json", changed("type", #"⟪"weekly"⟫"#), before: before),
      .file("fixes.json", changed("number", "⟪2⟫"), before: before),
      .file("fixes.json", changed("interactionType", #"⟪"journal"⟫"#), before: before),
    ]
  )

  private static let before = ["fixes.json": CompatibilityExamples.list(CompatibilityExamples.fix())]

  private static func changed(_ member: String, _ value: String) -> String {
    CompatibilityExamples.list(CompatibilityExamples.fix(CompatibilityExamples.busyID, [member: value]))
  }

  /// - Complexity: O(changes + bugs).
  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    let (before, after) = (bugs(comparison.base), bugs(comparison.now))
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
        var finding = finding(
          "\(record.label) had the \(what) \(Excerpt.of(was)) and has \(Excerpt.of(now)) now",
          new,
          at: field.path,
          as: "\(new.key.name) \(field.path) \(now)",
          view
        )
        finding.expected = was
        finding.found = now
        findings.report(finding, remedy: "Put the \(what) back, or retire the fix and write another one.")
      }
    }
  }

  /// The ids of bugs by their slugs.
  private static func bugs(_ content: ReviewContent) -> [String: String] {
    var bugs: [String: String] = [:]
    for (key, record) in content.records where key.kind == .bug {
      if let slug = record.value["slug"]?.text { bugs[slug] = key.name }
    }
    return bugs
  }
}
