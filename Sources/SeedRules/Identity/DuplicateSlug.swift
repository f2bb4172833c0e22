import SeedDecoding
import SeedDiagnostics
import SeedLint

/// Flags a bug whose slug an earlier bug has.
struct DuplicateSlug: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/duplicate-slug"),
    summary: "Two bugs share a slug.",
    rationale: """
      Fixes and tidbits name their bug by its slug. When two bugs have one, everything that names it goes to \
      the first, and the second stays empty.
      """,
    reads: "`slug` of bugs"
  )

  static let examples = RuleExamples(
    accepted: [
      .bug(#""slug": "need-to-be-busy""#),
      BugExamples.file(BugExamples.liked(color: #""cyan""#)),
    ],
    flagged: [
      BugExamples.file(seenBusy(slug: #"⟪"need-to-be-busy"⟫"#)),
      BugExamples.file(seenBusy(slug: #"⟪"need-to-be-\u0062usy"⟫"#)),
    ]
  )

  private static func seenBusy(slug: String) -> String {
    """
      { "id": "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4", "slug": \(slug), "color": "cyan",
        "title": "Need to be seen busy", "description": "Being busy where people can see it." }
    """
  }

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    func slug(_ bug: AuthoredBug) -> String? { catalog.string(record: bug.record, node: bug.slug) }
    for (bug, first) in catalog.bugs.repeats(of: slug) {
      guard let slug = slug(bug) else { continue }
      let message = "two bugs have the slug `\(Excerpt.of(slug))`"
      var finding = Self.finding(message, record: bug.record, node: bug.slug, in: catalog)
      finding.remedy = "Give this bug its own slug; records that name the shared one belong to the first bug."
      let place = catalog.place(record: first.record, node: first.slug)
      finding.notes = [Diagnostic.Note("first used here", at: place)]
      finding.relations.causes = [.record]
      findings.report(finding)
    }
  }
}
