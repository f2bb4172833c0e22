import SeedModel
package import SeedSource

/// Why an object has no typed value: the node that has none of the kind that its field needs.
package struct ValueError: Error, Sendable {
  /// What is not as it must be: the value, or the object that lacks one.
  package let node: NodeIndex
  /// The field that the object lacks; nil for a faulty value.
  package let missing: String?
}

/// Reads the members of objects as typed values. Nothing is left out: a member that is there and cannot be
/// read makes the whole value unreadable.
struct ObjectReader {
  let tree: JSONTree
  /// The id of the bug that the record works on.
  var bugID: Identity?

  func node(_ key: String, _ object: NodeIndex) throws(ValueError) -> NodeIndex {
    guard let node = optionalNode(key, object) else { throw ValueError(node: object, missing: key) }
    return node
  }

  private func optionalNode(_ key: String, _ object: NodeIndex) -> NodeIndex? {
    guard tree[object].kind == .object, let node = tree.value(of: key, in: object), tree[node].kind != .null
    else { return nil }
    return node
  }

  func optional<Value>(
    _ key: String,
    _ object: NodeIndex,
    _ read: (NodeIndex) throws(ValueError) -> Value
  ) throws(ValueError) -> Value? {
    guard let node = optionalNode(key, object) else { return nil }
    return try read(node)
  }

  private func value<Value>(_ node: NodeIndex, _ value: Value?) throws(ValueError) -> Value {
    guard let value else { throw ValueError(node: node, missing: nil) }
    return value
  }
}

// MARK: - Values

extension ObjectReader {
  func text(_ node: NodeIndex) throws(ValueError) -> String {
    try value(node, tree[node].kind == .string ? tree.string(at: node) : nil)
  }

  func identity(_ node: NodeIndex) throws(ValueError) -> Identity {
    let text = try text(node)
    let reading = Array(text.utf8).withUnsafeBufferPointer { Identity.read($0) }
    switch reading {
    case .canonical(let identity), .notCanonical(let identity): return identity
    case .malformed: throw ValueError(node: node, missing: nil)
    }
  }

  func integer(_ node: NodeIndex, in range: ClosedRange<Int>) throws(ValueError) -> Int {
    try value(node, tree.integer(at: node).flatMap { range.contains($0) ? $0 : nil })
  }

  func integer(in range: ClosedRange<Int>) -> (NodeIndex) throws(ValueError) -> Int {
    { (node) throws(ValueError) in try integer(node, in: range) }
  }

  func decimal(_ node: NodeIndex) throws(ValueError) -> Double {
    try value(node, tree.decimal(at: node))
  }

  func boolean(_ node: NodeIndex) throws(ValueError) -> Bool {
    switch tree[node].kind {
    case .true: return true
    case .false: return false
    default: throw ValueError(node: node, missing: nil)
    }
  }

  func vocabulary<Names: Vocabulary>(_ node: NodeIndex) throws(ValueError) -> Names {
    try value(node, Names(name: text(node)))
  }

  func timeOfDay(_ node: NodeIndex) throws(ValueError) -> TimeOfDay {
    let text = try text(node)
    return try value(node, Array(text.utf8).withUnsafeBufferPointer { TimeOfDay(text: $0) })
  }

  func hours(_ node: NodeIndex) throws(ValueError) -> HourRange {
    let bounds = try members(of: node, integer(in: 0...23))
    guard bounds.count == 2 else { throw ValueError(node: node, missing: nil) }
    return HourRange(first: bounds[0], last: bounds[1])
  }

  func message(_ node: NodeIndex) throws(ValueError) -> MessagePattern {
    let text = try text(node)
    var parser = MessageParser()
    let (message, faults) = Array(text.utf8).withUnsafeBufferPointer { parser.parse($0) }
    return try value(node, faults.isEmpty ? message.pattern : nil)
  }

  /// The id of the bug that a slug names, which whoever reads the record has found.
  func reference(_ key: String, _ object: NodeIndex, to section: String) throws(ValueError) -> Identity {
    let node = try node(key, object)
    return try value(node, bugID)
  }

  /// The name of a product.
  func reference(_ key: String, _ object: NodeIndex, to section: String) throws(ValueError) -> String {
    try text(node(key, object))
  }
}

// MARK: - Lists

extension ObjectReader {
  /// The members of an array; none where it is left out.
  func list<Member>(
    _ key: String,
    _ object: NodeIndex,
    _ read: (NodeIndex) throws(ValueError) -> Member
  ) throws(ValueError) -> [Member] {
    guard let list = optionalNode(key, object) else { return [] }
    return try members(of: list, read)
  }

  func members<Member>(
    of list: NodeIndex,
    _ read: (NodeIndex) throws(ValueError) -> Member
  ) throws(ValueError) -> [Member] {
    guard tree[list].kind == .array else { throw ValueError(node: list, missing: nil) }
    var result: [Member] = []
    for node in tree.children(of: list) { result.append(try read(node)) }
    return result
  }

  /// The values of an object with free keys, each made of its key and its object, sorted by the keys.
  func map<Member>(
    _ key: String,
    _ object: NodeIndex,
    sortedByName read: (NodeIndex, String) throws(ValueError) -> Member
  ) throws(ValueError) -> [Member] {
    var result: [(name: String, member: Member)] = []
    for (keyNode, node) in try entries(key, object) {
      let name = try text(keyNode)
      result.append((name, try read(node, name)))
    }
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map(\.member)
  }

  /// The same for keys of a vocabulary, in its order.
  func map<Names: Vocabulary, Member>(
    _ key: String,
    _ object: NodeIndex,
    _ read: (NodeIndex, Names) throws(ValueError) -> Member
  ) throws(ValueError) -> [Member] {
    var result: [(name: Names, member: Member)] = []
    for (keyNode, node) in try entries(key, object) {
      let name: Names = try vocabulary(keyNode)
      result.append((name, try read(node, name)))
    }
    return result.sorted { $0.name.rawValue < $1.name.rawValue }.map(\.member)
  }

  /// The texts of lists with keys of a vocabulary, in its order, then as authored.
  func pairs<Names: Vocabulary, Member>(
    _ key: String,
    _ object: NodeIndex,
    _ make: (Names, String) -> Member
  ) throws(ValueError) -> [Member] {
    let lists: [(name: Names, texts: [String])] = try map(key, object) { (node, name) throws(ValueError) in
      (name, try members(of: node, text))
    }
    return lists.flatMap { list in list.texts.map { make(list.name, $0) } }
  }

  private func entries(
    _ key: String,
    _ object: NodeIndex
  ) throws(ValueError) -> [(key: NodeIndex, value: NodeIndex)] {
    let map = try node(key, object)
    guard tree[map].kind == .object else { throw ValueError(node: map, missing: nil) }
    return tree.members(of: map)
  }
}
