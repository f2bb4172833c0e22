import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// Decodes one file's tree against its plan: checks every value's shape, collects the records and texts, and
/// reports every fault.
struct FileDecoder {
  let tree: JSONTree
  let fileIndex: Int
  let kind: ContentKind
  var catalog: Catalog
  /// Those of files before this one, as far as they are known.
  let bugs: BugSlugs
  /// The value node of each field of each open object, by field; 0 where it is left out.
  var slots: [NodeIndex] = []
  /// The open record's index, or nil between records.
  var record: UInt32?
  var memberIndex: UInt32 = 0
  /// The last identity that was read: a record asks again for its own.
  var lastIdentity: (node: NodeIndex, identity: Identity)?
  /// Where the file's text is not JSON, ascending: what stood there is unknown, and not missing.
  var brokenOffsets: [UInt32] = []
  /// From where on such places are counted and not kept.
  var brokenFrom = UInt32.max
  /// The last record that is one of another kind, of which nothing is kept.
  var strangerNode: NodeIndex?
  /// What was found before, in other chunks of the file.
  var earlier = FindingList()

  /// Decodes a file and adds what it holds to a catalog.
  ///
  /// - Complexity: O(nodes).
  static func decode(
    fileIndex: Int,
    brokenAt brokenOffsets: [UInt32],
    _ bugs: BugSlugs,
    into catalog: inout Catalog
  ) {
    let tree = catalog.trees[fileIndex]
    let kind = catalog.kinds[fileIndex]
    let plan = ContentPlans.shared.root(of: kind)
    var decoder = FileDecoder(
      tree: tree,
      fileIndex: fileIndex,
      kind: kind,
      catalog: consume catalog,
      bugs: bugs
    )
    decoder.brokenOffsets = brokenOffsets
    if decoder.brokenOffsets.count >= FindingList.fileLimit {
      decoder.brokenFrom = decoder.brokenOffsets.last ?? 0
    }
    if !decoder.decodeInChunks(plan) { _ = decoder.decode(0, plan) }
    decoder.finishFile()
    catalog = decoder.catalog
  }

  /// Decodes one value. False when it is faulty and was reported.
  mutating func decode(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let value = tree[node]
    if value.kind == .invalid { return false }
    if let kind = plan.startsRecord { return decodeRecord(node, plan, kind) }
    return decodeBody(node, plan)
  }

  mutating func decodeBody(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    switch plan.kind {
    case .any: return true
    case .object:
      guard let record = plan.record, expect(.object, node, plan) else { return false }
      let base = slots.count
      let isSound = decodeObject(node, record)
      slots.removeLast(slots.count - base)
      return isSound
    case .array: return expect(.array, node, plan) && decodeArray(node, plan)
    case .map: return expect(.object, node, plan) && decodeMap(node, plan)
    case .boolean:
      if tree[node].kind == .true || tree[node].kind == .false { return true }
      return reportWrongType(node, plan)
    case .integer, .decimal: return expect(.number, node, plan) && decodeNumber(node, plan)
    default: return expect(.string, node, plan) && decodeString(node, plan)
    }
  }

  private mutating func expect(_ kind: JSONNode.Kind, _ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    tree[node].kind == kind || reportWrongType(node, plan)
  }

  /// Opens a record, decodes it, and keeps what it holds.
  private mutating func decodeRecord(_ node: NodeIndex, _ plan: FieldPlan, _ kind: ContentKind) -> Bool {
    let outer = record
    let firstFinding = catalog.found.findings.count
    let firstText = catalog.texts.count
    record = UInt32(catalog.records.count)
    catalog.records.append(
      AuthoredRecord(
        node: node,
        nameNode: kind == .copyTable ? node - 1 : 0,
        memberIndex: memberIndex,
        fileIndex: UInt16(truncatingIfNeeded: fileIndex),
        kind: kind
      )
    )
    let base = slots.count
    var isSound: Bool
    if let fields = plan.record, tree[node].kind == .object {
      isSound = decodeObject(node, fields)
      if strangerNode == node {
        // It was read up to its first field of the other kind.
        catalog.texts.removeLast(catalog.texts.count - firstText)
      } else {
        finishRecord(node, plan, kind, base: base)
      }
    } else {
      isSound = decodeBody(node, plan)
      if kind == .copyTable, tree[node].kind == .array { finishEntry(node) }
    }
    slots.removeLast(slots.count - base)
    if catalog.found.findings.count > firstFinding, let record, let name = catalog.name(of: record) {
      catalog.found.change(from: firstFinding) { $0.record = name }
    }
    record = outer
    return isSound
  }

  /// Decodes an object's members; leaves the value node of each field on the slot stack.
  mutating func decodeObject(_ node: NodeIndex, _ plan: RecordPlan) -> Bool {
    let base = slots.count
    catalog.compiledByteBound += plan.compiledByteBound
    slots.append(contentsOf: repeatElement(0, count: plan.names.count))
    var seen: UInt64 = 0
    // Required fields that a misspelt key was most likely meant to be: one mistake, one finding.
    var meant: UInt64 = 0
    var isSound = true
    var hasUnknownField = false
    var next = 0
    var children = tree.children(of: node)
    while let keyNode = children.next(), let valueNode = children.next() {
      guard let index = plan.index(of: keyNode, in: tree, expected: next) else {
        if !hasUnknownField, reportStranger(node) { return false }
        if plan.descriptor.isOneOf, !hasUnknownField, seen == 0, reportUnwrapped(node, plan) { return false }
        if tree[keyNode].kind == .string, !tree.isPutIn(keyNode),
          let near = reportUnknownField(keyNode, plan, in: node)
        {
          meant |= 1 << UInt64(near)
        }
        hasUnknownField = true
        isSound = false
        continue
      }
      next = index + 1
      // A second use of a key has been reported by the parser; the first one counts.
      if seen & (1 << UInt64(index)) != 0 { continue }
      if tree[valueNode].kind == .null {
        if !plan.fields[index].isNullable { continue }
      }
      seen |= 1 << UInt64(index)
      if plan.borrowedFields[index]._withUnsafeGuaranteedRef({ decode(valueNode, $0) }) {
        slots[base + index] = valueNode
      } else {
        isSound = false
      }
    }
    let missing = plan.requiredMask & ~seen
    if missing != 0 {
      reportMissingFields(missing & ~meant, node, plan)
      isSound = false
    }
    // A key of another name has been reported; it is the one that is meant.
    if plan.descriptor.isOneOf, seen.nonzeroBitCount != 1, seen != 0 || !hasUnknownField {
      reportNotOneOf(node, plan, count: seen.nonzeroBitCount)
      isSound = false
    }
    if plan.hasOrders, !checkOrders(plan, base: base) { isSound = false }
    return isSound
  }

  @inline(__always)
  static func equal(_ name: [UInt8], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count == text.count else { return false }
    for index in 0..<text.count where name[index] != text[index] { return false }
    return true
  }

  private mutating func decodeArray(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    guard let member = plan.member else { return true }
    var isSound = true
    var index = 0
    var children = tree.children(of: node)
    let outer = memberIndex
    while let child = children.next() {
      if member.startsRecord != nil { memberIndex = UInt32(index) }
      if !decode(child, member) { isSound = false }
      index += 1
    }
    memberIndex = outer
    if member.record == nil { catalog.compiledByteBound += index * RecordPlan.memberByteBound }
    return checkMembers(node, plan, count: index) && isSound
  }

  /// Judges an array's members together. False when there are too few or too many.
  mutating func checkMembers(_ node: NodeIndex, _ plan: FieldPlan, count: Int) -> Bool {
    let isSound = count >= plan.minimum && count <= plan.maximum
    if !isSound { reportMemberCount(node, plan, count: count) }
    if !plan.uniqueKeyBytes.isEmpty, count <= plan.maximum { reportRepeatedItems(node, plan.uniqueKeyBytes) }
    return isSound
  }

  private mutating func decodeMap(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    guard let member = plan.member else { return true }
    var isSound = true
    var count = 0
    var children = tree.children(of: node)
    while let keyNode = children.next(), let valueNode = children.next() {
      if tree.isPutIn(keyNode) {
        isSound = false
        continue
      }
      catalog.compiledByteBound += tree.contentRange(of: keyNode).byteCount + RecordPlan.memberByteBound
      if tree[keyNode].kind == .string, !decodeMapKey(keyNode, plan) { isSound = false }
      if member.startsRecord != nil { memberIndex = UInt32(count) }
      if !decode(valueNode, member) { isSound = false }
      count += 1
    }
    if count < plan.minimum || count > plan.maximum {
      reportMemberCount(node, plan, count: count)
      isSound = false
    }
    return isSound
  }
}
