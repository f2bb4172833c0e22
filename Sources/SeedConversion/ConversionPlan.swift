import SeedTables

/// Which way a dialect is converted.
package enum ConversionDirection: Sendable {
  /// From the dialect's files to content.
  case importing
  /// From content to the dialect's files.
  case exporting
}

/// How the records of a kind are converted one way: our table, seen through a dialect's differences.
final class ConversionPlan: Sendable {
  /// What a record is called in messages: "fix".
  let name: String
  let isOneOf: Bool
  let fields: [Field]
  /// The index of the field that each name in the source stands for.
  let indices: [String: Int]

  struct Field: Sendable {
    /// The name by which the source should have it.
    let source: String
    /// The name by which it is written.
    let target: String
    let value: Value
    let isRequired: Bool
    /// What happens to the field as a whole.
    let fate: Fate
  }

  enum Fate: Sendable {
    case converted
    /// The target has no such field.
    case dropped
    /// The source has no such field.
    case minted(Dialect.Minting)
  }

  indirect enum Value: Sendable {
    case text
    case number
    case boolean
    /// An id that becomes a UUID.
    case identity
    /// One of a vocabulary's names; what each becomes, and those that are asked for.
    case name([String: String], known: [String], label: String)
    case list(Value)
    case record(ConversionPlan)
  }

  /// - Parameter path: leads to the table, as the dialect's differences write it.
  init(_ table: RecordTable, at path: String, of dialect: Dialect, _ direction: ConversionDirection) {
    name = table.name
    isOneOf = table.isOneOf
    var fields: [Field] = []
    var indices: [String: Int] = [:]
    for field in table.fields {
      let path = "\(path).\(field.name)"
      let difference = dialect.differences[path]
      var names = [field.name]
      var target = field.name
      var fate = Fate.converted
      switch (difference, direction) {
      case (.called(let name), .importing): names.append(name)
      case (.called(let name), .exporting): target = name
      case (.lacking, .importing): continue
      case (.minted(let minting), .importing): (names, fate) = ([], .minted(minting))
      case (.lacking, .exporting), (.minted, .exporting): fate = .dropped
      case (.says, _), (nil, _): break
      }
      for name in names { indices[name] = fields.count }
      fields.append(
        Field(
          source: names.last ?? field.name,
          target: target,
          value: Value(field.shape, at: path, of: dialect, direction),
          isRequired: field.isRequired,
          fate: fate
        )
      )
    }
    self.fields = fields
    self.indices = indices
  }
}

extension ConversionPlan.Value {
  fileprivate init(_ shape: Shape, at path: String, of dialect: Dialect, _ direction: ConversionDirection) {
    switch shape {
    case .identity: self = direction == .importing ? .identity : .text
    case .integer, .decimal: self = .number
    case .boolean: self = .boolean
    case .vocabulary(let table):
      var others: [String: String] = [:]
      if case .says(let names)? = dialect.differences[path] { others = names }
      var names: [String: String] = [:]
      for name in table.names {
        // A file that is half converted says some of it in our words.
        names[name] = direction == .importing ? name : others[name] ?? name
        if direction == .importing, let other = others[name] { names[other] = name }
      }
      let known = table.names.map { direction == .importing ? others[$0] ?? $0 : $0 }
      self = .name(names, known: known, label: table.label)
    case .array(let member, _, _, _): self = .list(Self(member, at: path, of: dialect, direction))
    case .object(let table): self = .record(ConversionPlan(table, at: path, of: dialect, direction))
    case .slug, .reference, .copyKey, .prose, .message, .token, .drawing, .date, .timeOfDay: self = .text
    case .hours, .map, .any, .index, .run:
      preconditionFailure("no record that a dialect has holds such a value: \(path)")
    }
  }
}
