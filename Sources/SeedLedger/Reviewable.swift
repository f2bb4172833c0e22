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
  package var name: String { naming.name }
  /// "fix #321".
  package var label: String { naming.label }
  /// What commands take for it: a fix's number, a bug's slug, a copy key, an id.
  package var operand: String { naming.operand }
  private let naming: Naming
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

  /// What the text at a pointer says, as far as the digest tells texts apart; what all of them say where it
  /// names none.
  package func said(at pointer: String?) -> [String] {
    let texts = self.texts
    let named = texts.filter { $0.pointer == pointer }
    return (named.isEmpty ? texts : named).map { "\($0.pointer) \(Self.folded($0.value))" }
  }

  /// A fact by the last part of its field.
  package func fact(_ name: String) -> String? {
    leaves.first { $0.part == nil && $0.pointer == "/\(name)" }?.value
  }

  fileprivate init(
    record: UInt32?,
    kind: ReviewedKind,
    naming: Naming,
    parts: TextParts,
    known: [Leaf] = [],
    walk: LeafWalk?,
    voice: String?,
    locale: String
  ) {
    self.record = record
    self.kind = kind
    self.naming = naming
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
      naming: .known(name: name, label: label),
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
    let names = RecordNames(catalog)
    func add(_ kind: ReviewedKind, _ record: UInt32, _ index: Int, _ table: RecordTable) {
      let authored = catalog.records[Int(record)]
      if authored.nameNode == 0 { return }
      result.append(
        Reviewable(
          record: record,
          kind: kind,
          naming: .record(names, kind, index),
          parts: parts[Int(record)],
          walk: LeafWalk(authored, authored.node, .object(table), in: catalog),
          voice: nil,
          locale: locale
        )
      )
    }
    for (index, bug) in catalog.bugs.enumerated() { add(.bug, bug.record, index, .bug) }
    for (index, fix) in catalog.fixes.enumerated() { add(.fix, fix.record, index, .fix) }
    for (index, tidbit) in catalog.tidbits.enumerated() { add(.tidbit, tidbit.record, index, .tidbit) }
    // Two products may have keys of one name.
    let keys = Dictionary(
      catalog.copyKeys.map { (CopyName(product: $0.value.product, key: $0.value.key), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (index, entry) in catalog.copyEntries.enumerated() {
      let table = catalog.copyTables[entry.tableIndex]
      let key = keys[CopyName(product: table.product, key: entry.key)]
      // What the catalogue says of the key is part of what its texts mean.
      let facts = [
        ("key", entry.key), ("role", key?.value.role.description), ("moment", key?.value.summary),
      ]
      let variants = Shape.array(of: .object(.copyVariant), count: 1...100)
      result.append(
        Reviewable(
          record: entry.record,
          kind: .copy,
          naming: .record(names, .copy, index),
          parts: parts[Int(entry.record)],
          known: facts.compactMap { name, value in
            value.map { Leaf(pointer: "/\(name)", field: name, part: nil, value: $0, node: 0) }
          },
          walk: LeafWalk(catalog.records[Int(entry.record)], entry.variants, variants, in: catalog),
          voice: voices[entry.tableIndex],
          locale: locale
        )
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
}

/// A copy key of a product.
private struct CopyName: Hashable {
  let product: String
  let key: String
}

/// How a record is called: worked out when it is asked for, since most are only counted.
private enum Naming: Sendable {
  case known(name: String, label: String)
  /// The record at an index among those of its kind.
  case record(RecordNames, ReviewedKind, Int)

  var name: String {
    switch self {
    case .known(let name, _): name
    case .record(let names, let kind, let index): names.name(of: kind, index)
    }
  }

  var operand: String {
    switch self {
    case .known(let name, _): name
    case .record(let names, let kind, let index): names.operand(of: kind, index)
    }
  }

  var label: String {
    switch self {
    case .known(_, let label): label
    case .record(let names, let kind, let index): names.label(of: kind, index)
    }
  }
}

/// What the records of a catalog are called.
private final class RecordNames: Sendable {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  func name(of kind: ReviewedKind, _ index: Int) -> String {
    switch kind {
    case .bug: id(catalog.bugs[index].record)
    case .fix: id(catalog.fixes[index].record)
    case .tidbit: id(catalog.tidbits[index].record)
    case .copy: "\(voice(of: index, ".")).\(catalog.copyEntries[index].key)"
    }
  }

  func operand(of kind: ReviewedKind, _ index: Int) -> String {
    switch kind {
    case .bug: return catalog.slug(ofBug: index)
    case .fix:
      let number = catalog.fixes[index].number
      return number > 0 ? "\(number)" : name(of: .fix, index)
    case .tidbit: return name(of: .tidbit, index)
    case .copy: return catalog.copyEntries[index].key
    }
  }

  func label(of kind: ReviewedKind, _ index: Int) -> String {
    switch kind {
    case .bug: return "bug \(catalog.slug(ofBug: index))"
    case .fix:
      let number = catalog.fixes[index].number
      return "fix " + (number > 0 ? "#\(number)" : "\(name(of: .fix, index).prefix(8))")
    case .tidbit:
      let tidbit = catalog.tidbits[index]
      let slug = catalog.string(record: tidbit.record, node: tidbit.bugSlug) ?? "?"
      let trigger = tidbit.trigger?.description ?? "?"
      return "tidbit \(name(of: .tidbit, index).prefix(8)) (\(slug), \(trigger))"
    case .copy: return "\(catalog.copyEntries[index].key) (\(voice(of: index, ", ")))"
    }
  }

  private func id(_ record: UInt32) -> String { catalog.name(of: record)?.lowercased() ?? "" }

  private func voice(of entry: Int, _ separator: String) -> String {
    let table = catalog.copyTables[catalog.copyEntries[entry].tableIndex]
    return "\(table.product)\(separator)\(table.voice)"
  }
}

/// The values of a record, along its table: unknown fields, ids and what is only drawn are left out.
private struct LeafWalk: Sendable {
  private let tree: JSONTree
  private let node: NodeIndex
  private let shape: Shape
  private let kind: ContentKind

  init(_ record: AuthoredRecord, _ node: NodeIndex, _ shape: Shape, in catalog: Catalog) {
    tree = catalog.trees[Int(record.fileIndex)]
    kind = record.kind
    (self.node, self.shape) = (node, shape)
  }

  /// A step from a value to one inside of it.
  enum Step {
    case member(String)
    case element(Int)
  }

  var leaves: [Reviewable.Leaf] {
    var leaves: [Reviewable.Leaf] = []
    // What the paths of its fields start with.
    let path = kind.path + (kind.row.record?.path ?? "")
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
