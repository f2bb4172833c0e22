package import SeedDecoding
package import SeedModel
import SeedTables

/// What a content has, what it needs and what is missing: read by the quota rules and by `stats`.
///
/// A pure value of the catalog and the thresholds; the rows are in the order of the content's vocabularies.
package struct QuotaReport: Hashable, Sendable {
  package var bugCount: QuotaRow
  package var fixes: QuotaRow
  /// Fixes with an inline comment, over the whole content.
  package var comments: QuotaShare
  /// In the catalog's order.
  package var bugs: [BugReport]
  /// What the content calls its records.
  package var labels: RecordLabels
  /// In the copy catalogue's order.
  package var products: [ProductReport]

  /// One bug's rows.
  package struct BugReport: Hashable, Sendable {
    /// The bug's index in the catalog.
    package var bugIndex: Int
    package var slug: String
    package var fixes: QuotaRow
    /// By `FixType`.
    package var types: [QuotaRow]
    /// By `FixSeverity`.
    package var severities: [QuotaShare]
    /// How many different interaction types there are.
    package var interactionTypes: QuotaRow
    /// By `InteractionType`; only `standard` is limited.
    package var interactions: [QuotaShare]
    package var comments: QuotaShare
    package var tidbits: QuotaRow
    /// By `EducationTrigger`.
    package var triggers: [QuotaRow]

    package func type(_ type: FixType) -> QuotaRow { types[Int(type.rawValue)] }
    package func severity(_ severity: FixSeverity) -> QuotaShare { severities[Int(severity.rawValue)] }
    package func interaction(_ type: InteractionType) -> QuotaShare { interactions[Int(type.rawValue)] }
  }

  /// - Parameter countsCopy: false for a report without products, for those who do not read them.
  /// - Complexity: O(fixes + tidbits + copy entries).
  package init(_ catalog: Catalog, _ thresholds: QuotaThresholds, countsCopy: Bool = true) {
    let counts = QuotaCounts(catalog)
    labels = catalog.labels
    bugCount = QuotaRow("bugs", have: catalog.bugs.count, need: thresholds.count(.bugs))
    fixes = QuotaRow("fixes", have: counts.fixes, need: thresholds.count(.fixes))
    comments = QuotaShare(
      "comments",
      have: counts.comments,
      total: counts.fixes,
      goal: thresholds.count(.fixes),
      range: thresholds.range(.leastComments, .mostComments)
    )
    bugs = counts.bugs.enumerated().map { index, bug in
      BugReport(bug, index: index, slug: catalog.slug(ofBug: index), thresholds)
    }
    products = countsCopy ? ProductReport.all(in: catalog) : []
  }
}

extension QuotaReport.BugReport {
  init(_ counts: QuotaCounts.Bug, index: Int, slug: String, _ thresholds: QuotaThresholds) {
    let total = counts.fixes
    let goal = thresholds.count(.fixesPerBug)
    func share(_ name: String, _ have: Int, _ range: ClosedRange<Double>) -> QuotaShare {
      QuotaShare(name, have: have, total: total, goal: goal, range: range)
    }
    bugIndex = index
    self.slug = slug
    fixes = QuotaRow("fixes", have: total, need: goal)
    types = FixType.allCases.map { type in
      let need =
        switch type {
        case .daily: thresholds.count(.dailyPerBug)
        case .weekly: thresholds.count(.weeklyPerBug)
        case .quickFix: thresholds.count(.quickFixesPerBug)
        }
      return QuotaRow(type.description, have: counts.types[Int(type.rawValue)], need: need)
    }
    severities = FixSeverity.allCases.map { severity in
      let least =
        switch severity {
        case .low: thresholds.share(.lowShare)
        case .medium: thresholds.share(.mediumShare)
        case .high: thresholds.share(.highShare)
        }
      return share(severity.description, counts.severities[Int(severity.rawValue)], least...1)
    }
    interactionTypes = QuotaRow(
      "interaction types",
      have: counts.interactions.count { $0 > 0 },
      need: thresholds.count(.interactionTypesPerBug)
    )
    interactions = InteractionType.allCases.map { type in
      let most = type == .standard ? thresholds.share(.standardShare) : 1
      return share(type.description, counts.interactions[Int(type.rawValue)], 0...most)
    }
    comments = share("comments", counts.comments, thresholds.range(.leastCommentsOfBug, .mostCommentsOfBug))
    tidbits = QuotaRow("tidbits", have: counts.tidbits, need: thresholds.count(.tidbitsPerBug))
    triggers = EducationTrigger.allCases.map { trigger in
      QuotaRow(
        trigger.description,
        have: counts.triggers[Int(trigger.rawValue)],
        need: thresholds.count(.tidbitsPerTrigger)
      )
    }
  }
}
