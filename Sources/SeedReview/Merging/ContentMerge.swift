import SeedDecoding
import SeedDiagnostics
package import SeedSource
package import SeedTables

/// A three-way merge of a content file by what its records are, member by member.
///
/// Both sides' additions stay. What one side changed or deleted and the other left alone is taken over. Where
/// both changed one value, or one deleted what the other changed, both versions stand between conflict
/// markers.
package struct ContentMerge {
  /// A merged file in the form of `fmt`.
  package struct Outcome {
    package var bytes: [UInt8]
    package var conflictCount: Int
    /// The new records whose number was taken.
    package var renumbered: [(id: String, old: Int, new: Int)]
  }

  /// What follows the signs of conflict markers, and how many signs there are.
  package struct Labels {
    package var ours = "ours"
    package var theirs = "theirs"
    package var signCount = 7

    package init() {}
  }

  /// Numbers of fixes that no side of the file has: those of other files, and retired ones.
  package struct TakenNumbers {
    /// The id of each number's fix.
    package var owners: [Int: String] = [:]
    /// The highest that any side knows.
    package var highest = 0

    package init() {}
  }

  package enum Side: Int, CaseIterable { case base, ours, theirs }

  /// A value on each side, where it is there.
  struct Versions {
    private var nodes: [NodeIndex?] = [nil, nil, nil]

    subscript(side: Side) -> NodeIndex? {
      get { nodes[side.rawValue] }
      set { nodes[side.rawValue] = newValue }
    }
  }

  indirect enum Merged {
    /// As it stands on one side.
    case taken(Side, NodeIndex)
    case object([(key: String, value: Merged)])
    case list([Merged])
    /// As JSON: a new number or letter.
    case literal(String)
    /// By its index.
    case conflict(Int)
  }

  struct Conflict {
    var versions: Versions
    var shape: Shape
    /// Of a member.
    var key: String?
    /// Of a record that is sorted by it.
    var number: Int?
  }

  let kind: ContentKind
  let trees: [JSONTree]
  /// The side whose new numbers and letters give way where both took one: ours or theirs.
  let yielding: Side
  var conflicts: [Conflict] = []

  /// Merges three versions of a file.
  ///
  /// - Parameters:
  ///   - yielding: the side whose new numbers and letters give way where both took one.
  ///   - taken: is asked only where that side has new fixes.
  /// - Returns: nil where a version does not parse: nobody knows what its records are then.
  /// - Complexity: O(bytes).
  package static func merge(
    base: SourceFile,
    ours: SourceFile,
    theirs: SourceFile,
    kind: ContentKind,
    labels: Labels = Labels(),
    yielding: Side = .theirs,
    taken: () -> TakenNumbers = { TakenNumbers() }
  ) -> Outcome? {
    guard kind.isJSON else { return nil }
    var trees: [JSONTree] = []
    for file in [base, ours, theirs] {
      // Where both sides added the file, git gives an empty base.
      let isEmpty = trees.isEmpty && file.byteCount == 0
      let text = isEmpty ? SourceFile(path: file.path, text: kind.row.root.emptyText) : withPlainLines(file)
      let (tree, faults) = JSONParser.parse(text)
      guard faults.isEmpty else { return nil }
      trees.append(tree)
    }
    var merge = ContentMerge(kind: kind, trees: trees, yielding: yielding)
    return merge.run(labels, taken)
  }

  /// A file without what only its line ends and its first bytes say.
  private static func withPlainLines(_ file: SourceFile) -> SourceFile {
    let all = file.bytes
    let start = all.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let bytes = (start..<all.count).lazy.filter { index in
      all[index] != 0x0D || index + 1 == all.count || all[index + 1] != 0x0A
    }
    return SourceFile(path: file.path, bytes: bytes.map { all[$0] })
  }

  /// The side that keeps its numbers and letters.
  var keeping: Side { yielding == .ours ? .theirs : .ours }

  private mutating func run(_ labels: Labels, _ taken: () -> TakenNumbers) -> Outcome? {
    var roots = Versions()
    for side in Side.allCases { roots[side] = 0 }
    guard var merged = merge(roots, kind.row.root, isRoot: true) else { return nil }
    let renumbered = separateNumbers(of: &merged, taken)
    let mark = conflicts.isEmpty ? "" : placeholder()
    var text: [UInt8] = []
    write(merged, mark, to: &text)
    let file = SourceFile(path: trees[1].file.path, bytes: text)
    guard let bytes = ContentFormat.formatted(file, kind: kind) else { return nil }
    return Outcome(
      bytes: conflicts.isEmpty ? bytes : marking(bytes, placeholder: mark, labels),
      conflictCount: conflicts.count,
      renumbered: renumbered
    )
  }

  // MARK: - Values

  mutating func merge(
    _ versions: Versions,
    _ shape: Shape,
    key: String? = nil,
    isRoot: Bool = false
  ) -> Merged? {
    // The root's members are compared one by one in any case.
    if !isRoot {
      if isSame(.ours, .theirs, versions) { return taken(.ours, versions) }
      if isSame(.base, .ours, versions) { return taken(.theirs, versions) }
      if isSame(.base, .theirs, versions) { return taken(.ours, versions) }
    }
    let conflictCount = conflicts.count
    if let merged = inner(versions, shape, isRoot: isRoot) { return merged }
    conflicts.removeLast(conflicts.count - conflictCount)
    var conflict = Conflict(versions: versions, shape: shape, key: key)
    if key == nil, case .object(let table) = shape, table.field("number")?.isRequired == true {
      let ours = versions[.ours].flatMap { number(.ours, $0) }
      conflict.number = ours ?? versions[.theirs].flatMap { number(.theirs, $0) }
    }
    conflicts.append(conflict)
    return .conflict(conflicts.count - 1)
  }

  /// What is merged of the members of two objects or lists; nil where the values are in conflict as wholes.
  private mutating func inner(_ versions: Versions, _ shape: Shape, isRoot: Bool) -> Merged? {
    guard let ours = versions[.ours], let theirs = versions[.theirs] else { return nil }
    let kind = trees[Side.ours.rawValue][ours].kind
    guard kind == trees[Side.theirs.rawValue][theirs].kind else { return nil }
    var versions = versions
    if let base = versions[.base], trees[Side.base.rawValue][base].kind != kind { versions[.base] = nil }
    switch kind {
    case .object: return objects(versions, shape)
    case .array: return lists(versions, shape, isRoot: isRoot)
    default:
      // A root that is no container at all.
      return isRoot && isSame(.ours, .theirs, versions) ? .taken(.ours, ours) : nil
    }
  }

  private func taken(_ side: Side, _ versions: Versions) -> Merged? {
    versions[side].map { .taken(side, $0) }
  }

  private mutating func objects(_ versions: Versions, _ shape: Shape) -> Merged? {
    var table: RecordTable?
    var valueShape = Shape.any
    switch shape {
    case .object(let record): table = record
    case .map(_, let value, _, _): valueShape = value
    default: break
    }
    var keys: [String: Int] = [:]
    var members: [Versions] = []
    var names: [String] = []
    let orders = Side.allCases.map { side -> [Int] in
      guard let object = versions[side] else { return [] }
      let tree = trees[side.rawValue]
      var order: [Int] = []
      for (keyNode, value) in tree.members(of: object) {
        let key = tree.string(at: keyNode)
        let id = keys[key] ?? members.count
        if id == members.count {
          keys[key] = id
          names.append(key)
          members.append(Versions())
        }
        members[id][side] = value
        order.append(id)
      }
      return order
    }
    var merged: [(key: String, value: Merged)] = []
    for id in MergedOrder(base: orders[0], ours: orders[1], theirs: orders[2]).ids {
      let field = table?.field(names[id])?.shape ?? valueShape
      if let value = merge(members[id], field, key: names[id]) { merged.append((names[id], value)) }
    }
    return table?.isOneOf == true && merged.count > 1 ? nil : .object(merged)
  }

  // MARK: - Equality

  func isSame(_ one: Side, _ other: Side, _ versions: Versions) -> Bool {
    switch (versions[one], versions[other]) {
    case (nil, nil): return true
    case (let node?, let otherNode?):
      let (tree, otherTree) = (trees[one.rawValue], trees[other.rawValue])
      if tree.file[tree[node].range].elementsEqual(otherTree.file[otherTree[otherNode].range]) { return true }
      return tree[node].kind == otherTree[otherNode].kind && text(one, node) == text(other, otherNode)
    default: return false
    }
  }

  /// A value as text that is the same for equal values: without white space, members sorted.
  func text(_ side: Side, _ node: NodeIndex) -> String {
    let tree = trees[side.rawValue]
    switch tree[node].kind {
    case .string: return "\"\(JSONWriter.escape(tree.string(at: node)))\""
    case .array: return "[\(tree.children(of: node).map { text(side, $0) }.joined(separator: ","))]"
    case .object:
      let members = tree.members(of: node).map { "\(text(side, $0)):\(text(side, $1))" }
      return "{\(members.sorted().joined(separator: ","))}"
    case .null, .true, .false, .number, .invalid: return tree.file.text(tree[node].range)
    }
  }

  // MARK: - Writing

  private func write(_ merged: Merged, _ placeholder: String, to bytes: inout [UInt8]) {
    switch merged {
    case .taken(let side, let node):
      let tree = trees[side.rawValue]
      bytes += tree.file[tree[node].range]
    case .literal(let text): bytes += text.utf8
    case .list(let members):
      bytes += "[".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        write(member, placeholder, to: &bytes)
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        bytes += "\"\(JSONWriter.escape(member.key))\":".utf8
        write(member.value, placeholder, to: &bytes)
      }
      bytes += "}".utf8
    case .conflict(let index):
      let name = "\"\(placeholder)\(index)\""
      let number = conflicts[index].number
      bytes += (number.map { "{\"number\":\($0),\(name):0}" } ?? name).utf8
    }
  }

  /// The start of a text that no version has.
  private func placeholder() -> String {
    var text = "conflict-"
    while trees.contains(where: { $0.file.bytes.contains(text.utf8) }) { text = "conflict-" + text }
    return text
  }
}

extension Shape {
  /// A root without members.
  fileprivate var emptyText: String { if case .array = self { "[]" } else { "{}" } }
}

extension UnsafeBufferPointer<UInt8> {
  /// - Complexity: O(bytes × the part's).
  fileprivate func contains(_ part: String.UTF8View) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}
