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
  /// What the content calls its records.
  var labels: RecordLabels { naming.labels }
  private let naming: Naming
  /// The parts that its texts play.
  let parts: TextParts
  /// Those of a planted one.
  private let planted: [Leaf]
  private let copy: CopyFacts?
  /// The others; nil for a planted one.
  private let walk: LeafWalk?
  /// `pressure.brutal`, of copy.
  package let voice: String?
  /// Of all that changes what the record means: its texts with their fields, the facts beside them, and the
  /// language.
  ///
  /// - Complexity: O(bytes of the texts), each time.
  package var digest: TextDigest {
    var bytes = Array(locale.utf8) + [0] + Array(kind.rawValue.utf8) + [0] + Array((voice ?? "").utf8) + [0]
    for leaf in known {
      bytes += Array(leaf.pointer.utf8) + [0]
      Self.fold(leaf.value, into: &bytes)
      bytes.append(0)
    }
    walk?.write(to: &bytes)
    return bytes.withUnsafeBufferPointer {
      var digest = TextDigest()
      digest.add($0)
      return digest
    }
  }

  private let locale: String

  /// What the catalogue says of a copy key is part of what its texts mean.
  struct CopyFacts: Sendable {
    let key: String
    let role: CopyRole?
    let moment: String?
  }

  /// Those that its file says nothing of.
  private var known: [Leaf] {
    guard let copy else { return planted }
    let facts = [("key", copy.key), ("role", copy.role?.description), ("moment", copy.moment)]
    return facts.compactMap { name, value in
      value.map { Leaf(pointer: "/\(name)", field: name, part: nil, value: $0, node: 0) }
    }
  }

  /// - Complexity: O(values), each time.
  package var leaves: [Leaf] { known + (walk?.leaves ?? []) }
  package var texts: [Leaf] { leaves.filter { $0.part != nil } }
  package var facts: [Leaf] { leaves.filter { $0.part == nil } }

  /// What the text at a pointer says, as far as the digest tells texts apart; nil where it names none.
  package func said(at pointer: String?) -> String? {
    texts.first { $0.pointer == pointer }.map { Self.folded($0.value) }
  }

  /// What its texts say, whatever their order.
  package var said: [String] { texts.map { Self.folded($0.value) }.sorted() }

  /// A fact by the last part of its field.
  package func fact(_ name: String) -> String? {
    leaves.first { $0.part == nil && $0.pointer == "/\(name)" }?.value
  }

  private init(
    record: UInt32?,
    kind: ReviewedKind,
    naming: Naming,
    parts: TextParts,
    planted: [Leaf] = [],
    copy: CopyFacts? = nil,
    walk: LeafWalk?,
    voice: String?,
    locale: String
  ) {
    self.record = record
    self.kind = kind
    self.naming = naming
    self.parts = parts
    self.planted = planted
    self.copy = copy
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
      planted: leaves,
      walk: nil,
      voice: nil,
      locale: locale
    )
  }

  /// A text without what changes nothing: the shape of quotation marks, and how wide a space is.
  static func folded(_ text: String) -> String {
    var bytes: [UInt8] = []
    fold(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func fold(_ text: String, into folded: inout [UInt8]) {
    var text = text
    text.withUTF8 { fold($0, into: &folded) }
  }

  static func fold(_ text: UnsafeBufferPointer<UInt8>, into folded: inout [UInt8]) {
    let (space, start) = (UInt8(ascii: " "), folded.count)
    var isAfterSpace = true
    var offset = 0
    while offset < text.count {
      let (scalar, byteCount) = UTF8Scalar.read(text, at: offset)
      let isSpace = scalar.isASCII ? scalar == " " || 9...13 ~= scalar.value : scalar.properties.isWhitespace
      switch scalar {
      case _ where isSpace: if !isAfterSpace { folded.append(space) }
      case "\u{2018}", "\u{2019}", "\u{02BC}": folded.append(UInt8(ascii: "'"))
      case "\u{201C}", "\u{201D}": folded.append(UInt8(ascii: "\""))
      default: folded += text[offset..<offset + byteCount]
      }
      isAfterSpace = isSpace
      offset += byteCount
    }
    if isAfterSpace, folded.count > start { folded.removeLast() }
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
    result.reserveCapacity(
      catalog.bugs.count + catalog.fixes.count + catalog.tidbits.count + catalog.copyEntries.count
    )
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
    let variants = Shape.array(of: .object(.copyVariant), count: 1...100)
    for (index, entry) in catalog.copyEntries.enumerated() {
      let table = catalog.copyTables[entry.tableIndex]
      let key = keys[CopyName(product: table.product, key: entry.key)]
      result.append(
        Reviewable(
          record: entry.record,
          kind: .copy,
          naming: .record(names, .copy, index),
          parts: parts[Int(entry.record)],
          copy: CopyFacts(key: entry.key, role: key?.value.role, moment: key?.value.summary),
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
