package import SeedDecoding
package import SeedDiagnostics
import SeedModel
package import SeedSource
package import SeedTables

/// A record that reviewers judge, as they see it.
package struct Reviewable: Sendable {
  /// One value of the record: a text that people read, or a fact beside it.
  package struct Leaf: Sendable {
    /// A JSON Pointer inside the record.
    package let pointer: String
    /// `fixes[].configuration.quiz.options[].text`.
    package let field: String
    /// Nil for a fact.
    package let part: TextPart?
    package let node: NodeIndex
    /// Where the value is read from when it is asked for; nil where it is `known`.
    private let tree: JSONTree?
    private let known: String

    package var value: String { tree.map { $0.string(at: node) } ?? known }

    package init(pointer: String, field: String, part: TextPart?, value: String, node: NodeIndex) {
      (self.pointer, self.field, self.part, self.node) = (pointer, field, part, node)
      (tree, known) = (nil, value)
    }

    /// The string at a node.
    init(pointer: String, field: String, part: TextPart?, of node: NodeIndex, in tree: JSONTree) {
      (self.pointer, self.field, self.part, self.node) = (pointer, field, part, node)
      (self.tree, known) = (tree, "")
    }
  }

  /// Its index in the catalog; nil for a planted one.
  package let record: UInt32?
  package let kind: ReviewedKind
  /// By what reviews know it: its id; of copy, product, voice and key.
  package let name: String
  /// "fix #321".
  package let label: String
  package let leaves: [Leaf]
  /// `pressure.brutal`, of copy.
  package let voice: String?
  /// Of all that changes what the record means: its texts with their fields, the facts beside them, and the
  /// language.
  ///
  /// - Complexity: O(bytes of the texts), each time.
  package var digest: TextDigest {
    var digest = TextDigest()
    for part in [locale, kind.rawValue, voice ?? ""]
      + leaves.flatMap({ [$0.pointer, Self.folded($0.value)] })
    {
      var part = part
      part.withUTF8 { digest.add($0) }
      digest.add([0])
    }
    return digest
  }

  private let locale: String

  package var texts: [Leaf] { leaves.filter { $0.part != nil } }
  package var facts: [Leaf] { leaves.filter { $0.part == nil } }

  /// A fact by the last part of its field.
  package func fact(_ name: String) -> String? {
    leaves.first { $0.part == nil && $0.pointer == "/\(name)" }?.value
  }

  init(
    record: UInt32?,
    kind: ReviewedKind,
    name: String,
    label: String,
    leaves: [Leaf],
    voice: String?,
    locale: String
  ) {
    self.record = record
    self.kind = kind
    self.name = name
    self.label = label
    self.leaves = leaves
    self.voice = voice
    self.locale = locale
  }

  /// A text without what changes nothing: the shape of quotation marks, and how wide a space is.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if isSpace, isAfterSpace { continue }
      isAfterSpace = isSpace
      switch scalar {
      case "\u{2018}", "\u{2019}", "\u{02BC}": folded.append("'")
      case "\u{201C}", "\u{201D}": folded.append("\"")
      default: folded.append(isSpace ? " " : scalar)
      }
    }
    if folded.last == " " { folded.removeLast() }
    return String(folded)
  }
}

extension Reviewable {
  /// All records of a catalog that reviewers judge, in its order.
  ///
  /// - Complexity: O(bytes).
  package static func all(of catalog: Catalog) -> [Reviewable] {
    let locale = self.locale(of: catalog)
    var result: [Reviewable] = []
    func add(_ kind: ReviewedKind, _ record: UInt32, _ table: RecordTable, _ label: (String) -> String) {
      guard let name = catalog.name(of: record) else { return }
      let authored = catalog.records[Int(record)]
      let walk = LeafWalk(catalog.trees[Int(authored.fileIndex)])
      let path = authored.kind.path + (authored.kind.row.record?.path ?? "")
      result.append(
        Reviewable(
          record: record,
          kind: kind,
          name: name.lowercased(),
          label: label(name),
          leaves: walk.leaves(of: authored.node, .object(table), path),
          voice: nil,
          locale: locale
        )
      )
    }
    for (index, bug) in catalog.bugs.enumerated() {
      add(.bug, bug.record, .bug) { _ in "bug \(catalog.slug(ofBug: index))" }
    }
    for fix in catalog.fixes {
      add(.fix, fix.record, .fix) { fix.number > 0 ? "fix #\(fix.number)" : "fix \($0.prefix(8))" }
    }
    for tidbit in catalog.tidbits {
      let slug = catalog.string(record: tidbit.record, node: tidbit.bugSlug) ?? "?"
      add(.tidbit, tidbit.record, .tidbit) {
        "tidbit \($0.prefix(8)) (\(slug), \(tidbit.trigger?.description ?? "?"))"
      }
    }
    for entry in catalog.copyEntries {
      result.append(Reviewable(entry, catalog, locale: locale))
    }
    return result
  }

  /// The language of the content.
  package static func locale(of catalog: Catalog) -> String {
    catalog.fileIndex(of: .configuration).flatMap {
      MemberReader(catalog.trees[$0], 0).string("locale")
    } ?? "en_US"
  }

  private init(_ entry: AuthoredCopyEntry, _ catalog: Catalog, locale: String) {
    let table = catalog.copyTables[entry.tableIndex]
    let known = catalog.copyKeyIndices[entry.key].map { catalog.copyKeys[$0] }
    // Two products may have keys of one name.
    let key =
      known?.value.product == table.product
      ? known : catalog.copyKeys.first { $0.value.key == entry.key && $0.value.product == table.product }
    let voice = "\(table.product).\(table.voice)"
    // What the catalogue says of the key is part of what its texts mean.
    var leaves: [Leaf] = []
    for (name, value) in [
      ("key", entry.key), ("role", key?.value.role.description), ("moment", key?.value.summary),
    ] {
      guard let value else { continue }
      leaves.append(Leaf(pointer: "/\(name)", field: name, part: nil, value: value, node: 0))
    }
    let authored = catalog.records[Int(entry.record)]
    let path = authored.kind.path + (authored.kind.row.record?.path ?? "")
    leaves += LeafWalk(catalog.trees[Int(authored.fileIndex)]).leaves(
      of: entry.variants,
      .array(of: .object(.copyVariant), count: 1...100),
      path
    )
    self.init(
      record: entry.record,
      kind: .copy,
      name: "\(voice).\(entry.key)",
      label: "\(entry.key) (\(table.product), \(table.voice))",
      leaves: leaves,
      voice: voice,
      locale: locale
    )
  }
}

/// The values of a record, along its table: unknown fields, ids and what is only drawn are left out.
private struct LeafWalk {
  private let tree: JSONTree

  init(_ tree: JSONTree) { self.tree = tree }

  func leaves(of node: NodeIndex, _ shape: Shape, _ field: String) -> [Reviewable.Leaf] {
    var leaves: [Reviewable.Leaf] = []
    walk(node, shape, pointer: "", field, &leaves)
    return leaves
  }

  private func walk(
    _ node: NodeIndex,
    _ shape: Shape,
    pointer: String,
    _ field: String,
    _ leaves: inout [Reviewable.Leaf]
  ) {
    func add(_ value: String) {
      leaves.append(Reviewable.Leaf(pointer: pointer, field: field, part: nil, value: value, node: node))
    }
    func addString(_ part: TextPart? = nil) {
      leaves.append(Reviewable.Leaf(pointer: pointer, field: field, part: part, of: node, in: tree))
    }
    let kind = tree[node].kind
    switch shape {
    case .object(let table):
      let reader = MemberReader(tree, node)
      for member in table.fields where member.name != "number" && member.name != "$schema" {
        guard let value = reader.node(member.name) else { continue }
        walk(value, member.shape, pointer: "\(pointer)/\(member.name)", "\(field).\(member.name)", &leaves)
      }
    case .array(let member, _, _, _):
      guard kind == .array else { return }
      for (index, value) in tree.children(of: node).enumerated() {
        walk(value, member, pointer: "\(pointer)/\(index)", "\(field)[]", &leaves)
      }
    case .prose(_, let part), .message(_, let part):
      if kind == .string { addString(part) }
    case .vocabulary(let names):
      if kind == .string, names.type != VocabularyTable.paletteColor.type { addString() }
    case .token(let token):
      if kind == .string, token != .itemID { addString() }
    case .slug, .reference, .date, .timeOfDay: if kind == .string { addString() }
    case .integer, .decimal:
      if let value = tree.decimal(at: node) {
        add(value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)")
      }
    case .boolean: add(kind == .true ? "true" : "false")
    case .identity, .drawing, .copyKey, .hours, .map, .any, .index, .run: break
    }
  }
}
