import SeedModel
import SeedSource

/// The bugs of a catalog by their slugs.
struct BugSlugs: Sendable {
  /// Of bugs with one slug, the first.
  private let indices: [String: Int32]

  init(_ catalog: Catalog) {
    indices = Dictionary(
      catalog.bugs.enumerated().compactMap { index, bug in
        catalog.string(record: bug.record, node: bug.slug).map { ($0, Int32(index)) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The index of the bug whose slug stands at a node, -1 where there is none; node 0 stands for no slug.
  func index(at node: NodeIndex, in tree: JSONTree) -> Int32 {
    node == 0 || indices.isEmpty ? -1 : indices[tree.string(at: node)] ?? -1
  }
}
