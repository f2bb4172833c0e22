import SeedModel
import SeedSource

/// The bugs of a catalog by their slugs.
struct BugSlugs: Sendable {
  private let indices: [[UInt8]: Int32]
  /// The same by index. A few are compared one by one, which is faster than making a key.
  private let slugs: [(bytes: [UInt8], index: Int32)]

  /// Of bugs with one slug, the first counts.
  init(_ catalog: Catalog) {
    var indices: [[UInt8]: Int32] = [:]
    for (index, bug) in catalog.bugs.enumerated() {
      guard let slug = catalog.string(record: bug.record, node: bug.slug) else { continue }
      if indices[Array(slug.utf8)] == nil { indices[Array(slug.utf8)] = Int32(index) }
    }
    self.indices = indices
    slugs = indices.map { (bytes: $0.key, index: $0.value) }.sorted { $0.index < $1.index }
  }

  /// The index of the bug whose slug stands at a node, -1 where there is none; node 0 stands for no slug.
  func index(at node: NodeIndex, in tree: JSONTree) -> Int32 {
    if node == 0 || slugs.isEmpty { return -1 }
    if tree[node].flags.contains(.hasEscapes) { return indices[Array(tree.string(at: node).utf8)] ?? -1 }
    let text = tree.file[tree.contentRange(of: node)]
    if slugs.count > 8 { return indices[Array(text)] ?? -1 }
    for slug in slugs where FileDecoder.equal(slug.bytes, text) { return slug.index }
    return -1
  }
}
