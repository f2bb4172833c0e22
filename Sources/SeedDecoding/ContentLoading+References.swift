import SeedModel
import SeedPlatform
import SeedSource

extension ContentLoading {
  /// Finds the bug of every fix and tidbit by its slug, and the copy keys by their names.
  ///
  /// - Complexity: O(records), on all workers.
  mutating func resolveReferences() {
    let start = Process.monotonicNanoseconds
    for (index, key) in catalog.copyKeys.enumerated() where catalog.copyKeyIndices[key.value.key] == nil {
      catalog.copyKeyIndices[key.value.key] = index
    }
    let bugs = BugSlugs(catalog)
    catalog.fixes.withUnsafeMutableBufferPointer { bugs.resolve($0) }
    catalog.tidbits.withUnsafeMutableBufferPointer { bugs.resolve($0) }
    timings.decode += Process.monotonicNanoseconds - start
  }
}

/// A record about a bug, which it names by its slug.
private protocol BugReference: SendableMetatype {
  var record: UInt32 { get }
  var bugSlug: NodeIndex { get }
  var bugIndex: Int32 { get set }
}

extension AuthoredFix: BugReference {}
extension AuthoredTidbit: BugReference {}

/// The bugs of a catalog by their slugs.
private struct BugSlugs: Sendable {
  private let indices: [[UInt8]: Int32]
  /// The same by index. A few are compared one by one, which is faster than making a key.
  private let slugs: [(bytes: [UInt8], index: Int32)]
  private let trees: [JSONTree]
  private let records: [AuthoredRecord]

  /// How many references are worth handing out to a thread.
  private static let chunkCount = 4096

  init(_ catalog: Catalog) {
    var indices: [[UInt8]: Int32] = [:]
    for (index, bug) in catalog.bugs.enumerated() {
      guard let slug = catalog.string(record: bug.record, node: bug.slug) else { continue }
      if indices[Array(slug.utf8)] == nil { indices[Array(slug.utf8)] = Int32(index) }
    }
    self.indices = indices
    slugs = indices.map { (bytes: $0.key, index: $0.value) }.sorted { $0.index < $1.index }
    trees = catalog.trees
    records = catalog.records
  }

  /// Gives each reference the index of its bug, or -1.
  func resolve(_ references: UnsafeMutableBufferPointer<some BugReference>) {
    let chunkCount = (references.count + BugSlugs.chunkCount - 1) / BugSlugs.chunkCount
    // Each element is written by one thread.
    nonisolated(unsafe) let references = references
    Parallel.perform(count: chunkCount, workers: Process.processorCount) { chunk in
      let start = chunk * BugSlugs.chunkCount
      // The tree is kept from record to record: taking it out of the list counts references.
      var fileIndex: UInt16?
      var tree = trees[0]
      for index in start..<min(references.count, start + BugSlugs.chunkCount) {
        let file = records[Int(references[index].record)].fileIndex
        if file != fileIndex {
          fileIndex = file
          tree = trees[Int(file)]
        }
        references[index].bugIndex = bugIndex(at: references[index].bugSlug, in: tree)
      }
    }
  }

  /// The index of the bug whose slug stands at a node, or -1.
  private func bugIndex(at node: NodeIndex, in tree: JSONTree) -> Int32 {
    if node == 0 { return -1 }
    if tree[node].flags.contains(.hasEscapes) { return indices[Array(tree.string(at: node).utf8)] ?? -1 }
    let text = tree.file[tree.contentRange(of: node)]
    if slugs.count > 8 { return indices[Array(text)] ?? -1 }
    for slug in slugs where FileDecoder.equal(slug.bytes, text) { return slug.index }
    return -1
  }
}
