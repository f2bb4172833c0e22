import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// From the value nodes of a record's fields to what the catalog keeps of it.
extension FileDecoder {
  func identity(_ node: NodeIndex) -> Identity? {
    guard node != 0 else { return nil }
    if let lastIdentity, lastIdentity.node == node { return lastIdentity.identity }
    switch tree.withText(node, { Identity.read($0) }) {
    case .canonical(let identity), .notCanonical(let identity): return identity
    case .malformed: return nil
    }
  }

  func number(_ node: NodeIndex) -> Int? {
    node == 0 ? nil : tree.integer(at: node)
  }

  func vocabulary<Names: Vocabulary>(_ node: NodeIndex, _ plan: FieldPlan) -> Names? {
    guard node != 0, let index = vocabularyIndex(node, plan) else { return nil }
    return Names(rawValue: UInt8(index))
  }

  /// Keeps a record whose fields' value nodes lie at `base` and behind.
  mutating func finishRecord(_ node: NodeIndex, _ plan: FieldPlan, _ kind: ContentKind, base: Int) {
    guard let record else { return }
    switch kind {
    case .bugs: catalog.bugs.append(authoredBug(record, base: base))
    case .fixes: catalog.fixes.append(authoredFix(record, base: base))
    case .microEducation: catalog.tidbits.append(authoredTidbit(record, base: base))
    case .copyContract: finishCopyKey(node, record)
    case .retired: finishRetired(node, record)
    // The others are read when they are asked for.
    default: break
    }
    nameRecord(record, plan, base: base)
  }

  /// Notes the string that names a record: the first of the fields that may, where it is sound.
  private mutating func nameRecord(_ record: UInt32, _ plan: FieldPlan, base: Int) {
    for place in plan.namePlaces where slots[base + place] != 0 {
      catalog.records[Int(record)].nameNode = slots[base + place]
      return
    }
  }

  private mutating func finishCopyKey(_ node: NodeIndex, _ record: UInt32) {
    checkPlaceholders(of: node)
    guard let value = try? ObjectReader(tree: tree).copyKey(node) else { return }
    if value.role != .document, !Limits.copyBody.contains(value.limits.body) { reportLongBody(of: node) }
    catalog.copyKeys.append(AuthoredCopyKey(record: record, node: node, value: value))
  }

  private mutating func finishRetired(_ node: NodeIndex, _ record: UInt32) {
    let reader = ObjectReader(tree: tree)
    guard let kind: RetiredKind = try? reader.vocabulary(reader.node("kind", node)) else { return }
    checkRetired(node, kind)
    let field = kind == .copyKey ? "key" : "id"
    guard let reference = tree.value(of: field, in: node), tree[reference].kind != .null else {
      let remedy = "Write what identified it, so that old histories find it."
      return reportMissing(field, in: node, of: "retired \(kind)", remedy)
    }
    guard let value = try? reader.retiredRecord(node), value.reference != nil else { return }
    catalog.retired.append(
      AuthoredRetired(
        record: record,
        value: value,
        referenceNode: reference,
        numberNode: tree.value(of: "number", in: node) ?? 0
      )
    )
  }

  mutating func finishEntry(_ node: NodeIndex) {
    guard let record else { return }
    let keyNode = catalog.records[Int(record)].nameNode
    catalog.copyEntries.append(
      AuthoredCopyEntry(
        record: record,
        tableIndex: catalog.copyTables.count,
        key: tree.string(at: keyNode),
        variants: node
      )
    )
  }

  /// What a file has beside its records: the catalogue's products, a table's product and voice.
  mutating func finishFile() {
    switch kind {
    case .copyContract:
      guard let products = tree.value(of: "products", in: 0), tree[products].kind == .object else { return }
      for (keyNode, value) in tree.members(of: products) {
        guard let list = tree.value(of: "voices", in: value), tree[list].kind == .array else { continue }
        reportRepeatedNames(list)
        let voices = tree.children(of: list).compactMap {
          tree[$0].kind == .string ? tree.string(at: $0) : nil
        }
        catalog.products.append(
          Catalog.Product(
            name: tree.string(at: keyNode),
            voices: voices,
            place: place(of: keyNode)
          )
        )
      }
    case .copyTable:
      let product = tree.value(of: "product", in: 0) ?? 0
      let voice = tree.value(of: "voice", in: 0) ?? 0
      catalog.copyTables.append(
        AuthoredCopyTable(
          fileIndex: fileIndex,
          product: product != 0 && tree[product].kind == .string ? tree.string(at: product) : "",
          voice: voice != 0 && tree[voice].kind == .string ? tree.string(at: voice) : "",
          productNode: product,
          voiceNode: voice
        )
      )
    default: break
    }
  }
}
