import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// The conversion of one record: what it becomes, and every line of the report on the way.
struct RecordConversion {
  private let source: ConversionSource
  private let namespace: Identity
  private let node: NodeIndex
  let record: ConversionEntry.Record
  private(set) var entries: [ConversionEntry] = []
  /// Whether nothing stands against the record; fields that do not exist do not.
  private(set) var isSound = true
  /// What the record becomes, and where in it something has to be made.
  private(set) var members: [(name: String, value: ConvertedValue)] = []
  private var minted: [(memberIndex: Int, minting: Dialect.Minting)] = []
  /// The way from the record to the value that is looked at: `.steps`, `[0]`.
  private var path: [String] = []

  private var tree: JSONTree { source.tree }
  /// The 1-based line that it begins in.
  var line: Int? { source.entry(.kept, at: tree[node].range.start).line }

  init(
    _ node: NodeIndex,
    at index: Int,
    of source: ConversionSource,
    _ plan: ConversionPlan,
    namespace: Identity,
    faults: ArraySlice<SyntaxFault>
  ) {
    self.source = source
    self.namespace = namespace
    self.node = node
    let id = source.tree.value(of: "id", in: node).flatMap {
      source.tree[$0].kind == .string ? source.tree.string(at: $0) : nil
    }
    record = ConversionEntry.Record(kind: source.kind, index: index, id: id)
    for fault in faults { refuse(Diagnostic(fault, fileIndex: 0).message, at: fault.range.start) }
    guard tree[node].kind == .object else {
      refuse("a \(plan.name) has to be an object, and this is \(source.noun(node))", at: node)
      return
    }
    members = convertMembers(of: node, plan, isRecord: true)
  }

  private mutating func convertMembers(
    of object: NodeIndex,
    _ plan: ConversionPlan,
    isRecord: Bool = false
  ) -> [(name: String, value: ConvertedValue)] {
    let authored = authoredFields(of: object, plan)
    var members: [(name: String, value: ConvertedValue)] = []
    for (field, (name, node)) in zip(plan.fields, authored) {
      if case .minted(let minting) = field.fate {
        precondition(isRecord, "only records have fields that are made")
        minted.append((members.count, minting))
        members.append((field.target, .literal("null")))
        continue
      }
      guard node != 0 else {
        if field.isRequired { refuse("there is no `\(field.source)`", at: object) }
        continue
      }
      path.append(".\(name)")
      defer { path.removeLast() }
      if case .dropped = field.fate {
        let text = tree.file.text(tree[node].range)
        report(.notHeld, at: node) { $0.old = text }
        continue
      }
      if name != field.target { report(.renamed, at: node) { ($0.old, $0.new) = (name, field.target) } }
      guard let value = convert(node, field.value) else { continue }
      if case .record(let inner) = value, inner.isEmpty, !field.isRequired {
        report(.emptied, at: node) { $0.old = "{}" }
      } else {
        members.append((field.target, value))
      }
    }
    return members
  }

  /// The name and the value's node of each of a plan's fields; node 0 where there is none.
  private mutating func authoredFields(
    of object: NodeIndex,
    _ plan: ConversionPlan
  ) -> [(name: String, node: NodeIndex)] {
    var authored = [(name: String, node: NodeIndex)](repeating: ("", 0), count: plan.fields.count)
    var count = 0
    for (key, node) in tree.members(of: object) {
      let name = tree.string(at: key)
      guard let index = plan.indices[name] else {
        refuseField(name, at: key, plan)
        continue
      }
      if tree[node].kind == .null {
        path.append(".\(name)")
        report(.emptied, at: node) { $0.old = "null" }
        path.removeLast()
      } else if authored[index].node == 0 {
        authored[index] = (name, node)
        count += 1
      } else if authored[index].name != name {
        refuse("`\(authored[index].name)` and `\(name)` are one field, and both are there", at: key)
      }
    }
    if plan.isOneOf, count > 1 { refuse("a \(plan.name) has one member, and this has \(count)", at: object) }
    return authored
  }

  private mutating func convert(_ node: NodeIndex, _ value: ConversionPlan.Value) -> ConvertedValue? {
    switch (value, tree[node].kind) {
    case (.text, .string): return .text(tree.string(at: node))
    case (.number, .number), (.boolean, .true), (.boolean, .false):
      return .literal(tree.file.text(tree[node].range))
    case (.identity, .string):
      let old = tree.string(at: node)
      let new = Identity(imported: old, namespace: namespace).description
      if old != new { report(.replaced, at: node) { ($0.old, $0.new) = (old, new) } }
      return .text(new)
    case (.name(let names, let known, let label), .string):
      let old = tree.string(at: node)
      guard let new = names[old] else {
        let near = NearestName.of(old, among: known).map { "; did you mean `\($0)`?" } ?? ""
        refuse("there is no \(label) `\(old)`\(near)", at: node)
        return nil
      }
      if old != new { report(.replaced, at: node) { ($0.old, $0.new) = (old, new) } }
      return .text(new)
    case (.list(let member), .array):
      var values: [ConvertedValue] = []
      for (index, child) in tree.children(of: node).enumerated() {
        path.append("[\(index)]")
        if let value = convert(child, member) { values.append(value) }
        path.removeLast()
      }
      return .list(values)
    case (.record(let plan), .object): return .record(convertMembers(of: node, plan))
    default:
      refuse("\(value.noun) has to stand here, and not \(source.noun(node))", at: node)
      return nil
    }
  }

  private mutating func refuseField(_ name: String, at key: NodeIndex, _ plan: ConversionPlan) {
    let near = NearestName.of(name, among: plan.indices.keys.sorted()).map { "; did you mean `\($0)`?" } ?? ""
    let message = "there is no such field in a \(plan.name)\(near)"
    path.append(".\(name)")
    defer { path.removeLast() }
    // What takes the place of all others is no detail that could be left out.
    if plan.isOneOf { return refuse(message, at: key) }
    report(.refusedField, at: key) { $0.message = message }
  }

  private mutating func refuse(_ message: String, at node: NodeIndex) {
    refuse(message, at: tree[node].range.start)
  }

  private mutating func refuse(_ message: String, at offset: Int) {
    isSound = false
    report(.refusedRecord, at: offset) { $0.message = message }
  }

  private mutating func report(
    _ kind: ConversionEntry.Kind,
    at node: NodeIndex,
    _ fill: (inout ConversionEntry) -> Void
  ) {
    report(kind, at: tree[node].range.start, fill)
  }

  private mutating func report(
    _ kind: ConversionEntry.Kind,
    at offset: Int,
    _ fill: (inout ConversionEntry) -> Void
  ) {
    var entry = source.entry(kind, at: offset)
    entry.record = record
    entry.field = String(path.joined().drop { $0 == "." })
    fill(&entry)
    entries.append(entry)
  }

  // MARK: - What is next to other records

  /// Refuses a record whose id another one has.
  mutating func checkID(among ids: inout [String: ConversionEntry.Record]) {
    guard let id else { return }
    if let other = ids[id] {
      path = [".id"]
      refuse("\(other.kind.recordName) \(other.index + 1) has this id, too", at: node)
      path = []
    } else {
      ids[id] = record
    }
  }

  /// Makes what the source has no field for.
  mutating func mint(_ minting: inout Minting) {
    for (index, what) in minted {
      let (value, text) = minting.value(what, for: id.flatMap { Identity($0) })
      members[index].value = value
      path = [".\(members[index].name)"]
      report(.minted, at: node) { $0.new = text }
      path = []
    }
  }

  /// The record's id as it is written.
  private var id: String? {
    guard case .text(let id)? = members.first(where: { $0.name == "id" })?.value else { return nil }
    return id
  }
}

extension ConversionPlan.Value {
  fileprivate var noun: String {
    switch self {
    case .text, .identity, .name: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .list: "a list"
    case .record: "an object"
    }
  }
}
