import SeedDecoding
import SeedPlatform
import SeedSource

/// The pass over all records that have rules of their own, the fixes: several threads at once.
struct RecordPass: Sendable {
  let rules: [any RecordRule]

  /// What the rules find.
  ///
  /// - Complexity: O(fixes × rules), and what the rules read.
  func check(_ catalog: Catalog, workers: Int) -> FindingSink {
    if rules.isEmpty { return FindingSink() }
    let pass = self
    return FindingSink.inChunks(of: 2048, catalog.fixes.count, workers: workers) { chunk in
      var sink = FindingSink()
      withUnsafePointer(to: catalog) { catalogPointer in
        // The tree is kept from fix to fix: taking it out of the catalog counts references.
        var fileIndex: UInt16?
        var tree: JSONTree?
        for index in chunk {
          let fix = catalog.fixes[index]
          let record = catalog.records[Int(fix.record)]
          if record.fileIndex != fileIndex {
            fileIndex = record.fileIndex
            tree = catalog.trees[Int(record.fileIndex)]
          }
          guard let tree else { continue }
          let view = FixView(fix, of: record, tree, catalogPointer)
          for rule in pass.rules { rule.check(view, &sink) }
        }
      }
      return sink
    }
  }
}
