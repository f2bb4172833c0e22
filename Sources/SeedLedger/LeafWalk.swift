import SeedDecoding
import SeedModel
import SeedSource
import SeedTables

/// The values of a record, along its table: unknown fields, ids and what is only drawn are left out.
struct LeafWalk: Sendable {
  private let tree: JSONTree
  private let node: NodeIndex
  private let shape: Shape
  private let kind: ContentKind

  init(_ record: AuthoredRecord, _ node: NodeIndex, _ shape: Shape, in catalog: Catalog) {
    tree = catalog.trees[Int(record.fileIndex)]
    kind = record.kind
    (self.node, self.shape) = (node, shape)
  }

  var leaves: [Reviewable.Leaf] {
    var leaves: [Reviewable.Leaf] = []
    // What the paths of its fields start with.
    let path = kind.path + (kind.row.record?.path ?? "")
    var pointer: [UInt8] = []
    visit(node, shape, &pointer) { pointer, node, part in
      let pointer = String(decoding: pointer, as: UTF8.self)
      // No field's name is a number.
      let field = pointer.split(separator: "/").reduce(path) { $0 + (Int($1) == nil ? ".\($1)" : "[]") }
      if tree[node].kind == .string {
        leaves.append(Reviewable.Leaf(pointer: pointer, field: field, part: part, of: node, in: tree))
      } else if let value = value(at: node) {
        leaves.append(Reviewable.Leaf(pointer: pointer, field: field, part: nil, value: value, node: node))
      }
    }
    return leaves
  }

  /// Writes what the digest is made of: each pointer and its value, folded, with a zero behind each.
  func write(to bytes: inout [UInt8]) {
    var pointer: [UInt8] = []
    visit(node, shape, &pointer) { pointer, node, _ in
      if tree[node].kind == .string {
        bytes += pointer
        bytes.append(0)
        if tree[node].flags.contains(.hasEscapes) {
          bytes += Reviewable.folded(tree.string(at: node)).utf8
        } else {
          Reviewable.fold(tree.file[tree.contentRange(of: node)], into: &bytes)
        }
        bytes.append(0)
      } else if let value = value(at: node) {
        bytes += pointer + [0] + value.utf8 + [0]
      }
    }
  }

  /// A number or truth value, as reviewers see it.
  private func value(at node: NodeIndex) -> String? {
    guard tree[node].kind == .number else { return tree[node].kind == .true ? "true" : "false" }
    return tree.decimal(at: node).map {
      $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)"
    }
  }

  /// Calls a body with the pointer to each value, its node and its part.
  private func visit(
    _ node: NodeIndex,
    _ shape: Shape,
    _ pointer: inout [UInt8],
    _ body: ([UInt8], NodeIndex, TextPart?) -> Void
  ) {
    func visit(_ step: some Collection<UInt8>, _ value: NodeIndex, _ shape: Shape) {
      let length = pointer.count
      pointer.append(UInt8(ascii: "/"))
      pointer += step
      self.visit(value, shape, &pointer, body)
      pointer.removeLast(pointer.count - length)
    }
    let kind = tree[node].kind
    switch shape {
    case .object(let table):
      let reader = MemberReader(tree, node)
      for field in table.fields where field.name != "number" && field.name != "$schema" {
        if let value = reader.node(field.name) { visit(field.name.utf8, value, field.shape) }
      }
    case .array(let member, _, _, _):
      guard kind == .array else { return }
      for (index, value) in tree.children(of: node).enumerated() { visit("\(index)".utf8, value, member) }
    case .prose(_, let part), .message(_, let part): if kind == .string { body(pointer, node, part) }
    case .vocabulary(let names):
      if kind == .string, names.type != VocabularyTable.paletteColor.type { body(pointer, node, nil) }
    case .token(let token): if kind == .string, token != .itemID { body(pointer, node, nil) }
    case .slug, .reference, .date, .timeOfDay: if kind == .string { body(pointer, node, nil) }
    case .integer, .decimal: if kind == .number { body(pointer, node, nil) }
    case .boolean: if kind == .true || kind == .false { body(pointer, node, nil) }
    case .identity, .drawing, .copyKey, .hours, .map, .any, .index, .run: break
    }
  }
}
