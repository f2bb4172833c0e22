import SeedSource
import Synchronization

/// A skip index: every 64th member of the containers that are long, found the first time that one is looked
/// into. Without it the pointers of a hundred thousand faults in one array would take a hundred thousand
/// walks along it.
///
/// Shared by all copies of a catalog, on any thread.
package final class MemberSkipIndex: Sendable {
  package init() {}

  /// Members from one entry to the next.
  static let stride = 64
  /// By container: the file's index in the upper half, the container's node in the lower.
  private let entries = Mutex<[UInt64: [NodeIndex]]>([:])

  /// The last entry that is not behind a node inside a container: a member (of an object, its key), and
  /// its index in the container.
  ///
  /// - Complexity: O(log members); O(members) the first time for a long container.
  func last(
    before node: NodeIndex,
    in container: NodeIndex,
    of tree: JSONTree,
    fileIndex: Int
  ) -> (member: NodeIndex, index: Int) {
    // A node stands at least one place behind its container for each member before it.
    guard Int(node - container) > MemberSkipIndex.stride else { return (container + 1, 0) }
    return entries.withLock { entries in
      let key = UInt64(fileIndex) << 32 | UInt64(container)
      let members = entries[key] ?? MemberSkipIndex.members(of: container, in: tree)
      entries[key] = members
      let last = max(0, members.indices.partitionPoint { members[$0] <= node } - 1)
      return (members[last], last * MemberSkipIndex.stride)
    }
  }

  /// The members whose index is a multiple of the stride; the first is always there.
  private static func members(of container: NodeIndex, in tree: JSONTree) -> [NodeIndex] {
    let isObject = tree[container].kind == .object
    var members: [NodeIndex] = []
    var children = tree.children(of: container)
    var index = 0
    while let member = children.next() {
      if index % stride == 0 { members.append(member) }
      if isObject { _ = children.next() }
      index += 1
    }
    return members.isEmpty ? [container + 1] : members
  }
}
