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

  /// The most bugs of which records are counted.
  static let bugLimit = 10_000

  /// - Parameter countsCopy: false for a report without products, for those who do not read them.
  /// - Complexity: O(fixes + tidbits + copy entries).
  package init(_ catalog: Catalog, _ thresholds: QuotaThresholds, countsCopy: Bool = true) {
    labels = catalog.labels
    bugCount = QuotaRow("bugs", have: catalog.bugs.count, need: thresholds.count(.bugs))
    fixes = QuotaRow("fixes", have: catalog.fixes.count, need: thresholds.count(.fixes))
    comments = QuotaShare(
      "comments",
      have: catalog.fixes.count(where: \.hasComment),
      total: catalog.fixes.count,
      goal: thresholds.count(.fixes),
      range: thresholds.range(.leastComments, .mostComments)
    )
    let fixesOfBug = Dictionary(grouping: catalog.fixes.lazy.filter { $0.bugIndex >= 0 }, by: \.bugIndex)
    let tidbitsOfBug = Dictionary(grouping: catalog.tidbits.lazy.filter { $0.bugIndex >= 0 }, by: \.bugIndex)
    bugs = catalog.bugs.indices.prefix(Self.bugLimit).map { index in
      let (fixes, tidbits) = (fixesOfBug[Int32(index)] ?? [], tidbitsOfBug[Int32(index)] ?? [])
      return BugReport(index, slug: catalog.slug(ofBug: index), fixes, tidbits, thresholds)
    }
    products = countsCopy ? ProductReport.all(in: catalog).map { $0.needing(thresholds) } : []
  }
}

extension AuthoredFix {
  fileprivate var hasComment: Bool { inlineComment != 0 }
}

extension QuotaReport.BugReport {
  /// - Complexity: O(fixes and tidbits of the bug × sorts of them).
  fileprivate init(
    _ index: Int,
    slug: String,
    _ fixes: [AuthoredFix],
    _ tidbits: [AuthoredTidbit],
    _ thresholds: QuotaThresholds
  ) {
    let goal = thresholds.count(.fixesPerBug)
    func share(
      _ name: String,
      _ range: ClosedRange<Double>,
      of isOne: (AuthoredFix) -> Bool
    ) -> QuotaShare {
      QuotaShare(name, have: fixes.count(where: isOne), total: fixes.count, goal: goal, range: range)
    }
    bugIndex = index
    self.slug = slug
    self.fixes = QuotaRow("fixes", have: fixes.count, need: goal)
    types = FixType.allCases.map { type in
      let quota: Quota =
        switch type {
        case .daily: .dailyPerBug
        case .weekly: .weeklyPerBug
        case .quickFix: .quickFixesPerBug
        }
      return QuotaRow("\(type)", have: fixes.count { $0.type == type }, need: thresholds.count(quota))
    }
    severities = FixSeverity.allCases.map { severity in
      let quota: Quota =
        switch severity {
        case .low: .lowShare
        case .medium: .mediumShare
        case .high: .highShare
        }
      return share("\(severity)", thresholds.share(quota)...1) { $0.severity == severity }
    }
    interactions = InteractionType.allCases.map { type in
      let most = type == .standard ? thresholds.share(.standardShare) : 1
      return share("\(type)", 0...most) { $0.interactionType == type }
    }
    interactionTypes = QuotaRow(
      "interaction types",
      have: Set(fixes.compactMap(\.interactionType)).count,
      need: thresholds.count(.interactionTypesPerBug)
    )
    comments = share(
      "comments",
      thresholds.range(.leastCommentsOfBug, .mostCommentsOfBug),
      of: \.hasComment
    )
    self.tidbits = QuotaRow("tidbits", have: tidbits.count, need: thresholds.count(.tidbitsPerBug))
    let need = thresholds.count(.tidbitsPerTrigger)
    triggers = EducationTrigger.allCases.map { trigger in
      QuotaRow("\(trigger)", have: tidbits.count { $0.trigger == trigger }, need: need)
    }
  }
}
