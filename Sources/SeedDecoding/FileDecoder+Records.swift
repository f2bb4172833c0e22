import SeedDiagnostics
import SeedModel
import SeedSource

/// From the value nodes of a record's fields to the authored record.
extension FileDecoder {
  private func identity(_ node: NodeIndex) -> Identity? {
    guard node != 0 else { return nil }
    if let lastIdentity, lastIdentity.node == node { return lastIdentity.identity }
    switch withText(node, { Identity.read($0) }) {
    case .canonical(let identity), .notCanonical(let identity): return identity
    case .malformed: return nil
    }
  }

  private func number(_ node: NodeIndex) -> Int? {
    guard node != 0, tree[node].kind == .number, case .value(let value) = integer(at: node) else {
      return nil
    }
    return value
  }

  private func vocabulary<Names: Vocabulary>(_ node: NodeIndex, _ plan: FieldPlan?) -> Names? {
    guard node != 0, let plan, let index = vocabularyIndex(node, plan) else { return nil }
    return Names(rawValue: UInt8(index))
  }

  private func text(_ node: NodeIndex) -> String? { node == 0 ? nil : tree.string(at: node) }

  mutating func finishRecord(_ node: NodeIndex, _ kind: RecordKind, _ slots: [NodeIndex]) {
    guard let record else { return }
    let fields = FileDecoder.fields[Int(kind.rawValue)]
    switch kind {
    case .bug:
      catalog.records[Int(record)].nameNode = slots[0]
      catalog.bugs.append(
        AuthoredBug(
          record: record,
          id: identity(slots[0]),
          slug: slots[1],
          title: slots[2],
          shortTitle: slots[3],
          description: slots[4],
          color: vocabulary(slots[5], fields[5]),
          colorNode: slots[5]
        )
      )
    case .fix:
      catalog.records[Int(record)].nameNode = slots[0]
      catalog.fixes.append(
        AuthoredFix(
          record: record,
          id: identity(slots[0]),
          number: UInt32(number(slots[1]) ?? 0),
          numberNode: slots[1],
          bugSlug: slots[2],
          bugIndex: bugs.index(at: slots[2], in: tree),
          type: vocabulary(slots[3], fields[3]),
          severity: vocabulary(slots[4], fields[4]),
          interactionType: vocabulary(slots[5], fields[5]),
          interactionNode: slots[5],
          prompt: slots[6],
          inlineComment: slots[7],
          validation: slots[8],
          configuration: slots[9]
        )
      )
    case .tidbit:
      catalog.records[Int(record)].nameNode = slots[0]
      catalog.tidbits.append(
        AuthoredTidbit(
          record: record,
          id: identity(slots[0]),
          bugSlug: slots[1],
          bugIndex: bugs.index(at: slots[1], in: tree),
          trigger: vocabulary(slots[2], fields[2]),
          body: slots[3],
          source: slots[4]
        )
      )
    case .copyKey: finishCopyKey(node, record, slots, fields)
    case .retired: finishRetired(node, record, slots, fields)
    case .suppression, .approval: catalog.records[Int(record)].nameNode = slots[1]
    case .copyEntry, .priorityRules, .configuration: break
    }
  }

  /// The field plans of each kind of record, by the kind's raw value.
  private static let fields: [[FieldPlan]] = RecordKind.allCases.map { kind in
    let file: FileKind? =
      switch kind {
      case .bug: .bugs
      case .fix: .fixes
      case .tidbit: .microEducation
      case .retired: .retired
      case .copyKey: .copyCatalog
      default: nil
      }
    guard let file, let root = ContentPlans.shared.root(of: file) else { return [] }
    if kind == .copyKey {
      return root.record?.fields.first { $0.name == "keys" }?.member?.record?.fields ?? []
    }
    return root.member?.record?.fields ?? []
  }

  private mutating func finishCopyKey(
    _ node: NodeIndex,
    _ record: UInt32,
    _ slots: [NodeIndex],
    _ fields: [FieldPlan]
  ) {
    catalog.records[Int(record)].nameNode = slots[0]
    checkPlaceholders(of: node)
    guard let key = text(slots[0]), let product = text(slots[1]),
      let role: CopyRole = vocabulary(slots[3], fields[3]), slots[4] != 0, slots[6] != 0,
      let bodyNode = tree.value(of: "body", in: slots[6]), let body = number(bodyNode),
      let minimum = number(slots[7])
    else { return }
    let value = CopyKey(
      key: key,
      product: product,
      summary: text(slots[2]) ?? "",
      role: role,
      isVoiced: tree[slots[4]].kind == .true,
      placeholders: slots[5] == 0 ? [] : placeholders(slots[5]),
      titleLimit: tree.value(of: "title", in: slots[6]).flatMap { number($0) },
      bodyLimit: body,
      minimumVariants: minimum
    )
    catalog.copyKeys.append(AuthoredCopyKey(record: record, node: node, value: value))
  }

  private func placeholders(_ node: NodeIndex) -> [CopyKey.Placeholder] {
    var result: [CopyKey.Placeholder] = []
    var children = tree.children(of: node)
    while let keyNode = children.next(), let value = children.next() {
      guard let typeNode = tree.value(of: "type", in: value), tree[typeNode].kind == .string,
        let type = PlaceholderType(name: tree.string(at: typeNode))
      else { continue }
      var values: [String] = []
      if let list = tree.value(of: "values", in: value), tree[list].kind == .array {
        values = tree.children(of: list).compactMap {
          tree[$0].kind == .string ? tree.string(at: $0) : nil
        }
      }
      let maximum = tree.value(of: "maximum", in: value)
      result.append(
        CopyKey.Placeholder(
          name: tree.string(at: keyNode),
          type: type,
          isRequired: tree.value(of: "required", in: value).map { tree[$0].kind == .true } ?? false,
          maximum: maximum.flatMap { tree[$0].kind == .number ? number($0) : nil },
          values: values
        )
      )
    }
    return result.sorted { $0.name < $1.name }
  }

  private mutating func finishRetired(
    _ node: NodeIndex,
    _ record: UInt32,
    _ slots: [NodeIndex],
    _ fields: [FieldPlan]
  ) {
    guard let kind: RetiredKind = vocabulary(slots[0], fields[0]) else { return }
    checkRetired(node, kind)
    let referenceIndex = kind == .copyKey ? 2 : 1
    let referenceNode = slots[referenceIndex]
    catalog.records[Int(record)].nameNode = referenceNode
    let reference: RetiredRecord.Reference?
    if kind == .copyKey {
      reference = text(referenceNode).map { .key($0) }
    } else {
      reference = identity(referenceNode).map { .id($0) }
    }
    guard let reference else {
      // One that stands there and is faulty has been reported.
      let name = fields[referenceIndex].name
      if let value = tree.value(of: name, in: node), tree[value].kind != .null { return }
      let remedy = "Write what identified it, so that old histories find it."
      reportMissing(name, in: node, of: "retired \(kind)", remedy)
      return
    }
    var replacement: RetiredRecord.Reference?
    if let name = text(slots[6]) { replacement = Identity(name).map { .id($0) } ?? .key(name) }
    catalog.retired.append(
      AuthoredRetired(
        record: record,
        value: RetiredRecord(
          kind: kind,
          reference: reference,
          number: number(slots[3]),
          replacedBy: replacement
        ),
        referenceNode: referenceNode,
        numberNode: slots[3]
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
    case .copyCatalog:
      guard let products = tree.value(of: "products", in: 0), tree[products].kind == .object else { return }
      var children = tree.children(of: products)
      while let keyNode = children.next(), let value = children.next() {
        guard let list = tree.value(of: "voices", in: value), tree[list].kind == .array else { continue }
        reportRepeatedNames(list)
        let voices = tree.children(of: list).compactMap {
          tree[$0].kind == .string ? tree.string(at: $0) : nil
        }
        catalog.products.append(
          Catalog.Product(
            name: tree.string(at: keyNode),
            voices: voices,
            place: Place(fileIndex: fileIndex, range: tree[keyNode].range)
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
