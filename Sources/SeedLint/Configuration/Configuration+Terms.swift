import SeedDecoding
import SeedDiagnostics
import SeedSource

extension Configuration {
  /// The entries of word lists, and of rules' `terms`, that are no terms: they would find nothing.
  static func faultyTerms(in tree: JSONTree, _ fileIndex: Int) -> [Diagnostic] {
    let rules = RuleRegistry.all.compactMap { ($0 as? any TermRule.Type)?.metadata }
    var lists: [NodeIndex] = []
    for (name, list) in members(of: tree.value(of: "wordLists", in: 0), in: tree) {
      if rules.contains(where: { $0.wordListName == name }) { lists.append(list) }
    }
    for (id, settings) in members(of: tree.value(of: "rules", in: 0), in: tree) {
      guard rules.contains(where: { $0.id.text == id }) else { continue }
      lists += members(of: settings, in: tree).filter { $0.name == "terms" }.map(\.value)
    }
    return lists.filter { tree[$0].kind == .array }
      .flatMap { list in tree.children(of: list).compactMap { faultyTerm($0, in: tree, fileIndex) } }
  }

  private static func members(
    of node: NodeIndex?,
    in tree: JSONTree
  ) -> [(name: String, value: NodeIndex)] {
    guard let node, tree[node].kind == .object else { return [] }
    var members: [(name: String, value: NodeIndex)] = []
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      if tree[key].kind == .string { members.append((tree.string(at: key), value)) }
    }
    return members
  }

  private static func faultyTerm(_ node: NodeIndex, in tree: JSONTree, _ fileIndex: Int) -> Diagnostic? {
    guard tree[node].kind == .string else { return nil }
    let entry = tree.string(at: node)
    guard let reason = Term.fault(in: entry) else { return nil }
    var fault = Diagnostic(
      rule: "shape/malformed-token",
      message: "`\(Excerpt.of(entry))` is no entry of a word list: \(reason)",
      place: Place(fileIndex: fileIndex, range: tree[node].range)
    )
    fault.pointer = JSONPointer.of(node, in: tree)
    fault.found = entry
    return fault
  }
}
