import SeedModel
import SeedPlatform
import SeedSource

extension ContentLoading {
  /// Finds the copy keys by their names, and the bugs of the fixes and tidbits that were decoded before them.
  ///
  /// - Complexity: O(records).
  mutating func resolveReferences() {
    let start = Process.monotonicNanoseconds
    catalog.copyKeyIndices = Dictionary(
      zip(catalog.copyKeys.lazy.map(\.value.key), catalog.copyKeys.indices),
      uniquingKeysWith: { first, _ in first }
    )
    let bugs = BugSlugs(catalog)
    for index in catalog.fixes.indices where catalog.fixes[index].bugIndex < 0 {
      let fix = catalog.fixes[index]
      catalog.fixes[index].bugIndex = bugs.index(at: fix.bugSlug, in: catalog.tree(ofRecord: fix.record))
    }
    for index in catalog.tidbits.indices where catalog.tidbits[index].bugIndex < 0 {
      let tidbit = catalog.tidbits[index]
      let tree = catalog.tree(ofRecord: tidbit.record)
      catalog.tidbits[index].bugIndex = bugs.index(at: tidbit.bugSlug, in: tree)
    }
    timings.decode += Process.monotonicNanoseconds - start
  }
}

extension Catalog {
  fileprivate func tree(ofRecord record: UInt32) -> JSONTree { trees[Int(records[Int(record)].fileIndex)] }
}
