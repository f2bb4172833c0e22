package import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedSource

/// A quota rule about copy. Only the whole content is judged. All such rules share one count.
package protocol CopyQuotaRule: ReadingRule {
  func check(_ products: [QuotaReport.ProductReport], _ catalog: Catalog, _ findings: inout FindingSink)
}

extension CopyQuotaRule {
  package func check(_ readings: Readings, _ findings: inout FindingSink) {
    guard readings.catalog.isWhole else { return }
    check(readings.reading(CopyQuotaReading.self).products, readings.catalog, &findings)
  }
}

/// What each product says in each voice.
private struct CopyQuotaReading: Reading {
  let products: [QuotaReport.ProductReport]

  /// - Complexity: O(keys × voices + entries).
  init(_ readings: Readings) { products = QuotaReport.ProductReport.all(in: readings.catalog) }
}
