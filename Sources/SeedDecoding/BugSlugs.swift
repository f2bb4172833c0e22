import SeedModel
import SeedSource

/// The bugs of a catalog by their slugs.
struct BugSlugs: Sendable {
  /// Ascending; of bugs with one slug, the first.
  private let slugs: [(bytes: [UInt8], index: Int32)]

  init(_ catalog: Catalog) {
    var slugs: [(bytes: [UInt8], index: Int32)] = []
    for (index, bug) in catalog.bugs.enumerated() {
      guard let slug = catalog.string(record: bug.record, node: bug.slug) else { continue }
      slugs.append((Array(slug.utf8), Int32(index)))
    }
    slugs.sort { left, right in
      left.bytes == right.bytes ? left.index < right.index : left.bytes.lexicographicallyPrecedes(right.bytes)
    }
    self.slugs = slugs
  }

  /// The index of the bug whose slug stands at a node, -1 where there is none; node 0 stands for no slug.
  func index(at node: NodeIndex, in tree: JSONTree) -> Int32 {
    if node == 0 || slugs.isEmpty { return -1 }
    if tree[node].flags.contains(.hasEscapes) {
      var text = tree.string(at: node)
      return text.withUTF8 { index(of: $0) }
    }
    return index(of: tree.file[tree.contentRange(of: node)])
  }

  /// - Complexity: O(log bugs).
  private func index(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    if slugs.count <= 8 {
      // A few are compared one by one: most differ in their length.
      for slug in slugs where FileDecoder.equal(slug.bytes, text) { return slug.index }
      return -1
    }
    let found = slugs.indices.partitionPoint { slugs[$0].bytes.lexicographicallyPrecedes(text) }
    return found < slugs.count && FileDecoder.equal(slugs[found].bytes, text) ? slugs[found].index : -1
  }
}
