import SeedDecoding
import SeedModel
import SeedSource

extension JSONTree {
  /// The value of an object's member without making strings of its keys; nil where it is left out, `null` or
  /// no JSON.
  ///
  /// - Complexity: O(members).
  func member(_ name: String, of object: NodeIndex) -> NodeIndex? {
    guard self[object].kind == .object else { return nil }
    var children = children(of: object)
    while let key = children.next(), let value = children.next() {
      guard hasText(name, at: key) else { continue }
      return self[value].kind == .null || self[value].kind == .invalid ? nil : value
    }
    return nil
  }

  private func hasText(_ name: String, at key: NodeIndex) -> Bool {
    if self[key].flags.contains(.hasEscapes) { return string(at: key) == name }
    return file[contentRange(of: key)].elementsEqual(name.utf8)
  }

  /// A whole number, or nil for anything else.
  func integer(at node: NodeIndex) -> Int? {
    guard self[node].kind == .number, case .value(let value) = JSONNumber.integer(file[self[node].range])
    else {
      return nil
    }
    return value
  }

  /// A decimal number, or nil for anything else.
  func decimal(at node: NodeIndex) -> Double? {
    self[node].kind == .number ? JSONNumber.decimal(file[self[node].range]) : nil
  }
}

extension Catalog {
  /// A fix's configuration, a faulty one too; nil where there is none.
  func configurationNode(of fix: AuthoredFix) -> NodeIndex? {
    if fix.configuration != 0 { return fix.configuration }
    // The decoder drops a faulty one, and says so: without findings there is none to look for.
    if diagnostics.isEmpty { return nil }
    let record = records[Int(fix.record)]
    return trees[Int(record.fileIndex)].member("configuration", of: record.node)
  }

  /// The part of a fix's configuration that belongs to an interaction type; nil where there is none.
  func configuration(_ type: InteractionType, of fix: AuthoredFix) -> (tree: JSONTree, node: NodeIndex)? {
    guard let node = configurationNode(of: fix) else { return nil }
    let tree = trees[Int(records[Int(fix.record)].fileIndex)]
    return tree.member(type.description, of: node).map { (tree, $0) }
  }

  /// The fix of a record; nil for a record of another kind or one that is no object.
  ///
  /// - Complexity: O(1) where the records of fixes follow each other without a gap, else O(log fixes).
  func fix(ofRecord record: UInt32) -> AuthoredFix? {
    guard let first = fixes.first?.record, record >= first else { return nil }
    let guess = Int(record - first)
    if guess < fixes.count, fixes[guess].record == record { return fixes[guess] }
    var low = 0
    var high = fixes.count
    while low < high {
      let middle = (low + high) / 2
      if fixes[middle].record < record { low = middle + 1 } else { high = middle }
    }
    return low < fixes.count && fixes[low].record == record ? fixes[low] : nil
  }
}
