import SeedSource
import SeedTables

extension ContentPlans {
  /// The kind whose records a list's first and last ones are, where they are none of its own: a file saved
  /// under another's name.
  func stranger(in tree: JSONTree, of kind: ContentKind) -> ContentKind? {
    guard tree[0].kind == .array else { return nil }
    var members = tree.children(of: 0)
    guard let first = members.next(), let stranger = strangerKind(of: first, in: tree, kind) else {
      return nil
    }
    var last = first
    while let next = members.next() { last = next }
    return strangerKind(of: last, in: tree, kind) == stranger ? stranger : nil
  }

  /// The kind whose record an object of a list is, where it is none of the list's.
  func strangerKind(of object: NodeIndex, in tree: JSONTree, _ kind: ContentKind) -> ContentKind? {
    guard let own = root(of: kind).member?.record, tree[object].kind == .object,
      !hasAll(own.requiredNames, object, tree)
    else { return nil }
    return ContentKind.allCases.first { other in
      guard other != kind, other.isJSON, root(of: other).kind == .array,
        let record = root(of: other).member?.record
      else { return false }
      return hasAll(record.requiredNames, object, tree)
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
