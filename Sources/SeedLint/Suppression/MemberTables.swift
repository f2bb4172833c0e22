import SeedSource

/// The members of the containers of one file that were asked for, so that asking again costs no walk along
/// them.
package struct MemberTables {
  /// Shorter containers are walked: most objects are records, whose pointers are asked for once or twice.
  private static let leastNodeCount: NodeIndex = 256

  private var values: [NodeIndex: [String: NodeIndex]] = [:]
  private var elements: [NodeIndex: [NodeIndex]] = [:]

  /// The value of the first member of that name, or nil.
  ///
  /// - Complexity: O(1); O(members) the first time.
  mutating func value(of key: String, in object: NodeIndex, of tree: JSONTree) -> NodeIndex? {
    guard tree[object].nextIndex - object >= Self.leastNodeCount else {
      return tree.value(of: key, in: object)
    }
    if let known = values[object] { return known[key] }
    let members = tree.members(of: object).map { (tree.string(at: $0), $1) }
    let table = Dictionary(members, uniquingKeysWith: { first, _ in first })
    values[object] = table
    return table[key]
  }

  /// The element of that 0-based index, or nil.
  ///
  /// - Complexity: O(1); O(elements) the first time.
  mutating func element(_ index: Int, in array: NodeIndex, of tree: JSONTree) -> NodeIndex? {
    let known = elements[array] ?? Array(tree.children(of: array))
    if elements[array] == nil { elements[array] = known }
    return known.indices.contains(index) ? known[index] : nil
  }
}
