package import SeedSource
import SeedTables

/// RFC 6901 pointers to nodes.
package enum JSONPointer {
  /// The pointer from the file's root to a node inside a record.
  ///
  /// - Complexity: O(depth × log members); the way to the record is known from its index. Longer the first
  ///   time for a long array or object.
  static func of(
    _ node: NodeIndex,
    below record: AuthoredRecord,
    in tree: JSONTree,
    _ skipIndex: MemberSkipIndex
  ) -> String {
    // `[]` and `.keys[]` name a record by its index, `.entries.*` by its key.
    let path = record.kind.row.record?.path ?? ""
    var pointer = ""
    if let end = path.firstIndex(where: { $0 == "[" || $0 == "*" }) {
      pointer = path[..<end].split(separator: ".").map { "/\($0)" }.joined() + "/"
      pointer += path[end] == "[" ? "\(record.memberIndex)" : escape(tree.string(at: record.nameNode))
    }
    descend(to: node, from: record.node, in: tree, &pointer) {
      skipIndex.last(before: node, in: $0, of: tree, fileIndex: Int(record.fileIndex))
    }
    return pointer
  }

  /// The pointer from the root.
  ///
  /// - Complexity: O(depth × log members); longer the first time for a long array or object.
  package static func of(
    _ node: NodeIndex,
    in tree: JSONTree,
    _ skipIndex: MemberSkipIndex,
    fileIndex: Int
  ) -> String {
    var pointer = ""
    descend(to: node, from: 0, in: tree, &pointer) {
      skipIndex.last(before: node, in: $0, of: tree, fileIndex: fileIndex)
    }
    return pointer
  }

  private static func descend(
    to node: NodeIndex,
    from start: NodeIndex,
    in tree: JSONTree,
    _ pointer: inout String,
    start entry: (NodeIndex) -> (member: NodeIndex, index: Int)
  ) {
    var current = start
    while current != node {
      var children = tree.children(of: current)
      var index: Int
      (children.index, index) = entry(current)
      var next: NodeIndex?
      while let child = children.next() {
        if tree[current].kind == .object {
          guard let value = children.next() else { break }
          if child == node || (value <= node && node < tree[value].nextIndex) {
            pointer += "/" + escape(tree.string(at: child))
            next = child == node ? node : value
            break
          }
        } else if child <= node, node < tree[child].nextIndex {
          pointer += "/\(index)"
          next = child
          break
        }
        index += 1
      }
      guard let next else { return }
      current = next
    }
  }

  private static func escape(_ part: String) -> String {
    part.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
      ? part.replacing("~", with: "~0").replacing("/", with: "~1") : part
  }
}
