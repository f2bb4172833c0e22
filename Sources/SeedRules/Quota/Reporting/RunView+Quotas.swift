import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables

extension RunView {
  /// What the content has and needs; nil for single files, which are never judged.
  var quotas: QuotaReport? { reading(QuotaReading.self).report }

  /// What each product's copy has and needs; none for single files, which are never judged.
  var copyQuotas: [QuotaReport.ProductReport] { reading(CopyQuotaReading.self).products }
}

private struct QuotaReading: RunReading {
  let report: QuotaReport?

  /// - Complexity: O(fixes + tidbits).
  init(_ run: RunView) {
    guard run.catalog.isWhole else {
      report = nil
      return
    }
    var report = QuotaReport(run.catalog, QuotaThresholds(run.configuration), countsCopy: false)
    // No fix can name a bug whose slug is faulty, so it lacks everything: the slug's own finding is enough.
    report.bugs.removeAll { run.catalog.bugs[$0.bugIndex].slug == 0 }
    self.report = report
  }
}

private struct CopyQuotaReading: RunReading {
  let products: [QuotaReport.ProductReport]

  /// - Complexity: O(keys × voices + entries).
  init(_ run: RunView) {
    products = run.catalog.isWhole ? QuotaReport.ProductReport.all(in: run.catalog) : []
  }
}

/// A rule that is asked about what there is and what there has to be; not for single files.
protocol QuotaRule: RunRule {
  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink)
}

extension QuotaRule {
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    if let report = run.quotas { check(report, run.catalog, &findings) }
  }
}

/// A rule on how many of something each bug has at least.
protocol BugQuotaRule: QuotaRule {
  /// What is counted.
  static var counted: ContentKind { get }
  /// What stands before what is counted: "weekly"; nothing unless the rule says otherwise.
  static var adjective: String { get }

  static func row(of bug: QuotaReport.BugReport) -> QuotaRow

  /// What to write; nil for just as many as are missing.
  static func remedy(_ bug: QuotaReport.BugReport) -> String?
}

extension BugQuotaRule {
  static var counted: ContentKind { .fixes }
  static var adjective: String { "" }
  package static var needs: RuleNeeds { counted == .fixes ? .fixesOfBugs : .tidbitsOfBugs }
  static func remedy(_ bug: QuotaReport.BugReport) -> String? { nil }

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    let labels = catalog.labels
    for bug in report.bugs where Self.row(of: bug).missing > 0 {
      let row = Self.row(of: bug)
      let message =
        "`\(bug.slug)` has \(row.have) of \(labels.counted(row.need, Self.counted, Self.adjective))"
      var finding = Self.finding(message, bug, in: catalog)
      finding.expected = "\(row.need)"
      finding.found = "\(row.have)"
      finding.remedy = Self.remedy(bug) ?? "Write \(row.missing) more."
      findings.report(finding)
    }
  }
}

extension Rule {
  /// A finding about a bug: at its slug.
  static func finding(_ message: String, _ bug: QuotaReport.BugReport, in catalog: Catalog) -> Diagnostic {
    let authored = catalog.bugs[bug.bugIndex]
    var finding =
      authored.slug == 0
      ? finding(message, record: authored.record, in: catalog)
      : finding(message, record: authored.record, node: authored.slug, in: catalog)
    finding.relations.follows = [.name(bug.slug), .record]
    return finding
  }

  /// A finding about how many records of a kind there are.
  static func finding(_ row: QuotaRow, of kind: ContentKind, in catalog: Catalog) -> Diagnostic {
    let verb = row.have == 1 ? "is" : "are"
    let message = "there \(verb) \(row.have) of \(catalog.labels.counted(row.need, kind))"
    var finding = finding(message, allOf: kind, in: catalog)
    finding.expected = "\(row.need)"
    finding.found = "\(row.have)"
    return finding
  }

  /// A finding about all records of a kind: at the first byte of their first file, or nowhere.
  static func finding(_ message: String, allOf kind: ContentKind, in catalog: Catalog) -> Diagnostic {
    guard let fileIndex = catalog.fileIndex(of: kind) else { return finding(message, at: nil) }
    var place = catalog.place(fileIndex: fileIndex, node: 0)
    place.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
    var finding = finding(message, at: place)
    finding.pointer = ""
    return finding
  }
}
