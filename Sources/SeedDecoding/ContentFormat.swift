import SeedDiagnostics
package import SeedSource
package import SeedTables

/// The one form that content files are written in: two spaces a level, a member a line, an object's members
/// in the order of its table and behind them those that the table lacks, fixes by their numbers, lists of
/// numbers on one line, escapes only where JSON needs them. Numbers stay as they are written, texts as they
/// are read.
package struct ContentFormat {
  private let tree: JSONTree
  private var sink: Sink

  /// A file in its form; nil for a file with a fault of syntax, which is left alone.
  ///
  /// - Complexity: O(bytes).
  package static func formatted(_ file: SourceFile, kind: ContentKind) -> [UInt8]? {
    guard kind.isJSON else { return nil }
    let (tree, faults) = JSONParser.parse(file)
    guard faults.isEmpty else { return nil }
    var format = ContentFormat(tree: tree, sink: Sink(expected: nil))
    format.sink.bytes.reserveCapacity(file.byteCount + file.byteCount / 8)
    format.file(of: kind)
    return format.sink.bytes
  }

  /// A value in its form, as it stands at a depth of a file; without what stands before its first line.
  ///
  /// - Parameter tree: of a file without a fault of syntax.
  package static func text(of node: NodeIndex, in tree: JSONTree, _ shape: Shape, depth: Int) -> String {
    var format = ContentFormat(tree: tree, sink: Sink(expected: nil))
    format.value(node, shape, depth: depth)
    return String(decoding: format.sink.bytes, as: UTF8.self)
  }

  /// The offset of the first byte of a file that is not as its form has it; nil where all are.
  ///
  /// - Parameter tree: of a file without a fault of syntax.
  /// - Complexity: O(bytes) up to that byte; makes no copy of the file.
  package static func firstDifference(in tree: JSONTree, kind: ContentKind) -> Int? {
    var format = ContentFormat(tree: tree, sink: Sink(expected: tree.file.bytes))
    format.file(of: kind)
    let end = format.sink.offset
    if format.sink.isDifferent { return end }
    return end == tree.file.byteCount ? nil : end
  }

  /// The bytes of a changed file: in its form where the file was so before, else as they are.
  package static func keeping(_ bytes: [UInt8], of old: SourceFile, kind: ContentKind) -> [UInt8] {
    guard kind.isJSON else { return bytes }
    let (tree, faults) = JSONParser.parse(old)
    guard faults.isEmpty, firstDifference(in: tree, kind: kind) == nil else { return bytes }
    return formatted(SourceFile(path: old.path, bytes: bytes), kind: kind) ?? bytes
  }

  private mutating func file(of kind: ContentKind) {
    value(0, kind.row.root, depth: 0, isRoot: true)
    sink.put("\n")
  }

  private mutating func value(_ node: NodeIndex, _ shape: Shape, depth: Int, isRoot: Bool = false) {
    // What differs already need not be written.
    if sink.isDifferent { return }
    switch tree[node].kind {
    case .string: string(node)
    case .array: array(node, shape, depth: depth, isRoot: isRoot)
    case .object: object(node, shape, depth: depth)
    case .null, .true, .false, .number, .invalid: sink.put(tree.file[tree[node].range])
    }
  }

  private mutating func string(_ node: NodeIndex) {
    guard tree[node].flags.contains(.hasEscapes) else { return sink.put(tree.file[tree[node].range]) }
    sink.put("\"\(JSONWriter.escape(tree.string(at: node)))\"")
  }

  private mutating func array(_ node: NodeIndex, _ shape: Shape, depth: Int, isRoot: Bool) {
    var memberShape = Shape.any
    if case .array(let member, _, _, _) = shape { memberShape = member }
    var members = Array(tree.children(of: node))
    if members.isEmpty { return sink.put("[]") }
    if isRoot, case .object(let table) = memberShape, table.field("number")?.isRequired == true {
      sortByNumber(&members)
    }
    let isOnOneLine = members.allSatisfy { tree[$0].kind == .number }
    sink.put("[")
    for (index, member) in members.enumerated() {
      if index > 0 { sink.put(",") }
      if !isOnOneLine { breakLine(depth + 1) } else if index > 0 { sink.put(" ") }
      value(member, memberShape, depth: depth + 1)
    }
    if !isOnOneLine { breakLine(depth) }
    sink.put("]")
  }

  /// Sorts records by their numbers; all stay where one has none that is whole.
  private func sortByNumber(_ members: inout [NodeIndex]) {
    var numbers: [(number: Int, node: NodeIndex)] = []
    for member in members {
      guard let node = tree.value(of: "number", in: member), let number = tree.integer(at: node) else {
        return
      }
      numbers.append((number, member))
    }
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0.number <= $1.number }) { return }
    // Equal numbers keep their order.
    members = numbers.enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(\.element.node)
  }

  private mutating func object(_ node: NodeIndex, _ shape: Shape, depth: Int) {
    var table: RecordTable?
    var valueShape = Shape.any
    switch shape {
    case .object(let record): table = record
    case .map(_, let value, _, _): valueShape = value
    default: break
    }
    var members: [(place: Int, key: NodeIndex, value: NodeIndex)] = []
    var isSorted = true
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      let place = table.map { $0.index(of: tree.string(at: key)) ?? $0.fields.count } ?? 0
      if let last = members.last, last.place > place { isSorted = false }
      members.append((place, key, value))
    }
    if members.isEmpty { return sink.put("{}") }
    // Nodes ascend in the order of the file, which members of one place keep.
    if !isSorted { members.sort { ($0.place, $0.key) < ($1.place, $1.key) } }
    sink.put("{")
    for (index, member) in members.enumerated() {
      if index > 0 { sink.put(",") }
      breakLine(depth + 1)
      string(member.key)
      sink.put(": ")
      let isKnown = table.map { member.place < $0.fields.count } ?? false
      value(member.value, isKnown ? table?.fields[member.place].shape ?? .any : valueShape, depth: depth + 1)
    }
    breakLine(depth)
    sink.put("}")
  }

  private mutating func breakLine(_ depth: Int) {
    sink.put("\n")
    for _ in 0..<depth { sink.put("  ") }
  }
}

/// Takes the bytes of a formatted file: keeps them, or holds them against those of another.
private struct Sink {
  /// What the bytes should be; nil where they are kept.
  let expected: UnsafeBufferPointer<UInt8>?
  var bytes: [UInt8] = []
  /// How many bytes were as expected.
  var offset = 0
  var isDifferent = false

  init(expected: UnsafeBufferPointer<UInt8>?) { self.expected = expected }

  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  mutating func put(_ new: UnsafeBufferPointer<UInt8>) {
    guard let expected else { return bytes.append(contentsOf: new) }
    if isDifferent { return }
    for byte in new {
      guard offset < expected.count, expected[offset] == byte else {
        isDifferent = true
        return
      }
      offset += 1
    }
  }
}
