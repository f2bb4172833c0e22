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
  /// The parts that its texts play.
  let parts: TextParts
  /// Those that its file says nothing of.
  private let known: [Leaf]
  /// The others; nil for a planted one.
  private let walk: LeafWalk?
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

  /// - Complexity: O(values), each time.
  package var leaves: [Leaf] { known + (walk?.leaves ?? []) }
  package var texts: [Leaf] { leaves.filter { $0.part != nil } }
  package var facts: [Leaf] { leaves.filter { $0.part == nil } }

  /// A fact by the last part of its field.
  package func fact(_ name: String) -> String? {
    leaves.first { $0.part == nil && $0.pointer == "/\(name)" }?.value
  }

  fileprivate init(
    record: UInt32?,
    kind: ReviewedKind,
    name: String,
    label: String,
    parts: TextParts,
    known: [Leaf] = [],
    walk: LeafWalk?,
    voice: String?,
    locale: String
  ) {
    self.record = record
    self.kind = kind
    self.name = name
    self.label = label
    self.parts = parts
    self.known = known
    self.walk = walk
    self.voice = voice
    self.locale = locale
  }

  /// A planted record.
  init(kind: ReviewedKind, name: String, label: String, leaves: [Leaf], locale: String) {
    self.init(
      record: nil,
      kind: kind,
      name: name,
      label: label,
      parts: TextParts(leaves.compactMap(\.part)),
      known: leaves,
      walk: nil,
      voice: nil,
      locale: locale
    )
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
    var parts = [TextParts](repeating: TextParts(), count: catalog.records.count)
    let fieldParts = ContentPlans.shared.registry.parts
    for text in catalog.texts { parts[Int(text.record)].insert(fieldParts[Int(text.field.index)]) }
    let voices = catalog.copyTables.map { "\($0.product).\($0.voice)" }
    var result: [Reviewable] = []
    func add(_ kind: ReviewedKind, _ record: UInt32, _ table: RecordTable, _ label: (String) -> String) {
      guard let name = catalog.name(of: record) else { return }
      let authored = catalog.records[Int(record)]
      result.append(
        Reviewable(
          record: record,
          kind: kind,
          name: name.lowercased(),
          label: label(name),
          parts: parts[Int(record)],
          walk: LeafWalk(authored, authored.node, .object(table), in: catalog),
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
      result.append(
        Reviewable(entry, parts[Int(entry.record)], voices[entry.tableIndex], catalog, locale: locale)
      )
    }
    return result
  }

  /// The language of the content.
  package static func locale(of catalog: Catalog) -> String {
    catalog.fileIndex(of: .configuration).flatMap {
      MemberReader(catalog.trees[$0], 0).string("locale")
    } ?? "en_US"
  }

  private init(
    _ entry: AuthoredCopyEntry,
    _ parts: TextParts,
    _ voice: String,
    _ catalog: Catalog,
    locale: String
  ) {
    let table = catalog.copyTables[entry.tableIndex]
    let named = catalog.copyKeyIndices[entry.key].map { catalog.copyKeys[$0] }
    // Two products may have keys of one name.
    let key =
      named?.value.product == table.product
      ? named : catalog.copyKeys.first { $0.value.key == entry.key && $0.value.product == table.product }
    // What the catalogue says of the key is part of what its texts mean.
    let facts = [
      ("key", entry.key), ("role", key?.value.role.description), ("moment", key?.value.summary),
    ]
    let known = facts.compactMap { name, value in
      value.map { Leaf(pointer: "/\(name)", field: name, part: nil, value: $0, node: 0) }
    }
    self.init(
      record: entry.record,
      kind: .copy,
      name: "\(voice).\(entry.key)",
      label: "\(entry.key) (\(table.product), \(table.voice))",
      parts: parts,
      known: known,
      walk: LeafWalk(
        catalog.records[Int(entry.record)],
        entry.variants,
        .array(of: .object(.copyVariant), count: 1...100),
        in: catalog
      ),
      voice: voice,
      locale: locale
    )
  }
}

/// The values of a record, along its table: unknown fields, ids and what is only drawn are left out.
private struct LeafWalk: Sendable {
  private let tree: JSONTree
  private let node: NodeIndex
  private let shape: Shape
  /// What the paths of its fields start with.
  private let path: String

  init(_ record: AuthoredRecord, _ node: NodeIndex, _ shape: Shape, in catalog: Catalog) {
    tree = catalog.trees[Int(record.fileIndex)]
    path = record.kind.path + (record.kind.row.record?.path ?? "")
    (self.node, self.shape) = (node, shape)
  }

  /// A step from a value to one inside of it.
  enum Step {
    case member(String)
    case element(Int)
  }

  var leaves: [Reviewable.Leaf] {
    var leaves: [Reviewable.Leaf] = []
    var steps: [Step] = []
    visit(node, shape, &steps) { steps, node, part in
      var (pointer, field) = ("", path)
      for step in steps {
        switch step {
        case .member(let name):
          pointer += "/\(name)"
          field += ".\(name)"
        case .element(let index):
          pointer += "/\(index)"
          field += "[]"
        }
      }
      if tree[node].kind == .string {
        leaves.append(Reviewable.Leaf(pointer: pointer, field: field, part: part, of: node, in: tree))
      } else if let value = value(at: node) {
        leaves.append(Reviewable.Leaf(pointer: pointer, field: field, part: nil, value: value, node: node))
      }
    }
    return leaves
  }

  /// A number or truth value, as reviewers see it.
  private func value(at node: NodeIndex) -> String? {
    guard tree[node].kind == .number else { return tree[node].kind == .true ? "true" : "false" }
    return tree.decimal(at: node).map {
      $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)"
    }
  }

  /// Calls a body with the way to each value, its node and its part.
  private func visit(
    _ node: NodeIndex,
    _ shape: Shape,
    _ steps: inout [Step],
    _ body: ([Step], NodeIndex, TextPart?) -> Void
  ) {
    func visit(_ step: Step, _ value: NodeIndex, _ shape: Shape) {
      steps.append(step)
      self.visit(value, shape, &steps, body)
      steps.removeLast()
    }
    let kind = tree[node].kind
    switch shape {
    case .object(let table):
      let reader = MemberReader(tree, node)
      for field in table.fields where field.name != "number" && field.name != "$schema" {
        if let value = reader.node(field.name) { visit(.member(field.name), value, field.shape) }
      }
    case .array(let member, _, _, _):
      guard kind == .array else { return }
      for (index, value) in tree.children(of: node).enumerated() { visit(.element(index), value, member) }
    case .prose(_, let part), .message(_, let part): if kind == .string { body(steps, node, part) }
    case .vocabulary(let names):
      if kind == .string, names.type != VocabularyTable.paletteColor.type { body(steps, node, nil) }
    case .token(let token): if kind == .string, token != .itemID { body(steps, node, nil) }
    case .slug, .reference, .date, .timeOfDay: if kind == .string { body(steps, node, nil) }
    case .integer, .decimal: if kind == .number { body(steps, node, nil) }
    case .boolean: if kind == .true || kind == .false { body(steps, node, nil) }
    case .identity, .drawing, .copyKey, .hours, .map, .any, .index, .run: break
    }
  }
}
