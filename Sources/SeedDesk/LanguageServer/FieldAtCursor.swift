import SeedTables

/// What the tables say of a place in a content file.
struct FieldAtCursor {
  /// What the innermost container is.
  let container: Shape
  /// What the value at the place is; nil where a key is wanted.
  let shape: Shape?
  /// The field whose key or value the place is at; nil in a list, or where the tables know of none.
  let field: Field?
  /// The field of the innermost record that the place is in, in a list too.
  let owner: Field?
  /// The record tables from the root to the place.
  let tables: [RecordTable]
  /// The rule or topic whose settings the place is right in; nil elsewhere.
  let rule: String?

  init(_ cursor: JSONCursor, kind: ContentKind) {
    var shape: Shape? = kind.row.root
    var container = kind.row.root
    var (field, owner): (Field?, Field?)
    var tables: [RecordTable] = []
    var (rule, nextRule): (String?, String?)
    for frame in cursor.frames {
      container = shape ?? .any
      field = nil
      (rule, nextRule) = (nextRule, nil)
      switch container {
      case .object(let table):
        tables.append(table)
        field = frame.key.flatMap { table.field($0) }
        owner = field
        shape = field?.shape
      case .map(let keys, let value, _, _):
        if case .token(.ruleOrTopic) = keys { nextRule = frame.key }
        shape = value
      case .array(let member, _, _, _): shape = member
      case .hours: shape = .integer(0...23)
      default: shape = nil
      }
    }
    self.container = container
    self.field = field
    self.owner = owner
    self.tables = tables
    self.rule = rule
    self.shape = cursor.isAtKey ? nil : shape
  }

  /// What the names are that a value here, or a key, is one of.
  enum Names {
    case bug, product, voice, copyKey, rule, record
  }

  /// The kind of name at the place; nil for what is no name.
  func names(isAtKey: Bool) -> Names? {
    if isAtKey {
      guard case .map(let keys, _, _, _) = container else { return nil }
      switch keys {
      case .copyKey: return .copyKey
      case .token(.ruleID), .token(.ruleOrTopic): return .rule
      default: return nil
      }
    }
    switch shape {
    case .token where tables.last === RecordTable.scope && owner?.name == "products": return .product
    case .token where tables.last === RecordTable.scope && owner?.name == "voices": return .voice
    case .token where tables.last === RecordTable.scope && owner?.name == "keys": return .copyKey
    case .reference(.bug), .slug: return .bug
    case .reference(.product): return .product
    // What a copy table says of itself is checked by a rule, so it is no reference.
    case .token(.name) where container.isCopyTable:
      return field?.name == "voice" ? .voice : .product
    case .copyKey: return .copyKey
    case .token(.ruleID): return .rule
    case .token(.recordReference): return .record
    default: return nil
    }
  }
}

extension Shape {
  fileprivate var isCopyTable: Bool {
    if case .object(let table) = self { table === RecordTable.copyTable } else { false }
  }
}
