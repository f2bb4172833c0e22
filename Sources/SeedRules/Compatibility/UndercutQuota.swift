import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags a quota that the earlier edition met and this one does not, held against the earlier edition's
/// thresholds: lowering one in the same change hides nothing.
enum UndercutQuota: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/undercut-quota"),
    summary: "A quota that was met falls below its floor by this change.",
    rationale: """
      `check` says what is missing, whoever is to blame; this rule says that this change takes it away. It \
      judges by the thresholds that were in force before, so that a floor is not lowered in the change that \
      falls below it without somebody saying so.
      """,
    reads: "what the quota rules count, in both editions that `diff` compares; nothing against a bundle"
  )

  static let examples = RuleExamples(
    accepted: [
      .file(
        "fixes.json",
        CompatibilityExamples.list(CompatibilityExamples.fix()),
        before: before(minimum: 2)
      ),
      .file(
        "fixes.json",
        CompatibilityExamples.list(CompatibilityExamples.fix()),
        before: before(minimum: 1)
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        "⟪[⟫" + CompatibilityExamples.list(CompatibilityExamples.fix()).dropFirst(),
        before: before(minimum: 2, two)
      ),
      .file(
        "fixes.json",
        "⟪[⟫" + CompatibilityExamples.list(CompatibilityExamples.fix()).dropFirst(),
        beside: ["seedtool.json": settings(minimum: 1)],
        before: before(minimum: 2, two)
      ),
    ]
  )

  private static let two = CompatibilityExamples.list(
    CompatibilityExamples.fix(),
    CompatibilityExamples.fix(CompatibilityExamples.otherID, number: "2")
  )

  private static func before(minimum: Int, _ fixes: String? = nil) -> [String: String] {
    [
      "seedtool.json": settings(minimum: minimum),
      "fixes.json": fixes ?? CompatibilityExamples.list(CompatibilityExamples.fix()),
    ]
  }

  private static func settings(minimum: Int) -> String {
    let rules = #", "rules": { "quota/fixes-total": { "minimum": \#(minimum) } }"#
    return CompatibilityExamples.settings("\"1.0.0\"", more: rules)
  }

  /// - Complexity: O(records).
  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    guard let base = view.comparison.base.catalog, let now = view.comparison.now.catalog, base.isWhole,
      now.isWhole
    else { return }
    var (configuration, faults) = Configuration.decode(from: base, view.configuration.ruleSet)
    // The thresholds from before are not known where they were half read.
    if !Configuration.errors(of: base, faults).isEmpty { configuration = view.configuration }
    let thresholds = QuotaThresholds(configuration)
    let before = Dictionary(
      counted(QuotaReport(base, thresholds), base).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for row in counted(QuotaReport(now, thresholds), now) {
      // A quota that is turned off, in either edition, is none; that it was turned off shows in the diff.
      guard let was = before[row.name], was.row.isMet, view.comparison.isCompared(row.kind),
        configuration.level(of: row.quota, default: .error) != .off
      else { continue }
      var held = row.row
      if row.isOfCopy { held.need = was.row.need }
      if held.isMet { continue }
      report(row, held, was.row, view, &findings)
    }
  }

  private static func report(
    _ counted: Counted,
    _ row: QuotaRow,
    _ was: QuotaRow,
    _ view: ComparedView,
    _ findings: inout FindingSink
  ) {
    let limit = row.missing > 0 ? "of \(row.need)" : "where \(row.most ?? 0) are the most"
    let message =
      "\(counted.subject) had \(was.have) and has \(row.have) \(limit) \(counted.what) (\(counted.quota))"
    var finding =
      counted.record.map { Self.finding(message, $0, view) }
      ?? Self.finding(message, allOf: counted.kind.content, view)
    finding.record = counted.record?.key.name ?? ComparedView.wholeContent
    finding.expected = "\(row.missing > 0 ? row.need : row.most ?? 0)"
    finding.found = "\(row.have)"
    findings.report(
      finding,
      remedy: "Write as much as this change takes away, or approve it with its reason."
    )
  }

  /// A row of the quotas, with what it is about.
  private struct Counted {
    var row: QuotaRow
    var quota: RuleID
    var kind: ReviewKind
    var subject: String
    var what: String
    /// The bug or copy entry; nil for the content as a whole.
    var record: ReviewRecord?
    var isOfCopy = false
    /// What it is known by in both editions.
    var name: String { "\(quota.text) \(subject) \(row.name)" }
  }

  private static func counted(_ report: QuotaReport, _ catalog: Catalog) -> [Counted] {
    var rows: [Counted] = []
    func add(
      _ row: QuotaRow,
      _ quota: RuleID,
      _ kind: ReviewKind,
      _ bug: QuotaReport.BugReport?,
      _ what: String
    ) {
      var counted = Counted(
        row: row,
        quota: quota,
        kind: kind,
        subject: bug.map { "bug \($0.slug)" } ?? "the content",
        what: what
      )
      if let bug {
        let index = catalog.bugs[bug.bugIndex].record
        counted.record = ReviewRecord(bug: index, in: catalog)
      }
      rows.append(counted)
    }
    add(report.bugCount, Quota.bugs.rule, .bug, nil, "bugs")
    add(report.fixes, Quota.fixes.rule, .fix, nil, "fixes")
    add(report.comments.now, Quota.leastComments.rule, .fix, nil, "fixes with a comment")
    let types = [Quota.dailyPerBug.rule, Quota.weeklyPerBug.rule, Quota.quickFixesPerBug.rule]
    for bug in report.bugs {
      add(bug.fixes, Quota.fixesPerBug.rule, .fix, bug, "fixes")
      for (row, quota) in zip(bug.types, types) { add(row, quota, .fix, bug, "\(row.name) fixes") }
      for share in bug.severities { add(share.now, Quota.lowShare.rule, .fix, bug, "\(share.name) fixes") }
      for share in bug.interactions {
        add(share.now, Quota.standardShare.rule, .fix, bug, "\(share.name) fixes")
      }
      add(bug.interactionTypes, Quota.standardShare.rule, .fix, bug, "interaction types")
      add(bug.comments.now, Quota.leastComments.rule, .fix, bug, "fixes with a comment")
      add(bug.tidbits, Quota.tidbitsPerBug.rule, .tidbit, bug, "tidbits")
      for row in bug.triggers {
        add(row, Quota.tidbitsPerTrigger.rule, .tidbit, bug, "tidbits for \(row.name)")
      }
    }
    for product in report.products {
      for voice in product.voices {
        for entry in voice.entries {
          var counted = Counted(
            row: entry.row,
            quota: CopyVariants.metadata.id,
            kind: .copyEntry,
            subject: "`\(Excerpt.of(entry.row.name))` in \(product.name), \(voice.name)",
            what: "variants"
          )
          counted.isOfCopy = true
          counted.record = ReviewRecord(copyKey: catalog.copyKeys[entry.keyIndex].record, in: catalog)
          rows.append(counted)
        }
      }
    }
    return rows
  }
}
