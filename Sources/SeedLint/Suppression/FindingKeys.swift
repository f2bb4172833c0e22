package import SeedDecoding
package import SeedDiagnostics
package import SeedSource
import SeedTables

/// Finds out what findings are known by: the record and the text that each is in.
package struct FindingKeys: Sendable {
  let catalog: Catalog
  /// The records of each file, by the file's index.
  private let records: [Range<Int>]

  /// - Complexity: O(records).
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    var records = Array(repeating: 0..<0, count: catalog.trees.count)
    var start = 0
    // Files are decoded one after the other.
    while start < catalog.records.count {
      let fileIndex = catalog.records[start].fileIndex
      var end = start
      while end < catalog.records.count, catalog.records[end].fileIndex == fileIndex { end += 1 }
      records[Int(fileIndex)] = start..<end
      start = end
    }
    self.records = records
  }

  /// Gives every finding what its key is made of.
  ///
  /// - Complexity: O(log records) for each, and once the bytes of each value that has findings next to each
  ///   other.
  package func assign(to findings: inout [Diagnostic]) {
    var memory = Memory()
    for index in findings.indices { assign(to: &findings[index], &memory) }
  }

  /// What one finding found out that the next is likely to ask again: a hundred thousand findings in one text
  /// would read it as often, and a hundred thousand in one object would search it as often.
  private struct Memory {
    var fileIndex = -1
    var digested: (node: NodeIndex, digest: TextDigest)?
    var members = MemberTables()

    mutating func digest(of node: NodeIndex, in tree: JSONTree) -> TextDigest {
      if let digested, digested.node == node { return digested.digest }
      let digest = FindingKeys.digest(of: node, in: tree)
      digested = (node, digest)
      return digest
    }

    mutating func turn(to fileIndex: Int) {
      guard fileIndex != self.fileIndex else { return }
      self = Memory()
      self.fileIndex = fileIndex
    }
  }

  private func assign(to finding: inout Diagnostic, _ memory: inout Memory) {
    guard let place = finding.place else { return }
    let tree = catalog.trees[place.fileIndex]
    memory.turn(to: place.fileIndex)
    guard let record = record(at: place) else {
      // Elsewhere the value is all that a finding is known by; a container changes with all that is in it.
      guard let pointer = finding.pointer, catalog.kinds[place.fileIndex].isJSON else { return }
      finding.label = catalog.label(ofRecord: nil, pointer)
      let node = Self.node(pointer.utf8, from: 0, in: tree, &memory.members)
      if tree[node].kind == .array || tree[node].kind == .object { return }
      finding.textDigest = memory.digest(of: node, in: tree)
      return
    }
    let authored = catalog.records[record]
    let prefix = catalog.pointer(record: UInt32(record), node: authored.node)
    let pointer = finding.pointer ?? prefix
    guard pointer.hasPrefix(prefix) else { return }
    let offset = prefix.utf8.count
    finding.label = catalog.label(ofRecord: record, pointer.dropFirst(prefix.count))
    let node = Self.node(pointer.utf8.dropFirst(offset), from: authored.node, in: tree, &memory.members)
    finding.textDigest = memory.digest(of: node, in: tree)
    guard let name = name(of: record) else { return }
    finding.record = name
    finding.pointer = pointer
    finding.recordPointerOffset = offset
  }

  /// The index of the record that a place is in, or nil.
  package func record(at place: Place) -> Int? {
    let range = records[place.fileIndex]
    let tree = catalog.trees[place.fileIndex]
    let next = range.partitionPoint { start(of: $0, in: tree) <= place.range.offset }
    guard next > range.lowerBound else { return nil }
    let last = tree[catalog.records[next - 1].node].range.endOffset
    return place.range.offset < last ? next - 1 : nil
  }

  /// Where a record starts: with its value, or with the key that names it.
  private func start(of record: Int, in tree: JSONTree) -> UInt32 {
    let authored = catalog.records[record]
    let node = authored.kind == .copyTable ? authored.nameNode : authored.node
    return tree[node].range.offset
  }

  /// A record's id or key; nil for records without one and for those that speak of others.
  private func name(of record: Int) -> String? {
    catalog.records[record].kind.hasNamedRecords ? catalog.name(of: UInt32(record)) : nil
  }

  /// The value at a pointer, or the last one on the way that is there.
  ///
  /// - Complexity: O(bytes of the pointer); once O(members) for each container on the way.
  package static func node(
    _ pointer: some Collection<UInt8>,
    from start: NodeIndex,
    in tree: JSONTree,
    _ members: inout MemberTables
  ) -> NodeIndex {
    var node = start
    for part in pointer.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      let next: NodeIndex?
      switch tree[node].kind {
      case .object: next = members.value(of: unescape(part), in: node, of: tree)
      case .array:
        next = members.element(Int(String(decoding: part, as: UTF8.self)) ?? .max, in: node, of: tree)
      default: next = nil
      }
      guard let next else { return node }
      node = next
    }
    return node
  }

  private static func unescape(_ part: some Collection<UInt8>) -> String {
    let text = String(decoding: part, as: UTF8.self)
    return part.contains(UInt8(ascii: "~"))
      ? text.replacing("~1", with: "/").replacing("~0", with: "~") : text
  }

  /// The digest of a text; of any other value, that of its compact JSON with sorted keys and no escapes.
  ///
  /// - Complexity: O(bytes), O(n log n) for the members of an object.
  package static func digest(of node: NodeIndex, in tree: JSONTree) -> TextDigest {
    var digest = TextDigest()
    if tree[node].kind == .string {
      tree.withText(node) { digest.add($0) }
    } else {
      add(node, tree, &digest)
    }
    return digest
  }

  private static func add(_ node: NodeIndex, _ tree: JSONTree, _ digest: inout TextDigest) {
    switch tree[node].kind {
    case .string:
      digest.add("\"".utf8)
      tree.withText(node) { digest.add($0) }
      digest.add("\"".utf8)
    case .array:
      digest.add("[".utf8)
      for (index, child) in tree.children(of: node).enumerated() {
        if index > 0 { digest.add(",".utf8) }
        add(child, tree, &digest)
      }
      digest.add("]".utf8)
    case .object:
      let members = tree.members(of: node)
        .map { (key: tree[$0].kind == .string ? tree.string(at: $0) : "", value: $1) }
        .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      digest.add("{".utf8)
      for (index, member) in members.enumerated() {
        if index > 0 { digest.add(",".utf8) }
        digest.add("\"\(member.key)\":".utf8)
        add(member.value, tree, &digest)
      }
      digest.add("}".utf8)
    case .null, .true, .false, .number, .invalid: digest.add(tree.file[tree[node].range])
    }
  }
}
