import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedReview
import SeedTables

/// Flags a retired record that says something else of what was withdrawn than the earlier edition did, of the
/// record while it was live or after it was retired.
enum RewrittenHistory: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/rewritten-history"),
    summary: "A retired record says something else than what shipped.",
    rationale: """
      A history shows what was withdrawn as `retired.json` has it: by its number, its bug, its type, and its \
      prompt or title. Users were shown that, and nothing else. A retired record that says another number \
      also leaves the old one free to be used again. Where several editions are compared, it is enough that \
      one of them says the same: a prompt may have been reworded between them.
      """,
    reads:
      "`number`, `bugSlug`, `type`, `prompt` and `title` of `retired.json`, and of what both editions have"
  )

  static let compares: [ReviewKind] = VanishedIdentity.identities + [.retired]

  static let examples = RuleExamples(
    accepted: [
      retired(before: CompatibilityExamples.fixes),
      retired(["reason": "\"It said too little.\""], before: ["retired.json": text()]),
    ],
    flagged: [
      retired(["number": "⟪500⟫"], before: CompatibilityExamples.fixes),
      retired(["prompt": "⟪\"Finish nothing today.\"⟫"], before: CompatibilityExamples.fixes),
      retired(["type": "⟪\"weekly\"⟫"], before: ["retired.json": text()]),
    ]
  )

  private static func retired(_ members: [String: String] = [:], before: [String: String]) -> RuleExample {
    .file("retired.json", text(members), beside: ["fixes.json": "[]\n"], before: before)
  }

  /// The first fix of the examples, retired, with some members changed.
  private static func text(_ members: [String: String] = [:]) -> String {
    let standard = [
      "kind": "\"fix\"", "id": "\"\(FixExamples.id(0))\"", "number": "1", "retiredOn": "\"2026-02-01\"",
      "reason": "\"A cousin of another.\"", "bugSlug": "\"need-to-be-busy\"", "type": "\"daily\"",
      "severity": "\"low\"", "prompt": "\"\(FixExamples.prompts[0])\"",
    ]
    let all = standard.merging(members) { $1 }.sorted { $0.key < $1.key }
    return "[{ \(all.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")) }]\n"
  }

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    let (before, after) = (comparison.base.bugsBySlug, comparison.now.bugsBySlug)
    for change in comparison.changes where change.kind == .retired {
      guard let new = change.new, let old = change.old ?? record(new.key.name, in: comparison.base) else {
        continue
      }
      let kind = new.value["kind"]?.text
      let needed = RecordTable.retiredHistory.first { $0.kind == kind }?.fields ?? []
      for (field, what) in fields {
        guard let was = old.value[field]?.scalar else { continue }
        let now = new.value[field]?.scalar
        if now.map(ExactName.init) == ExactName(was) { continue }
        // What is missing or no type is the business of the rules on that.
        if now.map({ field == "type" && FixType(name: $0) == nil }) ?? needed.contains(field) { continue }
        // A bug may have another slug and still be the same.
        if field == "bugSlug", let bug = before[was], let now, bug == after[now] { continue }
        let shown = now.map { Excerpt.of($0) } ?? "none"
        let message = "retired.json changes the \(what) of \(old.label) from \(Excerpt.of(was)) to \(shown)"
        let name = "\(new.key.name) \(field) \(Loosening.short(now ?? "gone"))"
        var finding = finding(message, new, at: field, as: name, view)
        finding.expected = was
        finding.found = now
        if let place = view.basePlace(of: old) { finding.notes = [Diagnostic.Note("it was this", at: place)] }
        findings.report(finding, remedy: "Put the \(what) back: histories show it.")
      }
    }
  }

  /// What a history shows, and how a message calls it.
  private static let fields = [
    ("number", "number"), ("bugSlug", "bug"), ("type", "type"), ("prompt", "prompt"), ("title", "title"),
  ]

  /// What an edition has by a name, live or retired.
  static func record(_ name: String, in edition: ReviewContent) -> ReviewRecord? {
    compares.lazy.compactMap { edition.records[ReviewKey($0, name)] }.first
  }
}
