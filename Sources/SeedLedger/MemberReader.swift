import SeedSource
import SeedDecoding

/// The members of an object by their names; null counts as left out.
struct MemberReader {
  let tree: JSONTree
  let object: NodeIndex

  init(_ tree: JSONTree, _ object: NodeIndex) { (self.tree, self.object) = (tree, object) }

  func node(_ name: String) -> NodeIndex? {
    guard let node = tree.value(of: name, in: object), tree[node].kind != .null else { return nil }
    return node
  }

  func string(_ name: String) -> String? {
    node(name).flatMap { tree[$0].kind == .string ? tree.string(at: $0) : nil }
  }

  func integer(_ name: String) -> Int? { node(name).flatMap { tree.integer(at: $0) } }

  func object(_ name: String) -> MemberReader? {
    node(name).flatMap { tree[$0].kind == .object ? MemberReader(tree, $0) : nil }
  }

  /// The members of an array; none where it is left out.
  func list(_ name: String) -> [NodeIndex] {
    node(name).map { tree[$0].kind == .array ? Array(tree.children(of: $0)) : [] } ?? []
  }

  /// The strings of an array; nil where it is left out.
  func strings(_ name: String) -> [String]? {
    guard node(name) != nil else { return nil }
    return list(name).compactMap { tree[$0].kind == .string ? tree.string(at: $0) : nil }
  }

  /// The names of the members.
  var names: [String] {
    tree[object].kind == .object ? tree.members(of: object).map { tree.string(at: $0.key) } : []
  }
}
