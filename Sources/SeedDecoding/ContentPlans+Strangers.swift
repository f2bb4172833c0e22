import SeedSource
import SeedTables

extension ContentPlans {
  /// The kind whose records a list's first one is, where it is none of its own: a file saved under another's
  /// name.
  func stranger(in tree: JSONTree, of kind: ContentKind) -> ContentKind? {
    guard tree[0].kind == .array, let own = root(of: kind).member?.record else { return nil }
    var members = tree.children(of: 0)
    guard let first = members.next(), tree[first].kind == .object, !hasAll(own.requiredNames, first, tree)
    else {
      return nil
    }
    return ContentKind.allCases.first { other in
      guard other != kind, other.isJSON, root(of: other).kind == .array,
        let record = root(of: other).member?.record
      else { return false }
      return hasAll(record.requiredNames, first, tree)
    }
  }

  private func hasAll(_ names: [String], _ object: NodeIndex, _ tree: JSONTree) -> Bool {
    names.allSatisfy { tree.value(of: $0, in: object) != nil }
  }
}

extension RecordPlan {
  fileprivate var requiredNames: [String] {
    fields.indices.filter { requiredMask & (1 << UInt64($0)) != 0 }.map { fields[$0].name }
  }
}
