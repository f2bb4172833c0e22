package import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedSource

/// A quota rule about copy. Only the whole content is judged.
package protocol CopyQuotaRule: CatalogRule {
  func check(_ products: [QuotaReport.ProductReport], _ catalog: Catalog, _ findings: inout FindingSink)
}

extension CopyQuotaRule {
  /// - Complexity: O(keys × voices + entries).
  package func check(_ catalog: Catalog, _ findings: inout FindingSink) {
    guard catalog.isWhole else { return }
    check(QuotaReport.ProductReport.all(in: catalog), catalog, &findings)
  }
}
