import SeedDiagnostics
package import SeedSource
package import SeedTables

/// The one form that content files are written in: two spaces a level, a member a line, an object's members
/// in the order of its table and behind them those that the table lacks, fixes by their numbers, lists of
/// numbers and judgements on one line, judgements by their lines, escapes only where JSON needs them. Numbers
/// stay as they are written, texts as they are read.
package struct ContentFormat {
  private let tree: JSONTree
  private var sink: Sink
  /// How many records that stand on one line are open.
  private var lineDepth = 0

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
    var registry = TextFieldRegistry()
    let plan = FieldPlan(shape, name: "", path: "", in: .fixes, &registry)
    return text(of: node, in: tree, plan, depth: depth)
  }

  private static func text(of node: NodeIndex, in tree: JSONTree, _ plan: FieldPlan?, depth: Int) -> String {
    var format = ContentFormat(tree: tree, sink: Sink(expected: nil))
    format.value(node, plan, depth: depth)
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

  /// The bytes of a changed file: in its form where the file was so before, else as they are. A file with a
  /// fault of syntax was so where the change leaves most lines alone, and the form has those in their order.
  package static func keeping(_ bytes: [UInt8], of old: SourceFile, kind: ContentKind) -> [UInt8] {
    guard kind.isJSON else { return bytes }
    let (tree, faults) = JSONParser.parse(old)
    if faults.isEmpty, firstDifference(in: tree, kind: kind) != nil { return bytes }
    guard let form = formatted(SourceFile(path: old.path, bytes: bytes), kind: kind) else { return bytes }
    return faults.isEmpty || keepsLines(of: Array(old.bytes), bytes, in: form) ? form : bytes
  }

  private static func keepsLines(of old: [UInt8], _ new: [UInt8], in form: [UInt8]) -> Bool {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
      // Behind the last line end there is no line.
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      return lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }
    let (known, now) = (Set(lines(old)), lines(new))
    let kept = now.filter(known.contains)
    guard kept.count * 2 >= now.count else { return false }
    var rest = lines(form)[...]
    return kept.allSatisfy { line in
      rest = rest.drop { $0 != line }
      return rest.popFirst() != nil
    }
  }

  private mutating func file(of kind: ContentKind) {
    value(0, ContentPlans.shared.root(of: kind), depth: 0, isRoot: true)
    sink.put(Self.newline)
  }

  /// - Parameter plan: nil for what no table knows.
  private mutating func value(_ node: NodeIndex, _ plan: FieldPlan?, depth: Int, isRoot: Bool = false) {
    // What differs already need not be written.
    if sink.isDifferent { return }
    switch tree[node].kind {
    case .string: string(node)
    case .array: array(node, plan, depth: depth, isRoot: isRoot)
    case .object: object(node, plan, depth: depth)
    case .null, .true, .false, .number, .invalid: sink.copy(tree[node].range, of: tree.file)
    }
  }

  private mutating func string(_ node: NodeIndex) {
    if tree[node].flags.contains(.hasEscapes), !hasUsualEscapes(node) {
      sink.put("\"\(JSONWriter.escape(tree.string(at: node)))\"")
    } else {
      sink.copy(tree[node].range, of: tree.file)
    }
  }

  /// Whether each escape of a string is one that the form has for a mark, a line end or a tab.
  private func hasUsualEscapes(_ node: NodeIndex) -> Bool {
    var rest = tree.file[tree.contentRange(of: node)][...]
    while let start = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest[(start + 1)...]
      guard let letter = rest.popFirst(), #""\nrt"#.utf8.contains(letter) else { return false }
    }
    return true
  }

  private mutating func array(_ node: NodeIndex, _ plan: FieldPlan?, depth: Int, isRoot: Bool) {
    let member = plan?.kind == .array ? plan?.member : nil
    var members = Array(tree.children(of: node))
    if members.isEmpty { return sink.put("[]") }
    if isRoot, let table = member?.record?.descriptor {
      if table.field("number")?.isRequired == true { sortByNumber(&members) }
      if table.isOnOneLine { sortByLine(&members, member) }
    }
    let isOnOneLine = lineDepth > 0 || members.allSatisfy { tree[$0].kind == .number }
    sink.put(UInt8(ascii: "["))
    for (index, node) in members.enumerated() {
      if index > 0 { sink.put(UInt8(ascii: ",")) }
      if !isOnOneLine { breakLine(depth + 1) } else if index > 0 { sink.put(Self.space) }
      value(node, member, depth: depth + 1)
    }
    if !isOnOneLine { breakLine(depth) }
    sink.put(UInt8(ascii: "]"))
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

  /// Sorts records that stand on one line each by the bytes of those lines.
  private func sortByLine(_ members: inout [NodeIndex], _ plan: FieldPlan?) {
    // Lines that are in their form and in order need not be made.
    let sources = members.map { tree.file[tree[$0].range] }
    let areSorted = zip(sources, sources.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
    if sink.expected != nil, areSorted { return }
    let lines = members.map { (text: Self.text(of: $0, in: tree, plan, depth: 1), node: $0) }
    members = lines.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }.map(\.node)
  }

  private mutating func object(_ node: NodeIndex, _ plan: FieldPlan?, depth: Int) {
    let isMap = plan?.kind == .map
    let form = ObjectForm(record: plan?.record, member: isMap ? plan?.member : nil, depth: depth)
    let isOnOneLine = form.record?.descriptor.isOnOneLine == true
    if isOnOneLine { lineDepth += 1 }
    defer { if isOnOneLine { lineDepth -= 1 } }
    // Members mostly stand in the order of their table: they are written as they stand, until one does not.
    // Then the object starts again; tables nest a few levels at most.
    let start = sink.offset
    var last = 0
    var count = 0
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      let place = place(of: key, form.record, from: count == 0 ? 0 : last + 1)
      if place < last {
        sink.reset(to: start)
        return sortedObject(node, form)
      }
      member(key, value, place, form, isFirst: count == 0)
      (last, count) = (place, count + 1)
    }
    endObject(form, memberCount: count)
  }

  /// How the members of an object are written.
  private struct ObjectForm {
    let record: RecordPlan?
    /// Of a map's values.
    let member: FieldPlan?
    let depth: Int
  }

  /// An object whose members do not stand in the order of their table.
  private mutating func sortedObject(_ node: NodeIndex, _ form: ObjectForm) {
    // Nodes ascend in the order of the file, which members of one place keep.
    let members = tree.members(of: node).map { (place: place(of: $0, form.record, from: 0), $0, value: $1) }
      .sorted { ($0.place, $0.1) < ($1.place, $1.1) }
    for (index, (place, key, value)) in members.enumerated() {
      member(key, value, place, form, isFirst: index == 0)
    }
    endObject(form, memberCount: members.count)
  }

  /// The place of a member's field in its table, looked for from one on; behind all where it has none.
  private func place(of key: NodeIndex, _ record: RecordPlan?, from first: Int) -> Int {
    guard let record else { return 0 }
    return record.index(of: key, in: tree, expected: first) ?? record.names.count
  }

  private mutating func member(
    _ key: NodeIndex,
    _ value: NodeIndex,
    _ place: Int,
    _ form: ObjectForm,
    isFirst: Bool
  ) {
    sink.put(UInt8(ascii: isFirst ? "{" : ","))
    breakLine(form.depth + 1)
    string(key)
    sink.put(UInt8(ascii: ":"))
    sink.put(Self.space)
    var plan = form.member
    if let record = form.record { plan = place < record.fields.count ? record.fields[place] : nil }
    self.value(value, plan, depth: form.depth + 1)
  }

  private mutating func endObject(_ form: ObjectForm, memberCount: Int) {
    if memberCount == 0 { return sink.put("{}") }
    breakLine(form.depth)
    sink.put(UInt8(ascii: "}"))
  }

  private mutating func breakLine(_ depth: Int) {
    if lineDepth > 0 { return sink.put(Self.space) }
    sink.put(Self.newline)
    sink.put(Self.space, count: depth * 2)
  }

  private static var newline: UInt8 { 0x0A }
  private static var space: UInt8 { 0x20 }
}

/// Takes the bytes of a formatted file: keeps them, or holds them against those of another.
private struct Sink {
  /// What the bytes should be; nil where they are kept.
  let expected: UnsafeBufferPointer<UInt8>?
  var bytes: [UInt8] = []
  /// How many bytes were kept, or were as expected.
  private(set) var offset = 0
  private(set) var isDifferent = false

  init(expected: UnsafeBufferPointer<UInt8>?) { self.expected = expected }

  mutating func put(_ text: String) {
    for byte in text.utf8 { put(byte) }
  }

  mutating func put(_ byte: UInt8, count: Int = 1) {
    var end = offset
    if let expected {
      let wanted = isDifferent ? end : min(end + count, expected.count)
      while end < wanted, expected[end] == byte { end += 1 }
      if end < offset + count { isDifferent = true }
    } else {
      bytes.append(contentsOf: repeatElement(byte, count: count))
      end += count
    }
    offset = end
  }

  /// Puts some bytes of the file that is formatted.
  mutating func copy(_ range: ByteRange, of file: SourceFile) {
    if expected == nil {
      bytes.append(contentsOf: file[range])
      offset += range.byteCount
    } else if !isDifferent, offset == range.start {
      // They stand where they should.
      offset = range.end
    } else {
      for byte in file[range] { put(byte) }
    }
  }

  /// Takes back what was put since there were `offset` bytes.
  mutating func reset(to offset: Int) {
    if expected == nil { bytes.removeLast(self.offset - offset) }
    (self.offset, isDifferent) = (offset, false)
  }
}
