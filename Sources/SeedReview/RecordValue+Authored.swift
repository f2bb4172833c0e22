package import SeedSource

extension RecordValue {
  /// A value as it stands in a file; nil for `null`, which counts as left out, and for what is no JSON.
  package init?(_ tree: JSONTree, _ node: NodeIndex) {
    switch tree[node].kind {
    case .null, .invalid: return nil
    case .true, .false: self = .boolean(tree[node].kind == .true)
    case .string: self = .text(tree.string(at: node))
    case .number:
      let text = tree.file.text(tree[node].range)
      self = Int(text).map { .number($0) } ?? Double(text).map { .decimal($0) } ?? .text(text)
    case .array: self = .list(tree.children(of: node).compactMap { RecordValue(tree, $0) })
    case .object:
      self = .record(
        tree.members(of: node).compactMap { key, value in
          guard tree[key].kind == .string, let value = RecordValue(tree, value) else { return nil }
          return (tree.string(at: key), value)
        }
      )
    }
  }
}

extension RecordValue {
  /// The value of a member; nil where there is none.
  package subscript(name: String) -> RecordValue? {
    guard case .record(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A text, or nil for another value.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// A whole number, or nil for another value.
  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The members of a list; none for another value.
  package var members: [RecordValue] {
    guard case .list(let members) = self else { return [] }
    return members
  }

  /// Names and values of a record; none for another value.
  package var fields: [(name: String, value: RecordValue)] {
    guard case .record(let fields) = self else { return [] }
    return fields
  }
}

extension RecordValue: Hashable {
  package static func == (left: RecordValue, right: RecordValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.boolean(let left), .boolean(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.record(let left), .record(let right)):
      // The order of an object's members means nothing.
      left.count == right.count
        && left.sorted { $0.name < $1.name }.elementsEqual(right.sorted { $0.name < $1.name }) {
          $0.name == $1.name && $0.value == $1.value
        }
    default: left.double != nil && left.double == right.double
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .number, .decimal: hasher.combine(double)
    case .boolean(let value): hasher.combine(value)
    case .list(let members): hasher.combine(members)
    case .record(let fields):
      // A sum, in which the order of an object's members means nothing.
      var sum = 0
      for field in fields {
        var member = Hasher()
        member.combine(field.name)
        member.combine(field.value)
        sum &+= member.finalize()
      }
      hasher.combine(sum)
    }
  }

  private var double: Double? {
    switch self {
    case .number(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
