package import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedSource

/// A rule that holds what the whole content has against what it needs. Single files are never judged.
/// All such rules share one report.
package protocol QuotaRule: ReadingRule {
  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink)
}

extension QuotaRule {
  package func check(_ readings: Readings, _ findings: inout FindingSink) {
    guard readings.catalog.isWhole else { return }
    check(readings.reading(QuotaReading.self).report, readings.catalog, &findings)
  }

  /// Reports every bug that has too few of something.
  func report(
    _ row: (QuotaReport.BugReport) -> QuotaRow,
    _ noun: String,
    plural: String,
    in report: QuotaReport,
    _ catalog: Catalog,
    _ findings: inout FindingSink,
    remedy: (QuotaReport.BugReport) -> String? = { _ in nil }
  ) {
    for bug in report.bugs where row(bug).missing > 0 {
      let row = row(bug)
      let message = "`\(bug.slug)` has \(row.have) of \(QuotaReport.count(row.need, noun, plural: plural))"
      var finding = Self.finding(message, bug, in: catalog)
      finding.expected = "\(row.need)"
      finding.found = "\(row.have)"
      finding.remedy = remedy(bug) ?? "Write \(row.missing) more."
      findings.report(finding)
    }
  }

  /// A finding about a bug: at its slug.
  static func finding(_ message: String, _ bug: QuotaReport.BugReport, in catalog: Catalog) -> Diagnostic {
    let authored = catalog.bugs[bug.bugIndex]
    if authored.slug == 0 { return finding(message, record: authored.record, in: catalog) }
    return finding(message, record: authored.record, node: authored.slug, in: catalog)
  }

  /// A finding about all records of a kind: at the first byte of their first file, or nowhere.
  static func finding(_ message: String, allOf kind: FileKind, in catalog: Catalog) -> Diagnostic {
    guard let fileIndex = catalog.fileIndex(of: kind) else { return finding(message, at: nil) }
    var place = catalog.place(fileIndex: fileIndex, node: 0)
    place.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
    var finding = finding(message, at: place)
    finding.pointer = ""
    return finding
  }
}

/// What the content has and needs by the thresholds of the run.
private struct QuotaReading: Reading {
  let report: QuotaReport

  /// - Complexity: O(fixes + tidbits).
  init(_ readings: Readings) {
    let catalog = readings.catalog
    var report = QuotaReport(catalog, QuotaThresholds(readings.configuration), countsCopy: false)
    // Nothing can name a bug whose slug is faulty: that it has too little of everything is no news.
    report.bugs.removeAll { catalog.bugs[$0.bugIndex].slug == 0 }
    self.report = report
  }
}
