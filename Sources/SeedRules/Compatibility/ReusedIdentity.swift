import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags an id, number, slug or key that belonged to another record in the earlier edition, or was retired
/// there.
enum ReusedIdentity: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/reused-identity"),
    summary: "An id, number, slug or key that was another record's, or retired, is used again.",
    rationale: """
      Users know a fix by its number, apps a bug by its slug, and histories know every record by its id. \
      Given to something else, an old history says what never happened. `identity/retired-identity` sees \
      this as long as the old entry is in `retired.json`; this rule sees it from the earlier edition. What two \
      records have now is the business of `identity/*` alone, and another number of a fix that shipped that of \
      `compatibility/reclassified-fix`.
      """,
    reads: "ids, numbers, slugs and keys of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = VanishedIdentity.identities + [.copyKey, .retired]

  static let examples = RuleExamples(
    accepted: [
      CompatibilityExamples.file([:], [:]),
      CompatibilityExamples.file(["id": "\"\(FixExamples.id(0).uppercased())\""]),
    ],
    flagged: [
      .file(
        "bugs.json",
        QuotaExamples.bugs.replacing("\"need-to-be-busy\"", with: "⟪\"need-to-be-liked\"⟫"),
        before: ["bugs.json": twoBugs]
      ),
      CompatibilityExamples.file(["id": "\"\(FixExamples.id(1))\"", "number": "⟪1⟫"]),
      .file(
        "fixes.json",
        FixExamples.list(with: [["id": "⟪\"e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b\"⟫"]]),
        beside: ["micro_education.json": "[]\n"],
        before: ["fixes.json": "[]\n"]
      ),
    ]
  )

  /// Another bug beside that of the examples.
  private static let twoBugs = QuotaExamples.bugs.replacing(
    "\n]",
    with: """
      ,
        { "id": "4d9be0c7-52f1-4a83-9c6e-b07a31f5d284", "slug": "need-to-be-liked", "title": "Need to be liked",
          "description": "Shaping yourself to be approved of by everybody.", "color": "red" }
      ]
      """
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let (base, now) = (view.comparison.base, view.comparison.now)
    let shared = now.sharedNumbers
    var numbers: [Int: ReviewRecord] = [:]
    for record in base.records.values where record.key.kind == .fix || record.key.kind == .retired {
      if let number = record.value["number"]?.integer { numbers[number] = record }
    }
    var slugs: [String: ReviewRecord] = [:]
    for record in base.records.values where record.key.kind == .bug {
      if let slug = record.value["slug"]?.text { slugs[slug] = record }
    }
    for change in view.comparison.changes {
      guard let new = change.new, VanishedIdentity.identities.contains(change.kind) || change.kind == .copyKey
      else { continue }
      func report(_ what: String, of owner: String, at member: String, _ old: ReviewRecord) {
        let name = "\(new.key.name) \(member) \(old.key.name)"
        var finding = finding("\(what) belonged to \(owner)", new, at: member, as: name, view)
        if let place = view.basePlace(of: old) { finding.notes = [Diagnostic.Note("here", at: place)] }
        findings.report(
          finding,
          remedy: "Use one that was never used: histories and apps know this one as something else."
        )
      }
      if change.isAdded, let old = owner(of: new, in: base), now.records[old.key] == nil {
        let what = "the \(change.kind == .copyKey ? "key" : "id") of \(new.label)"
        report(what, of: old.label, at: "id", old)
      }
      // The old one's label is the slug.
      if change.kind == .bug, let slug = new.value["slug"]?.text, let old = slugs[slug],
        old.key.name != new.key.name, now.records[old.key]?.value["slug"]?.text != slug
      {
        report("the slug of \(new.label)", of: "another bug", at: "slug", old)
      }
      if change.kind == .fix, change.isAdded, let number = new.value["number"]?.integer,
        let old = numbers[number], old.key.name != new.key.name, !shared.contains(number)
      {
        // The old one's label is the number.
        report("number \(number)", of: "another fix (id \(old.key.name))", at: "number", old)
      }
    }
  }

  /// What had a new record's name before.
  private static func owner(of record: ReviewRecord, in base: ReviewContent) -> ReviewRecord? {
    let kinds: [ReviewKind] =
      record.key.kind == .copyKey ? [.retired] : VanishedIdentity.identities + [.retired]
    return kinds.lazy.filter { $0 != record.key.kind }
      .compactMap { base.records[ReviewKey($0, record.key.name)] }.first
  }
}
